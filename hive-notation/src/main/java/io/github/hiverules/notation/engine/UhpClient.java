package io.github.hiverules.notation.engine;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Referee;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.engine.UhpException.Kind;
import io.github.hiverules.notation.uhp.GameStrings;
import io.github.hiverules.notation.uhp.MoveStrings;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Plays with an engine that speaks UHP (N2): starts it, sends commands, reads answers within a time, and keeps a game of its own
 * in step, by which everything that the engine says is checked.
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
 * {@link Kind#INVALID_MOVE} the session goes on; after {@link Kind#TIMEOUT} and {@link Kind#BROKEN} only {@link #close} is left.
 * The engine must play by the ruleset of the game: one that does not know the draw by repetition (R7.3), for example, needs
 * {@code withRepetition(false)}. A client belongs to one thread.
 */
public final class UhpClient implements AutoCloseable {
    private final EngineLink link;
    private final Duration timeout;
    private final String name;
    private final String version;
    private final Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
    private Optional<ScoreSheet> sheet = Optional.empty();

    private UhpClient(EngineLink link, Duration timeout) {
        this.link = link;
        this.timeout = timeout;
        try {
            List<String> greeting = checked(link.answer(timeout));
            if (greeting.isEmpty() || !greeting.get(0).startsWith("id ")) {
                throw broken("the engine does not say who it is", greeting);
            }
            String id = greeting.get(0).substring(3).strip();
            int mark = id.lastIndexOf(" v");
            name = mark < 0 ? id : id.substring(0, mark).strip();
            version = mark < 0 ? "" : id.substring(mark + 2);
            for (String word : String.join(";", greeting.subList(1, greeting.size())).split(";")) {
                for (Expansion expansion : Expansion.values()) {
                    if (expansion.name().equals(word.strip().toUpperCase(Locale.ROOT))) {
                        expansions.add(expansion);
                    }
                }
            }
        } catch (UhpException e) {
            link.close();
            throw e;
        }
    }

    /**
     * Starts an engine and waits for its greeting. What it writes to its standard error is thrown away.
     *
     * @param command the program and its arguments
     * @param timeout how long an answer may take; {@link #bestMove} adds the time to think
     * @throws UhpException if it can't be started or does not greet
     */
    public static UhpClient start(List<String> command, Duration timeout) {
        return start(new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD), timeout);
    }

    /**
     * Starts an engine and waits for its greeting.
     *
     * @param command the program, with its folder, environment and standard error as the caller wants them; where the
     *     standard error is a pipe, it is thrown away
     * @param timeout how long an answer may take; {@link #bestMove} adds the time to think
     * @throws UhpException if it can't be started or does not greet
     */
    public static UhpClient start(ProcessBuilder command, Duration timeout) {
        if (command.redirectError() == ProcessBuilder.Redirect.PIPE && !command.redirectErrorStream()) {
            command.redirectError(ProcessBuilder.Redirect.DISCARD); // a full pipe that nobody reads would stop the engine
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
        return name;
    }

    /** The engine's version without the leading v; empty if it does not tell one. */
    public String version() {
        return version;
    }

    /** The expansions that the engine can play. */
    public Set<Expansion> expansions() {
        return Set.copyOf(expansions);
    }

    /** The game, as the engine has it too; empty before the first new one. */
    public Optional<Game> game() {
        return sheet.map(ScoreSheet::game);
    }

    /** Begins a game from the empty table. */
    public Game newGame(Ruleset ruleset) {
        return begin(ruleset.gameType(), new ScoreSheet(Game.start(ruleset)));
    }

    /**
     * Gives the engine a game to go on with.
     *
     * @throws IllegalArgumentException if the game does not start from the empty table
     */
    public Game newGame(Game game) {
        ScoreSheet begun = new ScoreSheet(game);
        return begin(begun.gameString(), begun);
    }

    private Game begin(String argument, ScoreSheet begun) {
        List<String> answer = ask("newgame " + argument, timeout);
        sheet = Optional.of(begun);
        return inStep(answer);
    }

    /**
     * Plays a move, for either side. An illegal one is not sent.
     *
     * @throws IllegalStateException before the first new game
     */
    public Game play(Move move) {
        ScoreSheet open = sheet();
        open.objectionTo(move).ifPresent(objection -> {
            throw new UhpException(Kind.INVALID_MOVE, objection, "");
        });
        String string = MoveStrings.print(move, open.referee());
        List<String> answer = ask(move.equals(Move.pass()) ? string : "play " + string, timeout);
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
        ScoreSheet open = sheet();
        if (count < 1 || count > open.plies()) {
            throw new IllegalArgumentException("the game has " + open.plies() + " moves to take back, not " + count);
        }
        List<String> answer = ask("undo " + count, timeout);
        open.undo(count);
        return inStep(answer);
    }

    /**
     * The legal moves as the engine lists them, checked against the rules.
     *
     * @throws IllegalStateException before the first new game
     */
    public List<Move> validMoves() {
        ScoreSheet open = sheet();
        List<String> answer = ask("validmoves", timeout);
        Referee referee = open.referee();
        List<Move> moves = new ArrayList<>();
        for (String string : String.join(";", answer).split(";")) {
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
     * The move that the engine would play, which is legal. The answer may take as long as the limit says, if it is one of time, and
     * the client's time-out.
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
        ScoreSheet open = sheet();
        Duration thinking = limit instanceof SearchLimit.Time time ? time.duration().plusSeconds(1) : Duration.ZERO;
        List<String> answer = ask("bestmove " + limit, patience.plus(thinking));
        if (answer.isEmpty()) {
            throw broken("the engine names no move", answer);
        }
        // Some engines say what they are thinking, too; the move comes last.
        Move move = read(answer.get(answer.size() - 1), open.referee(), answer);
        Optional<String> objection = open.objectionTo(move);
        if (objection.isPresent()) {
            throw broken("the engine's move is illegal, " + objection.get(), answer);
        }
        return move;
    }

    /** The engine's options with their values. */
    public List<EngineOption> options() {
        List<String> answer = ask("options", timeout);
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
        if (!oneLine || name.isEmpty() || name.chars().anyMatch(Character::isWhitespace)) {
            throw new IllegalArgumentException("an option's name is one word, and its value one line");
        }
        List<String> answer = ask("options set " + name + " " + value, timeout);
        if (answer.isEmpty()) {
            throw broken("the engine does not show the option", answer);
        }
        return option(answer.get(0), answer);
    }

    private EngineOption option(String line, List<String> answer) {
        return EngineOption.parse(line).orElseThrow(() -> broken("the engine shows an option that can't be read", answer));
    }

    private ScoreSheet sheet() {
        return sheet.orElseThrow(() -> new IllegalStateException("there is no game yet"));
    }

    private List<String> ask(String command, Duration within) {
        return checked(link.ask(command, within));
    }

    private static List<String> checked(List<String> answer) {
        String first = answer.isEmpty() ? "" : answer.get(0).strip();
        String word = first.split("\\s", 2)[0];
        if (word.equals("err")) {
            throw new UhpException(Kind.ERR, "the engine refuses the command", EngineLink.shown(answer));
        }
        if (word.equals("invalidmove")) {
            throw new UhpException(Kind.INVALID_MOVE, "the engine refuses the move", EngineLink.shown(answer));
        }
        return answer;
    }

    private Move read(String moveString, Referee referee, List<String> answer) {
        try {
            return MoveStrings.parse(moveString, referee);
        } catch (MoveStrings.UnreadableMove e) {
            throw broken("the engine's move can't be read, " + e.getMessage(), answer);
        }
    }

    /** Checks that the engine's GameString tells the game as it is here. */
    private Game inStep(List<String> answer) {
        ScoreSheet open = sheet();
        String ours = open.gameString();
        if (answer.size() != 1 || !answer.get(0).equals(ours) && !canonical(answer.get(0), open).equals(ours)) {
            throw broken("the engine's game is another one than " + ours, answer);
        }
        return open.game();
    }

    /** The GameString as it is printed here: engines may name cells by other pieces. */
    private String canonical(String gameString, ScoreSheet open) {
        try {
            List<GameRecord> games =
                    Records.parse(gameString, ReaderOptions.strict().withRulesets(open.game().ruleset()));
            boolean isOne = games.size() == 1 && games.get(0).format() == RecordFormat.GAME_STRING;
            return isOne ? GameStrings.print(games.get(0)) : "";
        } catch (RecordException e) {
            throw broken("the engine's GameString is wrong, " + e.reason(), List.of(gameString));
        }
    }

    private UhpException broken(String message, List<String> answer) {
        return link.failure(Kind.BROKEN, message, EngineLink.shown(answer));
    }

    /** Ends the session: {@code exit}, a moment to leave, and then the engine's process is ended. Closing again does nothing. */
    @Override
    public void close() {
        link.close();
    }
}
