// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ScannedGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The moves that games played. For each position, the book lists the moves, their results and example games. Symmetric
 * positions and transpositions count as one position.
 */
public class OpeningBook {
    /** The number of moves per game that the board adds. */
    public static final int PLIES = 24;

    private static final int MAX_EXAMPLE_LENGTH = 200;

    private final Map<Long, String> positions;
    private final Map<Long, String> games;
    private final Map<Long, OpeningLines> batch = new TreeMap<>();

    /**
     * A move and its results.
     *
     * @param games the number of games, including unfinished games
     * @param examples descriptions of the first games, one line each
     */
    public record Choice(Move move, int games, int whiteWins, int draws, int blackWins, List<String> examples) {}

    /** Creates an empty book in memory. */
    public OpeningBook() {
        this(new HashMap<>(), new HashMap<>());
    }

    /** Creates a book that stores positions and games in maps. */
    protected OpeningBook(Map<Long, String> positions, Map<Long, String> games) {
        this.positions = positions;
        this.games = games;
    }

    /** Adds the valid games in a text. */
    public void addAll(String text) {
        try (Stream<ScannedGame> found = Records.scanText(text, RecordView.OPTIONS)) {
            found.filter(ScannedGame::isValid).forEach(game -> add("#" + (games() + 1), game.orElseThrow(), PLIES));
        }
    }

    /**
     * Adds the first moves of a game.
     *
     * @param source the name of the source, shown with the example games
     * @param plies the maximum number of moves to add
     */
    public void add(String source, GameRecord record, int plies) {
        Game game = record.game();
        List<Position> line = game.at(Math.min(game.length(), plies)).positions();
        if (line.size() < 2) {
            return;
        }
        Outcome outcome = record.outcome();
        int white = outcome.isWonBy(Color.WHITE) ? 1 : 0;
        int draw = outcome.isDraw() ? 1 : 0;
        int black = outcome.isWonBy(Color.BLACK) ? 1 : 0;
        String example = source + ": " + record.tag("White").orElse("?") + " - "
                + record.tag("Black").orElse("?")
                + record.tag("Date").map(date -> ", " + date).orElse("") + ", " + outcome.score();
        long number = games();
        games.put(number, example.substring(0, Math.min(example.length(), MAX_EXAMPLE_LENGTH)));
        long here = hash(line.get(0));
        for (Position position : line.subList(1, line.size())) {
            long next = hash(position);
            OpeningLines.Line played = new OpeningLines.Line(next, 1, white, draw, black, List.of(number));
            batch.merge(here, new OpeningLines(List.of(played)), OpeningLines::plus);
            here = next;
        }
    }

    /** Returns the number of positions that {@link #flush} will store. */
    protected final int pending() {
        return batch.size();
    }

    /** Stores the moves of the last games. */
    protected void flush() {
        batch.forEach((position, lines) -> {
            OpeningLines known = OpeningLines.parse(positions.getOrDefault(position, ""));
            positions.put(position, known.plus(lines).toString());
        });
        batch.clear();
    }

    private static long hash(Position position) {
        return CanonicalPosition.of(position).keyHash();
    }

    /** Returns the moves played from a position, most played first. */
    public List<Choice> choices(Position position) {
        if (!batch.isEmpty()) {
            flush();
        }
        String found = positions.getOrDefault(hash(position), "");
        Map<Long, Move> moves = new HashMap<>();
        position.legalMoves().forEach(move -> moves.putIfAbsent(hash(position.playUnchecked(move)), move));
        List<Choice> choices = new ArrayList<>();
        for (OpeningLines.Line line : OpeningLines.parse(found).lines()) {
            Move move = moves.get(line.next());
            if (move != null) { // a stored move may be illegal under the position's rules
                List<String> examples = line.examples().stream()
                        .map(number -> games.getOrDefault(number, "?"))
                        .toList();
                choices.add(new Choice(move, line.games(), line.white(), line.draws(), line.black(), examples));
            }
        }
        choices.sort(Comparator.comparing(choice -> -choice.games()));
        return choices;
    }

    /** {@return the number of games in the book} */
    public final long games() {
        return games.size();
    }

    /** Returns the number of games, and the moves played from the current position of a game, as JSON. */
    public final Json answer(Game game) {
        List<Json> moves = choices(game.position()).stream()
                .map(choice -> Json.object()
                        .put("move", MoveStrings.print(choice.move(), game.position()))
                        .put("games", choice.games())
                        .put("white", choice.whiteWins())
                        .put("draw", choice.draws())
                        .put("black", choice.blackWins())
                        .put("examples", choice.examples()))
                .toList();
        return Json.object().put("games", games()).put("moves", moves);
    }
}
