// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Piece;
import io.github.hiverules.search.SearchBoard;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The order of kinds and pieces in numbers and planes. It differs from {@link Piece#index()} order. */
final class PieceOrder {
    static final List<Bug> KINDS = List.of(
            Bug.QUEEN_BEE,
            Bug.SOLDIER_ANT,
            Bug.GRASSHOPPER,
            Bug.SPIDER,
            Bug.BEETLE,
            Bug.MOSQUITO,
            Bug.LADYBUG,
            Bug.PILLBUG);

    static final List<Piece> PIECES = pieces();

    /** The number of pieces. */
    static final int COUNT = PIECES.size();

    // An int[], because compiled code would reload a byte[] after each write to the caller's byte[].
    private static final int[] INDEX = new int[COUNT];
    private static final int[] PLACE = new int[COUNT];
    private static final @Nullable Expansion[] NEEDED = new Expansion[COUNT];

    static {
        for (int place = 0; place < COUNT; place++) {
            Piece piece = PIECES.get(place);
            INDEX[place] = piece.index();
            PLACE[piece.index()] = place;
            NEEDED[piece.index()] = piece.bug().expansion().orElse(null);
        }
    }

    private PieceOrder() {}

    private static List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        for (Color color : List.of(Color.WHITE, Color.BLACK)) {
            for (Bug bug : KINDS) {
                for (int number = 1; number <= bug.count(); number++) {
                    pieces.add(Piece.of(color, bug, number));
                }
            }
        }
        return List.copyOf(pieces);
    }

    /** Returns the index of the piece at a place in this order. */
    static int index(int place) {
        return INDEX[place];
    }

    /** Returns the place in this order of a piece index. */
    static int place(int piece) {
        return PLACE[piece];
    }

    /** Returns whether a piece index is in the board's game. */
    static boolean isInGame(SearchBoard board, int piece) {
        Expansion needed = NEEDED[piece];
        return needed == null || board.ruleset().expansions().contains(needed);
    }
}
