package io.github.hiverules.examples.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Runs the example that the first argument names. */
@Command(
        name = "examples/run",
        description = "Runs an example program of the hive-rules library.",
        footer =
                "Beside these, web is a board in the browser, archive judges records on Spark, and bench measures how fast the"
                        + " rules are.",
        subcommands = {
            Validate.class,
            Explain.class,
            Convert.class,
            Show.class,
            UhpCommand.class,
            Generate.class,
            PerftCommand.class
        })
public final class Main extends Example {
    /** The exit code of a command that could not do its work. */
    static final int COULD_NOT_RUN = 2;

    @Override
    public Integer call() {
        throw misused("Which example?");
    }

    /** The command line, writing to these. */
    static CommandLine commandLine(PrintWriter out, PrintWriter err) {
        return new CommandLine(new Main())
                .setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExpandAtFiles(false) // a file's name may begin with @
                .setExecutionExceptionHandler((exception, line, result) -> couldNotRun(err, exception));
    }

    /** Sends on what was printed, and stops the program if nobody takes it any more. */
    static void flush(PrintWriter out) {
        if (out.checkError()) {
            throw new IllegalStateException("the output can't be written");
        }
    }

    private static int couldNotRun(PrintWriter err, Throwable reason) {
        String text = reason instanceof IllegalStateException ? String.valueOf(reason.getMessage()) : reason.toString();
        err.println("error: " + Verdict.printable(text));
        err.flush();
        return COULD_NOT_RUN;
    }

    /** Runs the example and exits with its code. */
    public static void main(String[] arguments) {
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int code;
        try {
            code = commandLine(out, err).execute(arguments);
        } catch (OutOfMemoryError | StackOverflowError e) {
            code = couldNotRun(err, e);
        }
        out.flush();
        System.exit(code);
    }
}
