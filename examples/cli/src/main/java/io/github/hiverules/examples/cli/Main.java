// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.examples.board.BoardCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs the command that the first argument names. */
public final class Main {
    /** The exit code of a command that could not do its work. */
    static final int COULD_NOT_RUN = 2;

    /** The exit code of a command whose output nobody reads any more: that of a program that the signal SIGPIPE ends. */
    static final int CLOSED_PIPE = 141;

    private static final String HELP = """
            hive COMMAND [ARGUMENT...]; "hive COMMAND --help" explains a command, "hive --version" prints the version.
              board     play and analyse in the browser
              uhp       play as an engine for viewers
              validate  judge every game in records
              explain   say what each piece may do, or why a move is illegal
              convert   write records in another format
              show      draw a position
              match     let two engines play each other
              generate  make up games
              features  make a training set of records
              perft     count move sequences
              solve     find a forced win
            """;

    /** The commands by their names. */
    private static final Map<String, Class<?>> COMMANDS = Map.ofEntries(
            Map.entry("board", BoardCommand.class),
            Map.entry("uhp", UhpCommand.class),
            Map.entry("validate", Validate.class),
            Map.entry("explain", Explain.class),
            Map.entry("convert", Convert.class),
            Map.entry("show", Show.class),
            Map.entry("match", MatchCommand.class),
            Map.entry("generate", Generate.class),
            Map.entry("features", Features.class),
            Map.entry("perft", PerftCommand.class),
            Map.entry("solve", Solve.class));

    private Main() {}

    /** Does what the arguments say, writing to these, and returns the exit code. */
    static int execute(PrintWriter out, PrintWriter err, String... arguments) {
        String name = arguments.length == 0 ? "--help" : arguments[0];
        switch (name) {
            case "-h", "--help" -> out.print(HELP.replace("\n", System.lineSeparator()));
            case "-V", "--version" -> out.println("hive " + version());
            default -> {
                return execute(out, err, name, Arrays.copyOfRange(arguments, 1, arguments.length));
            }
        }
        return 0;
    }

    private static int execute(PrintWriter out, PrintWriter err, String name, String[] arguments) {
        Class<?> command = COMMANDS.get(name);
        if (command == null) {
            err.println("hive: there is no command \"" + Verdict.printable(name) + "\"" + suggestion(name));
            err.flush();
            return COULD_NOT_RUN;
        }
        return new CommandLine(command)
                .setCommandName("hive " + name)
                .setOut(out)
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

    private static String suggestion(String name) {
        CommandLine all = new CommandLine(CommandSpec.create());
        COMMANDS.keySet().forEach(known -> all.addSubcommand(known, CommandSpec.create()));
        return new UnmatchedArgumentException(all, List.of(name))
                .getSuggestions().stream()
                        .findFirst()
                        .map(known -> "; did you mean \"" + known + "\"?")
                        .orElse("; \"hive --help\" lists the commands");
    }

    /** Returns the version of this program's jar. */
    static String version() {
        return Optional.ofNullable(Main.class.getPackage().getImplementationVersion())
                .map(version -> version.replace("-SNAPSHOT", ""))
                .orElse("0");
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

    /** Runs a command and exits with its code. Without arguments and without a console, as after a double click, opens the board. */
    public static void main(String[] words) {
        String[] arguments = words.length == 0 && !BoardCommand.hasConsole() ? new String[] {"board"} : words;
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
