// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import java.util.Arrays;
import java.util.List;

/** Converts the listed moves of a search board to values. */
public final class SearchMoves {
    private SearchMoves() {}

    /** Returns the moves of a position, in the board's order. */
    public static List<Move> of(Position position) {
        return of(SearchBoard.of(position));
    }

    static List<Move> of(SearchBoard board) {
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.generate(moves, 0);
        return Arrays.stream(moves, 0, count).mapToObj(board::decode).toList();
    }
}
