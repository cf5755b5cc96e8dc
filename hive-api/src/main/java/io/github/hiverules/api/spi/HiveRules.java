// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.Race;
import java.util.List;
import java.util.Optional;

/**
 * An implementation of the rules. Implementations must be thread-safe. The methods of the api package that call this
 * interface specify the results.
 */
public interface HiveRules {
    /** The number of occurrences of a position after which a game is drawn, unless {@link Ruleset#repetition} is off (R7.3). */
    int DRAWING_OCCURRENCES = 3;

    List<Move> legalMoves(Position position);

    List<PieceMove> legalMoves(Position position, Piece piece);

    int countLegalMoves(Position position);

    boolean isLegal(Position position, Move move);

    Legality judge(Position position, Move move);

    /** Implements {@link Position#paths(Move)} for a legal move. */
    List<MovePath> paths(Position position, Move move);

    boolean isPinned(Position position, Piece piece);

    Mobility mobility(Position position, Piece piece);

    Outcome outcome(Position position);

    /**
     * Returns the outcome of a game after a move, by the Queen Bees (R7.1) or by repetition (R7.3).
     *
     * @param after the position after the move
     * @param occurrences the number of occurrences of {@code after}, at least 1
     */
    Outcome outcomeAfter(Position before, Move move, Position after, int occurrences);

    /**
     * Returns whether two positions have the same legal moves, for {@link Position#isRepetitionOf(Position)}. Their
     * rulesets, arrangements and sides to move are equal.
     */
    boolean haveSameMoves(Position earlier, Position later);

    MutableGame mutableGame(Position start);

    /** Implements {@link Analysis#metrics(Position)} for one side. */
    MetricsOfSide metrics(Position position, Color side);

    /** Implements {@link Analysis#race(Position, Color, int)} for a limit of at least 0. */
    Optional<Race> race(Position position, Color side, int limit);
}
