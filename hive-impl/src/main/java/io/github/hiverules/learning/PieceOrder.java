// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Piece;
import java.util.ArrayList;
import java.util.List;

/**
 * The order of kinds and pieces in move numbers and feature planes. The order differs from the order of
 * {@link Piece#index()}.
 */
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

    // An int[] is faster, because compiled code reloads a byte[] after each write to the caller's byte[].
    private static final int[] INDEX = new int[COUNT];
    private static final int[] PLACE = new int[COUNT];

    static {
        for (int place = 0; place < COUNT; place++) {
            Piece piece = PIECES.get(place);
            INDEX[place] = piece.index();
            PLACE[piece.index()] = place;
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

    /** Converts a place in this order to a piece index. */
    static int index(int place) {
        return INDEX[place];
    }

    /** Converts a piece index to a place in this order. */
    static int place(int piece) {
        return PLACE[piece];
    }
}
