// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import java.util.Arrays;
import java.util.List;

/** Converts the moves that a search board lists to {@link Move} objects. */
public final class SearchMoves {
    private SearchMoves() {}

    /** Returns the legal moves of a position in the order of a search board. */
    public static List<Move> of(Position position) {
        return of(SearchBoard.of(position));
    }

    static List<Move> of(SearchBoard board) {
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.generate(moves, 0);
        return Arrays.stream(moves, 0, count).mapToObj(board::decode).toList();
    }
}
