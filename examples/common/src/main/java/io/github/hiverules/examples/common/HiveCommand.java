// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.uhp.UhpClient;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The base class of commands: help option, output streams, converters and error handling. */
public abstract class HiveCommand implements Callable<Integer> {
    private static final int PATIENCE_SECONDS = 10;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    @SuppressWarnings("unused") // read by picocli
    private boolean help;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** Creates a command with default options. */
    protected HiveCommand() {
        // picocli sets the fields
    }

    /**
     * Creates the command line of a program. Errors are printed in one line, and their exit code is
     * {@link Failures#COULD_NOT_RUN}.
     *
     * @param program the program's name in messages
     */
    public static CommandLine commandLine(HiveCommand command, String program, PrintWriter out, PrintWriter err) {
        return configure(new CommandLine(command).setCommandName(program), out, err);
    }

    /** Sets the streams, converters and error handlers of a command line and its subcommands. */
    public static CommandLine configure(CommandLine program, PrintWriter out, PrintWriter err) {
        ITypeConverter<Integer> wholeNumber = wholeNumber(Integer::valueOf, 9);
        return program.setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(int.class, wholeNumber)
                .registerConverter(Integer.class, wholeNumber)
                .registerConverter(long.class, wholeNumber(Long::valueOf, 18))
                .registerConverter(
                        BigDecimal.class,
                        text -> convert(text, number -> new BigDecimal(ascii(number)), "a number such as 0.1"))
                .registerConverter(Path.class, text -> convert(text, HiveCommand::path, "a file name"))
                .registerConverter(Ruleset.class, text -> convert(text, Ruleset::parse, "a game type such as Base+MLP"))
                .setExpandAtFiles(false) // @ in an argument doesn't mean a file of arguments
                .setParameterExceptionHandler((wrong, words) -> {
                    err.println(describe(wrong));
                    err.flush();
                    return Failures.COULD_NOT_RUN;
                })
                .setExecutionStrategy(parsed -> {
                    try {
                        return new RunLast().execute(parsed);
                    } catch (StandardOutput.Closed | CommandException e) { // the help can't be printed
                        return Failures.report(e, err);
                    }
                })
                .setExecutionExceptionHandler((exception, failed, result) -> Failures.report(exception, err));
    }

    /**
     * Runs a program and returns its exit code.
     *
     * @param program a function from the writers of results and messages to the exit code
     */
    public static int run(BiFunction<PrintWriter, PrintWriter, Integer> program) {
        PrintWriter out = StandardOutput.to(new FileOutputStream(FileDescriptor.out));
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        try {
            int code = program.apply(out, err);
            out.flush();
            return code;
        } catch (OutOfMemoryError | StackOverflowError | RuntimeException e) {
            return Failures.report(e, err);
        }
    }

    private static String describe(ParameterException wrong) {
        CommandSpec program = wrong.getCommandLine().getCommandSpec();
        String name = program.qualifiedName();
        if (wrong instanceof UnmatchedArgumentException unmatched
                && !program.subcommands().isEmpty()) {
            String command = unmatched.getUnmatched().get(0);
            String kind = command.startsWith("-") ? "option" : "command";
            return name + ": unknown " + kind + " \"" + Text.printable(command) + "\""
                    + unmatched.getSuggestions().stream()
                            .findFirst() // picocli also suggests words that have little in common
                            .filter(known -> !command.isEmpty() && known.charAt(0) == command.charAt(0))
                            .map(known -> "; did you mean \"" + known + "\"?")
                            .orElse("; \"" + name + " --help\" lists the commands");
        }
        Optional<String> unknown = wrong instanceof MissingParameterException
                ? wrong.getCommandLine().getUnmatchedArguments().stream().findFirst()
                : Optional.empty();
        String line = Text.printable(unknown.map(word -> "Unknown option: '" + word + "'")
                .orElse(String.valueOf(wrong.getMessage()))
                .replace(System.lineSeparator(), " ")
                .replaceFirst("^Error: ", "")
                .replaceFirst("^Unmatched argument(s?) (?:at|from) index \\d+: ", "Unexpected argument$1: "));
        return name + ": " + line + (line.endsWith(".") ? " See" : "; see") + " \"" + name + " --help\"";
    }

    private static <T> ITypeConverter<T> wholeNumber(Function<String, T> parser, int digits) {
        return text ->
                convert(text, number -> parser.apply(ascii(number)), "a whole number of at most " + digits + " digits");
    }

    /** Java's parsers of numbers accept the digits of all scripts. */
    private static String ascii(String number) {
        if (!number.matches("\\p{ASCII}*")) {
            throw new NumberFormatException(number);
        }
        return number;
    }

    /**
     * Converts the value of an option. Error messages of picocli's converters name Java types.
     *
     * @param expected describes valid values
     * @throws TypeConversionException if the parser fails
     */
    public static <T> T convert(String text, Function<String, T> parser, String expected) {
        try {
            return parser.apply(text);
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw new TypeConversionException("expected " + expected + ", found '" + text + "'");
        }
    }

    /** Returns a duration. Fractions of nanoseconds are omitted. */
    public static Duration seconds(BigDecimal number) {
        return Duration.ofNanos(number.movePointRight(9).longValue());
    }

    private static Path path(String text) {
        if (text.isEmpty()) {
            throw new IllegalArgumentException("Path.of would return the current folder");
        }
        return Path.of(text);
    }

    /** Returns the version of this program's jar. */
    public static String version() {
        return Optional.ofNullable(HiveCommand.class.getPackage().getImplementationVersion())
                .map(version -> version.replace("-SNAPSHOT", ""))
                .orElse("0");
    }

    /** Runs the command and returns its exit code. */
    @Override
    public abstract Integer call() throws Exception;

    /** {@return the writer for results} */
    protected final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /** {@return the writer for messages} */
    protected final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Creates an exception for an invalid command line. */
    protected final ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** Throws if an option's value is out of range. */
    protected final void checkRange(String option, long value, long min, long max) {
        if (value < min || value > max) {
            String range = max >= Integer.MAX_VALUE ? "at least " + min : min + " to " + max;
            throw usageError(option + " must be " + range + ", but is " + value + ".");
        }
    }

    /** Throws if an option's value is out of range. */
    protected final void checkRange(String option, BigDecimal value, String min, String max) {
        if (value.compareTo(new BigDecimal(min)) < 0 || value.compareTo(new BigDecimal(max)) > 0) {
            throw usageError(option + " must be " + min + " to " + max + ", but is " + value + ".");
        }
    }

    /** Creates an object from an option's value. An {@link IllegalArgumentException} becomes an error of the option. */
    protected final <T> T fromOption(String option, Supplier<T> creator) {
        try {
            return creator.get();
        } catch (IllegalArgumentException e) {
            throw usageError(option + ": " + e.getMessage());
        }
    }

    /** Returns a function that starts an engine. If the engine doesn't greet for some seconds, prints a message. */
    protected final Supplier<UhpClient> engine(String command, int timeoutSeconds) {
        if (command.isBlank()) {
            throw usageError(
                    "Expected an engine command such as \"java -jar hive.jar uhp\", found \"" + command + "\".");
        }
        Supplier<UhpClient> starter = RestartingEngine.starter(command, timeoutSeconds);
        return () -> {
            CompletableFuture<Void> note = CompletableFuture.runAsync(
                    () -> {
                        err().println("waiting for the engine \"" + Text.printable(command) + "\"");
                        err().flush();
                    },
                    CompletableFuture.delayedExecutor(PATIENCE_SECONDS, TimeUnit.SECONDS));
            try {
                return starter.get();
            } finally {
                note.cancel(false);
            }
        };
    }
}
