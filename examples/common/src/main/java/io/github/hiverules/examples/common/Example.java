// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.examples.bot.EngineCommand;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.sentences.Sentences;
import io.github.hiverules.notation.uhp.UhpClient;
import java.io.IOException;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The base class of the commands: help option, output streams and error handling. */
public abstract class Example implements Callable<Integer> {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    @SuppressWarnings("unused") // read by picocli
    private boolean help;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /**
     * Creates the command line of a command.
     *
     * @param command the command, or its class
     * @param name the name in messages
     */
    public static CommandLine commandLine(Object command, String name, PrintWriter out, PrintWriter err) {
        return new CommandLine(command)
                .setCommandName(name)
                .setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(int.class, converter(Integer::valueOf, "a whole number of at most 9 digits"))
                .registerConverter(Integer.class, converter(Integer::valueOf, "a whole number of at most 9 digits"))
                .registerConverter(long.class, converter(Long::valueOf, "a whole number of at most 18 digits"))
                .registerConverter(double.class, converter(text -> new BigDecimal(text).doubleValue(), "a number"))
                .registerConverter(Duration.class, converter(MatchLimits::seconds, "seconds such as 0.1"))
                .registerConverter(Path.class, converter(Path::of, "a file name"))
                .registerConverter(Ruleset.class, converter(Ruleset::parse, "a game type such as Base+MLP"))
                .registerConverter(Sprt.class, converter(Sprt::parse, "two ascending differences in Elo such as 0,10"))
                .setExpandAtFiles(false) // @ in an argument doesn't mean a file of arguments
                .setParameterExceptionHandler((wrong, words) -> {
                    String line =
                            Verdict.printable(String.valueOf(wrong.getMessage()).replace(System.lineSeparator(), " "));
                    String end = line.endsWith(".") ? " See" : "; see";
                    err.println(name + ": " + line + end + " \"" + name + " --help\"");
                    err.flush();
                    return Main.COULD_NOT_RUN;
                });
    }

    /** Returns a converter for options. Error messages of picocli's converters name Java types. */
    private static <T> ITypeConverter<T> converter(Function<String, T> parser, String expected) {
        return text -> {
            try {
                return parser.apply(text);
            } catch (IllegalArgumentException | ArithmeticException e) {
                throw new TypeConversionException("expected " + expected + ", found '" + text + "'");
            }
        };
    }

    /** Runs the command and returns its exit code. */
    @Override
    public abstract Integer call() throws IOException;

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

    /** Creates an exception for a file that can't be written. */
    static IllegalStateException cannotWrite(Path file, IOException reason) {
        return new IllegalStateException("can't write " + file + ": " + RecordFiles.describe(reason), reason);
    }

    /** Throws if an option's value is out of range. */
    protected final void checkRange(String option, long value, long min, long max) {
        if (value < min || value > max) {
            String range = max >= Integer.MAX_VALUE ? "at least " + min : min + " to " + max;
            throw usageError(option + " must be " + range + ", but is " + value + ".");
        }
    }

    /** Parses a GameString. All moves must be legal by the given rules or by the printed rulebook. */
    final Game game(String gameString, Ruleset ruleset) {
        ReaderOptions options = ReaderOptions.lenient().withRulesets(ruleset, Ruleset.rulebook());
        try {
            return Records.parseOne(gameString, options).game();
        } catch (NotationException e) {
            throw new IllegalStateException("Invalid GameString: " + Verdict.describe(e));
        }
    }

    /** Parses a GameString, a game type or a position string. */
    final Game gameOrPosition(String text) {
        return text.contains(";") || Ruleset.tryParse(text).isPresent()
                ? game(text, Ruleset.tournament())
                : Game.of(position(text));
    }

    /** Returns a function that starts an engine. */
    final Supplier<UhpClient> engine(String command, int timeoutSeconds) {
        if (command.isBlank()) {
            throw usageError(
                    "Expected an engine command such as \"java -jar hive.jar uhp\", found \"" + command + "\".");
        }
        return () -> EngineCommand.start(command, timeoutSeconds);
    }

    /** Parses a position string. */
    final Position position(String line) {
        Setup setup;
        try {
            setup = PositionStrings.parseSetup(line);
        } catch (NotationException e) {
            throw new IllegalStateException("column " + e.column() + ": " + e.sentence(Locale.ENGLISH));
        }
        try {
            return setup.toPosition();
        } catch (ImpossiblePositionException e) {
            throw new IllegalStateException(e.problems().stream()
                    .map(problem -> Sentences.of(Locale.ENGLISH).describe(problem, setup) + " ["
                            + problem.rule().number() + "]")
                    .collect(Collectors.joining(" ")));
        }
    }
}
