// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import java.util.Arrays;
import java.util.List;

/** Lists the moves of search boards. */
public final class SearchMoves {
    private SearchMoves() {}

    /** Returns the legal moves of a position in the order of a search board. */
    public static List<Move> of(Position position) {
        return of(SearchBoard.of(position));
    }

    static List<Move> of(SearchBoard board) {
        return Arrays.stream(packed(board)).mapToObj(board::decode).toList();
    }

    /** Returns the legal moves of a board as it packs them. */
    static int[] packed(SearchBoard board) {
        int[] moves = new int[SearchBoard.maxMoves()];
        return Arrays.copyOf(moves, board.generate(moves, 0));
    }
}
