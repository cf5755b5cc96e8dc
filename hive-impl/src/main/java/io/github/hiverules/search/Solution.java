// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import io.github.hiverules.api.Move;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link Solver} has found. Later versions may tell more.
 *
 * <p>Where a win {@linkplain #isSolved was found} there are its {@link #turns} and a {@link #line}. Otherwise either
 * {@linkplain #isRefuted it is proved} that there is none within the turns that were asked for, or the search has come to the end of
 * its nodes.
 */
public final class Solution {
    private final List<Move> line;
    private final List<Move> firstMoves;
    private final boolean isComplete;
    private final long nodes;

    Solution(List<Move> line, List<Move> firstMoves, boolean isComplete, long nodes) {
        this.line = List.copyOf(line);
        this.firstMoves = List.copyOf(firstMoves);
        this.isComplete = isComplete;
        this.nodes = nodes;
    }

    /** Whether the side to move wins within the turns that were asked for, whatever the other side does. */
    public boolean isSolved() {
        return !line.isEmpty();
    }

    /** Whether it is proved that the other side can prevent that. */
    public boolean isRefuted() {
        return !isSolved() && isComplete;
    }

    /** The fewest turns of its own that the side to move needs, from 1; empty where no win was found. */
    public OptionalInt turns() {
        return isSolved() ? OptionalInt.of(line.size() / 2 + 1) : OptionalInt.empty();
    }

    /**
     * The moves of both sides from the first one to the end, the other side's being such that the win takes as long as it
     * can; empty where no win was found. It ends with the last move of the side that wins, or, one ply before that, with a move by
     * which the other side surrounds its own Queen Bee.
     */
    public List<Move> line() {
        return line;
    }

    /**
     * The first moves after which the win takes no more than {@link #turns}, the one of {@link #line} first. Moves after which the
     * same pieces stand in the same arrangement, those of one colour and kind taken as alike, count once. All such moves if the
     * solution {@linkplain #isComplete is complete}, otherwise those that were found; none where no win was found.
     */
    public List<Move> firstMoves() {
        return firstMoves;
    }

    /** Whether all was looked at: it is proved that there is no win, or that there are no other first moves. */
    public boolean isComplete() {
        return isComplete;
    }

    /** Whether it is proved that no other first move wins in so few turns. */
    public boolean isUnique() {
        return isComplete && firstMoves.size() == 1;
    }

    /** How many positions were looked at. */
    public long nodes() {
        return nodes;
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof Solution other
                && line.equals(other.line)
                && firstMoves.equals(other.firstMoves)
                && isComplete == other.isComplete
                && nodes == other.nodes;
    }

    @Override
    public int hashCode() {
        return Objects.hash(line, firstMoves, isComplete, nodes);
    }

    /** A word for programmers: the line, or that there is none. */
    @Override
    public String toString() {
        return isSolved() ? "win in " + turns().getAsInt() + ": " + line : isRefuted() ? "no win" : "not solved";
    }
}
