// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Ruleset;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;

/**
 * A complete engine that speaks UHP (N2), made of a {@link MoveChooser}: it keeps the game, judges moves, answers every
 * command and survives every wrong one. {@link UhpSession} says how each command is answered.
 *
 * <pre>{@code
 * UhpEngine.builder("first-move", "1.0", (game, limit) -> game.legalMoves().get(0)).build().run(System.in, System.out);
 * }</pre>
 *
 * <p>An engine is immutable, and may serve several sessions as far as its chooser and the receivers of its options can.
 */
public final class UhpEngine {
    private final String name;
    private final String version;
    private final MoveChooser chooser;
    private final Ruleset ruleset;
    private final List<Setting> settings;

    /** An option at its default, and who is told its values. */
    record Setting(EngineOption option, Consumer<EngineOption> receiver) {}

    private UhpEngine(Builder builder) {
        name = builder.name;
        version = builder.version;
        chooser = builder.chooser;
        ruleset = builder.ruleset;
        settings = List.copyOf(builder.settings);
    }

    /**
     * Starts an engine.
     *
     * @param name the name, one line
     * @param version the version without a leading v, a word
     * @param chooser what answers {@code bestmove}
     * @throws IllegalArgumentException if name or version would break the line that shows them
     */
    public static Builder builder(String name, String version, MoveChooser chooser) {
        requireNonNull(name, "name");
        requireNonNull(version, "version");
        requireNonNull(chooser, "chooser");
        return new Builder(name, version, chooser);
    }

    /** A new session, without a game, with every option at its default. */
    public UhpSession session() {
        return new UhpSession(this);
    }

    /**
     * Serves one session: prints the greeting, and answers line by line until {@code exit} or the end of the input. Every
     * answer is sent at once; nothing behind a line's end is waited for. Neither stream is closed.
     *
     * @param in commands in UTF-8
     * @param out the answers, in UTF-8
     * @throws IOException if a stream fails
     */
    public void run(InputStream in, OutputStream out) throws IOException {
        requireNonNull(in, "in");
        requireNonNull(out, "out");
        run(new InputStreamReader(in, StandardCharsets.UTF_8), new OutputStreamWriter(out, StandardCharsets.UTF_8));
    }

    /**
     * Serves one session, as {@link #run(InputStream, OutputStream)} does.
     *
     * @throws IOException if a stream fails
     */
    public void run(Reader in, Writer out) throws IOException {
        requireNonNull(in, "in");
        requireNonNull(out, "out");
        LineReader lines = new LineReader(in);
        UhpSession session = session();
        send(session.greeting(), out);
        while (!session.isOver()) {
            Optional<String> line = lines.next();
            if (line.isEmpty()) {
                return;
            }
            send(session.answer(line.get()), out);
        }
    }

    private static void send(List<String> answer, Writer out) throws IOException {
        out.write(String.join("\n", answer) + "\n");
        out.flush();
    }

    String name() {
        return name;
    }

    String version() {
        return version;
    }

    MoveChooser chooser() {
        return chooser;
    }

    Ruleset ruleset() {
        return ruleset;
    }

    List<Setting> settings() {
        return settings;
    }

    /** Builds a {@link UhpEngine}. Not safe for use by several threads. */
    public static final class Builder {
        private final String name;
        private final String version;
        private final MoveChooser chooser;
        private final List<Setting> settings = new ArrayList<>();
        private Ruleset ruleset = Ruleset.tournament();

        private Builder(String name, String version, MoveChooser chooser) {
            boolean oneLine = !name.isBlank() && name.chars().noneMatch(Character::isISOControl);
            boolean oneWord = !version.isEmpty()
                    && version.chars().noneMatch(c -> Character.isISOControl(c) || Character.isWhitespace(c));
            if (!oneLine || !oneWord) {
                throw new IllegalArgumentException("An engine has a name of one line and a version of one word.");
            }
            this.name = name.strip();
            this.version = version;
            this.chooser = chooser;
        }

        /** The rules to play by, tournament rules unless set; the expansions come with each new game. */
        public Builder ruleset(Ruleset rules) {
            requireNonNull(rules, "rules");
            ruleset = rules;
            return this;
        }

        /**
         * Adds a setting that is on or off.
         *
         * @param receiver is told the default when a session begins, and every value that is set; may throw an
         *     {@link IllegalArgumentException} to refuse one
         * @throws IllegalArgumentException if there is an option of that name
         */
        public Builder option(EngineOption.Bool option, Consumer<Boolean> receiver) {
            requireNonNull(option, "option");
            requireNonNull(receiver, "receiver");
            return add(option, set -> receiver.accept(((EngineOption.Bool) set).value()));
        }

        /**
         * Adds a number.
         *
         * @param receiver is told the default when a session begins, and every value that is set; may throw an
         *     {@link IllegalArgumentException} to refuse one
         * @throws IllegalArgumentException if there is an option of that name
         */
        public Builder option(EngineOption.Int option, IntConsumer receiver) {
            requireNonNull(option, "option");
            requireNonNull(receiver, "receiver");
            return add(option, set -> receiver.accept(((EngineOption.Int) set).value()));
        }

        /**
         * Adds a decimal number.
         *
         * @param receiver is told the default when a session begins, and every value that is set; may throw an
         *     {@link IllegalArgumentException} to refuse one
         * @throws IllegalArgumentException if there is an option of that name
         */
        public Builder option(EngineOption.Real option, DoubleConsumer receiver) {
            requireNonNull(option, "option");
            requireNonNull(receiver, "receiver");
            return add(option, set -> receiver.accept(((EngineOption.Real) set).value()));
        }

        /**
         * Adds a choice between words.
         *
         * @param receiver is told the default when a session begins, and every value that is set; may throw an
         *     {@link IllegalArgumentException} to refuse one
         * @throws IllegalArgumentException if there is an option of that name
         */
        public Builder option(EngineOption.Choice option, Consumer<String> receiver) {
            requireNonNull(option, "option");
            requireNonNull(receiver, "receiver");
            return add(option, set -> receiver.accept(((EngineOption.Choice) set).value()));
        }

        private Builder add(EngineOption option, Consumer<EngineOption> receiver) {
            if (settings.stream().anyMatch(setting -> setting.option().name().equalsIgnoreCase(option.name()))) {
                throw new IllegalArgumentException("Two options have the name " + option.name() + ".");
            }
            settings.add(new Setting(option, receiver));
            return this;
        }

        /** The engine. */
        public UhpEngine build() {
            return new UhpEngine(this);
        }
    }
}
