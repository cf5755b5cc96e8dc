// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The command: an archive of records on Apache Spark. */
@Command(
        name = "archive",
        description =
                "Judges every game in the records, and makes tables of the games and positions (Parquet) and a report"
                        + " (HTML). What is broken or can't be read has a row in the table of games. Exit code 0 when the"
                        + " archive is made, 2 when it can't be.")
public final class Main implements Callable<Integer> {
    private static final int COULD_NOT_RUN = 2;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    @SuppressWarnings("unused") // picocli acts on it
    private boolean help;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--master",
            paramLabel = "URL",
            description =
                    "Where Spark runs: local[N] for N cores of this machine, spark://HOST:PORT and the like. All cores"
                            + " of this machine unless given here or to spark-submit.")
    private Optional<String> master = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "The archive's folder; what games, positions and report.html are there is replaced."
                    + " ${DEFAULT-VALUE} unless given.")
    private String out = "archive";

    @Option(
            names = "--positions",
            paramLabel = "PLIES",
            description = "How many turns of a game go into the table of positions, from 0; all unless given.")
    private int positions = Integer.MAX_VALUE;

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "Files and folders; zip and gz are opened. The format is recognised from the content.")
    private List<String> paths = new ArrayList<>();

    @Override
    public Integer call() throws IOException {
        if (positions < 0) {
            throw new ParameterException(spec.commandLine(), "--positions counts from 0");
        }
        if (out.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--out names a folder");
        }
        try (SparkSession spark = session()) {
            Configuration configuration = spark.sparkContext().hadoopConfiguration();
            String folder = InputFiles.address(out, configuration);
            Archive archive = new Archive(spark, folder, positions, Archive.TASK_BYTES);
            InputFiles input = InputFiles.of(paths, folder, configuration);
            archive.make(input);
            summarize(archive);
        }
        return 0;
    }

    private void summarize(Archive archive) {
        Map<String, Long> verdicts = new TreeMap<>();
        for (Row row : archive.games().groupBy("verdict").count().collectAsList()) {
            verdicts.put(row.getString(0), row.getLong(1));
        }
        long valid = verdicts.getOrDefault(GamesTable.VALID, 0L);
        long invalid = verdicts.getOrDefault(GamesTable.INVALID, 0L);
        long unreadable = verdicts.getOrDefault(GamesTable.UNREADABLE, 0L);
        PrintWriter printer = spec.commandLine().getOut();
        printer.println((valid + invalid) + (valid + invalid == 1 ? " game: " : " games: ") + valid + " valid, "
                + invalid + " invalid" + (unreadable > 0 ? "; " + unreadable + " could not be read" : ""));
        long twins = archive.twins().count();
        if (twins > 0) {
            printer.println(twins + (twins == 1 ? " valid game is" : " valid games are")
                    + " recorded elsewhere too; the report counts each once");
        }
        printer.println("see " + out.replaceFirst("/+$", "") + "/report.html");
        printer.flush();
    }

    /** Spark as spark-submit has set it, or else on this machine, where nobody from outside can reach it. */
    private SparkSession session() {
        SparkConf conf = new SparkConf().setAppName("hive archive");
        master.ifPresent(conf::setMaster);
        conf.setIfMissing("spark.master", "local[*]");
        if (conf.get("spark.master").startsWith("local")) {
            conf.setIfMissing("spark.driver.host", "127.0.0.1");
            conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
            conf.setIfMissing("spark.ui.enabled", "false");
            conf.setIfMissing("spark.ui.showConsoleProgress", Boolean.toString(isTerminal()));
        }
        // a game costs more than its bytes tell; behind larger parts cores would wait for the last
        conf.setIfMissing("spark.sql.files.maxPartitionBytes", "8m");
        conf.setIfMissing("spark.buffer.pageSize", "4m"); // a task asks for one at least, and the collector moves it
        return SparkSession.builder().config(conf).getOrCreate();
    }

    private static boolean isTerminal() {
        return System.getProperty("hive.terminals", "").contains("2");
    }

    /** The command line, writing to these. */
    static CommandLine commandLine(PrintWriter out, PrintWriter err) {
        return new CommandLine(new Main())
                .setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(int.class, Main::number)
                .setExpandAtFiles(false) // a file's name may begin with @
                .setExecutionExceptionHandler((exception, line, result) -> {
                    err.println("error: " + describe(exception));
                    err.flush();
                    return COULD_NOT_RUN;
                });
    }

    /** What went wrong, in a line for people: Spark wraps it, and puts stack traces behind it. */
    static String describe(Throwable exception) {
        Throwable cause = exception;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause.getMessage() == null
                ? "this is a defect of the program, please report it: " + cause
                : cause.getMessage().lines().findFirst().orElse("for a reason that Spark does not tell");
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not a whole number from 0 to " + Integer.MAX_VALUE);
        }
    }

    /** Runs the command and exits with its code. */
    public static void main(String[] arguments) {
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int code = commandLine(out, err).execute(arguments);
        if (code != 0) {
            System.exit(code); // under spark-submit in a cluster, to exit with 0 by hand would count as a failure
        }
    }
}
