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
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.Race;
import java.util.List;
import java.util.Optional;

/** The rules of Hive. An implementation is thread-safe. The Javadoc of the methods that ask it defines the answers. */
public interface HiveRules {
    /** The number of occurrences of a position that draws a game with {@link Ruleset#repetitionDraws} (R7.3). */
    int DRAWING_OCCURRENCES = 3;

    /** Answers {@link Position#legalMoves()}. */
    List<Move> legalMoves(Position position);

    /** Answers {@link Position#legalMoves(Piece)}. */
    List<PieceMove> legalMoves(Position position, Piece piece);

    /** Answers {@link Position#countLegalMoves()}. */
    int countLegalMoves(Position position);

    /** Answers {@link Position#isLegal(Move)}. */
    boolean isLegal(Position position, Move move);

    /** Answers {@link Position#judge(Move)}. */
    Legality judge(Position position, Move move);

    /** Answers {@link Position#paths(Move)} for a legal move. */
    List<MovePath> paths(Position position, Move move);

    /** Answers {@link Position#isPinned(Piece)}. */
    boolean isPinned(Position position, Piece piece);

    /** Answers {@link Position#mobility(Piece)}. */
    Mobility mobility(Position position, Piece piece);

    /** Answers {@link Position#outcome()}. */
    Outcome outcome(Position position);

    /**
     * Returns the outcome of a game after a move, by the Queen Bees (R7.1) or by repetition (R7.3).
     *
     * @param after the position that the move leads to
     * @param occurrences the number of occurrences of that position, at least 1
     */
    Outcome outcomeAfter(Position before, Move move, Position after, int occurrences);

    /**
     * Returns whether two positions with equal rules, arrangement and side to move have the same legal moves. Answers
     * {@link Position#isRepetitionOf(Position)}.
     */
    boolean haveSameMoves(Position earlier, Position later);

    /** Answers {@link MutableGame#of(Position)}. */
    MutableGame mutableGame(Position start);

    /** Answers {@link Analysis#metrics(Position)}. */
    PositionMetrics metrics(Position position);

    /** Answers {@link Analysis#race(Position, Color, int)}; the limit is 0 or greater. */
    Optional<Race> race(Position position, Color side, int limit);
}
