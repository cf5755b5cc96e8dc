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
        return listLeaves(depth, 0);
    }

    private long listLeaves(int depth, int start) {
        int end = board.generate(moves, start);
        if (depth == 1) {
            return (long) end - start;
        }
        long leaves = 0;
        for (int i = start; i < end; i++) {
            board.make(moves[i]);
            leaves += listLeaves(depth - 1, end);
            board.undo();
        }
        return leaves;
    }

    /** Makes and undoes all moves up to a depth, and returns the number of leaves. */
    long playLeaves(int depth) {
        return playLeaves(depth, 0);
    }

    private long playLeaves(int depth, int start) {
        if (depth == 0) {
            return 1;
        }
        int end = board.generate(moves, start);
        long leaves = 0;
        for (int i = start; i < end; i++) {
            board.make(moves[i]);
            leaves += playLeaves(depth - 1, end);
            board.undo();
        }
        return leaves;
    }
}
