package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
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
 * left. The engine must play by the ruleset of the game: one that does not know the draw by repetition (R7.3), for example,
 * needs {@code withRepetition(false)}. A client belongs to one thread.
 */
public final class UhpClient implements AutoCloseable {
    private final EngineLink link;
    private final Duration timeout;
    private final Greeting greeting;
    private Optional<UhpGame> sheet = Optional.empty();

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
        return start(new ProcessBuilder(command), timeout);
    }

    /**
     * Starts an engine and waits for its greeting.
     *
     * @param command the program, with its folder, environment and standard error as the caller wants them; where the
     *     standard error is a pipe, the builder is changed so that it is thrown away
     * @param timeout how long an answer may take; {@link #bestMove} adds the time to think
     * @throws IllegalArgumentException if the command is empty
     * @throws UhpException if it can't be started or does not greet
     */
    public static UhpClient start(ProcessBuilder command, Duration timeout) {
        if (command.command().isEmpty()) {
            throw new IllegalArgumentException("no program to start");
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
     * @throws UhpException if it does not greet
     */
    public static UhpClient connect(InputStream in, OutputStream out, Duration timeout) {
        return new UhpClient(new EngineLink(null, in, out), timeout);
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
        return sheet.map(UhpGame::game);
    }

    /** Begins a game from the empty table. */
    public Game newGame(Ruleset ruleset) {
        return begin(ruleset.gameType(), new UhpGame(Game.start(ruleset)));
    }

    /**
     * Gives the engine a game to go on with.
     *
     * @throws IllegalArgumentException if the game does not start from the empty table
     */
    public Game newGame(Game game) {
        UhpGame begun = new UhpGame(game);
        return begin(begun.gameString(), begun);
    }

    private Game begin(String argument, UhpGame begun) {
        List<String> answer = link.ask("newgame " + argument, timeout);
        sheet = Optional.of(begun);
        return inStep(answer);
    }

    /**
     * Plays a move, for either side. An illegal one is not sent.
     *
     * @throws IllegalStateException before the first new game
     */
    public Game play(Move move) {
        UhpGame open = sheet();
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
        UhpGame open = sheet();
        if (count < 1 || count > open.plies()) {
            throw new IllegalArgumentException("the game has " + open.plies() + " moves to take back, not " + count);
        }
        List<String> answer = link.ask("undo " + count, timeout);
        open.undo(count);
        return inStep(answer);
    }

    /**
     * The legal moves as the engine lists them, checked against the rules.
     *
     * @throws IllegalStateException before the first new game
     */
    public List<Move> validMoves() {
        UhpGame open = sheet();
        List<String> answer = link.ask("validmoves", timeout);
        MutableGame referee = open.mutableGame();
        List<Move> moves = new ArrayList<>();
        for (String string : String.join(";", answer).split(";", -1)) {
            if (!string.isBlank()) {
                moves.add(read(string, referee, answer));
            }
        }
        Set<Move> expected = new HashSet<>(open.game().legalMoves());
        if (!expected.equals(new HashSet<>(moves))) {
            throw broken("the engine lists other moves than the " + expected.size() + " legal ones", answer);
        }
        return List.copyOf(moves);
    }

    /**
     * The move that the engine would play, which is legal. The answer may take the client's time-out, beyond the limit if it is
     * one of time.
     *
     * @throws IllegalStateException before the first new game
     */
    public Move bestMove(SearchLimit limit) {
        return bestMove(limit, timeout);
    }

    /**
     * The move that the engine would play, which is legal.
     *
     * @param patience how long the answer may take, beyond the limit if it is one of time
     * @throws IllegalStateException before the first new game
     */
    public Move bestMove(SearchLimit limit, Duration patience) {
        UhpGame open = sheet();
        Duration thinking =
                limit instanceof SearchLimit.Time time ? time.duration().plusSeconds(1) : Duration.ZERO;
        List<String> answer =
                link.ask("bestmove " + limit, EngineLink.bounded(patience).plus(thinking));
        // Some engines say what they are thinking, too; the move comes last.
        Move move = read(answer.isEmpty() ? "" : answer.get(answer.size() - 1), open.mutableGame(), answer);
        Optional<String> objection = open.objectionTo(move);
        if (objection.isPresent()) {
            throw broken("the engine's move is illegal, " + objection.get(), answer);
        }
        return move;
    }

    /** The engine's options with their values. */
    public List<EngineOption> options() {
        List<String> answer = link.ask("options", timeout);
        return answer.stream()
                .filter(line -> !line.isBlank())
                .map(line -> option(line, answer))
                .toList();
    }

    /**
     * Sets an option, and returns it as the engine has it then.
     *
     * @throws IllegalArgumentException if name or value could not be told from other commands
     */
    public EngineOption setOption(String name, String value) {
        boolean oneLine = (name + value).chars().noneMatch(Character::isISOControl);
        if (!oneLine || name.isEmpty() || name.contains(" ")) {
            throw new IllegalArgumentException("an option's name is one word, and its value one line");
        }
        List<String> answer = link.ask("options set " + name + " " + value, timeout);
        return option(answer.isEmpty() ? "" : answer.get(0), answer);
    }

    private EngineOption option(String line, List<String> answer) {
        return EngineOption.parse(line)
                .orElseThrow(() -> broken("the engine shows an option that can't be read", answer));
    }

    private UhpGame sheet() {
        return sheet.orElseThrow(() -> new IllegalStateException("there is no game yet"));
    }

    private Move read(String moveString, MutableGame referee, List<String> answer) {
        try {
            return MoveStrings.parse(moveString, referee);
        } catch (NotationParseException e) {
            throw broken("the engine's move can't be read, " + e.getMessage(), answer);
        }
    }

    /** Checks that the engine's GameString tells the game as it is here. */
    private Game inStep(List<String> answer) {
        UhpGame open = sheet();
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
     * Ends the session: says {@code exit}, gives the engine a second to leave, and then ends its process. Closing again does
     * nothing.
     */
    @Override
    public void close() {
        link.close();
    }
}
