// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.spi.LoadedRules;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What can be counted about a position beyond its legal moves (R8), and about a game move by move. Each answer is computed
 * when it is asked for and not kept.
 *
 * <pre>{@code
 * Optional<Race> race = Analysis.of(position).race(Color.WHITE);
 * for (PlayedMove move : Analysis.replay(game)) {
 *     System.out.println(move + " " + move.metrics().white().cellsInReach());
 * }
 * }</pre>
 */
public final class Analysis {
    /** How many moves the search for a race makes at most, unless the caller says otherwise. */
    private static final int DEFAULT_LIMIT = 20_000;

    private final Position position;

    private Analysis(Position position) {
        this.position = position;
    }

    /** The analysis of that position. */
    public static Analysis of(Position position) {
        return new Analysis(requireNonNull(position, "position"));
    }

    /** Every turn of a game from the first to the last, each with all that can be asked about it. */
    public static List<PlayedMove> replay(Game game) {
        PlayedMove[] moves = new PlayedMove[requireNonNull(game, "game").length()];
        Game after = game;
        for (int i = moves.length - 1; i >= 0; i--) {
            moves[i] = PlayedMove.of(after);
            after = after.undo();
        }
        return List.of(moves);
    }

    /**
     * What each legal move of a game would bring about at once: which ones repeat a position, and for which time, and which ones
     * win, lose or draw. In the order of {@link Game#legalMoves()}; empty once the game is over.
     */
    public static List<MovePreview> previews(Game game) {
        return requireNonNull(game, "game").legalMoves().stream()
                .map(move -> {
                    Game next = game.playUnchecked(move);
                    return MovePreview.of(move, next.occurrences(), next.outcome());
                })
                .toList();
    }

    /**
     * What can be counted about both sides (R8): the Queens' liberties, what each piece could reach, which pieces are blocked
     * and how, and where pieces could enter.
     *
     * @throws IllegalStateException if there is no implementation of the rules: add the artifact {@code hive-impl}
     */
    public PositionMetrics metrics() {
        return LoadedRules.get().metrics(position);
    }

    /**
     * How many moves of its own that side needs to surround the other side's Queen Bee (R7.1, R8) while the opponent only
     * passes, whether it would have to or not. A move is what R6.1 says: a placement, a movement, a throw, or a pass where
     * nothing else is legal. If the side is not to move, the opponent's pass comes first; if it is, a piece that just moved (R5.1)
     * rests for its first move. Its own Queen Bee may be surrounded by the last move as well, but not by an earlier one, which
     * would end the game (R7.4).
     *
     * <p>The answer comes from a search that makes at most 20,000 moves on the board, which takes some ten milliseconds;
     * {@link #race(Color, int)} takes another limit.
     *
     * @return empty when there is no race to run, because the Queen Bee to surround is in the hand, or because the side's own
     *     one is surrounded and the other is not; 0 moves when the one to surround is surrounded
     * @throws IllegalStateException if there is no implementation of the rules: add the artifact {@code hive-impl}
     */
    public Optional<Race> race(Color side) {
        return race(side, DEFAULT_LIMIT);
    }

    /**
     * How many moves of its own that side needs to surround the other side's Queen Bee, as {@link #race(Color)} tells it, found by
     * a search of that length at most: the exact number where the search came to an end by then, as it mostly does within
     * 20,000 moves for races of up to three, and otherwise a number that it takes at least, the least that the search could not
     * rule out.
     *
     * @param limit how many moves the search makes on the board at most, from 0
     * @return empty when there is no race to run
     * @throws IllegalArgumentException if the limit is negative
     * @throws IllegalStateException if there is no implementation of the rules: add the artifact {@code hive-impl}
     */
    public Optional<Race> race(Color side, int limit) {
        requireNonNull(side, "side");
        if (limit < 0) {
            throw new IllegalArgumentException("A search makes at least 0 moves, not " + limit + ".");
        }
        return LoadedRules.get().race(position, side, limit);
    }

    /** The mobility of every piece on the table, in the order of {@link Piece#values()}; can't be modified. */
    public Map<Piece, Mobility> mobilities() {
        Map<Piece, Mobility> all = new TreeMap<>();
        position.stacks()
                .values()
                .forEach(stack -> stack.pieces().forEach(piece -> all.put(piece, position.mobility(piece))));
        return Collections.unmodifiableMap(all);
    }
}
