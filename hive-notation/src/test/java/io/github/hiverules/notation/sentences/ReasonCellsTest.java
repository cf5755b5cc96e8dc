// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sentences;

import static io.github.hiverules.api.spi.Answers.answers;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.RandomRecords;
import io.github.hiverules.notation.Records;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** The cells that explain a reason. */
class ReasonCellsTest {
    private static final Game GAME = Records.parseOne("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
            .game();
    private static final Hex WHITE_QUEEN = Hex.of(-1, 0);

    @Test
    void namesCellsOfPiecesCellsAndMoves() {
        assertThat(ReasonCells.of(
                        answers()
                                .violation(
                                        Violation.Kind.GATE_BLOCKED,
                                        Piece.parse("wQ"),
                                        Bug.QUEEN_BEE,
                                        1,
                                        WHITE_QUEEN,
                                        Hex.of(-1, 1)),
                        GAME.position()))
                .isEqualTo(Map.of(
                        "piece", Set.of(WHITE_QUEEN),
                        "from", Set.of(WHITE_QUEEN),
                        "to", Set.of(Hex.of(-1, 1)),
                        "gate", Set.of(Hex.of(-2, 1), Hex.of(0, 0))));
        assertThat(ReasonCells.of(
                        answers()
                                .violation(
                                        Violation.Kind.PASS_NOT_ALLOWED, Move.place(Piece.parse("wA1"), Hex.of(-2, 0))),
                        GAME.position()))
                .isEqualTo(Map.of("example", Set.of(Hex.of(-2, 0))));
        assertThat(ReasonCells.of(
                        answers()
                                .violation(
                                        Violation.Kind.TOUCHES_ENEMY,
                                        Hex.of(3, 0),
                                        List.of(Piece.parse("bQ"), Piece.parse("bS1"))),
                        GAME.position()))
                .isEqualTo(Map.of("at", Set.of(Hex.of(3, 0)), "enemies", Set.of(Hex.of(2, 0), Hex.of(1, 0))));
    }

    @Test
    void numbersGroups() {
        Violation pinned = answers()
                .violation(
                        Violation.Kind.PINNED,
                        Piece.parse("wS1"),
                        List.of(Set.of(WHITE_QUEEN), Set.of(Hex.of(1, 0), Hex.of(2, 0))));
        assertThat(ReasonCells.of(pinned, GAME.position()))
                .isEqualTo(Map.of(
                        "piece", Set.of(Hex.ORIGIN),
                        "group1", Set.of(WHITE_QUEEN),
                        "group2", Set.of(Hex.of(1, 0), Hex.of(2, 0))));
    }

    @Test
    void piecesInHandHaveNoCell() {
        assertThat(ReasonCells.of(
                        answers().violation(Violation.Kind.STILL_IN_HAND, Piece.parse("wA1")), GAME.position()))
                .isEmpty();
    }

    @Test
    void problemsOfSetupsHaveCells() {
        Setup setup = Setup.builder()
                .put(Hex.of(4, 4), Piece.parse("wQ"), Piece.parse("wS1"))
                .ply(4)
                .build();
        SetupProblem problem = setup.problems().get(0);
        assertThat(problem.code()).isEqualTo("cannot-stand-on-top");
        assertThat(ReasonCells.of(problem, setup))
                .isEqualTo(Map.of("piece", Set.of(Hex.of(4, 4)), "at", Set.of(Hex.of(4, 4))));
    }

    @Test
    void repeatedPieceHasAllItsCells() {
        Setup setup = Setup.builder()
                .put(Hex.of(0, 0), Piece.parse("wQ"))
                .put(Hex.of(1, 0), Piece.parse("wQ"))
                .ply(4)
                .build();
        SetupProblem problem = setup.problems().stream()
                .filter(found -> found.kind() == SetupProblem.Kind.PIECE_REPEATED)
                .findFirst()
                .orElseThrow();
        assertThat(ReasonCells.of(problem, setup)).isEqualTo(Map.of("piece", Set.of(Hex.of(0, 0), Hex.of(1, 0))));
    }

    @Property
    void everyReasonOfRandomGamesHasCells(@ForAll Random random) {
        Game game = RandomRecords.game(random, 60);
        for (Piece piece : Piece.values()) {
            for (Violation reason : game.mobility(piece).violations()) {
                assertThat(ReasonCells.of(reason, game.position()).values()).allMatch(cells -> !cells.isEmpty());
            }
        }
    }
}
