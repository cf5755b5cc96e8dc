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

/** The order of kinds and pieces in numbers, planes and graphs, beside that of {@link Piece#index()}. */
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

    /** How many pieces there are. */
    static final int COUNT = PIECES.size();

    // not of bytes: behind each write into a caller's bytes the compiler would read them again
    private static final int[] INDEX = new int[COUNT];
    private static final int[] PLACE = new int[COUNT];
    private static final int[] KIND = new int[COUNT];
    private static final @Nullable Expansion[] NEEDED = new Expansion[COUNT];

    static {
        for (int place = 0; place < COUNT; place++) {
            Piece piece = PIECES.get(place);
            INDEX[place] = piece.index();
            PLACE[piece.index()] = place;
            KIND[piece.index()] = KINDS.indexOf(piece.bug());
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

    /** The index of the piece that has that place in the order. */
    static int index(int place) {
        return INDEX[place];
    }

    /** The place in the order of a piece, by its index. */
    static int place(int piece) {
        return PLACE[piece];
    }

    /** The place of a piece's kind in {@link #KINDS}, by the piece's index. */
    static int kind(int piece) {
        return KIND[piece];
    }

    /** Whether a piece, by its index, is in the game that a board shows. */
    static boolean isInGame(SearchBoard board, int piece) {
        Expansion needed = NEEDED[piece];
        return needed == null || board.ruleset().expansions().contains(needed);
    }
}
