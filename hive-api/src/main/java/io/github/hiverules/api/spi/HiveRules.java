// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import java.util.List;
import java.util.ServiceLoader;

/**
 * What an implementation of the rules of Hive provides. Programs don't call it: {@link Position}, {@link Game} and
 * {@link MutableGame} put these questions to the implementation on the class path or module path, and their Javadoc says what
 * the answers mean.
 *
 * <p>An implementation is found by {@link ServiceLoader}, has no state of its own and may be shared between threads. A position
 * knows nothing of the turns before it, so repetition (R7.3), agreement and resignation (R7.2) belong to {@code Game} and
 * {@code MutableGame}.
 */
public interface HiveRules {
    /** Answers {@link Position#legalMoves()}. */
    List<Move> legalMoves(Position position);

    /** Answers {@link Position#legalMoves(Piece)}. */
    List<Move> legalMoves(Position position, Piece piece);

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

    /**
     * How a game stands in which that position occurs for that time: by the Queen Bees (R7.1) or, where the rules say so, by
     * repetition (R7.3). Answers {@link Position#outcome()} for the first occurrence.
     *
     * @param occurrences from 1
     */
    Outcome outcome(Position position, int occurrences);

    /** Answers {@link Position#isRepetitionOf(Position)}. */
    boolean isRepetition(Position earlier, Position later);

    /** Answers {@link MutableGame#of(Position)}. */
    MutableGame mutableGame(Position start);
}
