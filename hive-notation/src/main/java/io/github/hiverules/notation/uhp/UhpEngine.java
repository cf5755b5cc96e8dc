// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.Elements;
import io.github.hiverules.notation.internal.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A UHP engine (N2) that plays the moves of a {@link MoveChooser}. The engine stores the game, judges moves and answers
 * every command.
 *
 * <pre>{@code
 * UhpEngine.builder("first-move", "1.0", (game, limit) -> game.legalMoves().get(0)).build().run(System.in, System.out);
 *
 * UhpEngine.builder("mine", "1.0", MyChooser::new)
 *         .expansions(Expansion.MOSQUITO)
 *         .intOption("Seed", 0, 0, 100, MyChooser::setSeed)
 *         .command("perft", (chooser, game, depth) -> List.of(chooser.perft(game, depth)))
 *         .build()
 *         .run(System.in, System.out);
 * }</pre>
 *
 * <p>Commands are case-insensitive, and every answer ends with {@code ok}. The answer to an invalid command is
 * {@code err}. The answer to an illegal or unreadable move is {@code invalidmove}. Neither changes the game.
 * GameStrings and MoveStrings are parsed leniently: the game type may be missing, and a state or a turn that
 * contradicts the moves is ignored. {@code newgame} accepts games from the empty table with at most 5,000
 * plies. A line may have at most 1,000,000 characters. The arguments of
 * {@code bestmove} are {@code time HH:MM:SS} and/or {@code depth N}, or {@code seconds S}, or {@code depthorseconds N
 * S}, or {@code clock S [INCREMENT]} ({@link SearchLimit#clock}). Seconds may have fractions.
 * Once the game is over, {@code play} and {@code pass} are illegal (R7.4), {@code bestmove} is invalid, and the answer
 * to {@code validmoves} is an empty line.
 *
 * <p>Every engine has two options that print the best moves that the chooser reports during {@code bestmove}. Both are
 * off by default. {@code ShowBestMoves} prints a MoveString per line. {@code ReportIntermediateBestMoves} prints lines
 * such as {@code wQ -wS1;3;12.50;wQ -wS1;bQ bS1-}: the move, the depth, the score and the expected moves. If the depth
 * or the score is unknown, the line has only the move. Equal lines are printed once. The last line is the answer, a
 * MoveString.
 *
 * <p>An engine is immutable, and can run any number of sessions at the same time. Each session has its own options.
 * Sessions share a chooser only if the engine was built with a single chooser.
 */
public final class UhpEngine {
    private static final Duration EXIT_TIME = Duration.ofSeconds(1);

    private final Supplier<UhpSession> sessions;

    private UhpEngine(Supplier<UhpSession> sessions) {
        this.sessions = sessions;
    }

    /**
     * {@return a builder of an engine with a chooser for each session}
     *
     * @param <C> the type of the choosers
     * @param name the name, one line
     * @param version the version without a leading v, one word
     * @param maker creates a chooser at the start of each session
     * @throws IllegalArgumentException if the name is blank or has several lines, or the version is not one word
     */
    public static <C extends MoveChooser> Builder<C> builder(String name, String version, Supplier<C> maker) {
        return new Builder<>(name, version, maker);
    }

    /**
     * {@return a builder of an engine whose sessions share one chooser} The chooser must be thread-safe if sessions run
     * at the same time.
     *
     * @param name the name, one line
     * @param version the version without a leading v, one word
     * @param chooser chooses the moves
     * @throws IllegalArgumentException if the name is blank or has several lines, or the version is not one word
     */
    public static Builder<MoveChooser> builder(String name, String version, MoveChooser chooser) {
        requireNonNull(chooser, "chooser");
        return new Builder<>(name, version, () -> chooser);
    }

    /** Returns a session without a game. All options have their defaults. */
    UhpSession session() {
        return sessions.get();
    }

    /**
     * Runs one session: prints the greeting, then answers commands until {@code exit} or the end of the input. The
     * engine flushes each answer before it waits for more input. Neither stream is closed.
     *
     * <p>The end of the input ends nothing that was read: the engine answers every line in full, and then this method
     * returns. A search ends by its own limit. The engine interrupts the chooser's thread when the time is up.
     *
     * <p>{@code exit} stops the engine even if earlier lines still wait. Each search is interrupted at once, prints its
     * best move, and is abandoned if it doesn't return within a second. An option's setter or a command of the engine
     * is interrupted after a second, and abandoned after another second. All other commands are answered in full. If
     * nobody reads the answers, this method blocks.
     *
     * @param in the commands, in UTF-8
     * @param out the answers, in UTF-8
     * @throws IOException if a stream fails, or a chooser throws an {@link Error} other than {@link StackOverflowError}
     *     and {@link OutOfMemoryError}
     * @throws IllegalArgumentException if an option's setter refuses the default value
     * @throws InterruptedIOException if the calling thread is interrupted. The chooser's thread is then interrupted,
     *     too
     */
    public void run(InputStream in, OutputStream out) throws IOException {
        requireNonNull(in, "in");
        requireNonNull(out, "out");
        new SessionLoop(session(), out, EXIT_TIME).run(in);
    }

    /**
     * A builder of {@link UhpEngine}. Not thread-safe.
     *
     * <p>At the start of a session, the engine calls the setter of each option with the default value. Later the engine
     * calls the setter with each new value. A setter may throw an {@link IllegalArgumentException} to refuse a value.
     * All methods that add options throw an {@link IllegalArgumentException} for invalid arguments. A name or a choice
     * must not have spaces or semicolons. Names must differ, and so must choices, even if the case of letters is
     * ignored. The default must be in range.
     *
     * @param <C> the type of the engine's chooser
     */
    public static final class Builder<C extends MoveChooser> {
        private final String name;
        private final String version;
        private final Supplier<C> maker;
        private final Map<EngineOption, BiConsumer<C, String>> options = new LinkedHashMap<>();
        private final Map<String, EngineCommand<? super C>> commands = new LinkedHashMap<>();
        private Ruleset ruleset = Ruleset.tournament();
        private Set<Expansion> expansions = Set.of(Expansion.values());

        private Builder(String name, String version, Supplier<C> maker) {
            requireNonNull(name, "name");
            requireNonNull(version, "version");
            requireNonNull(maker, "maker");
            boolean oneLine = !name.isBlank() && name.chars().noneMatch(Character::isISOControl);
            if (!oneLine || !EngineOption.isWord(version)) {
                throw new IllegalArgumentException("Expected a name in one line and a version in one word.");
            }
            this.name = name.strip();
            this.version = version;
            this.maker = maker;
        }

        /**
         * Sets the rules. The default is {@link Ruleset#tournament()}. The game type of a new game replaces the
         * ruleset's expansions.
         *
         * @param rules the rules
         * @return this builder
         */
        public Builder<C> ruleset(Ruleset rules) {
            ruleset = requireNonNull(rules, "rules");
            return this;
        }

        /**
         * Sets the expansions that the engine plays. By default, the engine plays all expansions. The engine refuses
         * games with other expansions.
         *
         * @param known the expansions
         * @return this builder
         */
        public Builder<C> expansions(Expansion... known) {
            expansions = Set.copyOf(Elements.of(known, "known"));
            return this;
        }

        /**
         * Adds an option that is on or off.
         *
         * @param option the name, one word
         * @param defaultValue the default
         * @param setter accepts each value
         * @return this builder
         */
        public Builder<C> boolOption(String option, boolean defaultValue, BiConsumer<? super C, Boolean> setter) {
            requireNonNull(option, "option");
            requireNonNull(setter, "setter");
            return add(
                    EngineOption.of(option, EngineOption.Type.BOOL, defaultValue ? "True" : "False", List.of()),
                    (chooser, value) -> setter.accept(chooser, value.equals("True")));
        }

        /**
         * Adds an option whose value is a whole number.
         *
         * @param option the name, one word
         * @param defaultValue the default
         * @param min the least value
         * @param max the greatest value
         * @param setter accepts each value
         * @return this builder
         */
        public Builder<C> intOption(
                String option, int defaultValue, int min, int max, ObjIntConsumer<? super C> setter) {
            requireNonNull(option, "option");
            requireNonNull(setter, "setter");
            List<String> range = List.of(String.valueOf(min), String.valueOf(max));
            return add(
                    EngineOption.of(option, EngineOption.Type.INT, String.valueOf(defaultValue), range),
                    (chooser, value) -> setter.accept(chooser, Integer.parseInt(value)));
        }

        /**
         * Adds an option whose value is a decimal number.
         *
         * @param option the name, one word
         * @param defaultValue the default
         * @param min the least value
         * @param max the greatest value
         * @param setter accepts each value
         * @return this builder
         */
        public Builder<C> realOption(
                String option, double defaultValue, double min, double max, ObjDoubleConsumer<? super C> setter) {
            requireNonNull(option, "option");
            requireNonNull(setter, "setter");
            List<String> range = List.of(String.valueOf(min), String.valueOf(max));
            return add(
                    EngineOption.of(option, EngineOption.Type.REAL, String.valueOf(defaultValue), range),
                    (chooser, value) -> setter.accept(chooser, Double.parseDouble(value)));
        }

        /**
         * Adds an option whose value is one of several words. Values are case-insensitive.
         *
         * @param option the name, one word
         * @param defaultValue the default, one of the choices
         * @param choices the words
         * @param setter accepts each value
         * @return this builder
         */
        public Builder<C> choiceOption(
                String option, String defaultValue, List<String> choices, BiConsumer<? super C, String> setter) {
            requireNonNull(option, "option");
            requireNonNull(defaultValue, "defaultValue");
            List<String> words = Elements.of(choices, "choices");
            requireNonNull(setter, "setter");
            Set<String> different = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
            different.addAll(words);
            if (different.size() < words.size()) {
                throw new IllegalArgumentException(
                        "Expected different choices for " + option + ", found " + String.join(", ", words) + ".");
            }
            return add(EngineOption.of(option, EngineOption.Type.CHOICE, defaultValue, words), setter::accept);
        }

        private Builder<C> add(EngineOption option, BiConsumer<C, String> setter) {
            boolean isTaken = Stream.concat(UhpSession.OPTIONS.stream(), options.keySet().stream())
                    .anyMatch(other -> other.name().equalsIgnoreCase(option.name()));
            if (isTaken) {
                throw new IllegalArgumentException("Expected a new option, found another " + option.name() + ".");
            }
            options.put(option, setter);
            return this;
        }

        /**
         * Adds a command that UHP does not define.
         *
         * @param word the command's name; one word, case-insensitive
         * @param command answers the command
         * @return this builder
         * @throws IllegalArgumentException if the name is not one word, or is already a command
         */
        public Builder<C> command(String word, EngineCommand<? super C> command) {
            requireNonNull(word, "word");
            requireNonNull(command, "command");
            String lower = word.toLowerCase(Locale.ROOT);
            if (!EngineOption.isWord(word)
                    || UhpSession.isDefined(lower)
                    || commands.putIfAbsent(lower, command) != null) {
                throw new IllegalArgumentException(
                        "Expected a new command in one word, found " + Texts.quoted(word) + ".");
            }
            return this;
        }

        /** {@return the engine} The builder can be used again. */
        public UhpEngine build() {
            Ruleset rules = ruleset;
            Set<Expansion> known = expansions;
            String names = Stream.of(Expansion.values())
                    .filter(known::contains)
                    .map(expansion -> expansion.name().charAt(0)
                            + expansion.name().substring(1).toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining(";"));
            List<String> greeting = List.of("id " + name + " v" + version, names);
            Map<EngineOption, BiConsumer<C, String>> settings = new LinkedHashMap<>(options);
            Map<String, EngineCommand<? super C>> added = new LinkedHashMap<>(commands);
            return new UhpEngine(() -> new UhpSession(
                    greeting, rules, known, requireNonNull(maker.get(), "the maker's chooser"), settings, added));
        }
    }
}
