package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is impossible about an arrangement, problem by problem. */
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
    void aPossibleArrangementIsAPosition() {
        Position position = fourPieces().build().toPosition();
        assertThat(position.sideToMove()).isEqualTo(Color.WHITE);
        assertThat(position.turn()).isEqualTo(3);
        assertThat(position.find(BQ)).contains(Hex.of(2, 0));
        assertThat(position.hand(Color.WHITE)).hasSize(9).doesNotContain(WA1, WQ);
        assertThat(position.toSetup().toPosition()).isEqualTo(position);
    }

    @Test
    void aPieceOfAnotherGame() {
        assertThat(problems(fourPieces().put(Hex.of(0, 1), WM).turn(Color.WHITE, 5)))
                .containsExactly(new SetupProblem.NotInGame(WM));
        assertThat(problems(fourPieces()
                        .put(Hex.of(0, 1), WM)
                        .turn(Color.WHITE, 5)
                        .ruleset(Ruleset.tournament().withExpansions(Expansion.MOSQUITO))))
                .isEmpty();
    }

    @Test
    void twoQueensOfAColour() {
        assertThat(problems(fourPieces().put(Hex.of(0, 1), WQ).turn(Color.WHITE, 5)))
                .containsExactly(new SetupProblem.PieceRepeated(WQ));
    }

    @Test
    void aNumberLeftOut() {
        Piece third = Piece.of(Color.WHITE, Bug.SOLDIER_ANT, 3);
        assertThat(problems(fourPieces().put(Hex.of(0, 1), third).turn(Color.WHITE, 5)))
                .containsExactly(new SetupProblem.LowerNumberMissing(third, WA2));
    }

    @Test
    void onlyClimbersStandOnTop() {
        assertThat(problems(fourPieces().put(Hex.of(0, 1), BA1, WA2).turn(Color.WHITE, 5)))
                .contains(new SetupProblem.CannotStandOnTop(WA2, Hex.of(0, 1)));
        assertThat(problems(fourPieces().put(Hex.of(0, 0), WA1, WB1).turn(Color.WHITE, 5)))
                .isEmpty();
    }

    @Test
    void aBrokenHive() {
        assertThat(problems(fourPieces().put(Hex.of(5, 5), WA2).turn(Color.WHITE, 5)))
                .singleElement()
                .isInstanceOfSatisfying(
                        SetupProblem.HiveBroken.class,
                        broken -> assertThat(broken.groups()).hasSize(2));
    }

    @Test
    void turnsAndPiecesMustFit() {
        assertThat(problems(fourPieces().turn(Color.BLACK, 2)))
                .containsExactly(new SetupProblem.MorePiecesThanTurns(Color.BLACK, 2, 1));
        Setup.Builder noQueen = Setup.builder().put(Hex.of(0, 0), WA1).put(Hex.of(1, 0), BA1);
        assertThat(problems(noQueen.turn(Color.WHITE, 2))).isEmpty();
        assertThat(problems(noQueen.turn(Color.BLACK, 2)))
                .containsExactly(new SetupProblem.FewerPiecesThanTurns(Color.WHITE, 1, 2));
        assertThat(problems(noQueen.turn(Color.WHITE, 5)))
                .containsExactly(
                        new SetupProblem.QueenMissing(Color.WHITE, 4), new SetupProblem.QueenMissing(Color.BLACK, 4));
        assertThat(problems(Setup.builder().ply(-1))).containsExactly(new SetupProblem.PlyOutOfRange(-1));
    }

    @Test
    void nothingClimbsBeforeTheQueenIsPlaced() {
        Setup.Builder setup = Setup.builder()
                .put(Hex.of(0, 0), WA1)
                .put(Hex.of(1, 0), BA1, WB1)
                .turn(Color.WHITE, 3);
        assertThat(problems(setup)).contains(new SetupProblem.ClimbedWithoutQueen(WB1, Hex.of(1, 0)));
        assertThat(problems(setup.put(Hex.of(-1, 0), WQ).put(Hex.of(2, 0), BQ).turn(Color.WHITE, 5)))
                .isEmpty();
    }

    @Test
    void aQueenThatOpened() {
        Setup.Builder setup =
                Setup.builder().put(Hex.of(0, 0), WQ).put(Hex.of(1, 0), BA1).turn(Color.WHITE, 2);
        assertThat(problems(setup)).containsExactly(new SetupProblem.QueenOpened(Color.WHITE));
        assertThat(problems(setup.ruleset(Ruleset.rulebook()))).isEmpty();
    }

    @Test
    void aPieceThatCannotRest() {
        assertThat(problems(fourPieces().restingPiece(BA1)))
                .containsExactly(new SetupProblem.CannotRest(BA1, SetupProblem.CannotRest.Reason.NO_PILLBUG_IN_GAME));
        Ruleset pillbug = Ruleset.tournament().withExpansions(Expansion.PILLBUG);
        assertThat(problems(fourPieces().ruleset(pillbug).restingPiece(BA1))).isEmpty();
        assertThat(problems(fourPieces().ruleset(pillbug).restingPiece(WA2)))
                .containsExactly(new SetupProblem.CannotRest(WA2, SetupProblem.CannotRest.Reason.NOT_ON_TABLE));
        assertThat(problems(fourPieces()
                        .ruleset(pillbug)
                        .put(Hex.of(1, 0), BA1, WB1)
                        .turn(Color.WHITE, 6)
                        .restingPiece(BA1)))
                .containsExactly(new SetupProblem.CannotRest(BA1, SetupProblem.CannotRest.Reason.COVERED));
    }

    @Test
    void anImpossiblePositionThrowsWithEveryReason() {
        assertThatThrownBy(() -> fourPieces().turn(Color.WHITE, 2).build().toPosition())
                .isInstanceOfSatisfying(
                        ImpossiblePositionException.class,
                        e -> assertThat(e.problems()).hasSize(2))
                .hasMessageContaining("(R6.1)");
    }
}
