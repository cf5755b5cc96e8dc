// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Piece;
import org.junit.jupiter.api.Test;

/** R3.2: the pieces are one connected group before, during and after a move. */
class OneHiveTest {
    @Test
    void R3_2_pieceIsPinnedIfLiftingItSplitsTheHive() {
        BoardCase line =
                board("""
                Base, White[5] to move

                       .     .     .     .     .
                    .    wQ    wG1   bG1   bQ     a     b
                       .     .     .     .     .
                """).blocked("wG1", "pinned [[bG1 bQ] [wQ]]").refuses("wG1", "a", "pinned [[bG1 bQ] [wQ]]");
        assertThat(line.position().isPinned(Piece.parse("wG1"))).isTrue();
        assertThat(line.position().isPinned(Piece.parse("bG1"))).isTrue();
        assertThat(line.position().isPinned(Piece.parse("wQ"))).isFalse();
    }

    @Test
    void R3_2_pieceAtTheEndOfTheHiveIsFree() {
        board("""
                Base, White[5] to move

                       .     *     .     .     .
                    .    wQ    wG1   bG1   bQ     .
                       .     *     .     .     .
                """).moves("wQ");
    }

    @Test
    void R3_2_moveMayNotSplitTheHiveEvenTemporarily() {
        board("""
                Base, White[9] to move

                                .     .
                       .     a    wG1    .
                    .    bQ     .    wQ     .
                       .    bG1   wA1    .
                          .     .     .
                """).blocked("wA1", "pinned [[bG1 bQ] [wG1 wQ]]").refuses("wA1", "a", "pinned [[bG1 bQ] [wG1 wQ]]");
    }

    @Test
    void R3_2_noPieceOfARingIsPinned() {
        BoardCase ring = board("""
                Base, White[9] to move

                          *     *     .
                       *    wQ    wA1    *
                    *    bG1    .    bQ     *
                       *    wG1   bA1    *
                          *     *     *
                """).moves("wA1");
        ring.position()
                .stacks()
                .values()
                .forEach(stack ->
                        assertThat(ring.position().isPinned(stack.top())).isFalse());
    }

    @Test
    void R3_2_noPieceOfALargeRingIsPinned() {
        BoardCase ring = board("""
                Base, White[9] to move

                          *     *     *     *
                       *    bQ    bA1   bG1    *
                    *    wA2    .     .    bG2    *
                       *    wQ    wA1   wG1    *
                          *     .     .     *
                """);
        ring.position()
                .stacks()
                .values()
                .forEach(stack ->
                        assertThat(ring.position().isPinned(stack.top())).isFalse());
    }

    /** A piece beside two gaps is pinned only if both gaps lie in one region. */
    @Test
    void R3_2_pieceThatHoldsAnArmOfALargeRingIsPinned() {
        BoardCase ring = board("""
                Base, White[9] to move

                                .     .     .     .
                             .    bQ    bA1   bG1    .
                    .    wG2   wA2    .     .    bG2    .
                             .    wQ    wA1   wG1    .
                                .     .     .     .
                """).blocked("wA2", "pinned [[bA1 bG1 bG2 bQ wA1 wG1 wQ] [wG2]]", "cannot-slide");
        assertThat(ring.position().isPinned(Piece.parse("bG2"))).isFalse();
    }

    @Test
    void R3_2_innerPiecesOfAnOpenRingArePinned() {
        board("""
                Base, White[9] to move

                       .     a     .     .
                    .    wQ    wA1   bG1    .
                       .     .    bQ     .
                    .    wG1   bA1    .
                       .     .     .
                """).refuses("wA1", "a", "pinned [[bA1 bG1 bQ wG1] [wQ]]");
    }

    @Test
    void R3_2_pieceOnTopIsNotPinned() {
        BoardCase board = board("""
                Base, White[9] to move

                       .     *     *     .     .
                    .    wQ*   wB1^2 bQ*   bA1    .
                       .     *     *     .     .

                wB1^2 from the ground up: wA1 wB1
                """).moves("wB1");
        assertThat(board.position().isPinned(Piece.parse("wB1"))).isFalse();
        assertThat(board.position().isPinned(Piece.parse("wA1"))).isFalse();
    }

    @Test
    void R3_2_moveMustEndBesideTheHive() {
        board("""
                Base, White[5] to move

                       .     *     *     *     *
                    .    wA1   wQ    bG1   bQ     *     a
                       .     *     *     *     *
                """).moves("wA1").refuses("wA1", "a", "ends-apart a");
        board("""
                Base, White[5] to move

                       .     .     .     .     .
                    .    wG1   wQ    bG1   bQ     *     a
                       .     .     .     .     .
                """).moves("wG1").refuses("wG1", "a", "ends-apart a", "lands-elsewhere");
    }

    @Test
    void R3_2_ownStartIsNoNeighbour() {
        board("""
                Base, White[5] to move

                       .     .     .     .     .
                    .    wQ    wG1   bG1   bQ     .
                       a     .     .     .     .
                """).refuses("wQ", "a", "ends-apart a", "loses-contact 1 wQ a");
    }

    /** The pieces under a Beetle stay, so the Beetle may step down beside them. */
    @Test
    void R3_2_stackAtTheStartIsANeighbour() {
        board("""
                Base, White[9] to move

                       a     d     .     .     .
                    b    wB1^2 wG1   bG1   bQ     c
                       e     f     .     .     .

                wB1^2 from the ground up: wQ wB1
                """).moves("wB1", "a", "b", "wG1", "d", "e", "f").refuses("wB1", "c", "too-far c 4");
    }

    @Test
    void R3_2_singlePieceOnTheTableMayNotMove() {
        board("""
                Base+P, Black[1] to move

                       .     .
                    .    wA1    a
                       .     .
                """).refuses("wA1", "a", "not-your-piece", "queen-not-placed bQ");
    }
}
