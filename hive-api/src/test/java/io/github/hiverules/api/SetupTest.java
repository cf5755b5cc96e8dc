// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each test shows one problem of setups. */
class SetupTest {
    private static final Piece WQ = Piece.of(Color.WHITE, Bug.QUEEN_BEE);
    private static final Piece BQ = Piece.of(Color.BLACK, Bug.QUEEN_BEE);
    private static final Piece WA1 = Piece.of(Color.WHITE, Bug.SOLDIER_ANT, 1);
    private static final Piece WA2 = Piece.of(Color.WHITE, Bug.SOLDIER_ANT, 2);
    private static final Piece BA1 = Piece.of(Color.BLACK, Bug.SOLDIER_ANT, 1);
    private static final Piece WB1 = Piece.of(Color.WHITE, Bug.BEETLE, 1);
    private static final Piece WM = Piece.of(Color.WHITE, Bug.MOSQUITO);

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
        assertThat(position.cellOf(BQ)).contains(Hex.of(2, 0));
        assertThat(position.hand(Color.WHITE)).hasSize(9).doesNotContain(WA1, WQ);
        assertThat(position.toSetup().toPosition()).isEqualTo(position);
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

    @Test
    void reportsPieceNotInGame() {
        assertThat(problems(fourPieces().put(Hex.of(0, 1), WM).turn(Color.WHITE, 5)))
                .containsExactly(new SetupProblem(SetupProblem.Kind.NOT_IN_GAME, WM));
        assertThat(problems(fourPieces()
                        .put(Hex.of(0, 1), WM)
                        .turn(Color.WHITE, 5)
                        .ruleset(Ruleset.tournament().withExpansions(Expansion.MOSQUITO))))
                .isEmpty();
    }

    @Test
    void reportsRepeatedPiece() {
        assertThat(problems(fourPieces().put(Hex.of(0, 1), WQ).turn(Color.WHITE, 5)))
                .containsExactly(new SetupProblem(SetupProblem.Kind.PIECE_REPEATED, WQ));
    }

    @Test
    void reportsMissingLowerNumber() {
        Piece third = Piece.of(Color.WHITE, Bug.SOLDIER_ANT, 3);
        assertThat(problems(fourPieces().put(Hex.of(0, 1), third).turn(Color.WHITE, 5)))
                .containsExactly(new SetupProblem(SetupProblem.Kind.LOWER_NUMBER_MISSING, third, WA2));
    }

    @Test
    void reportsPieceThatCannotBeOnTop() {
        assertThat(problems(fourPieces().put(Hex.of(0, 1), BA1, WA2).turn(Color.WHITE, 5)))
                .contains(new SetupProblem(SetupProblem.Kind.CANNOT_STAND_ON_TOP, WA2, Hex.of(0, 1)));
        assertThat(problems(fourPieces().put(Hex.of(0, 0), WA1, WB1).turn(Color.WHITE, 5)))
                .isEmpty();
    }

    @Test
    void reportsBrokenHive() {
        assertThat(problems(fourPieces().put(Hex.of(5, 5), WA2).turn(Color.WHITE, 5)))
                .singleElement()
                .satisfies(broken -> assertThat(broken.get(Part.GROUPS)).hasSize(2));
    }

    @Test
    void reportsTurnsThatDoNotFitPieces() {
        assertThat(problems(fourPieces().turn(Color.BLACK, 2)))
                .containsExactly(new SetupProblem(SetupProblem.Kind.MORE_PIECES_THAN_TURNS, Color.BLACK, 2, 1));
        Setup.Builder noQueen = Setup.builder().put(Hex.of(0, 0), WA1).put(Hex.of(1, 0), BA1);
        assertThat(problems(noQueen.turn(Color.WHITE, 2))).isEmpty();
        assertThat(problems(noQueen.turn(Color.BLACK, 2)))
                .containsExactly(new SetupProblem(SetupProblem.Kind.FEWER_PIECES_THAN_TURNS, Color.WHITE, 1, 2));
        assertThat(problems(noQueen.turn(Color.WHITE, 5)))
                .containsExactly(
                        new SetupProblem(SetupProblem.Kind.QUEEN_MISSING, Color.WHITE, 4),
                        new SetupProblem(SetupProblem.Kind.QUEEN_MISSING, Color.BLACK, 4));
        assertThat(problems(Setup.builder().ply(-1)))
                .containsExactly(new SetupProblem(SetupProblem.Kind.PLY_OUT_OF_RANGE, -1));
    }

    @Test
    void reportsClimbBeforeQueenIsPlaced() {
        Setup.Builder setup = Setup.builder()
                .put(Hex.of(0, 0), WA1)
                .put(Hex.of(1, 0), BA1, WB1)
                .turn(Color.WHITE, 3);
        assertThat(problems(setup))
                .contains(new SetupProblem(SetupProblem.Kind.CLIMBED_WITHOUT_QUEEN, WB1, Hex.of(1, 0)));
        assertThat(problems(setup.put(Hex.of(-1, 0), WQ).put(Hex.of(2, 0), BQ).turn(Color.WHITE, 5)))
                .isEmpty();
    }

    @Test
    void reportsQueenAsFirstPiece() {
        Setup.Builder setup =
                Setup.builder().put(Hex.of(0, 0), WQ).put(Hex.of(1, 0), BA1).turn(Color.WHITE, 2);
        assertThat(problems(setup)).containsExactly(new SetupProblem(SetupProblem.Kind.QUEEN_OPENED, Color.WHITE));
        assertThat(problems(setup.ruleset(Ruleset.rulebook()))).isEmpty();
    }

    @Test
    void reportsImpossibleRest() {
        assertThat(problems(fourPieces().restingPiece(BA1)))
                .containsExactly(new SetupProblem(
                        SetupProblem.Kind.CANNOT_REST, BA1, SetupProblem.RestProblem.NO_PILLBUG_IN_GAME));
        Ruleset pillbug = Ruleset.tournament().withExpansions(Expansion.PILLBUG);
        assertThat(problems(fourPieces().ruleset(pillbug).turn(Color.WHITE, 4).restingPiece(BQ)))
                .isEmpty();
        assertThat(problems(fourPieces().ruleset(pillbug).restingPiece(WA2)))
                .containsExactly(
                        new SetupProblem(SetupProblem.Kind.CANNOT_REST, WA2, SetupProblem.RestProblem.NOT_ON_TABLE));
        assertThat(problems(fourPieces()
                        .ruleset(pillbug)
                        .put(Hex.of(1, 0), BA1, WB1)
                        .turn(Color.WHITE, 6)
                        .restingPiece(BA1)))
                .containsExactly(
                        new SetupProblem(SetupProblem.Kind.CANNOT_REST, BA1, SetupProblem.RestProblem.COVERED));
    }

    /** Each row ends with the side whose moves exceed its turns, the number of moves and the number of turns. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Base   | White 3 | -   | wQ 0,0; bS1 wB1 1,0; bQ 2,0            | WHITE 1 0
        Base   | White 4 | -   | wQ 0,0; bS1 wB1 1,0; bQ 2,0            | none
        Base   | White 4 | -   | wQ 0,0; bS1 wB1 wB2 1,0; bQ 2,0        | WHITE 2 0
        Base   | White 5 | -   | wQ 0,0; bS1 wB1 wB2 1,0; bQ 2,0        | WHITE 2 1
        Base   | White 6 | -   | wQ 0,0; bS1 wB1 wB2 1,0; bQ 2,0        | none
        Base   | White 4 | -   | wQ 0,0; bS1 wB1 bB1 1,0; bQ 2,0        | BLACK 1 0
        Base   | White 5 | -   | wQ 0,0; bS1 wB1 bB1 1,0; bQ 2,0        | none
        Base   | Black 4 | -   | wQ bB1 0,0; wS1 1,0; bQ 2,0            | none
        Base+P | White 3 | bQ  | wS1 0,0; wQ -1,0; bS1 1,0; bQ 2,0      | BLACK 1 0
        Base+P | White 4 | bS1 | wS1 0,0; wQ 1,0; bQ 2,0; bS1 3,0       | none
        Base+P | White 4 | bB1 | wS1 bB1 0,0; wQ 1,0; bQ 2,0            | none
        Base+P | White 4 | bQ  | wS1 bB1 1,0; wQ 0,0; bQ 2,0            | BLACK 2 1
        Base+P | White 5 | bQ  | wS1 bB1 1,0; wQ 0,0; bQ 2,0            | none
        """)
    void reportsMoreMovesThanTurns(String game, String turn, String resting, String cells, String moves) {
        List<SetupProblem> expected = new ArrayList<>();
        if (!moves.equals("none")) {
            String[] words = moves.split(" ");
            expected.add(new SetupProblem(
                    SetupProblem.Kind.MORE_MOVES_THAN_TURNS,
                    Color.valueOf(words[0]),
                    Integer.parseInt(words[1]),
                    Integer.parseInt(words[2])));
        }
        assertThat(problems(drawn(game, turn, resting, cells))).isEqualTo(expected);
    }

    private static Setup.Builder drawn(String game, String turn, String resting, String cells) {
        String[] side = turn.split(" ");
        Setup.Builder setup = Setup.builder()
                .ruleset(Ruleset.parse(game))
                .turn(Color.valueOf(side[0].toUpperCase(Locale.ROOT)), Integer.parseInt(side[1]))
                .restingPiece(Piece.tryParse(resting));
        for (String cell : cells.split("; ")) {
            List<String> words = List.of(cell.split(" "));
            int last = words.size() - 1;
            setup.put(
                    Hex.parse("(" + words.get(last) + ")"),
                    words.subList(0, last).stream().map(Piece::parse).toArray(Piece[]::new));
        }
        return setup;
    }

    @Test
    void reportsMosquitoOnTopWithoutBeetle() {
        String alone = "wQ 0,0; bS1 wM 1,0; bQ 2,0";
        assertThat(problems(drawn("Base+M", "White 9", "-", alone)))
                .containsExactly(
                        new SetupProblem(SetupProblem.Kind.CLIMBED_WITHOUT_BEETLE, Piece.parse("wM"), Hex.of(1, 0)));
        assertThat(problems(drawn("Base+M", "White 9", "-", alone + "; bB1 3,0")))
                .isEmpty();
    }

    /**
     * Black has just moved. Each row has the resting piece and the reason why the piece can't rest. Black's Pillbug is
     * at 0,0. The Pillbug's neighbours are 1,0, 0,1, -1,1, -1,0, 0,-1 and 1,-1.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a Queen beside the Pillbug that threw her     | wQ  | bP 0,0; wQ 1,0; bQ -1,0; wA1 -2,0                    | -
        an own piece, thrown or not                   | bQ  | bP 0,0; wQ 1,0; bQ -1,0; wA1 0,1                     | -
        an own piece far from the Pillbug             | bA1 | bP 0,0; wQ 1,0; bQ -1,0; wG1 0,1; bA1 2,0            | -
        pieces on both sides hang on it               | wQ  | bP 0,0; wQ 1,0; bQ -1,0; wA1 2,0                     | PINNED
        an own one likewise                           | bQ  | bP 0,0; wQ 1,0; bQ -1,0; wA1 -2,0                    | PINNED
        two cells from the Pillbug                    | wA1 | bP 0,0; wQ 1,0; bQ -1,0; wA1 2,0                     | NOT_THROWN
        the other side's Pillbug                      | wQ  | wP 0,0; wQ 1,0; bQ -1,0; bG1 -2,0                    | NOT_THROWN
        a Pillbug that is covered                     | wQ  | bP bB1 0,0; wQ 1,0; bQ -1,0; wG1 0,1                 | NOT_THROWN
        a piece on top of another                     | wB1 | bP 0,0; wQ wB1 1,0; bQ -1,0                          | NOT_THROWN
        a Mosquito beside a Pillbug                   | wQ  | bM 0,0; wQ 1,0; wP -1,0; bQ -1,1                     | -
        a Mosquito beside the Pillbug that it threw   | wP  | bM 0,0; wP 1,0; bQ -1,1; wQ -1,0                     | -
        a Mosquito beside no Pillbug                  | wQ  | bM 0,0; wQ 1,0; bQ -1,0; wP -2,0                     | NOT_THROWN
        a Mosquito beside a covered Pillbug           | wQ  | bM 0,0; wQ 1,0; wP wB1 -1,0; bQ -1,1                 | NOT_THROWN
        a Mosquito on top of another piece            | wQ  | wA1 bM 0,0; wQ 1,0; wP -1,0; bQ -1,1; bB1 -2,1       | NOT_THROWN
        no empty cell beside the Pillbug              | wQ  | bP 0,0; wQ 1,0; bQ 0,1; wA1 -1,1; wA2 -1,0; bA1 0,-1; bA2 1,-1 | NOT_THROWN
        two stacks beside the way down                | wQ  | bP 0,0; wQ 1,0; bQ bB1 0,1; wA1 wB1 1,-1            | NOT_THROWN
        one stack beside the way down                 | wQ  | bP 0,0; wQ 1,0; bQ bB1 0,1; wA1 1,-1                 | -
        stacks beside every way up                    | wQ  | bP 0,0; wQ 1,0; bQ bB1 0,1; wA1 wB1 -1,0; bA1 bB2 0,-1; wA2 1,-1 | NOT_THROWN
        """)
    void acceptsRestIfTheLastTurnCanHaveMovedThePiece(String what, String resting, String cells, String reason) {
        List<SetupProblem> expected = reason.equals("-")
                ? List.of()
                : List.of(new SetupProblem(
                        SetupProblem.Kind.CANNOT_REST, Piece.parse(resting), SetupProblem.RestProblem.valueOf(reason)));
        assertThat(problems(drawn("Base+MLP", "White 20", resting, cells))).isEqualTo(expected);
    }

    /** Every empty cell beside White's three pieces touches a black piece, and White's Queen Bee is in the hand. */
    private static final String SHUT_OUT = "wA1 bB1 0,0; wG1 bB2 1,0; wS1 2,0; bA1 3,-1; bA2 2,1; bQ -1,0";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        no passes                          | White 9  | 0  | queen-missing
        five turns passed, White to move   | White 9  | 5  | -
        six turns passed                   | Black 9  | 6  | -
        one too few                        | Black 9  | 5  | cannot-have-passed
        one too many                       | Black 9  | 7  | cannot-have-passed
        a number below 0                   | Black 9  | -1 | cannot-have-passed
        """)
    void requiresPassesWithoutQueen(String what, String turn, int passes, String kinds) {
        assertKinds(drawn("Base", turn, "-", SHUT_OUT).passesWithoutQueen(passes), kinds);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a cell is free for placing         | wA1 bB1 0,0; wG1 bB2 1,0; wS1 2,0; bA1 3,-1; bQ -1,0            | Black 9 | 6
        both have their Queen Bees         | wQ bB1 0,0; wG1 bB2 1,0; wS1 2,0; bA1 3,-1; bA2 2,1; bQ -1,0    | Black 9 | 1
        the first turn is no pass          | bA1 -1,0; bQ -2,0                                               | Black 3 | 3
        """)
    void reportsImpossiblePasses(String what, String cells, String turn, int passes) {
        assertThat(problems(drawn("Base", turn, "-", cells).passesWithoutQueen(passes)))
                .as(what)
                .contains(new SetupProblem(SetupProblem.Kind.CANNOT_HAVE_PASSED, passes));
    }

    @Test
    void addsUpPassesOfBothSides() {
        Setup.Builder setup = drawn("Base", "White 3", "-", "wA1 0,0; bA1 1,0");
        assertThat(problems(setup.passesWithoutQueen(1)))
                .containsExactly(new SetupProblem(SetupProblem.Kind.CANNOT_HAVE_PASSED, 1));
        assertThat(problems(setup.passesWithoutQueen(2))).isEmpty();
        assertThat(setup.build().toPosition().toSetup().passesWithoutQueen()).isEqualTo(2);
    }

    private static void assertKinds(Setup.Builder setup, String kinds) {
        assertThat(problems(setup).stream().map(problem -> problem.code()))
                .containsExactlyInAnyOrder(kinds.equals("-") ? new String[0] : kinds.split(" "));
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
