package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.PathViolation;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.testkit.Tables;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How legal moves go, and why pieces are blocked. */
class MobilityTest {
    private static final String LINE = "0,0=wQ 1,0=wG1 2,0=bG1 3,0=bQ";

    private static Position position(String game, String cells) {
        return Tables.position(game, cells.replace("LINE", LINE));
    }

    private static String text(MovePath way) {
        String by = way instanceof MovePath.Throw thrown
                ? "THROW by " + thrown.thrower()
                : way.as().toString();
        String steps = way.steps().stream().map(step -> " " + step).collect(Collectors.joining());
        return by + (" " + way.from() + steps).replaceAll("[()]", "");
    }

    @ParameterizedTest(name = "{2} in {1}")
    @CsvSource(delimiter = '|', textBlock = """
        Base White 5   | LINE                                | move wQ 0,1   | QUEEN_BEE 0,0 0,1
        Base White 5   | LINE                                | place wA1 -1,0 | none
        Base White 5   | 0,0=wG1 1,0=wQ 2,0=bG1,bB1 3,0=bQ   | move wG1 4,0  | GRASSHOPPER 0,0 1,0^2 2,0^3 3,0^2 4,0
        Base White 5   | 0,0=wB1 1,0=wQ 2,0=bG1 3,0=bQ       | move wB1 1,0  | BEETLE 0,0 1,0^2
        Base White 5   | 0,0=wS1 1,0=wQ 2,0=bG1 3,0=bQ       | move wS1 2,1  | SPIDER 0,0 0,1 1,1 2,1
        Base White 9   | 0,0=wQ 0,-1=bQ 0,1=wG1 -1,2=bG1 -2,2=bG2 -1,-1=wA1 -3,2=wS1 | move wS1 -1,0 | SPIDER -3,2 -2,1 -1,1 -1,0
        Base White 5   | 0,0=wA1 1,0=wQ 2,0=bG1 3,0=bQ       | move wA1 2,1  | SOLDIER_ANT 0,0 0,1 1,1 2,1
        Base+L White 5 | 0,0=wL 1,0=wQ 2,0=bG1 3,0=bQ        | move wL 1,1   | LADYBUG 0,0 1,0^2 2,0^2 1,1
        Base+M White 6 | 0,0=wM 1,0=wQ 0,1=bB1 2,0=bQ        | move wM 1,-1  | QUEEN_BEE 0,0 1,-1; BEETLE 0,0 1,-1
        Base+M White 6 | 0,0=wM 1,0=wQ 0,1=bS1 1,1=bA1 2,0=bQ | move wM 3,-1 | SPIDER 0,0 1,-1 2,-1 3,-1
        Base+P White 5 | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ       | move bQ 1,1   | THROW by wP 2,-1 1,0^2 1,1
        Base+P White 5 | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ       | move wQ 1,-1  | QUEEN_BEE 0,0 1,-1; THROW by wP 0,0 1,0^2 1,-1
        Base+MP White 7 | 0,0=wQ 1,0=wM 2,0=bP 2,-1=bQ 1,-1=wP | move bQ 2,-2 | THROW by wP 2,-1 1,-1^2 2,-2
        Base+MP White 6 | 0,0=wQ 1,0=wM 2,0=bP 2,-1=bQ       | move wQ 1,-1  | QUEEN_BEE 0,0 1,-1; THROW by wM 0,0 1,0^2 1,-1
        """)
    void aMoveGoesThisWay(String game, String cells, String move, String expected) {
        String ways = position(game, cells).paths(Tables.move(move)).stream()
                .map(MobilityTest::text)
                .collect(Collectors.joining("; "));
        assertThat(ways.isEmpty() ? "none" : ways).isEqualTo(expected.trim());
    }

    @Test
    void aThrowIsNamedByItsRule() {
        Position position = position("Base+P White 5", "0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ");
        assertThat(position.paths(Tables.move("move wQ 1,-1")))
                .extracting(way -> way.rule().number())
                .containsExactly("R4.1", "R4.9");
    }

    @Test
    void anIllegalMoveHasNoWays() {
        Position position = position("Base White 5", LINE);
        assertThatThrownBy(() -> position.paths(Tables.move("move wQ 2,-1"))).isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> position.paths(Tables.move("pass"))).isInstanceOf(IllegalMoveException.class);
    }

    private static String text(Violation cause) {
        if (cause instanceof PathViolation.CannotSlide slide) {
            return "CannotSlide " + cells(slide.gates());
        }
        if (cause instanceof Violation.Pinned pinned) {
            return "Pinned " + cells(pinned.groups());
        }
        return cause.getClass().getSimpleName()
                + (cause instanceof Violation.Covered covered ? " " + covered.top() : "");
    }

    private static String cells(List<Set<Hex>> sets) {
        return sets.stream()
                .map(set -> set.stream().sorted().map(Hex::toString).collect(Collectors.joining()))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{2} in {1}")
    @CsvSource(delimiter = '|', textBlock = """
        Base White 5    | LINE                                       | wQ  | free 2
        Base White 5    | LINE                                       | wG1 | Pinned (0,0) (2,0)(3,0)
        Base White 5    | LINE                                       | wA1 | free 5
        Base White 5    | LINE                                       | bQ  | NotYourPiece
        Base White 5    | 0,0=wQ 1,0=bQ,wB1 2,0=bG1                  | bQ  | NotYourPiece; Covered wB1
        Base Black 5    | 0,0=wQ 1,0=bQ,wB1,bB1,wB2 2,0=bG1          | bQ  | Covered wB2
        Base White 3    | 0,0=wA1 1,0=bA1 -1,0=wA2 2,0=bQ            | wA2 | QueenNotPlaced
        Base White 9    | 0,0=wQ 1,-1=wA1 2,-1=bQ 2,0=bA1 1,1=wG1 0,1=wA2 -1,1=bA2 | wQ | free 2
        Base White 9    | 0,0=wQ 1,-1=wA1 2,-1=bQ 0,1=wA2 -1,1=bA1 -1,0=bA2 | wQ | Pinned (-1,0)(-1,1)(0,1) (1,-1)(2,-1); CannotSlide (1,-1)(-1,0) (1,-1)(0,1)
        Base White 9    | 0,0=wQ 1,-1=wA1 2,-1=bQ 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bG1 | wQ | CannotSlide (1,-1)(0,1)
        Base White 9    | 0,0=wA3 1,-1=wA1 2,-1=wQ 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bG1 1,0=bQ | wA3 | Surrounded
        Base+M White 6  | 0,0=wM 1,0=bM 2,0=wQ 3,0=bQ 3,-1=bG1       | wM  | NothingToCopy
        Base+P White 6 ~wQ | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ           | wQ  | JustMoved
        Base+P White 6  | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ              | bQ  | free 3
        Base+P White 6 ~bQ | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ           | bQ  | NotYourPiece; JustMoved
        Base White 9    | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 1,-1=bG1 | wA1 | GameOver
        """)
    void aPieceIsFreeOrBlockedByAllTheseCauses(String game, String cells, String piece, String expected) {
        Mobility mobility = position(game, cells).mobility(Tables.piece(piece.trim()));
        String found = mobility.isFree()
                ? "free " + mobility.moves().size()
                : mobility.reasons().stream().map(MobilityTest::text).collect(Collectors.joining("; "));
        assertThat(found).isEqualTo(expected.trim());
    }
}
