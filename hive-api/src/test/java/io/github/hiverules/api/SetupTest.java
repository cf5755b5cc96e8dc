// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvSource;

/** Each table shows the problems of setups that break one rule. */
class SetupTest {
    private static final Piece WQ = Piece.of(Color.WHITE, Bug.QUEEN_BEE);
    private static final Piece BQ = Piece.of(Color.BLACK, Bug.QUEEN_BEE);
    private static final Piece WA1 = Piece.of(Color.WHITE, Bug.SOLDIER_ANT, 1);
    private static final Piece BA1 = Piece.of(Color.BLACK, Bug.SOLDIER_ANT, 1);
    private static final Piece WB1 = Piece.of(Color.WHITE, Bug.BEETLE, 1);

    private static final String FOUR = "wA1 0,0; bA1 1,0; wQ -1,0; bQ 2,0";

    /** Every empty cell beside White's three pieces touches a black piece, and White's Queen Bee is in the hand. */
    private static final String SHUT_OUT = "wA1 bB1 0,0; wG1 bB2 1,0; wS1 2,0; bA1 3,-1; bA2 2,1; bQ -1,0";

    private static Setup.Builder fourPieces() {
        return Setup.builder()
                .put(Hex.of(0, 0), WA1)
                .put(Hex.of(1, 0), BA1)
                .put(Hex.of(-1, 0), WQ)
                .put(Hex.of(2, 0), BQ)
                .turn(Color.WHITE, 3);
    }

    private static List<SetupProblem> problems(Setup.Builder setup) {
        return setup.build().problems();
    }

    @Test
    void convertsPossibleSetup() {
        Position position = fourPieces().build().toPosition();
        assertThat(position.sideToMove()).isEqualTo(Color.WHITE);
        assertThat(position.turn()).isEqualTo(3);
        assertThat(position.toSetup().turn()).isEqualTo(3);
        assertThat(position.toSetup().sideToMove()).isEqualTo(Color.WHITE);
        assertThat(position.cellOf(BQ)).contains(Hex.of(2, 0));
        assertThat(position.hand(Color.WHITE)).hasSize(9).doesNotContain(WA1, WQ);
        assertThat(position.toSetup().toPosition()).isEqualTo(position);
    }

    /** A repeated piece is at the first of its cells, and the first cells have the first problems. */
    @Test
    void equalSetupsHaveEqualProblems() {
        Setup.Builder builder = Setup.builder().ruleset(Ruleset.full()).ply(20).restingPiece(BA1);
        Setup first = builder.put(Hex.of(0, 0), BA1)
                .put(Hex.of(1, 0), BA1, BQ)
                .put(Hex.of(2, 0), WB1, WA1)
                .build();
        Setup second = builder.clear()
                .put(Hex.of(2, 0), WB1, WA1)
                .put(Hex.of(1, 0), BA1, BQ)
                .put(Hex.of(0, 0), BA1)
                .build();
        assertThat(second).isEqualTo(first).hasToString(first.toString());
        assertThat(second.problems()).isEqualTo(first.problems());
        assertThat(List.copyOf(second.stacks().keySet())).isSorted();
    }

    @Test
    void builderRemovesStacksAndKeepsOtherValues() {
        Setup setup = fourPieces().restingPiece(WQ).passesWithoutQueen(1).build();
        assertThat(fourPieces()
                        .remove(Hex.of(1, 0))
                        .remove(Hex.of(9, 9))
                        .build()
                        .stacks())
                .containsOnlyKeys(Hex.of(-1, 0), Hex.of(0, 0), Hex.of(2, 0));
        Setup cleared = Setup.builder().from(setup).clear().build();
        assertThat(cleared.stacks()).isEmpty();
        assertThat(Setup.builder().from(cleared).stacks(setup.stacks()).build()).isEqualTo(setup);
    }

    @Test
    void builderCopiesAllValuesOfASetup() {
        Setup empty = Setup.builder().build();
        assertThat(fourPieces()
                        .ruleset(Ruleset.rulebook())
                        .restingPiece(WQ)
                        .passesWithoutQueen(1)
                        .from(empty)
                        .build())
                .isEqualTo(empty);
    }

    // Each row of the following tables has the game, the turn, the resting piece, the passes without a Queen Bee, the
    // stacks and the problems.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a piece twice | Base | White 5 | - | 0 | FOUR; wQ 0,1 | piece-repeated [piece=wQ]
        """)
    void R1_1_eachPieceIsOnTheTableOnce(ArgumentsAccessor row) {
        hasProblems(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a piece of an expansion not in the game | Base   | White 5 | - | 0 | FOUR; wM 0,1 | not-in-game [piece=wM]
        the same piece in the game              | Base+M | White 5 | - | 0 | FOUR; wM 0,1 | none
        """)
    void R1_2_piecesOfOtherExpansionsAreNotInTheGame(ArgumentsAccessor row) {
        hasProblems(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        the third Ant before the second  | Base | White 5 | - | 0 | FOUR; wA3 0,1                   | lower-number-missing [piece=wA3, missing=wA2]
        the second Ant of the other side | Base | White 5 | - | 0 | FOUR; wG1 0,1; bA2 3,0; bA3 4,0 | none
        """)
    void R1_3_lowerNumbersAreOnTheTableFirst(ArgumentsAccessor row) {
        hasProblems(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        every cell beside White touches a black top piece        | Base | Black 9 | - | 6 | SHUT OUT                                             | none
        every cell beside White touches a stack with a black top | Base | Black 9 | - | 6 | wA1 bB2 -1,0; wS1 0,0; wG1 bB1 1,0; bQ 2,0           | none
        one cell beside White touches no black piece             | Base | Black 9 | - | 6 | wA1 bB1 0,0; wG1 bB2 1,0; wS1 2,0; bA1 3,-1; bQ -1,0 | cannot-have-passed [passes=6]
        """)
    void R2_2_sidePassesOnlyWithoutPlacementCell(ArgumentsAccessor row) {
        hasProblems(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        no Queen Bee after the fourth turn   | Base | White 5 | - | 0 | wA1 0,0; bA1 1,0                                                         | queen-missing [color=WHITE, turns=4], queen-missing [color=BLACK, turns=4]
        one piece and one turn each          | Base | White 2 | - | 0 | wA1 0,0; bA1 1,0                                                         | none
        no passes                            | Base | White 9 | - | 0 | SHUT OUT                                                                 | queen-missing [color=WHITE, turns=8]
        no Queen Bee in the fourth turn      | Base | White 4 | - | 0 | wA1 0,0; wA2 -1,0; wA3 -2,0; bA1 1,0; bA2 2,0; bQ 3,0                    | none
        no Queen Bee in the fifth turn       | Base | White 5 | - | 0 | wA1 0,0; wA2 -1,0; wA3 -2,0; wG1 -3,0; bA1 1,0; bA2 2,0; bQ 3,0; bG1 4,0 | queen-missing [color=WHITE, turns=4]
        no black Queen Bee in the fifth turn | Base | White 5 | - | 0 | wA1 0,0; wA2 -1,0; wQ -2,0; wG1 -3,0; bA1 1,0; bA2 2,0; bA3 3,0; bG1 4,0 | queen-missing [color=BLACK, turns=4]
        """)
    void R2_4_queenIsPlacedByTheFourthTurn(ArgumentsAccessor row) {
        hasProblems(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a Queen Bee first                 | Base          | White 2 | - | 0 | wQ 0,0; bA1 1,0                   | queen-opened [color=WHITE]
        a Queen Bee first, by the booklet | Base rulebook | White 2 | - | 0 | wQ 0,0; bA1 1,0                   | none
        Black's Queen Bee first           | Base          | White 2 | - | 0 | wA1 0,0; bQ 1,0                   | queen-opened [color=BLACK]
        a Queen Bee second                | Base          | White 3 | - | 0 | wA1 0,0; bA1 1,0; wQ -1,0; bQ 2,0 | none
        """)
    void R2_5_queenIsNotTheFirstPieceInTournaments(ArgumentsAccessor row) {
        hasProblems(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        one white piece and two turns                | Base   | Black 2 | -   | 0 | wA1 0,0; bA1 1,0                  | fewer-pieces-than-turns [color=WHITE, pieces=1, turns=2]
        a Beetle on top without a Queen Bee          | Base   | White 3 | -   | 0 | wA1 0,0; bA1 wB1 1,0              | climbed-without-queen [piece=wB1, at=(1,0)], fewer-pieces-than-turns [color=BLACK, pieces=1, turns=2]
        a rest before the opponent has its Queen Bee | Base+P | White 3 | bA1 | 0 | wA1 0,0; bA1 1,0; wQ -1,0; bP 2,0 | cannot-rest [piece=bA1, restProblem=OPPONENT_WITHOUT_QUEEN]
        """)
    void R3_1_sideWithoutQueenMovesNothing(ArgumentsAccessor row) {
        hasProblems(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        two groups                       | Base | White 5 | - | 0 | FOUR; wA2 5,5 | hive-broken [groups=[[(-1,0), (0,0), (1,0), (2,0)], [(5,5)]]]
        the same piece beside the others | Base | White 5 | - | 0 | FOUR; wA2 0,1 | none
        """)
    void R3_2_piecesFormOneGroup(ArgumentsAccessor row) {
        hasProblems(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        an Ant on top of an Ant that is placed twice | Base | White 5 | - | 0 | FOUR; bA1 wA2 0,1                     | piece-repeated [piece=bA1], cannot-stand-on-top [piece=wA2, at=(0,1)]
        a Beetle on top                              | Base | White 5 | - | 0 | wA1 wB1 0,0; bA1 1,0; wQ -1,0; bQ 2,0 | none
        an Ant on top                                | Base | White 9 | - | 0 | FOUR; bG1 wA2 0,1                     | cannot-stand-on-top [piece=wA2, at=(0,1)]
        """)
    void R3_3_onlyBeetlesAndMosquitoesCoverPieces(ArgumentsAccessor row) {
        hasProblems(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a rest below a piece | Base+P | White 6 | bA1 | 0 | wA1 0,0; bA1 wB1 1,0; wQ -1,0; bQ 2,0 | cannot-rest [piece=bA1, restProblem=COVERED]
        """)
    void R3_3_coveredPieceCannotHaveMoved(ArgumentsAccessor row) {
        hasProblems(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a Mosquito on top without a Beetle | Base+M | White 9 | - | 0 | wQ 0,0; bS1 wM 1,0; bQ 2,0          | climbed-without-beetle [piece=wM, at=(1,0)]
        a Mosquito on top and a Beetle     | Base+M | White 9 | - | 0 | wQ 0,0; bS1 wM 1,0; bQ 2,0; bB1 3,0 | none
        """)
    void R4_7_mosquitoOnTopHasCopiedABeetle(ArgumentsAccessor row) {
        hasProblems(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a rest without Pillbugs | Base   | White 3 | bA1 | 0 | FOUR                                  | cannot-rest [piece=bA1, restProblem=NO_PILLBUG_IN_GAME]
        a rest with Pillbugs    | Base+P | White 4 | bQ  | 0 | FOUR                                  | none
        a rest in the hand      | Base+P | White 3 | wA2 | 0 | FOUR                                  | cannot-rest [piece=wA2, restProblem=NOT_ON_TABLE]
        """)
    void R5_1_piecesRestOnTheTableInGamesWithPillbugs(ArgumentsAccessor row) {
        hasProblems(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        two black pieces and one turn           | Base   | Black 2 | -   | 0 | FOUR                              | more-pieces-than-turns [color=BLACK, pieces=2, turns=1]
        a Beetle that moved without a turn      | Base   | White 3 | -   | 0 | wQ 0,0; bS1 wB1 1,0; bQ 2,0       | more-moves-than-turns [color=WHITE, moves=1, turns=0]
        a Beetle that moved                     | Base   | White 4 | -   | 0 | wQ 0,0; bS1 wB1 1,0; bQ 2,0       | none
        two Beetles without a turn              | Base   | White 4 | -   | 0 | wQ 0,0; bS1 wB1 wB2 1,0; bQ 2,0   | more-moves-than-turns [color=WHITE, moves=2, turns=0]
        two Beetles with one turn               | Base   | White 5 | -   | 0 | wQ 0,0; bS1 wB1 wB2 1,0; bQ 2,0   | more-moves-than-turns [color=WHITE, moves=2, turns=1]
        two Beetles with two turns              | Base   | White 6 | -   | 0 | wQ 0,0; bS1 wB1 wB2 1,0; bQ 2,0   | none
        Beetles of both sides, one turn too few | Base   | White 4 | -   | 0 | wQ 0,0; bS1 wB1 bB1 1,0; bQ 2,0   | more-moves-than-turns [color=BLACK, moves=1, turns=0]
        Beetles of both sides                   | Base   | White 5 | -   | 0 | wQ 0,0; bS1 wB1 bB1 1,0; bQ 2,0   | none
        a black Beetle, Black to move           | Base   | Black 4 | -   | 0 | wQ bB1 0,0; wS1 1,0; bQ 2,0       | none
        a rest in a turn that placed a piece    | Base+P | White 3 | bQ  | 0 | wS1 0,0; wQ -1,0; bS1 1,0; bQ 2,0 | more-moves-than-turns [color=BLACK, moves=1, turns=0]
        a rest in a turn of its own             | Base+P | White 4 | bS1 | 0 | wS1 0,0; wQ 1,0; bQ 2,0; bS1 3,0  | none
        a Beetle that moved and rests           | Base+P | White 4 | bB1 | 0 | wS1 bB1 0,0; wQ 1,0; bQ 2,0       | none
        a Beetle that moved, and a rest         | Base+P | White 4 | bQ  | 0 | wS1 bB1 1,0; wQ 0,0; bQ 2,0       | more-moves-than-turns [color=BLACK, moves=2, turns=1]
        the same one turn later                 | Base+P | White 5 | bQ  | 0 | wS1 bB1 1,0; wQ 0,0; bQ 2,0       | none
        """)
    void R6_1_eachPlacementAndMovementNeedsATurn(ArgumentsAccessor row) {
        hasProblems(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        five turns passed, White to move       | Base | White 9 | - | 5  | SHUT OUT                                                     | none
        one pass too few                       | Base | Black 9 | - | 5  | SHUT OUT                                                     | cannot-have-passed [passes=5]
        one pass too many                      | Base | Black 9 | - | 7  | SHUT OUT                                                     | cannot-have-passed [passes=7]
        a number below 0                       | Base | Black 9 | - | -1 | SHUT OUT                                                     | cannot-have-passed [passes=-1]
        passes, but both have their Queen Bees | Base | Black 9 | - | 1  | wQ bB1 0,0; wG1 bB2 1,0; wS1 2,0; bA1 3,-1; bA2 2,1; bQ -1,0 | cannot-have-passed [passes=1]
        a pass in the first turn               | Base | Black 3 | - | 3  | bA1 -1,0; bQ -2,0                                            | cannot-have-passed [passes=3], fewer-pieces-than-turns [color=WHITE, pieces=0, turns=3]
        one pass of two                        | Base | White 3 | - | 1  | wA1 0,0; bA1 1,0                                             | cannot-have-passed [passes=1]
        passes of both sides                   | Base | White 3 | - | 2  | wA1 0,0; bA1 1,0                                             | none
        """)
    void R6_2_sidesWithoutQueenPassOnlyIfTheyMust(ArgumentsAccessor row) {
        hasProblems(row);
    }

    private static void hasProblems(ArgumentsAccessor row) {
        Setup.Builder setup = drawn(row.getString(1), row.getString(2), row.getString(3), row.getString(5))
                .passesWithoutQueen(row.getInteger(4));
        String problems = row.getString(6);
        assertThat(problems(setup))
                .as(row.getString(0))
                .hasToString(problems.equals("none") ? "[]" : "[" + problems + "]");
    }

    private static Setup.Builder drawn(String game, String turn, String resting, String cells) {
        String[] side = turn.split(" ");
        Setup.Builder setup = Setup.builder()
                .ruleset(Ruleset.parse(game))
                .turn(Color.valueOf(side[0].toUpperCase(Locale.ROOT)), Integer.parseInt(side[1]))
                .restingPiece(Piece.tryParse(resting));
        for (String cell :
                cells.replace("FOUR", FOUR).replace("SHUT OUT", SHUT_OUT).split("; ")) {
            List<String> words = List.of(cell.split(" "));
            int last = words.size() - 1;
            setup.put(
                    Hex.parse("(" + words.get(last) + ")"),
                    words.subList(0, last).stream().map(Piece::parse).toArray(Piece[]::new));
        }
        return setup;
    }

    @Test
    void R6_1_turnsAreNotNegative() {
        Setup.Builder before = Setup.builder().ply(-1);
        assertThat(problems(before)).hasToString("[ply-out-of-range [ply=-1]]");
        assertThat(before.build().sideToMove()).isEqualTo(Color.BLACK);
        assertThat(before.build().turn()).isZero();
    }

    // In the following tables, Black has just moved. Each row has the resting piece, the stacks and the reason why the
    // piece can't rest (R5.1). The thrower, if any, is at 0,0. Its neighbours are 1,0, 0,1, -1,1, -1,0, 0,-1 and 1,-1.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        pieces on both sides hang on it        | wQ  | bP 0,0; wQ 1,0; bQ -1,0; wA1 2,0      | PINNED
        an own one likewise                    | bQ  | bP 0,0; wQ 1,0; bQ -1,0; wA1 -2,0     | PINNED
        an own Beetle on top of a pinned piece | bB1 | bP 0,0; wQ 1,0; bQ bB1 -1,0; wA1 -2,0 | -
        """)
    void R3_2_pinnedPieceCannotHaveMoved(ArgumentsAccessor row) {
        mayRest(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a Pillbug that is covered           | wQ | bP bB1 0,0; wQ 1,0; bQ -1,0; wG1 0,1 | NOT_THROWN
        a Mosquito beside a covered Pillbug | wQ | bM 0,0; wQ 1,0; wP wB1 -1,0; bQ -1,1 | NOT_THROWN
        """)
    void R3_3_coveredPillbugCannotHaveThrown(ArgumentsAccessor row) {
        mayRest(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        two stacks beside the way down | wQ | bP 0,0; wQ 1,0; bQ bB1 0,1; wA1 wB1 1,-1                         | NOT_THROWN
        one stack beside the way down  | wQ | bP 0,0; wQ 1,0; bQ bB1 0,1; wA1 1,-1                             | -
        stacks beside every way up     | wQ | bP 0,0; wQ 1,0; bQ bB1 0,1; wA1 wB1 -1,0; bA1 bB2 0,-1; wA2 1,-1 | NOT_THROWN
        """)
    void R3_4_throwNeededRoom(ArgumentsAccessor row) {
        mayRest(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a Mosquito beside a Pillbug                 | wQ | bM 0,0; wQ 1,0; wP -1,0; bQ -1,1               | -
        a Mosquito beside the Pillbug that it threw | wP | bM 0,0; wP 1,0; bQ -1,1; wQ -1,0               | -
        a Mosquito beside no Pillbug                | wQ | bM 0,0; wQ 1,0; bQ -1,0; wP -2,0               | NOT_THROWN
        a Mosquito on top of another piece          | wQ | wA1 bM 0,0; wQ 1,0; wP -1,0; bQ -1,1; bB1 -2,1 | NOT_THROWN
        """)
    void R4_7_mosquitoMayHaveThrownBesideAPillbug(ArgumentsAccessor row) {
        mayRest(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a Queen beside the Pillbug that threw her | wQ  | bP 0,0; wQ 1,0; bQ -1,0; wA1 -2,0                              | -
        two cells from the Pillbug                | wA1 | bP 0,0; wQ 1,0; bQ -1,0; wA1 2,0                               | NOT_THROWN
        the other side's Pillbug                  | wQ  | wP 0,0; wQ 1,0; bQ -1,0; bG1 -2,0                              | NOT_THROWN
        a piece on top of another                 | wB1 | bP 0,0; wQ wB1 1,0; bQ -1,0                                    | NOT_THROWN
        no empty cell beside the Pillbug          | wQ  | bP 0,0; wQ 1,0; bQ 0,1; wA1 -1,1; wA2 -1,0; bA1 0,-1; bA2 1,-1 | NOT_THROWN
        """)
    void R4_9_enemyPieceIsBesideItsThrower(ArgumentsAccessor row) {
        mayRest(row);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        an own piece, thrown or not       | bQ  | bP 0,0; wQ 1,0; bQ -1,0; wA1 0,1          | -
        an own piece far from the Pillbug | bA1 | bP 0,0; wQ 1,0; bQ -1,0; wG1 0,1; bA1 2,0 | -
        """)
    void R5_1_ownPieceMayRestAnywhere(ArgumentsAccessor row) {
        mayRest(row);
    }

    private static void mayRest(ArgumentsAccessor row) {
        String resting = row.getString(1);
        String reason = row.getString(3);
        List<SetupProblem> expected = reason.equals("-")
                ? List.of()
                : List.of(new SetupProblem(
                        SetupProblem.Kind.CANNOT_REST, Piece.parse(resting), SetupProblem.RestProblem.valueOf(reason)));
        assertThat(problems(drawn("Base+MLP", "White 20", resting, row.getString(2))))
                .as(row.getString(0))
                .isEqualTo(expected);
    }

    @Test
    void toSetupKeepsPasses() {
        Position position = drawn("Base", "White 9", "-", SHUT_OUT)
                .passesWithoutQueen(5)
                .build()
                .toPosition();
        assertThat(position.toSetup().passesWithoutQueen()).isEqualTo(5);
        assertThat(position.playUnchecked(Move.pass()).toSetup().passesWithoutQueen())
                .isEqualTo(6);
        assertThat(fourPieces()
                        .build()
                        .toPosition()
                        .playUnchecked(Move.pass())
                        .toSetup()
                        .passesWithoutQueen())
                .as("with the Queen Bee on the table they are turns like others")
                .isZero();
    }

    @Test
    void plyAlternatesAtTheMaximum() {
        Position last = fourPieces().ply(Setup.maxPly()).build().toPosition();
        assertThat(fourPieces().turn(last.sideToMove(), last.turn()).build().toPosition())
                .isEqualTo(last);
        assertThatThrownBy(() -> fourPieces().turn(Color.BLACK, last.turn()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("from 1 to 500000000");
        assertThat(last.playUnchecked(Move.pass()).ply()).isEqualTo(Setup.maxPly() - 1);
        assertThat(last.playUnchecked(Move.pass()).sideToMove())
                .isEqualTo(last.sideToMove().opposite());
    }

    @Test
    void toPositionThrowsWithAllProblems() {
        assertThatThrownBy(() -> fourPieces().turn(Color.WHITE, 2).build().toPosition())
                .isInstanceOfSatisfying(
                        ImpossiblePositionException.class,
                        e -> assertThat(e.problems()).hasSize(2))
                .hasMessageContaining("(R6.1)");
    }

    @Test
    void returnsStacksAndHands() {
        Setup setup = Setup.builder()
                .ruleset(Ruleset.parse("Base+P"))
                .put(Hex.of(2, 3), WQ, WB1)
                .put(Hex.of(3, 3), BA1, BA1)
                .build();
        assertThat(setup.stackAt(Hex.of(2, 3))).contains(PieceStack.of(WQ, WB1));
        assertThat(setup.stackAt(Hex.of(3, 2))).isEmpty();
        assertThat(setup.hand(Color.WHITE))
                .hasSize(10)
                .doesNotContain(WQ, WB1)
                .contains(WA1, Piece.parse("wP"))
                .isSorted();
        assertThat(setup.hand(Color.BLACK)).hasSize(11).doesNotContain(BA1);
        Position position = fourPieces().build().toPosition();
        for (Color color : Color.values()) {
            assertThat(position.toSetup().hand(color)).isEqualTo(position.hand(color));
        }
    }
}
