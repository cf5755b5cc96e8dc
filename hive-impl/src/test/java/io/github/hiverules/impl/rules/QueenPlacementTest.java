// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;

import org.junit.jupiter.api.Test;

/** R2.4, R2.5 and R3.1: when a Queen Bee must be placed, and which moves are illegal before. */
class QueenPlacementTest {
    @Test
    void R2_4_onlyQueenMayBePlacedInFourthTurn() {
        board("""
                Base, White[4] to move

                       *     *     *     .     .     .     .
                    *    wA3   wA2   wA1   bA1   bA2   bQ     .
                       *     *     *     .     .     .     a
                """)
                .moves("wQ")
                .refusesMarked("wG1", "queen-is-due wQ")
                .refuses("wG2", "a", "queen-is-due", "enters-later", "touches-enemy", "touches-no-own-piece")
                .blocked("wG1", "queen-is-due wQ")
                .blocked("wG2", "queen-is-due wQ", "enters-later wG1");
    }

    @Test
    void R2_4_onlyQueenMayBePlacedInBlacksFourthTurn() {
        board("""
                Base, Black[4] to move

                       .     .     .     .     .     *     *     *
                    .    wG1   wQ    wA2   wA1   bA1   bA2   bA3    *
                       .     .     .     .     .     *     *     *
                """).moves("bQ").refusesMarked("bG1", "queen-is-due bQ").blocked("bA3", "queen-not-placed bQ");
    }

    @Test
    void R2_4_anyPieceMayBePlacedInThirdTurn() {
        board("""
                Base, White[3] to move

                       *     *     .     .     .
                    *    wA2   wA1   bA1   bA2    .
                       *     *     .     .     .
                """).moves("wG1").moves("wQ");
    }

    /** If a side can't place its Queen Bee in the fourth turn, the side passes and must place her later. */
    @Test
    void R2_4_queenIsDueAfterTheFourthTurn() {
        board("""
                Base, White[6] to move, 2 turns passed

                       .     .
                    .    bG1    .     *     .     .
                       .    wS1   wG1   wA1   bQ     .
                          *     *     *     .     .
                """).moves("wQ").refusesMarked("wB1", "queen-is-due wQ");
    }

    @Test
    void R2_4_anyPieceMayBePlacedAfterTheQueen() {
        board("""
                Base, White[4] to move

                       *     *     *     .     .     .     .
                    *    wQ    wA2   wA1   bA1   bA2   bQ     .
                       *     *     *     .     .     .     .
                """).moves("wG1");
    }

    @Test
    void R2_5_tournamentsForbidQueenAsFirstPiece() {
        board("""
                Base, White[1] to move

                    *
                """).refusesMarked("wQ", "queen-may-not-open").blocked("wQ", "queen-may-not-open");
        board("""
                Base, Black[1] to move

                       *     *
                    *    wA1    *
                       *     *
                """).refusesMarked("bQ", "queen-may-not-open").blocked("bQ", "queen-may-not-open");
    }

    @Test
    void R2_5_queenMayBePlacedInSecondTurn() {
        board("""
                Base, White[2] to move

                       *     .     .
                    *    wA1   bA1    .
                       *     .     .
                """).moves("wQ");
    }

    @Test
    void R2_5_rulebookAllowsQueenAsFirstPiece() {
        board("""
                Base, queen may open, White[1] to move

                    *
                """).moves("wQ");
        board("""
                Base, queen may open, Black[1] to move

                       *     *
                    *    wQ     *
                       *     *
                """).moves("bQ");
    }

    @Test
    void R3_1_piecesMayNotMoveBeforeTheirQueenIsPlaced() {
        board("""
                Base, White[3] to move

                       .     .     .     .     .
                    .    wA2   wA1   bA1   bQ     .
                       .     .     a     .     .
                """).blocked("wA2", "queen-not-placed wQ").refuses("wA2", "a", "queen-not-placed wQ");
    }

    @Test
    void R3_1_piecesMayMoveBeforeTheOtherQueenIsPlaced() {
        board("""
                Base, Black[3] to move

                       .     .     .     .     *     .
                    .    wS1   wA2   wA1   bA1   bQ     .
                       .     .     .     .     *     .
                """).moves("bQ");
    }

    @Test
    void R3_1_placedQueenMayMove() {
        board("""
                Base, White[3] to move

                       .     *     .     .     .
                    .    wQ    wA1   bA1   bA2    .
                       .     *     .     .     .
                """).moves("wQ");
    }

    @Test
    void R3_1_pillbugMayNotThrowBeforeItsQueenIsPlaced() {
        board("""
                Base+P, White[3] to move

                       .     .     .     .     .
                    .    wA1   wP    bQ    bA1    .
                       .     .     a     .     .
                """).blocked("wP", "queen-not-placed", "pinned").refuses("wA1", "a", "queen-not-placed wQ");
    }
}
