// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

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
 * <p>Every command throws {@link UhpException} where the engine does not do what it should. After {@link Kind#ERR} and
 * {@link Kind#INVALID_MOVE} the session goes on; after {@link Kind#TIMEOUT} and {@link Kind#BROKEN} only {@link #close} is
 * left, and a command after that is {@code BROKEN}. The engine must play by the ruleset of the game: one that does not know the draw by repetition (R7.3), for example,
 * needs {@code withRepetitionDraws(false)}. Habits of engines that the protocol does not know are understood where their meaning
 * is clear, and told in {@link #remarks}. However much an engine says, and whenever, every command ends in its time and needs
 * some tens of megabytes at most. A client belongs to one thread.
 */
public final class UhpClient implements AutoCloseable {
    /** The commands that keep a game, for which there are methods. */
    private static final Set<String> OWN_COMMANDS = Set.of("newgame", "play", "pass", "undo", "exit");

    private final EngineLink link;
    private final Duration timeout;
    private final Greeting greeting;
    private final Remarks remarks = new Remarks();
    private Optional<UhpGame> game = Optional.empty();

    private UhpClient(EngineLink link, Duration timeout) {
        this.link = link;
        this.timeout = timeout;
        try {
            List<String> answer = link.greeting(timeout);
            greeting = Greeting.read(answer).orElseThrow(() -> broken("the engine does not say who it is", answer));
        } catch (UhpException e) {
            link.close();
            throw e;
        }
    }

    /**
     * Starts an engine as {@link #start(ProcessBuilder, Duration)} does; its standard error is thrown away.
     *
     * @param command the program and its arguments
     * @param timeout how long an answer may take; {@link #bestMove} adds the time to think
     */
    public static UhpClient start(List<String> command, Duration timeout) {
        requireNonNull(command, "command");
        return start(new ProcessBuilder(command), timeout);
    }

    /**
     * Starts an engine and waits for its greeting.
     *
     * @param command the program, with its folder, environment and standard error as the caller wants them; where the
     *     standard error is a pipe, the builder is changed so that it is thrown away
     * @param timeout how long an answer may take; {@link #bestMove} adds the time to think
     * @throws IllegalArgumentException if the command is empty, or the time not more than none
     * @throws UhpException if it can't be started or does not greet
     */
    public static UhpClient start(ProcessBuilder command, Duration timeout) {
        requireNonNull(command, "command");
        checkTimeout(timeout);
        if (command.command().isEmpty()) {
            throw new IllegalArgumentException("There is no program to start.");
        }
        if (command.redirectError().equals(ProcessBuilder.Redirect.PIPE) && !command.redirectErrorStream()) {
            command.redirectError(
                    ProcessBuilder.Redirect.DISCARD); // a full pipe that nobody reads would stop the engine
        }
        Process process;
        try {
            process = command.start();
        } catch (IOException e) {
            throw new UhpException(Kind.BROKEN, "the engine can't be started", String.valueOf(e.getMessage()));
        }
        return new UhpClient(new EngineLink(process, process.getInputStream(), process.getOutputStream()), timeout);
    }

    /**
     * Meets an engine that runs already, and waits for its greeting.
     *
     * @param in what the engine says; closed with the client
     * @param out what the engine hears; closed with the client
     * @param timeout how long an answer may take; {@link #bestMove} adds the time to think
     * @throws IllegalArgumentException if the time is not more than none
     * @throws UhpException if it does not greet
     */
    public static UhpClient connect(InputStream in, OutputStream out, Duration timeout) {
        requireNonNull(in, "in");
        requireNonNull(out, "out");
        checkTimeout(timeout);
        return new UhpClient(new EngineLink(null, in, out), timeout);
    }

    private static void checkTimeout(Duration timeout) {
        if (requireNonNull(timeout, "timeout").isNegative() || timeout.isZero()) {
            throw new IllegalArgumentException("An answer takes more time than " + timeout + ".");
        }
    }

    /** The engine's name. */
    public String name() {
        return greeting.name();
    }

    /** The engine's version without the leading v; empty if it does not tell one. */
    public String version() {
        return greeting.version();
    }

    /** The expansions that the engine can play. */
    public Set<Expansion> expansions() {
        return greeting.expansions();
    }

    /** The game, as the engine has it too; empty before the first new one. */
    public Optional<Game> game() {
        return game.map(UhpGame::game);
    }

    /** Begins a game from the empty table. */
    public Game newGame(Ruleset ruleset) {
        requireNonNull(ruleset, "ruleset");
        return begin(ruleset.gameType(), new UhpGame(Game.start(ruleset)));
    }

    /**
     * Gives the engine a game to go on with.
     *
     * @throws IllegalArgumentException if the game does not start from the empty table, which UHP can't say
     */
    public Game newGame(Game game) {
        requireNonNull(game, "game");
        return begin(GameStrings.print(game), new UhpGame(game));
    }

    private Game begin(String argument, UhpGame begun) {
        List<String> answer = link.ask("newgame " + argument, timeout);
        game = Optional.of(begun);
        return inStep(answer);
    }

    /**
     * Plays a move, for either side. An illegal one is not sent.
     *
     * @throws IllegalStateException before the first new game
     */
    public Game play(Move move) {
        requireNonNull(move, "move");
        UhpGame open = current();
        open.objectionTo(move).ifPresent(objection -> {
            throw new UhpException(Kind.INVALID_MOVE, objection, "");
        });
        String command = move.equals(Move.pass()) ? "pass" : "play " + MoveStrings.print(move, open.mutableGame());
        List<String> answer = link.ask(command, timeout);
        open.play(move);
        return inStep(answer);
    }

    /**
     * Gives the turn away, where nothing else is legal (R6.2).
     *
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
        UhpGame open = current();
        if (count < 1 || count > open.plies()) {
            throw new IllegalArgumentException(
                    "From 1 to " + open.plies() + " moves can be taken back, not " + count + ".");
        }
        List<String> answer = link.ask("undo " + count, timeout);
        open.undo(count);
        return inStep(answer);
    }

    /**
     * The legal moves as the engine lists them, each once, checked against the rules.
     *
     * @throws IllegalStateException before the first new game
     */
    public List<Move> validMoves() {
        UhpGame open = current();
        List<String> answer = link.ask("validmoves", timeout);
        Set<Move> moves = new LinkedHashSet<>();
        int listed = 0;
        for (String string : String.join(";", answer).split(";", -1)) {
            if (!string.isBlank()) {
                moves.add(read(string, open, answer));
                listed++;
            }
        }
        Set<Move> expected = new HashSet<>(open.game().legalMoves());
        if (!expected.equals(moves)) {
            throw broken("the engine lists other moves than the " + expected.size() + " legal ones", answer);
        }
        if (listed > moves.size()) {
            remarks.add("The engine lists moves more than once: " + listed + " for " + moves.size() + ".");
        }
        return List.copyOf(moves);
    }

    /**
     * The move that the engine would play, which is legal. The answer may take the client's time-out, beyond the limit if it is
     * one of time. UHP knows whole seconds only: the engine is told {@link SearchLimit.Time#wholeSeconds}, and where that is
     * more than the limit, {@link #remarks} say so.
     *
     * @throws IllegalStateException before the first new game
     */
    public Move bestMove(SearchLimit limit) {
        return bestMove(limit, timeout);
    }

    /**
     * The move that the engine would play, as {@link #bestMove(SearchLimit)} tells.
     *
     * @param patience how long the answer may take, beyond the limit if it is one of time
     * @throws IllegalStateException before the first new game
     */
    public Move bestMove(SearchLimit limit, Duration patience) {
        requireNonNull(limit, "limit");
        requireNonNull(patience, "patience");
        UhpGame open = current();
        Duration thinking = Duration.ZERO;
        if (limit instanceof SearchLimit.Time time) {
            thinking = time.wholeSeconds();
            if (!thinking.equals(time.duration())) {
                remarks.add("The engine thinks " + thinking.toSeconds() + " s instead of "
                        + time.duration().toMillis() + " ms: UHP knows whole seconds only.");
            }
        }
        List<String> answer =
                link.ask("bestmove " + limit, EngineLink.bounded(patience).plus(thinking));
        // Some engines say what they are thinking, too; the move comes last, perhaps with figures behind it.
        String[] fields = lastOf(answer).split(";", 2);
        if (fields.length > 1) {
            remarks.add("The engine says more than its move: " + EngineLink.shown(List.of(fields[1])));
        }
        Move move = read(fields[0], open, answer);
        Optional<String> objection = open.objectionTo(move);
        if (objection.isPresent()) {
            throw broken("the engine's move is illegal, " + objection.get(), answer);
        }
        return move;
    }

    private static String lastOf(List<String> answer) {
        int last = answer.size() - 1;
        while (last >= 0 && answer.get(last).isBlank()) {
            last--;
        }
        return last < 0 ? "" : answer.get(last);
    }

    /**
     * The engine's options with their values. A line that shows none that is known is an {@link EngineOption.Unknown}, and is
     * told in the {@link #remarks}.
     */
    public List<EngineOption> options() {
        return link.ask("options", timeout).stream()
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
        return optionIn(lastOf(link.ask("options get " + word(name), timeout)));
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
            remarks.add("This option can't be read: " + EngineLink.shown(List.of(line)));
            return new EngineOption.Unknown(line);
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
        return List.copyOf(link.ask(command, patience));
    }

    /**
     * What the engine does otherwise than the protocol says, and how it was understood, a sentence each: the last hundred since
     * the start, each once.
     */
    public List<String> remarks() {
        return remarks.list();
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

    private UhpGame current() {
        return game.orElseThrow(() -> new IllegalStateException("There is no game yet."));
    }

    private Move read(String moveString, UhpGame open, List<String> answer) {
        try {
            return open.parse(moveString);
        } catch (NotationParseException e) {
            throw broken("the engine's move can't be read, " + e.reason(), answer);
        }
    }

    /** Checks that the engine's GameString tells the game as it is here. */
    private Game inStep(List<String> answer) {
        UhpGame open = current();
        if (answer.size() != 1) {
            throw broken("the engine does not answer with one GameString", answer);
        }
        open.objectionTo(answer.get(0)).ifPresent(objection -> {
            throw broken("the engine's game is not the one played, " + objection, answer);
        });
        return open.game();
    }

    private UhpException broken(String message, List<String> answer) {
        return link.failure(Kind.BROKEN, message, EngineLink.shown(answer));
    }

    /**
     * Ends the session: says {@code exit}, gives the engine a second to leave, and then ends its process and those that it
     * started. Closing again does nothing.
     */
    @Override
    public void close() {
        link.close();
    }
}
