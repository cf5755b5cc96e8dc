// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.search.SearchBoard;

/** The tree of moves of a row. A traversal lists, makes and undoes moves, as a bot does. */
final class MoveTree {
    private final SearchBoard board;
    private final int[] moves;

    MoveTree(Row row) {
        board = SearchBoard.of(row.position());
        moves = new int[row.depth() * SearchBoard.maxMoves()];
    }

    /** The traversal of the last ply. */
    enum LastPly {
        /** Counts the moves. Unlike perft, makes each placement and counts its replies alone. */
        COUNTED,
        /** Lists the moves. */
        LISTED,
        /** Lists, makes and undoes the moves. */
        PLAYED
    }

    /** Counts the leaves. */
    long leaves(int depth, LastPly last) {
        return leaves(depth, 0, last);
    }

    private long leaves(int depth, int start, LastPly last) {
        if (depth == 0) {
            return 1;
        } else if (depth == 1 && last == LastPly.COUNTED) {
            return board.countLegalMoves();
        }
        int end = board.generate(moves, start);
        if (depth == 1 && last == LastPly.LISTED) {
            return (long) end - start;
        }
        long leaves = 0;
        for (int i = start; i < end; i++) {
            board.make(moves[i]);
            leaves += leaves(depth - 1, end, last);
            board.undo();
        }
        return leaves;
    }
}
