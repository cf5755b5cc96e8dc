// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import java.util.List;
import java.util.Optional;

/**
 * An implementation of the rules. Implementations must be thread-safe. For the meaning of the results, see the callers
 * in {@code hive-api}.
 */
public interface HiveRules {
    /** The third occurrence of a position draws the game (R7.3), unless {@link Ruleset#repetition} is off. */
    int DRAWING_OCCURRENCES = 3;

    List<Move> legalMoves(Position position);

    List<PieceMove> legalMoves(Position position, Piece piece);

    List<Movement> legalThrows(Position position, Piece thrower);

    int countLegalMoves(Position position);

    boolean isLegal(Position position, Move move);

    Legality judge(Position position, Move move);

    /** Implements {@link Position#paths(Move)} for a legal move. */
    List<MovePath> paths(Position position, Move move);

    boolean isPinned(Position position, Piece piece);

    Mobility mobility(Position position, Piece piece);

    Outcome outcome(Position position);

    /**
     * Returns the outcome after a move: by surrounded Queen Bees (R7.1) or by repetition (R7.3).
     *
     * @param after the position after the move
     * @param occurrences the number of occurrences of {@code after}, at least 1
     */
    Outcome outcomeAfter(Position before, Move move, Position after, int occurrences);

    /**
     * Returns whether two positions have the same legal moves. The positions must have equal rulesets, arrangements and
     * sides to move.
     */
    boolean haveSameMoves(Position earlier, Position later);

    MutableGame mutableGame(Position start);

    /** Implements {@code Analysis.metrics}. */
    MetricsOfSide metrics(Position position, Color side);

    /** Implements {@code Analysis.race}. The limit is at least 0. */
    Optional<FoundRace> race(Position position, Color side, int limit);
}
