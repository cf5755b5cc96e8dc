// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The twelve symmetries of the hexagonal grid, and the positions that they transform. */
class SymmetryTest {
    private static final Piece WHITE_QUEEN = Piece.of(Color.WHITE, Bug.QUEEN_BEE);
    private static final Piece BLACK_QUEEN = Piece.of(Color.BLACK, Bug.QUEEN_BEE);
    private static final Piece WHITE_ANT = Piece.of(Color.WHITE, Bug.SOLDIER_ANT);
    private static final Piece BLACK_BEETLE = Piece.of(Color.BLACK, Bug.BEETLE);

    @ParameterizedTest
    @CsvSource({
        "IDENTITY,   2,  1",
        "ROTATE_60,   -1,  3",
        "ROTATE_120,  -3,  2",
        "ROTATE_180,  -2, -1",
        "ROTATE_240,   1, -3",
        "ROTATE_300,   3, -2",
        "MIRROR_0,   3, -1",
        "MIRROR_30,  1,  2",
        "MIRROR_60, -2,  3",
        "MIRROR_90, -3,  1",
        "MIRROR_120, -1, -2",
        "MIRROR_150, 2, -3",
    })
    void transformsCells(Symmetry symmetry, int q, int r) {
        assertThat(symmetry.apply(Hex.of(2, 1))).isEqualTo(Hex.of(q, r));
    }

    @Property
    void keepsNeighbors(@ForAll Symmetry symmetry, @ForAll Direction direction, @ForAll int q, @ForAll int r) {
        Hex hex = Hex.of(q, r);
        assertThat(symmetry.apply(hex.neighbor(direction)))
                .isEqualTo(symmetry.apply(hex).neighbor(symmetry.apply(direction)));
    }

    @Property
    void formAGroup(
            @ForAll Symmetry one, @ForAll Symmetry other, @ForAll int q, @ForAll int r, @ForAll Direction direction) {
        Hex hex = Hex.of(q, r);
        assertThat(one.then(other).apply(hex)).isEqualTo(other.apply(one.apply(hex)));
        assertThat(one.then(other).apply(direction)).isEqualTo(other.apply(one.apply(direction)));
        assertThat(one.then(one.inverse())).isEqualTo(Symmetry.IDENTITY);
        assertThat(one.inverse().then(one)).isEqualTo(Symmetry.IDENTITY);
        assertThat(one.then(Symmetry.IDENTITY)).isEqualTo(one);
    }

    @Test
    void transformsMovesWithTheirCells() {
        assertThat(Symmetry.ROTATE_180.apply(Move.place(WHITE_ANT, Hex.of(1, 2))))
                .isEqualTo(Move.place(WHITE_ANT, Hex.of(-1, -2)));
        assertThat(Symmetry.MIRROR_90.apply(Move.move(WHITE_ANT, Hex.of(2, 0))))
                .isEqualTo(Move.move(WHITE_ANT, Hex.of(-2, 0)));
        assertThat(Symmetry.ROTATE_60.apply(Move.pass())).isEqualTo(Move.pass());
    }

    private static Setup.Builder bent() {
        return Setup.builder()
                .ruleset(Ruleset.tournament().withExpansions(Expansion.PILLBUG))
                .put(Hex.of(0, 0), WHITE_QUEEN, BLACK_BEETLE)
                .put(Hex.of(1, 0), BLACK_QUEEN)
                .put(Hex.of(1, 1), WHITE_ANT)
                .restingPiece(WHITE_ANT)
                .turn(Color.BLACK, 7);
    }

    @Test
    void transformsPositions() {
        Position position = bent().build().toPosition();
        Position turned = Symmetry.ROTATE_60.apply(position);
        assertThat(turned.stackAt(Hex.of(0, 0))).contains(PieceStack.of(WHITE_QUEEN, BLACK_BEETLE));
        assertThat(turned.cellOf(BLACK_QUEEN)).contains(Hex.of(0, 1));
        assertThat(turned.cellOf(WHITE_ANT)).contains(Hex.of(-1, 2));
        assertThat(turned.restingPiece()).contains(WHITE_ANT);
        assertThat(turned.ply()).isEqualTo(position.ply());
        assertThat(turned).isNotEqualTo(position);
        assertThat(Symmetry.ROTATE_300.apply(turned)).isEqualTo(position);
        assertThat(Symmetry.IDENTITY.apply(position)).isEqualTo(position);
    }

    @Test
    void everyPieceHasAnOpposite() {
        for (Piece piece : Piece.values()) {
            assertThat(piece.opposite().color()).isEqualTo(piece.color().opposite());
            assertThat(piece.opposite().bug()).isEqualTo(piece.bug());
            assertThat(piece.opposite().number()).isEqualTo(piece.number());
        }
    }
}
