// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.api.Position;
import io.github.hiverules.search.SearchBoard;

/** The tree of moves after a position. A traversal lists, makes and undoes moves, as a bot does. */
final class MoveTree {
    private final SearchBoard board;
    private final int[] moves;

    /** Creates a tree with the given maximum depth. */
    MoveTree(Position position, int depth) {
        board = SearchBoard.of(position);
        moves = new int[depth * SearchBoard.MAX_MOVES];
    }

    /** Counts the leaves by listing their last moves without making them. */
    long listLeaves(int depth) {
        return leaves(depth, 0, 1);
    }

    /**
     * Counts the leaves by counting the last moves without listing them. Unlike perft, makes each placement and counts
     * its replies alone.
     */
    long countLeaves(int depth) {
        return counted(depth, 0);
    }

    private long counted(int depth, int start) {
        if (depth == 1) {
            return board.countLegalMoves();
        }
        int end = board.generate(moves, start);
        long leaves = 0;
        for (int i = start; i < end; i++) {
            board.make(moves[i]);
            leaves += counted(depth - 1, end);
            board.undo();
        }
        return leaves;
    }

    /** Makes and undoes all moves up to a depth, and returns the number of leaves. */
    long playLeaves(int depth) {
        return leaves(depth, 0, 0);
    }

    /** Returns the number of leaves. Moves at the depth {@code listed} are listed but not made. */
    private long leaves(int depth, int start, int listed) {
        if (depth == 0) {
            return 1;
        }
        int end = board.generate(moves, start);
        if (depth == listed) {
            return (long) end - start;
        }
        long leaves = 0;
        for (int i = start; i < end; i++) {
            board.make(moves[i]);
            leaves += leaves(depth - 1, end, listed);
            board.undo();
        }
        return leaves;
    }
}
