// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Ruleset;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A complete engine that speaks UHP (N2), made of a {@link MoveChooser}: it keeps the game, judges moves, answers every
 * command and survives every wrong one. {@link UhpSession} says how each command is answered.
 *
 * <pre>{@code
 * UhpEngine.builder("first-move", "1.0", (game, limit) -> game.legalMoves().get(0)).build().run(System.in, System.out);
 *
 * UhpEngine.builder("mine", "1.0", MyChooser::new)
 *         .option(EngineOption.integer("Seed", 0, 0, 100), MyChooser::seed)
 *         .build()
 *         .run(System.in, System.out);
 * }</pre>
 *
 * <p>An engine is immutable, and serves any number of sessions at a time: each has a chooser and options of its own, unless the
 * engine was made of a single chooser.
 */
public final class UhpEngine {
    private static final Set<String> PROTOCOL =
            Set.of("info", "newgame", "play", "pass", "undo", "validmoves", "bestmove", "options", "exit", "ok");

    private final Supplier<UhpSession> sessions;

    private UhpEngine(Supplier<UhpSession> sessions) {
        this.sessions = sessions;
    }

    /**
     * Begins to describe an engine.
     *
     * @param name the name, one line
     * @param version the version without a leading v, a word
     * @param maker makes what answers {@code bestmove}, for each session anew
     * @throws IllegalArgumentException if name or version would break the line that shows them
     */
    public static <C extends MoveChooser> Builder<C> builder(String name, String version, Supplier<C> maker) {
        return new Builder<>(name, version, maker);
    }

    /**
     * Begins to describe an engine whose sessions share a chooser: one without settings, and without a memory of a game.
     *
     * @param name the name, one line
     * @param version the version without a leading v, a word
     * @param chooser what answers {@code bestmove}
     * @throws IllegalArgumentException if name or version would break the line that shows them
     */
    public static Builder<MoveChooser> builder(String name, String version, MoveChooser chooser) {
        requireNonNull(chooser, "chooser");
        return new Builder<>(name, version, () -> chooser);
    }

    /** A new session, without a game, with every option at its default. */
    public UhpSession session() {
        return sessions.get();
    }

    /**
     * Serves one session: prints the greeting, and answers line by line until {@code exit} or the end of the input. Every
     * answer is sent at once; nothing behind a line's end is waited for. Neither stream is closed.
     *
     * <p>Reading goes on while the chooser thinks, in a thread of its own. When {@code exit} or the end of the input comes then,
     * the chooser is interrupted, and left behind where it thinks on for a second; what had come before it began to think is
     * answered first. A chooser is interrupted as well when its time is over, and goes on where it does not heed that. As long
     * as nobody reads the answers, this method waits; memory stays bounded.
     *
     * @param in commands in UTF-8
     * @param out the answers, in UTF-8
     * @throws IOException if a stream fails
     * @throws InterruptedIOException if this thread is interrupted; so is the chooser then
     */
    public void run(InputStream in, OutputStream out) throws IOException {
        requireNonNull(in, "in");
        requireNonNull(out, "out");
        run(new InputStreamReader(in, StandardCharsets.UTF_8), new OutputStreamWriter(out, StandardCharsets.UTF_8));
    }

    /** Serves one session, as {@link #run(InputStream, OutputStream)} does. */
    public void run(Reader in, Writer out) throws IOException {
        requireNonNull(in, "in");
        requireNonNull(out, "out");
        new SessionRun(session(), out).run(in);
    }

    /**
     * Builds a {@link UhpEngine}. Not safe for use by several threads.
     *
     * @param <C> the engine's chooser, which is told the options
     */
    public static final class Builder<C extends MoveChooser> {
        private final String name;
        private final String version;
        private final Supplier<C> maker;
        private final Map<EngineOption, BiConsumer<C, EngineOption>> options = new LinkedHashMap<>();
        private final Map<String, EngineCommand<? super C>> commands = new LinkedHashMap<>();
        private Ruleset ruleset = Ruleset.tournament();
        private Set<Expansion> expansions = Set.of(Expansion.values());

        private Builder(String name, String version, Supplier<C> maker) {
            requireNonNull(name, "name");
            requireNonNull(version, "version");
            requireNonNull(maker, "maker");
            boolean oneLine = !name.isBlank() && name.chars().noneMatch(Character::isISOControl);
            if (!oneLine || !isWord(version)) {
                throw new IllegalArgumentException("An engine has a name of one line and a version of one word.");
            }
            this.name = name.strip();
            this.version = version;
            this.maker = maker;
        }

        private static boolean isWord(String text) {
            return !text.isEmpty()
                    && text.chars().noneMatch(c -> Character.isISOControl(c) || Character.isWhitespace(c));
        }

        /** Sets the rules to play by, tournament rules unless set; the expansions come with each new game. */
        public Builder<C> ruleset(Ruleset rules) {
            ruleset = requireNonNull(rules, "rules");
            return this;
        }

        /** Sets the expansions that the engine plays, all unless set. It says so, and refuses games with others. */
        public Builder<C> expansions(Expansion... known) {
            expansions = Set.of(requireNonNull(known, "known"));
            return this;
        }

        /**
         * Adds a setting that is on or off.
         *
         * @param receiver is told the default when a session begins, and every value that is set; may throw an
         *     {@link IllegalArgumentException} to refuse one
         * @throws IllegalArgumentException if there is an option of that name
         */
        public Builder<C> option(EngineOption.Bool option, BiConsumer<? super C, Boolean> receiver) {
            requireNonNull(receiver, "receiver");
            return add(EngineOption.Bool.class, option, (chooser, set) -> receiver.accept(chooser, set.value()));
        }

        /** Adds a number, as {@link #option(EngineOption.Bool, BiConsumer)} adds a switch. */
        public Builder<C> option(EngineOption.Int option, ObjIntConsumer<? super C> receiver) {
            requireNonNull(receiver, "receiver");
            return add(EngineOption.Int.class, option, (chooser, set) -> receiver.accept(chooser, set.value()));
        }

        /** Adds a decimal number, as {@link #option(EngineOption.Bool, BiConsumer)} adds a switch. */
        public Builder<C> option(EngineOption.Real option, ObjDoubleConsumer<? super C> receiver) {
            requireNonNull(receiver, "receiver");
            return add(EngineOption.Real.class, option, (chooser, set) -> receiver.accept(chooser, set.value()));
        }

        /** Adds a choice between words, as {@link #option(EngineOption.Bool, BiConsumer)} adds a switch. */
        public Builder<C> option(EngineOption.Choice option, BiConsumer<? super C, String> receiver) {
            requireNonNull(receiver, "receiver");
            return add(EngineOption.Choice.class, option, (chooser, set) -> receiver.accept(chooser, set.value()));
        }

        private <O extends EngineOption> Builder<C> add(Class<O> kind, O option, BiConsumer<C, O> receiver) {
            requireNonNull(option, "option");
            if (options.keySet().stream().anyMatch(other -> other.name().equalsIgnoreCase(option.name()))) {
                throw new IllegalArgumentException("Two options have the name " + option.name() + ".");
            }
            options.put(option, (chooser, set) -> receiver.accept(chooser, kind.cast(set)));
            return this;
        }

        /**
         * Adds a command that UHP does not have.
         *
         * @param word the command's name, a word that is read in any case
         * @throws IllegalArgumentException if that is no word, or a command of the protocol, or has been added
         */
        public Builder<C> command(String word, EngineCommand<? super C> command) {
            requireNonNull(word, "word");
            requireNonNull(command, "command");
            String lower = word.toLowerCase(Locale.ROOT);
            if (!isWord(word) || PROTOCOL.contains(lower) || commands.putIfAbsent(lower, command) != null) {
                throw new IllegalArgumentException("\"" + word + "\" can't be a new command.");
            }
            return this;
        }

        /** The engine. */
        public UhpEngine build() {
            Ruleset rules = ruleset;
            Set<Expansion> known = expansions;
            List<String> greeting = greeting();
            Map<EngineOption, BiConsumer<C, EngineOption>> settings = new LinkedHashMap<>(options);
            Map<String, EngineCommand<? super C>> added = Map.copyOf(commands);
            return new UhpEngine(() -> {
                C chooser = requireNonNull(maker.get(), "the maker's chooser");
                List<UhpSession.Setting> bound = new ArrayList<>();
                settings.forEach((option, receiver) ->
                        bound.add(new UhpSession.Setting(option, value -> receiver.accept(chooser, value))));
                Map<String, UhpSession.Command> bindings = new HashMap<>();
                added.forEach((word, command) ->
                        bindings.put(word, (game, argument) -> command.answer(chooser, game, argument)));
                return new UhpSession(greeting, rules, known, chooser, bound, bindings);
            });
        }

        private List<String> greeting() {
            String names = Stream.of(Expansion.values())
                    .filter(expansions::contains)
                    .map(expansion -> expansion.name().charAt(0)
                            + expansion.name().substring(1).toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining(";"));
            return List.of("id " + name + " v" + version, names);
        }
    }
}
