// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.internal.GameStringText;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Plays with an engine that speaks UHP (N2): starts it, sends commands, reads answers within a time, and keeps a game of its
 * own in step, by which everything that the engine says is checked.
 *
 * <pre>{@code
 * try (UhpClient engine = UhpClient.start(List.of("./MzingaEngine"), Duration.ofSeconds(5))) {
 *     Game game = engine.newGame(Ruleset.tournament());
 *     while (!game.outcome().isOver()) {
 *         game = engine.play(engine.bestMove(SearchLimit.time(Duration.ofSeconds(1))));
 *     }
 * }
 * }</pre>
 *
 * <p>Every command throws {@link UhpException} where the engine does not do what it should; {@link UhpException.Kind} tells after
 * which failures the session goes on. After the others only {@link #close} is left, and every command fails for the same
 * reason. The engine must play by the ruleset of the game: one that does not know the draw by repetition (R7.3), for example,
 * needs {@code withRepetitionDraws(false)}. Habits of engines that the protocol does not know are understood where their meaning
 * is clear, and told in {@link #remarks}. However much an engine says, and whenever, every command ends in its time and needs
 * some tens of megabytes at most.
 *
 * <p>Commands are given by one thread at a time. {@link #cancel} and {@link #close} may be called by any thread, and wake the one
 * that waits for an answer.
 */
public final class UhpClient implements AutoCloseable {
    /** The commands that keep a game, for which there are methods. */
    private static final Set<String> OWN_COMMANDS = Set.of("newgame", "play", "pass", "undo", "exit");

    private static final int MAX_REMARKS = 100;

    private final EngineLink link;
    private final Duration timeout;
    private final UhpListener listener;
    private final Greeting greeting;
    private final Set<String> remarks = new LinkedHashSet<>();
    private Optional<Game> game = Optional.empty();

    private UhpClient(EngineLink link, Duration timeout, UhpListener listener) {
        this.link = link;
        this.timeout = timeout;
        this.listener = listener;
        try {
            List<String> answer = link.greeting(timeout);
            greeting = Greeting.read(answer).orElseThrow(() -> broken("the engine does not say who it is", answer));
        } catch (RuntimeException | Error e) {
            link.close();
            throw e;
        }
    }

    /**
     * Begins to describe an engine that is to be started; its standard error is thrown away.
     *
     * @param command the program and its arguments
     * @throws IllegalArgumentException if the command is empty
     */
    public static Builder builder(List<String> command) {
        requireNonNull(command, "command");
        return builder(new ProcessBuilder(command));
    }

    /**
     * Begins to describe an engine that is to be started.
     *
     * @param command the program, with its environment and standard error as the caller wants them; where the standard error is
     *     a pipe, it is thrown away
     * @throws IllegalArgumentException if the command is empty
     */
    public static Builder builder(ProcessBuilder command) {
        requireNonNull(command, "command");
        if (command.command().isEmpty()) {
            throw new IllegalArgumentException("There is no program to start.");
        }
        return new Builder(Optional.of(command), listener -> startProcess(command, listener));
    }

    /**
     * Begins to describe an engine that runs already.
     *
     * @param in what the engine says; closed with the client
     * @param out what the engine hears; closed with the client
     */
    public static Builder builder(InputStream in, OutputStream out) {
        requireNonNull(in, "in");
        requireNonNull(out, "out");
        return new Builder(Optional.empty(), listener -> EngineLink.to(in, out, listener));
    }

    /**
     * Starts an engine as {@link #builder(List)} describes it, and waits for its greeting.
     *
     * @param timeout how long an answer may take; {@link #bestMove} adds the time to think
     * @throws IllegalArgumentException if the command is empty, or the time not more than none
     * @throws UhpException if it can't be started or does not greet
     */
    public static UhpClient start(List<String> command, Duration timeout) {
        requireNonNull(timeout, "timeout");
        return builder(command).timeout(timeout).start();
    }

    /**
     * Starts an engine as {@link #builder(ProcessBuilder)} describes it, and waits for its greeting.
     *
     * @param timeout how long an answer may take; {@link #bestMove} adds the time to think
     * @throws IllegalArgumentException if the command is empty, or the time not more than none
     * @throws UhpException if it can't be started or does not greet
     */
    public static UhpClient start(ProcessBuilder command, Duration timeout) {
        requireNonNull(timeout, "timeout");
        return builder(command).timeout(timeout).start();
    }

    /**
     * Meets an engine that runs already, as {@link #builder(InputStream, OutputStream)} describes it, and waits for its greeting.
     *
     * @param timeout how long an answer may take; {@link #bestMove} adds the time to think
     * @throws IllegalArgumentException if the time is not more than none
     * @throws UhpException if it does not greet
     */
    public static UhpClient connect(InputStream in, OutputStream out, Duration timeout) {
        return builder(in, out).timeout(timeout).start();
    }

    private static EngineLink startProcess(ProcessBuilder command, UhpListener listener) {
        if (command.redirectError().equals(ProcessBuilder.Redirect.PIPE) && !command.redirectErrorStream()) {
            command.redirectError(
                    ProcessBuilder.Redirect.DISCARD); // a full pipe that nobody reads would stop the engine
        }
        try {
            return EngineLink.to(command.start(), listener);
        } catch (IOException e) {
            throw new UhpException(Kind.ENDED, "the engine can't be started", String.valueOf(e.getMessage()), e);
        }
    }

    /** Describes an engine to play with. Not safe for use by several threads. */
    public static final class Builder {
        private final Optional<ProcessBuilder> command;
        private final Function<UhpListener, EngineLink> starter;
        private Duration timeout = Duration.ofSeconds(30);
        private UhpListener listener = new UhpListener() {};

        private Builder(Optional<ProcessBuilder> command, Function<UhpListener, EngineLink> starter) {
            this.command = command;
            this.starter = starter;
        }

        /**
         * Sets how long an answer may take, 30 seconds unless set; {@link UhpClient#bestMove} adds the time to think.
         *
         * @throws IllegalArgumentException if that is not more than none
         */
        public Builder timeout(Duration timeout) {
            if (requireNonNull(timeout, "timeout").isNegative() || timeout.isZero()) {
                throw new IllegalArgumentException("An answer takes more time than " + timeout + ".");
            }
            this.timeout = timeout;
            return this;
        }

        /** Sets who is told what is said; nobody unless set. */
        public Builder listener(UhpListener observer) {
            listener = requireNonNull(observer, "observer");
            return this;
        }

        /**
         * Sets the folder in which the engine is started, that of this program unless set.
         *
         * @throws IllegalStateException if the engine runs already
         */
        public Builder directory(Path folder) {
            requireNonNull(folder, "folder");
            command.orElseThrow(() -> new IllegalStateException("The engine runs already."))
                    .directory(folder.toFile());
            return this;
        }

        /**
         * Starts the engine, where it does not run yet, and waits for its greeting. A builder that starts a program can start
         * it several times.
         *
         * @throws UhpException if it can't be started or does not greet
         */
        public UhpClient start() {
            return new UhpClient(starter.apply(listener), timeout, listener);
        }
    }

    /** The engine's name, on one line that a terminal can show: control characters are question marks. */
    public String name() {
        return greeting.name();
    }

    /** The engine's version without the leading v, as {@link #name} is; empty if it does not tell one. */
    public String version() {
        return greeting.version();
    }

    /** The expansions that the engine can play. */
    public Set<Expansion> expansions() {
        return greeting.expansions();
    }

    /** The game, as the engine has it too; empty before the first new one. */
    public Optional<Game> game() {
        return game;
    }

    /** Begins a game from the empty table. */
    public Game newGame(Ruleset ruleset) {
        requireNonNull(ruleset, "ruleset");
        return follow("newgame " + ruleset.gameType(), Game.start(ruleset));
    }

    /**
     * Gives the engine a game to go on with.
     *
     * @throws IllegalArgumentException if the game does not start from the empty table, which UHP can't say
     */
    public Game newGame(Game game) {
        requireNonNull(game, "game");
        return follow("newgame " + GameStringText.print(game), game);
    }

    /** Sends a command that leads to that game here, and checks that the engine's GameString tells the same one. */
    private Game follow(String command, Game next) {
        List<String> answer = link.ask(command, timeout);
        game = Optional.of(next);
        if (answer.size() != 1) {
            throw broken("the engine does not answer with one GameString", answer);
        }
        Objections.to(answer.get(0), next).ifPresent(objection -> {
            throw broken("the engine's game is not the one played, " + objection, answer);
        });
        return next;
    }

    /**
     * Plays a move, for either side.
     *
     * @throws IllegalMoveException if it is illegal; then it is not sent, and the session goes on
     * @throws IllegalStateException before the first new game
     */
    public Game play(Move move) {
        requireNonNull(move, "move");
        Game open = current();
        Game played = open.play(move); // refuses an illegal move before anything is sent
        return follow(move.equals(Move.pass()) ? "pass" : "play " + MoveStrings.print(move, open), played);
    }

    /**
     * Gives the turn away, where nothing else is legal (R6.2).
     *
     * @throws IllegalMoveException if another move is legal
     * @throws IllegalStateException before the first new game
     */
    public Game pass() {
        return play(Move.pass());
    }

    /**
     * Takes moves back.
     *
     * @param count how many, from 1
     * @throws IllegalArgumentException if the game has not so many
     * @throws IllegalStateException before the first new game
     */
    public Game undo(int count) {
        Game open = current();
        if (count < 1 || count > open.length()) {
            throw new IllegalArgumentException(
                    "From 1 to " + open.length() + " moves can be taken back, not " + count + ".");
        }
        return follow("undo " + count, open.at(open.length() - count));
    }

    /**
     * The legal moves as the engine lists them, each once, checked against the rules.
     *
     * @throws IllegalStateException before the first new game
     */
    public List<Move> validMoves() {
        Game open = current();
        List<String> answer = validMoveStrings();
        Set<Move> moves = new LinkedHashSet<>();
        answer.forEach(string -> moves.add(read(string, open, answer)));
        Set<Move> expected = new HashSet<>(open.legalMoves());
        if (!expected.equals(moves)) {
            throw broken("the engine lists other moves than the " + expected.size() + " legal ones", answer);
        }
        if (answer.size() > moves.size()) {
            remark("The engine lists moves more than once: " + answer.size() + " for " + moves.size() + ".");
        }
        return List.copyOf(moves);
    }

    /**
     * The legal moves in the engine's own words and order, unchecked: for engines that play by other rules.
     *
     * @throws IllegalStateException before the first new game
     */
    public List<String> validMoveStrings() {
        current();
        return Stream.of(String.join(";", query("validmoves", timeout)).split(";", -1))
                .map(String::strip)
                .filter(string -> !string.isEmpty())
                .toList();
    }

    /**
     * The move that the engine would play, which is legal. The answer may take the client's time-out, and the time to think if
     * that is limited. UHP knows whole seconds only: the engine is told {@link SearchLimit#wholeSeconds}; and it knows one limit
     * only: an engine is told the time rather than the depth. Where that makes a difference, {@link #remarks} say so.
     *
     * @throws IllegalStateException before the first new game
     * @throws UhpException also where another thread calls {@link #cancel} or {@link #close}
     */
    public Move bestMove(SearchLimit limit) {
        return bestMove(limit, timeout);
    }

    /**
     * The move that the engine would play, as {@link #bestMove(SearchLimit)} tells.
     *
     * @param patience how long the answer may take, beyond the time to think if that is limited
     */
    public Move bestMove(SearchLimit limit, Duration patience) {
        requireNonNull(limit, "limit");
        requireNonNull(patience, "patience");
        Game open = current();
        Duration thinking = limit.wholeSeconds().orElse(Duration.ZERO);
        limit.time()
                .filter(time -> !time.equals(thinking))
                .ifPresent(time -> remark("The engine thinks " + thinking.toSeconds() + " s instead of "
                        + time.toMillis() + " ms: UHP knows whole seconds only."));
        if (limit.time().isPresent() && limit.depth().isPresent()) {
            remark("The engine is not told the depth: UHP knows one limit only.");
        }
        SearchLimit sent = limit.time().map(SearchLimit::time).orElse(limit);
        List<String> answer = link.askCancellably(
                "bestmove " + sent,
                LineQueue.bounded(patience).plus(thinking),
                line -> legalMoveIn(line, open).ifPresent(move -> listener.bestMove(move, line)));
        // Some engines say what they are thinking, too; the move comes last, perhaps with figures behind it.
        String last = lastOf(answer);
        if (last.contains(";")) {
            remark("The engine says more than its move: "
                    + EngineLink.shown(List.of(last.substring(last.indexOf(';') + 1))));
        }
        Move move = read(moveIn(last), open, answer);
        Optional<String> objection = Objections.to(move, open);
        if (objection.isPresent()) {
            throw broken("the engine's move is illegal, " + objection.get(), answer);
        }
        return move;
    }

    /**
     * Ends the wait of another thread for an answer that does not change the game: of {@link #bestMove} and {@link #send} above
     * all. That thread gets an {@link UhpException} of the kind {@link Kind#CANCELLED}, as it does when it is interrupted. Where
     * no thread waits, nothing happens.
     *
     * <p>UHP has no word that stops an engine. The session goes on, but the next command waits, within its time-out, until the
     * engine has answered the cancelled one; {@link #close} ends it at once.
     */
    public void cancel() {
        link.cancel();
    }

    private static Optional<Move> legalMoveIn(String line, Game open) {
        try {
            return Optional.of(MoveStrings.parseLenient(moveIn(line), open)).filter(open::isLegal);
        } catch (NotationParseException e) {
            return Optional.empty();
        }
    }

    private static String moveIn(String line) {
        return line.split(";", 2)[0];
    }

    private static String lastOf(List<String> answer) {
        int last = answer.size() - 1;
        while (last >= 0 && answer.get(last).isBlank()) {
            last--;
        }
        return last < 0 ? "" : answer.get(last);
    }

    /**
     * The engine's options with their values. Of an option of a kind that this library does not know, only the name and the
     * text are known; the {@link #remarks} tell it.
     */
    public List<EngineOption> options() {
        return query("options", timeout).stream()
                .filter(line -> !line.isBlank())
                .map(this::optionIn)
                .toList();
    }

    /**
     * The option of that name with its value.
     *
     * @throws IllegalArgumentException if the name is not one word
     * @throws UhpException of the kind {@link Kind#ERR} if the engine has none of that name
     */
    public EngineOption option(String name) {
        requireNonNull(name, "name");
        return optionIn(lastOf(query("options get " + word(name), timeout)));
    }

    /**
     * Sets an option, and returns it as the engine has it then.
     *
     * @throws IllegalArgumentException if name or value could not be told from other commands
     * @throws UhpException of the kind {@link Kind#ERR} if the engine refuses the value
     */
    public EngineOption setOption(String name, String value) {
        requireNonNull(name, "name");
        requireNonNull(value, "value");
        return optionIn(lastOf(link.ask("options set " + word(name) + " " + line(value), timeout)));
    }

    private EngineOption optionIn(String line) {
        return EngineOption.parse(line).orElseGet(() -> {
            remark("This option can't be read: " + EngineLink.shown(List.of(line)));
            return new UnknownOption(line);
        });
    }

    /**
     * Sends a command that this class has no method for, such as one of a single vendor, with the client's time-out.
     *
     * @see #send(String, Duration)
     */
    public List<String> send(String command) {
        return send(command, timeout);
    }

    /**
     * Sends a command that this class has no method for, such as one of a single vendor ({@code perft 4}). The lines of the
     * answer come back as the engine wrote them, without the {@code ok} behind them.
     *
     * @param command one line; not one that would change the game or end the session ({@code newgame}, {@code play},
     *     {@code pass}, {@code undo}, {@code exit})
     * @param patience how long the answer may take
     * @throws IllegalArgumentException if the command is none of that sort
     */
    public List<String> send(String command, Duration patience) {
        requireNonNull(command, "command");
        requireNonNull(patience, "patience");
        String name = line(command).strip().split("\\s", 2)[0].toLowerCase(Locale.ROOT);
        if (name.isEmpty() || OWN_COMMANDS.contains(name)) {
            throw new IllegalArgumentException("\"" + name + "\" is no command to send: there is a method for it.");
        }
        return List.copyOf(query(command, patience));
    }

    /** Sends a command that does not change the game. */
    private List<String> query(String command, Duration patience) {
        return link.askCancellably(command, patience, line -> {});
    }

    /**
     * What the engine does otherwise than the protocol says, and how it was understood, a sentence each: the last hundred since
     * the start, each once.
     */
    public List<String> remarks() {
        return List.copyOf(remarks);
    }

    private void remark(String sentence) {
        remarks.remove(sentence);
        remarks.add(sentence);
        if (remarks.size() > MAX_REMARKS) {
            remarks.remove(remarks.iterator().next());
        }
    }

    private static String word(String name) {
        if (line(name).isEmpty() || name.contains(" ")) {
            throw new IllegalArgumentException("An option's name is one word, and its value one line.");
        }
        return name;
    }

    private static String line(String text) {
        if (text.chars().anyMatch(c -> Character.isISOControl(c) || c == '\u2028' || c == '\u2029')) {
            throw new IllegalArgumentException("A command is one line.");
        }
        return text;
    }

    private Game current() {
        return game.orElseThrow(() -> new IllegalStateException("There is no game yet."));
    }

    private Move read(String moveString, Game open, List<String> answer) {
        try {
            return MoveStrings.parseLenient(moveString, open);
        } catch (NotationParseException e) {
            throw link.failure(
                    Kind.BROKEN, "the engine's move can't be read, " + e.reason(), EngineLink.shown(answer), e);
        }
    }

    private UhpException broken(String message, List<String> answer) {
        return link.failure(Kind.BROKEN, message, EngineLink.shown(answer), null);
    }

    /**
     * Ends the session, from any thread: wakes whoever waits for an answer with an {@link UhpException} of the kind
     * {@link Kind#CLOSED}, says {@code exit}, gives an engine that is not thinking a second to leave, and then ends its process
     * and those that it started. That takes less than two seconds, even if the engine does not read, does not leave and ignores
     * requests to end. Closing again does nothing.
     */
    @Override
    public void close() {
        link.close();
    }
}
