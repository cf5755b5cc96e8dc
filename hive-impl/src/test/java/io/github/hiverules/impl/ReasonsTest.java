package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.testkit.Tables;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A row a case: the game and the turn, the cells, a move, and all reasons against it with their witnesses, the most fundamental
 * first; or that it is legal, where the row before only just breaks the rule.
 */
class ReasonsTest {
    private static final String LINE = "0,0=wQ 1,0=wG1 2,0=bG1 3,0=bQ";

    @ParameterizedTest(name = "{0}: {1} with {2}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
        Base  White 1 |       | place wM 0,0 | NotInGame wM
        Base  White 1 |       | move wM 0,0  | NotInGame wM
        Base  White 3 | 0,0=wA1 1,0=bA1 -1,0=wQ 2,0=bQ | place wA3 -2,0 | EntersLater wA3 wA2
        Base  Black 1 | 0,0=wA1 | place bA1 2,0 | ApartFromFirst (2,0) (0,0)
        Base  White 5 | LINE  | place wA1 1,1 | TouchesEnemy (1,1) bG1
        Base  White 5 | LINE  | place wA1 2,1 | TouchesEnemy (2,1) [bG1 bQ]; TouchesNoOwnPiece (2,1)
        Base  White 5 | LINE  | place wA1 -2,0 | TouchesNoOwnPiece (-2,0)
        Base  White 5 | LINE  | place wB1 2,0 | CellOccupied (2,0) [bG1]
        Base  White 4 | 0,0=wA1 1,0=bA1 -1,0=wA2 2,0=bA2 -2,0=wA3 3,0=bQ | place wG2 3,1 | QueenIsDue wQ 4; EntersLater wG2 wG1; TouchesEnemy (3,1) bQ; TouchesNoOwnPiece (3,1)
        Base  White 1 |       | place wQ 0,0 | QueenMayNotOpen wQ
        Base  White 5 | LINE  | place wG1 -1,0 | AlreadyPlaced wG1 (1,0)
        Base  White 5 | LINE  | place bA1 4,0 | NotYourPiece bA1
        Base  White 5 | LINE  | move bQ 4,0 | NotYourPiece bQ
        Base  White 5 | LINE  | move wA1 4,0 | StillInHand wA1
        Base  White 3 | 0,0=wA1 1,0=bA1 -1,0=wA2 2,0=bQ | move wA2 0,1 | QueenNotPlaced wQ
        Base  White 5 | LINE  | move wG1 4,0 | Pinned wG1 [[(0,0)] [(2,0) (3,0)]]
        Base  White 5 | LINE  | move wG1 5,0 | Pinned wG1 [[(0,0)] [(2,0) (3,0)]]; EndsApart wG1 (5,0); LandsElsewhere wG1 GRASSHOPPER (5,0) (4,0)
        Base  White 5 | LINE  | move wQ 0,0 | StaysInPlace wQ (0,0)
        Base  White 9 | 0,0=wQ 1,0=wG1,bB1,wB1 2,0=bQ 3,0=bA1 | move wG1 1,1 | Covered wG1 wB1
        Base  White 9 | 0,0=wQ 1,-1=wA1 2,-1=bQ 2,0=bA1 1,1=wG1 0,1=wA2 | move wQ 1,0 | GateBlocked wQ QUEEN_BEE 1 (0,0) (1,0) [(0,1) (1,-1)]
        Base  White 9 | 0,0=wQ 1,-1=wA1 2,-1=bQ 2,0=bA1 1,1=wG1 | move wQ 1,0 | legal
        Base  White 9 | 0,0=wB1 1,0=wQ 0,1=wA1,bB1 1,-1=wG1,bB2 2,-1=bQ | move wB1 1,0 | GateBlocked wB1 BEETLE 1 (0,0) (1,0) [(0,1) (1,-1)]
        Base  White 9 | 0,0=wQ -1,0=wA1 -2,1=bA1 -2,2=bQ -1,2=bG1 | move wQ 0,1 | LosesContact wQ QUEEN_BEE 1 (0,0) (0,1)
        Base  White 9 | 0,0=wQ -1,0=wA1 -2,1=bA1 -2,2=bQ -1,2=bG1 0,2=bG2 | move wQ -1,1 | legal
        Base  White 5 | LINE  | move wQ 2,-1 | TooFar wQ QUEEN_BEE (2,-1) 2
        Base  White 5 | LINE  | move wQ 1,0 | CannotClimb wQ QUEEN_BEE (1,0) [wG1]
        Base  White 5 | 0,0=wB1 1,0=wQ 2,0=bG1 3,0=bQ | move wB1 2,0 | TooFar wB1 BEETLE (2,0) 2
        Base  White 5 | 0,0=wG1 1,0=wQ 2,0=bG1 3,0=bQ | move wG1 4,0 | legal
        Base  White 5 | 0,0=wG1 1,0=wQ 2,0=bG1 3,0=bQ | move wG1 2,0 | LandsElsewhere wG1 GRASSHOPPER (2,0) (4,0)
        Base  White 5 | 0,0=wG1 1,0=wQ 2,0=bG1 3,0=bQ | move wG1 0,1 | NothingToJumpOver wG1 GRASSHOPPER (0,1) (0,1)
        Base  White 5 | 0,0=wG1 1,0=wQ 2,0=bG1 3,0=bQ | move wG1 1,1 | NotInLine wG1 GRASSHOPPER (1,1)
        Base  White 5 | 0,0=wS1 1,0=wQ 2,0=bG1 3,0=bQ | move wS1 2,1 | legal
        Base  White 5 | 0,0=wS1 1,0=wQ 2,0=bG1 3,0=bQ | move wS1 0,1 | NotInThreeSteps wS1 SPIDER (0,1) 1; VisitsTwice wS1 SPIDER (0,1) (0,0)
        Base  White 5 | 0,0=wS1 1,0=wQ 2,0=bG1 3,0=bQ | move wS1 1,1 | NotInThreeSteps wS1 SPIDER (1,1) 2
        Base  White 5 | 0,0=wS1 1,0=wQ 2,0=bG1 3,0=bQ | move wS1 3,1 | NotInThreeSteps wS1 SPIDER (3,1) 4
        Base  White 9 | 0,0=wS1 1,0=wQ 2,0=bG1 3,-1=bQ 3,-2=bA1 3,-3=bG2 2,-3=bA2 1,-2=bA3 | move wS1 2,-1 | legal
        Base  White 9 | 0,0=wS1 1,0=wQ 2,0=bG1 3,-1=bQ 3,-2=bA1 3,-3=bG2 2,-3=bA2 1,-2=bA3 0,-1=bS1 | move wS1 2,-1 | GateBlocked wS1 SPIDER 1 (0,0) (1,-1) [(0,-1) (1,0)]
        Base  White 5 | 0,0=wA1 1,0=wQ 2,0=bG1 3,0=bQ | move wA1 5,0 | EndsApart wA1 (5,0)
        Base  White 9 | 3,0=wA1 0,0=wQ 1,0=wG1 2,0=bQ 2,-1=bA1 1,-2=bA2 0,-2=bA3 -1,-1=bG1 -1,0=bG2 | move wA1 0,-1 | GateBlocked wA1 SOLDIER_ANT 4 (2,-2) (1,-1) [(1,-2) (2,-1)]; GateBlocked wA1 SOLDIER_ANT 5 (1,-1) (0,-1) [(0,0) (1,-2)]
        Base  White 9 | 3,0=wA1 0,0=wQ 1,0=wG1 2,0=bQ 1,-2=bA1 0,-2=bA2 -1,-1=bG1 -1,0=bG2 | move wA1 1,-1 | legal
        Base  White 9 | 3,0=wA1 0,0=wQ 1,0=wG1 2,0=bQ 1,-2=bA1 0,-2=bA2 -1,-1=bG1 -1,0=bG2 | move wA1 0,-1 | GateBlocked wA1 SOLDIER_ANT 4 (1,-1) (0,-1) [(0,0) (1,-2)]
        Base  White 9 | 3,0=wA1 1,-1=wQ 2,-1=wG1 2,0=bQ 1,1=bA1 0,1=bA2 0,0=bA3 | move wA1 1,0 | Enclosed wA1 SOLDIER_ANT (1,0) [(1,0)]
        Base  White 9 | 3,0=wS1 1,-1=wQ 2,-1=wG1 2,0=bQ 1,1=bA1 0,1=bA2 0,0=bA3 | move wS1 1,0 | Enclosed wS1 SPIDER (1,0) [(1,0)]
        Base  White 9 | 0,0=wQ 1,-1=bQ -1,0=wG1 2,-2=bG1 -1,-1=bG2 2,-3=wA1 -2,0=bA1 1,-3=wS1 | move wS1 0,-1 | LosesContact wS1 SPIDER 2 (1,-2) (0,-2); NotInThreeSteps wS1 SPIDER (0,-1) 2
        Base+P Black 1 | 0,0=wA1 | move wA1 1,0 | QueenNotPlaced bQ; NoThrower wA1 (1,0)
        Base  White 9 | 0,0=wQ -1,1=bQ 0,-1=wG1 -2,1=bG1 -1,-1=bG2 0,1=wS1 | move wS1 -1,0 | GateBlocked wS1 SPIDER 6 (-2,0) (-1,0) [(-1,-1) (-2,1)]; NotInThreeSteps wS1 SPIDER (-1,0) none
        Base  White 9 | 1,0=wA1 1,-1=wQ 2,-1=wG1 2,0=bQ 1,1=bA1 0,1=bA2 0,0=bA3 | move wA1 3,0 | Enclosed wA1 SOLDIER_ANT (3,0) [(1,0)]
        Base+L White 5 | 0,0=wL 1,0=wQ 2,0=bG1 3,0=bQ | move wL 3,-1 | legal
        Base+L White 5 | 0,0=wL 1,0=wQ 2,0=bG1 3,0=bQ | move wL 4,0 | NotInThreeSteps wL LADYBUG (4,0) 4
        Base+L White 5 | 0,0=wL 1,0=wQ 2,0=bG1 3,0=bQ | move wL 1,1 | legal
        Base+L White 5 | 0,0=wL 1,0=wQ 2,0=bG1 3,0=bQ | move wL 0,1 | NotInThreeSteps wL LADYBUG (0,1) 2
        Base+L White 5 | 0,0=wL 1,0=wQ 2,0=bG1 3,0=bQ | move wL 2,0 | CannotClimb wL LADYBUG (2,0) [bG1]
        Base+L White 9 | 0,0=wL 1,0=wQ 2,0=bQ 1,-1=wG1,bB1 0,1=wA1,bB2 | move wL 3,0 | GateBlocked wL LADYBUG 1 (0,0) (1,0) [(0,1) (1,-1)]; NotInThreeSteps wL LADYBUG (3,0) 4
        Base+M White 5 | 0,0=wM 1,0=wG1 2,0=wQ 3,0=bQ 4,0=bA1 | move wM 0,1 | NothingToJumpOver wM GRASSHOPPER (0,1) (0,1)
        Base+M White 6 | 0,0=wM 1,0=wQ 0,1=bS1 2,0=bQ | move wM 3,0 | TooFar wM QUEEN_BEE (3,0) 3; NotInThreeSteps wM SPIDER (3,0) 4
        Base+M White 6 | 0,0=wM 1,0=bM 2,0=wQ 3,0=bQ 3,-1=bG1 | move wM 0,1 | NothingToCopy wM
        Base+P White 5 | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ | move bQ 1,1 | legal
        Base+P White 5 | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ | move bQ 3,0 | NoThrower bQ (3,0)
        Base+P White 6 | 0,0=wQ 1,0=wP 2,0=bG1,bB1 2,-1=bQ | move bB1 1,1 | ThrownFromStack bB1 (2,0)
        Base+P White 5 | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ | move bQ 0,0 | ThrownOntoPieces bQ (0,0) [wQ]
        Base+P White 9 | 0,0=wQ 1,0=wP,bB1 2,0=bG1 2,-1=bQ | move bQ 1,1 | ThrowerCovered wP bB1
        Base+P White 9 | 0,0=wP,bB1 1,0=wQ 2,0=bQ | move wQ 1,-1 | Pinned wQ [[(0,0)] [(2,0)]]
        Base+P White 6 ~wP | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ | move bQ 1,1 | ThrowerJustMoved wP
        Base+P White 6 ~bQ | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ | move bQ 1,1 | JustMoved bQ
        Base+P White 9 | 0,0=wQ 1,0=wP 2,-1=bQ 1,-1=wA1,bB1 2,0=bG1,bB2 | move bQ 1,1 | GateBlocked bQ PILLBUG 1 (2,-1) (1,0) [(1,-1) (2,0)]
        Base+P White 9 | 0,0=wQ 1,0=wP 2,-1=bQ 1,-1=wA1,bB1 2,0=bG1 | move bQ 1,1 | legal
        Base+P White 9 | 1,0=wP 2,-1=bQ 0,1=wQ,wB1 2,0=bG1,bB1 1,-1=bA1 | move bQ 1,1 | GateBlocked bQ PILLBUG 2 (1,0) (1,1) [(0,1) (2,0)]
        Base  White 9 | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 1,-1=bG1 | pass | GameOver BLACK wins (QUEEN_SURROUNDED)
        """)
    void everyReasonWithItsWitness(String game, String cells, String move, String expected) {
        Position position = Tables.position(game, cells == null ? "" : cells.replace("LINE", LINE));
        List<Violation> reasons = position.judge(Tables.move(move)).reasons();
        String found = reasons.isEmpty()
                ? "legal"
                : reasons.stream().map(ReasonsTest::text).collect(Collectors.joining("; "));
        assertThat(found).isEqualTo(expected.trim());
    }

    @ParameterizedTest
    @CsvSource({"Base White 5", "Base+MLP White 5"})
    void aPassIsAnsweredByAMoveThatIsLegal(String game) {
        Position position = Tables.position(game, LINE);
        List<Violation> reasons = position.judge(Tables.move("pass")).reasons();
        assertThat(reasons)
                .singleElement()
                .isInstanceOfSatisfying(
                        Violation.PassNotAllowed.class,
                        reason -> assertThat(position.isLegal(reason.example())).isTrue());
    }

    private static String text(Violation reason) {
        StringBuilder text = new StringBuilder(reason.getClass().getSimpleName());
        for (RecordComponent component : reason.getClass().getRecordComponents()) {
            try {
                text.append(' ').append(text(component.getAccessor().invoke(reason)));
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }
        return text.toString();
    }

    private static String text(Object witness) {
        if (witness instanceof Collection<?> members) {
            String joined = members.stream().map(ReasonsTest::text).sorted().collect(Collectors.joining(" "));
            return members.size() == 1 && !joined.startsWith("(") && !joined.startsWith("[")
                    ? joined
                    : "[" + joined + "]";
        }
        return witness instanceof OptionalInt number
                ? number.isPresent() ? String.valueOf(number.getAsInt()) : "none"
                : Objects.toString(witness);
    }
}
