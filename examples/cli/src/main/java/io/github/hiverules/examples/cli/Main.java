// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.TypeConversionException;

/** Runs the example that the first argument names. */
@Command(
        name = "examples/run",
        description = "Runs an example program of the hive-rules library.",
        footer = "Beside these, web is a board in the browser, archive judges records on Spark, and bench measures how"
                + " fast the rules are.")
public final class Main extends Example {
    /** The exit code of a command that could not do its work. */
    static final int COULD_NOT_RUN = 2;

    /** The exit code of a command whose output nobody reads any more: that of a program that the signal SIGPIPE ends. */
    static final int CLOSED_PIPE = 141;

    /** The commands by their names, in the order of the help. */
    private static final Map<String, Class<? extends Example>> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("validate", Validate.class);
        COMMANDS.put("explain", Explain.class);
        COMMANDS.put("convert", Convert.class);
        COMMANDS.put("show", Show.class);
        COMMANDS.put("uhp", UhpCommand.class);
        COMMANDS.put("match", MatchCommand.class);
        COMMANDS.put("generate", Generate.class);
        COMMANDS.put("features", Features.class);
        COMMANDS.put("learn", Learn.class);
        COMMANDS.put("perft", PerftCommand.class);
        COMMANDS.put("solve", Solve.class);
    }

    @Override
    public Integer call() {
        throw misused("Which example?");
    }

    /** Does what the arguments say, writing to these, and returns the exit code. */
    static int execute(PrintWriter out, PrintWriter err, String... arguments) {
        CommandLine line = new CommandLine(new Main());
        // Where the first argument names a command, picocli need not look at the others: a tenth of the start.
        String named = arguments.length > 0 && COMMANDS.containsKey(arguments[0]) ? arguments[0] : "";
        COMMANDS.forEach((name, command) -> {
            if (named.isEmpty() || named.equals(name)) {
                line.addSubcommand(name, command);
            }
        });
        return line.setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(int.class, text -> (int) number(text, Integer.MIN_VALUE, Integer.MAX_VALUE))
                .registerConverter(Integer.class, text -> (int) number(text, Integer.MIN_VALUE, Integer.MAX_VALUE))
                .registerConverter(long.class, text -> number(text, Long.MIN_VALUE, Long.MAX_VALUE))
                .registerConverter(Path.class, Main::path)
                .setExpandAtFiles(false) // a file's name may begin with @
                .setExecutionExceptionHandler((exception, failed, result) -> couldNotRun(err, exception))
                .execute(arguments);
    }

    /** Sends on what was printed, and stops the program if nobody takes it any more. */
    static void flush(PrintWriter out) {
        StandardOutput.flush(out);
    }

    private static int couldNotRun(PrintWriter err, Throwable reason) {
        if (reason instanceof StandardOutput.Closed) {
            return CLOSED_PIPE;
        }
        err.println("error: " + Verdict.printable(describe(reason)));
        err.flush();
        return COULD_NOT_RUN;
    }

    private static String describe(Throwable reason) {
        if (reason instanceof UncheckedIOException broken) {
            return RecordFiles.describe(Objects.requireNonNull(broken.getCause()));
        } else if (reason instanceof IllegalStateException) {
            return String.valueOf(reason.getMessage());
        } else if (reason instanceof IOException broken) {
            return RecordFiles.describe(broken);
        } else if (reason instanceof OutOfMemoryError) {
            return "there is too little memory; JAVA_TOOL_OPTIONS=-Xmx2g gives more";
        }
        return "this is a defect of the program, please report it: " + reason;
    }

    /** Reads a number, with words for people where there is none. */
    private static long number(String text, long least, long most) {
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            if (!text.matches("[-+]?[0-9]+")) {
                throw new TypeConversionException("'" + text + "' is not a whole number");
            }
        }
        throw new TypeConversionException("'" + text + "' is too " + (text.startsWith("-") ? "small" : "large"));
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new TypeConversionException("this system has no file with the name '" + text + "'");
        }
    }

    /** Runs the example and exits with its code. */
    public static void main(String[] arguments) {
        PrintWriter out = StandardOutput.open();
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int code;
        try {
            code = execute(out, err, arguments);
            if (code == 0) {
                flush(out); // a help text that could not be written is no success
            }
        } catch (OutOfMemoryError | StackOverflowError | RuntimeException e) {
            code = couldNotRun(err, e);
        }
        out.flush();
        System.exit(code);
    }
}
