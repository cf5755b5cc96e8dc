// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.Output;
import io.github.hiverules.examples.common.Terminal;
import io.github.hiverules.examples.common.Text;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.SocketException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkThrowable;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code archive}: creates an archive of records with Apache Spark. */
@Command(
        description =
                "Checks every game in the records and creates tables of games and positions (Parquet) and a report"
                        + " (HTML). Broken games and unreadable files have rows in the table of games. Exit code: 0 if the"
                        + " archive was created, 2 if not.")
public final class Main extends HiveCommand {
    @Option(
            names = "--master",
            paramLabel = "URL",
            description =
                    "Spark master, such as local[N] for N cores of this machine or spark://HOST:PORT. Default: the"
                            + " master set by spark-submit, or all cores of this machine.")
    private Optional<String> master = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Output folder, without a complete archive. Default: ${DEFAULT-VALUE}.")
    private String out = "archive";

    @Option(
            names = "--positions",
            description = "Maximum turns per game in the table positions. Default: ${DEFAULT-VALUE}.")
    private int positions = 24;

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "Files and folders, including zip and gz. Formats are detected automatically.")
    private List<String> paths = new ArrayList<>();

    @Override
    public Integer call() throws IOException {
        checkRange("--positions", positions, 0, Integer.MAX_VALUE);
        if (out.isEmpty()) {
            throw usageError("--out must name a folder, but is empty.");
        }
        SparkConf conf = conf();
        Configuration configuration = SparkHadoopUtil.get().newConfiguration(conf);
        String folder = InputFiles.address(out, configuration);
        if (!InputFiles.isLocal(folder)) {
            create(
                    conf,
                    folder,
                    configuration,
                    ".report-" + UUID.randomUUID()); // a shared file system has no such locks
            return 0;
        }
        try (Output output = Output.folder(Path.of(URI.create(folder)), List.of())) {
            create(conf, folder, configuration, output.scratch().getFileName().toString());
        }
        return 0;
    }

    private void create(SparkConf conf, String folder, Configuration configuration, String scratch) throws IOException {
        ArchiveFolder checked = ArchiveFolder.of(folder, configuration);
        checked.check(); // before Spark starts
        InputFiles input = InputFiles.of(paths, folder, configuration);
        try (SparkSession spark = SparkSession.builder().config(conf).getOrCreate()) {
            summarize(new Archive(spark, checked, positions, Archive.TASK_BYTES).create(input, scratch));
        }
    }

    private void summarize(Archive.Counts counts) {
        long valid = counts.of(ArchivedGame.VALID);
        long invalid = counts.of(ArchivedGame.INVALID);
        long unreadable = counts.of(ArchivedGame.UNREADABLE);
        out().println(Text.count(valid + invalid, "game") + ": " + valid + " valid, " + invalid + " invalid"
                + (unreadable > 0 ? "; " + unreadable + " could not be read" : ""));
        if (counts.twins() > 0) {
            out().println(counts.twins()
                    + (counts.twins() == 1 ? " valid game is a duplicate" : " valid games are duplicates")
                    + ", not counted in the report");
        }
        out().println("see " + out.replaceFirst("/+$", "") + "/report.html");
        out().flush();
    }

    /** Returns the settings of spark-submit, or settings for a local session that other machines can't reach. */
    private SparkConf conf() {
        SparkConf conf = new SparkConf().setAppName("hive archive");
        master.ifPresent(conf::setMaster);
        conf.setIfMissing("spark.master", "local[*]");
        if (conf.get("spark.master").startsWith("local")) {
            conf.setIfMissing("spark.driver.host", "127.0.0.1");
            conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
            conf.setIfMissing("spark.ui.enabled", "false");
            conf.setIfMissing("spark.ui.showConsoleProgress", Boolean.toString(Terminal.showsErrors()));
            conf.setIfMissing("spark.sql.adaptive.enabled", "false"); // planning again costs more than it saves
            conf.setIfMissing("spark.sql.shuffle.partitions", "8");
        }
        // with larger partitions, some cores would be idle at the end
        conf.setIfMissing("spark.sql.files.maxPartitionBytes", "8m");
        conf.setIfMissing("spark.buffer.pageSize", "4m"); // every task allocates at least one page
        return conf;
    }

    static CommandLine commandLine(PrintWriter out, PrintWriter err) {
        Main main = new Main();
        return commandLine(main, "archive", out, err)
                .setExecutionExceptionHandler((exception, line, result) -> Failures.report(
                        describe(exception, main.out)
                                .map(fault -> (Exception) new CommandException(fault, exception))
                                .orElse(exception),
                        err));
    }

    /**
     * Describes an error of Spark or of a file system in one line. Spark wraps errors and appends stack traces to the
     * messages. Except for errors of the network, an {@link IOException} means that a file can't be written: unreadable
     * records are rows of the archive. Returns empty for other errors.
     */
    static Optional<String> describe(Throwable exception, String folder) {
        Throwable cause = exception;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        if (cause instanceof IOException broken && !(cause instanceof SocketException)) {
            return Optional.of("can't write " + folder + ": " + firstLine(Failures.describe(broken)));
        }
        boolean isOfSpark = cause instanceof SparkThrowable || cause instanceof SocketException || isStopped(cause);
        return Optional.ofNullable(cause.getMessage())
                .filter(message -> isOfSpark)
                .map(Main::firstLine);
    }

    /** Returns whether an error means that Ctrl-C has stopped Spark. */
    private static boolean isStopped(Throwable cause) {
        StackTraceElement[] trace = cause.getStackTrace();
        return cause instanceof IllegalStateException
                && trace.length > 0
                && trace[0].getClassName().startsWith("org.apache.spark.");
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("unknown Spark error");
    }

    /** Runs the command and exits with its code. */
    public static void main(String[] arguments) {
        int code = run((out, err) -> commandLine(out, err).execute(arguments));
        if (code != 0) {
            System.exit(code); // spark-submit counts an explicit exit with 0 as a failure
        }
    }
}
