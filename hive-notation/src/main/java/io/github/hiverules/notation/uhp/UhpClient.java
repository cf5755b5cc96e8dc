// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.internal.Elements;
import io.github.hiverules.notation.internal.Message;
import io.github.hiverules.notation.text.Remark;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * A client for one UHP engine (N2). The client starts the engine, sends commands with a time-out, and checks every
 * answer against the rules.
 *
 * <pre>{@code
 * try (UhpClient engine = UhpClient.start("java", "-jar", "hive.jar", "uhp")) {
 *     engine.setOption("ReportIntermediateBestMoves", "True");
 *     Game game = Game.start(Ruleset.full());
 *     SearchLimit limit = SearchLimit.time(Duration.ofSeconds(1));
 *     while (!game.isOver()) {
 *         game = game.play(engine.bestMove(game, limit, (best, line) -> System.out.println("best so far: " + best.move())));
 *     }
 * } catch (UhpException e) {
 *     System.err.println(e.kind() + ": " + e.getMessage()); // EXITED, TIMEOUT, CANCELLED, …
 * }
 * }</pre>
 *
 * <p>The caller keeps the game and passes the game to {@link #bestMove}. The client sends only the changes to the
 * engine. The engine must play by the ruleset of the game. For example, if the engine doesn't support draws by
 * repetition (R7.3), use a ruleset with {@code withRepetition(RepetitionRule.OFF)}.
 *
 * <p>Methods throw {@link UhpException} if the engine fails. Some kinds of failure leave the session open; see {@link
 * UhpException.Kind} and {@link #isOpen}. After a failure that ends the session, every command throws an exception of
 * the same kind.
 *
 * <p>Some engines lack {@code undo}, {@code newgame} with a GameString, or {@code options}. If the engine doesn't undo
 * or doesn't load a game, the client sends {@code newgame} or {@code play} instead, and doesn't try the command again.
 *
 * <p>The client compares games, not texts. An engine may use different MoveStrings for the same moves, upper or lower
 * case, and the state {@code InProgress} before the first move. The client accepts some other deviations from the
 * protocol and lists the deviations in {@link #remarks}.
 *
 * <p>Lines belong to the command that they answer. Before the client sends a command, it reads the complete lines that
 * have arrived, and reports them as remarks. In the answers that UHP defines, the client skips lines that begin with
 * {@code info}, an {@code ok} before the first line, and lines beside the expected name, GameString or move; a banner,
 * late lines and repeated {@code ok}s therefore don't end the session. Words after the move of {@code bestmove} are a
 * remark. The client ignores colors of terminals, prompts ({@code >}), NULs and byte order marks in lines. If the
 * engine exits, its incomplete last line is ignored.
 *
 * <p>Only one command at a time can run. If another thread or a consumer sends a command during a command, the method
 * throws an {@link IllegalStateException}, and the running command continues. Any thread may call {@link #cancel} or
 * {@link #close}, which wake a thread that waits for an answer. Every command takes bounded time and uses bounded
 * memory.
 */
public final class UhpClient implements AutoCloseable {
    /** The longest time-out. Nanoseconds overflow after 292 years. */
    private static final Duration LONGEST = Duration.ofDays(10_000);

    /** The commands that don't change the engine's game. */
    private static final Set<String> QUERIES =
            Set.of("info", "validmoves", "bestmove", "options", "perft", "pv", "help");

    private final UhpConnection connection;
    private final EngineId id;
    private final EngineGame engineGame;

    private UhpClient(UhpConnection connection) {
        this.connection = connection;
        engineGame = new EngineGame(connection);
        try {
            id = connection.greeting();
        } catch (RuntimeException | Error e) {
            connection.close();
            throw e;
        }
    }

    /**
     * Starts an engine and waits for its greeting. The time-out is 30 seconds. The engine's standard error is
     * discarded, except for the last lines, which messages of exceptions contain.
     *
     * @param command the program and its arguments
     * @return the client
     * @throws IllegalArgumentException if the command is empty
     * @throws UhpException if the engine can't be started or doesn't greet
     */
    public static UhpClient start(String... command) {
        return builder(new ProcessBuilder(Elements.of(command, "command"))).start();
    }

    /**
     * {@return a builder of a client that starts an engine}
     *
     * @param command the program with environment, working directory and redirections. If the standard error isn't
     *     redirected, the client keeps only the last lines for messages
     * @throws IllegalArgumentException if the command is empty
     */
    public static Builder builder(ProcessBuilder command) {
        requireNonNull(command, "command");
        if (command.command().isEmpty()) {
            throw new IllegalArgumentException("Expected a program to start.");
        }
        return new Builder((transcript, timeout) -> {
            EngineProcess engine = EngineProcess.start(command);
            return new UhpConnection(Optional.of(engine), engine.output(), engine.input(), transcript, timeout);
        });
    }

    /**
     * {@return a builder of a client for a running engine}
     *
     * @param in the engine's output; {@link UhpClient#close} closes the stream
     * @param out the engine's input; {@link UhpClient#close} closes the stream
     */
    public static Builder builder(InputStream in, OutputStream out) {
        requireNonNull(in, "in");
        requireNonNull(out, "out");
        return new Builder((transcript, timeout) -> new UhpConnection(Optional.empty(), in, out, transcript, timeout));
    }

    /** A builder of {@link UhpClient}. Not thread-safe. */
    public static final class Builder {
        private final BiFunction<Consumer<String>, Duration, UhpConnection> connector;
        private Duration timeout = Duration.ofSeconds(30);
        private Consumer<String> transcript = line -> {};

        private Builder(BiFunction<Consumer<String>, Duration, UhpConnection> connector) {
            this.connector = connector;
        }

        /**
         * Sets the time-out for the greeting and for each answer. The default is 30 seconds. {@link UhpClient#bestMove}
         * adds the search time to the time-out.
         *
         * @param timeout the time-out
         * @return this builder
         * @throws IllegalArgumentException if the time-out is zero or negative
         */
        public Builder timeout(Duration timeout) {
            if (requireNonNull(timeout, "timeout").isNegative() || timeout.isZero()) {
                throw new IllegalArgumentException("Expected a positive time-out, found " + timeout + ".");
            }
            this.timeout = timeout.compareTo(LONGEST) > 0 ? LONGEST : timeout;
            return this;
        }

        /**
         * Sets a consumer of all lines that the client sends and receives. {@code "> "} precedes a sent line, and
         * {@code "< "} precedes a received line. The thread that calls a command passes the lines. If the consumer
         * throws an exception, the command throws the same exception.
         *
         * @param transcript the consumer
         * @return this builder
         */
        public Builder transcript(Consumer<String> transcript) {
            this.transcript = requireNonNull(transcript, "transcript");
            return this;
        }

        /**
         * Starts the engine if necessary, and waits for the engine's greeting.
         *
         * @return the client
         * @throws UhpException if the engine can't be started or doesn't greet
         */
        public UhpClient start() {
            return new UhpClient(connector.apply(transcript, timeout));
        }
    }

    /** Changes the time-out of later commands. Tests shorten the time-out of commands that are never answered. */
    void setTimeout(Duration timeout) {
        connection.setTimeout(timeout);
    }

    /** {@return the engine's name, one printable line} */
    public String name() {
        return id.name();
    }

    /** {@return the engine's version without a leading v; empty if the engine names no version} */
    public String version() {
        return id.version();
    }

    /** {@return the expansions that the engine plays} */
    public Set<Expansion> expansions() {
        return id.expansions();
    }

    /**
     * {@return whether the session can continue} {@link #close} and some failures end the session. The client detects
     * an exit of the engine only at the next command.
     */
    public boolean isOpen() {
        return connection.isOpen();
    }

    /**
     * Updates the engine's game: undoes moves, plays moves, or starts a new game. Does nothing if the engine already
     * has the game. {@link #bestMove} calls this method automatically. Call this method before other commands, such as
     * {@code send("perft 5")}.
     *
     * @param game a game that starts on the empty table
     * @throws IllegalArgumentException if the game doesn't start on the empty table
     * @throws UhpException if the engine refuses the game, or fails
     */
    public void follow(Game game) {
        requireFromEmptyTable(game);
        connection.run(() -> {
            engineGame.follow(game);
            return game;
        });
    }

    private static void requireFromEmptyTable(Game game) {
        if (!requireNonNull(game, "game").startsOnEmptyTable()) {
            throw new IllegalArgumentException("Expected a game that starts on the empty table.");
        }
    }

    /**
     * {@return the move that the engine would play, a legal move}
     *
     * @param game the game, which must not be over and must start on the empty table
     * @param limit the limit of the search
     * @throws IllegalArgumentException if the game is over or doesn't start on the empty table
     * @throws UhpException if the engine fails, or if another thread calls {@link #cancel} or {@link #close}
     */
    public Move bestMove(Game game, SearchLimit limit) {
        return bestMove(game, limit, (move, line) -> {});
    }

    /**
     * Returns the move that the engine would play, and reports the moves that the engine prints during the search, with
     * depth, score and expected moves if the engine prints them. Many engines print moves only if an option is set. For
     * a {@link UhpEngine} or Mzinga, call {@code setOption("ReportIntermediateBestMoves", "True")}.
     *
     * <p>The time-out of the search is extended by the time of the limit, rounded up to whole seconds. A depth doesn't
     * extend the time-out. UHP accepts one limit per search. If the limit has a time and a depth, the client sends only
     * the time and adds a remark. If the engine refuses fractions of a second, the client rounds the time up to whole
     * seconds and adds a remark.
     *
     * @param game the game, which must not be over and must start on the empty table
     * @param limit the limit of the search
     * @param best receives each legal move, including the answer, and the whole line. The calling thread calls the
     *     consumer during the search. The consumer must not send commands. If the consumer throws an exception, this
     *     method throws the same exception, and the engine continues as after {@link #cancel}
     * @return a legal move
     * @throws IllegalArgumentException if the game is over or doesn't start on the empty table
     * @throws UhpException if the engine fails, or if another thread calls {@link #cancel} or {@link #close}
     */
    public Move bestMove(Game game, SearchLimit limit, BiConsumer<BestMove, String> best) {
        requireFromEmptyTable(game);
        requireNonNull(limit, "limit");
        requireNonNull(best, "best");
        if (game.isOver()) {
            throw new IllegalArgumentException("The game is over.");
        }
        return connection.run(() -> engineGame.bestMove(game, limit, best));
    }

    /**
     * Cancels a command that runs in another thread. The command throws a {@link UhpException} of the kind {@link
     * Kind#CANCELLED}. An interrupt of the other thread has the same effect. Does nothing if no command runs. To move
     * at once, a program can play the last move that {@code bestMove} reported.
     *
     * <p>UHP has no command to stop a search, so the engine continues. The next command first waits for the answer to
     * the cancelled command, at most until the time-outs of both commands. If the answer doesn't arrive, the client
     * doesn't send the next command and throws a {@link UhpException} of the kind {@link Kind#TIMEOUT}. The session
     * stays open, so the program can try again.
     */
    public void cancel() {
        connection.cancel();
    }

    /**
     * {@return the engine's options with their values, in the engine's order} If the type is unknown or the value can't
     * be parsed, the option has the type {@link EngineOption.Type#OTHER}, and the client adds a remark. If the engine
     * refuses the command, it has no options.
     *
     * @throws UhpException if the engine fails
     */
    public List<EngineOption> options() {
        try {
            return query("options").stream()
                    .filter(line -> !line.isBlank())
                    .map(this::optionIn)
                    .toList();
        } catch (UhpException e) {
            if (e.kind() != Kind.REFUSED) {
                throw e;
            }
            connection.remark(Message.Kind.COMMAND_MISSING, "options");
            return List.of();
        }
    }

    /**
     * Sets an option. The engine decides which names and values are valid.
     *
     * @param name the option's name
     * @param value the value as in UHP: {@code True}, {@code False}, a number or a word
     * @return the option with its new value
     * @throws IllegalArgumentException if the name is not one word, or the value is not one line
     * @throws UhpException of the kind {@link Kind#REFUSED} if the engine refuses the name or the value; of another
     *     kind if the engine fails
     */
    public EngineOption setOption(String name, String value) {
        requireLine(requireNonNull(name, "name"));
        requireLine(requireNonNull(value, "value"));
        if (name.isEmpty() || name.contains(" ")) {
            throw new IllegalArgumentException("Expected an option's name in one word, found \"" + name + "\".");
        }
        return optionIn(EngineGame.lastOf(query("options set " + name + " " + value)));
    }

    private EngineOption optionIn(String line) {
        EngineOption option = EngineOption.parse(line);
        if (option.type() == EngineOption.Type.OTHER) {
            connection.remark(Message.Kind.OPTION_UNREADABLE, EngineAnswer.excerpt(List.of(line)));
        }
        return option;
    }

    private List<String> query(String command) {
        return connection.run(() -> connection.ask(command));
    }

    /**
     * Sends any command. If the command may have changed the engine's game, the next {@link #bestMove} or {@link
     * #follow} sends the whole game.
     *
     * @param command one line
     * @return the lines of the answer without {@code ok}; the client doesn't check the lines
     * @throws IllegalArgumentException if the command is not one line
     * @throws UhpException if the engine refuses the command, or fails
     */
    public List<String> send(String command) {
        requireLine(requireNonNull(command, "command"));
        String word = command.strip().split("\\s", 2)[0].toLowerCase(Locale.ROOT);
        return connection.run(() -> {
            if (!QUERIES.contains(word)) {
                engineGame.forget();
            }
            return connection.ask(command);
        });
    }

    private static void requireLine(String text) {
        if (text.chars().anyMatch(c -> Character.isISOControl(c) || c == '\u2028' || c == '\u2029')) {
            throw new IllegalArgumentException("Expected a command in one line.");
        }
    }

    /** {@return remarks on the engine's last 100 different deviations from the protocol} */
    public List<Remark> remarks() {
        return connection.remarks();
    }

    /**
     * Ends the session. A thread that waits for an answer throws a {@link UhpException} of the kind {@link
     * Kind#CLOSED}. The client sends {@code exit} and gives an idle engine one second to exit. Then the client kills
     * the engine's process and all child processes. {@code close} always takes less than two seconds. Closing again
     * does nothing.
     */
    @Override
    public void close() {
        connection.close();
    }
}
