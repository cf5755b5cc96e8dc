// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Indices and sets of pieces correspond to {@link Piece} and {@link Bug}. */
class PiecesTest {
    private static int set(Collection<Piece> pieces) {
        return pieces.stream().mapToInt(piece -> 1 << piece.index()).sum();
    }

    @Test
    void indicesHaveColourAndBug() {
        for (Piece piece : Piece.values()) {
            assertThat(Pieces.color(piece.index())).isEqualTo(piece.color().ordinal());
            assertThat(Pieces.bug(piece.index())).isEqualTo(piece.bug().ordinal());
        }
    }

    @Test
    void numbersOfBugsAreOrdinals() {
        assertThat(List.of(
                        Pieces.QUEEN_BEE,
                        Pieces.SPIDER,
                        Pieces.BEETLE,
                        Pieces.GRASSHOPPER,
                        Pieces.SOLDIER_ANT,
                        Pieces.MOSQUITO,
                        Pieces.LADYBUG,
                        Pieces.PILLBUG))
                .containsExactly(
                        Bug.QUEEN_BEE.ordinal(),
                        Bug.SPIDER.ordinal(),
                        Bug.BEETLE.ordinal(),
                        Bug.GRASSHOPPER.ordinal(),
                        Bug.SOLDIER_ANT.ordinal(),
                        Bug.MOSQUITO.ordinal(),
                        Bug.LADYBUG.ordinal(),
                        Bug.PILLBUG.ordinal());
    }

    @ParameterizedTest
    @EnumSource
    void findsPiecesOfASide(Color color) {
        int side = color.ordinal();
        assertThat(Pieces.queen(side)).isEqualTo(Piece.of(color, Bug.QUEEN_BEE).index());
        assertThat(Pieces.mosquito(side))
                .isEqualTo(Piece.of(color, Bug.MOSQUITO).index());
        assertThat(Pieces.pillbug(side)).isEqualTo(Piece.of(color, Bug.PILLBUG).index());
        assertThat(Pieces.ofColor(side))
                .isEqualTo(set(Piece.values().stream()
                        .filter(piece -> piece.color() == color)
                        .toList()));
    }

    /** Pieces of one colour and kind are placed in the order of their numbers. */
    @ParameterizedTest
    @EnumSource
    void R1_3_lastOfTheirKindHaveTheHighestNumbers(Color color) {
        assertThat(Pieces.lastOfTheirKind(color.ordinal()))
                .isEqualTo(set(Piece.values().stream()
                        .filter(piece -> piece.color() == color)
                        .filter(piece -> piece.number() == piece.bug().count())
                        .toList()));
    }

    /** R7.3: pieces of one colour and kind are interchangeable. */
    @Test
    void R7_3_piecesOfOneColourAndKindAreAlike() {
        for (Piece piece : Piece.values()) {
            List<Piece> alike = Piece.values().stream()
                    .filter(other -> other.color() == piece.color() && other.bug() == piece.bug())
                    .toList();
            assertThat(Pieces.alike(piece.index())).as("%s", piece).isEqualTo(set(alike));
            for (Piece other : Piece.values()) {
                assertThat(Pieces.areAlike(piece.index(), other.index()))
                        .as("%s and %s", piece, other)
                        .isEqualTo(alike.contains(other));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP"})
    void R1_2_expansionsAddTheirPieces(String game) {
        Ruleset ruleset = Ruleset.parse(game);
        assertThat(Pieces.inGame(ruleset))
                .isEqualTo(set(ruleset.pieces(Color.WHITE)) | set(ruleset.pieces(Color.BLACK)));
    }
}
