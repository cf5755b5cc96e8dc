package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.impl.oracle.Oracle;
import io.github.hiverules.testkit.Tables;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A row a case: the rule, the game and the turn, the cells as {@code q,r=pieces}, a move, and the verdict: legal, or the rule
 * numbers of the reasons. Each rule has a case that only just keeps it and one that only just breaks it.
 */
class EveryRuleTest {
    private static final String LINE = "0,0=wQ 1,0=wG1 2,0=bG1 3,0=bQ";

    @ParameterizedTest(name = "{0}: {4} is {5}")
    @CsvSource(delimiter = '|', textBlock = """
        R1.2 | Base  White 1 |                                              | place wM 0,0  | R1.2
        R1.2 | Base+M White 1 |                                             | place wM 0,0  | legal
        R1.3 | Base  White 3 | 0,0=wA1 1,0=bA1 -1,0=wQ 2,0=bQ               | place wA2 -2,0 | legal
        R1.3 | Base  White 3 | 0,0=wA1 1,0=bA1 -1,0=wQ 2,0=bQ               | place wA3 -2,0 | R1.3
        R2.1 | Base  White 1 |                                              | place wA1 7,-3 | legal
        R2.1 | Base  Black 1 | 0,0=wA1                                      | place bA1 1,0  | legal
        R2.1 | Base  Black 1 | 0,0=wA1                                      | place bA1 2,0  | R2.1
        R2.2 | Base  White 5 | LINE                                         | place wA1 -1,0 | legal
        R2.2 | Base  White 5 | LINE                                         | place wA1 1,1  | R2.2
        R2.2 | Base  White 5 | LINE                                         | place wA1 -2,0 | R2.2
        R2.2 | Base  White 6 | 0,0=wQ 1,0=bG1 2,0=bA1 3,0=bQ -1,0=wB1       | place wA1 1,-1 | R2.2
        R2.2 | Base  White 6 | 0,0=wQ 1,0=bG1,wB1 2,0=bA1 3,0=bQ            | place wA1 1,-1 | legal
        R2.3 | Base  White 5 | LINE                                         | place wB1 0,0  | R2.3
        R2.3 | Base  White 9 | 0,0=wA1 1,0=wA2 1,1=wQ 0,2=wS1 -1,2=wS2 -1,1=wG1 -1,0=bQ -2,0=bA1 | place wB1 0,1 | legal
        R2.4 | Base  White 4 | 0,0=wA1 1,0=bA1 -1,0=wA2 2,0=bA2 -2,0=wA3 3,0=bQ | place wQ -3,0 | legal
        R2.4 | Base  White 4 | 0,0=wA1 1,0=bA1 -1,0=wA2 2,0=bA2 -2,0=wA3 3,0=bQ | place wG1 -3,0 | R2.4
        R2.4 | Base  White 3 | 0,0=wA1 1,0=bA1 -1,0=wA2 2,0=bA2             | place wG1 -2,0 | legal
        R2.5 | Base  White 1 |                                              | place wQ 0,0   | R2.5
        R2.5 | Base  Black 1 | 0,0=wA1                                      | place bQ 1,0   | R2.5
        R2.5 | Base  White 2 | 0,0=wA1 1,0=bA1                              | place wQ -1,0  | legal
        R2.6 | Base  White 5 | LINE                                         | place wG1 -1,0 | R2.6
        R3.1 | Base  White 3 | 0,0=wA1 1,0=bA1 -1,0=wA2 2,0=bQ              | move wA2 0,1   | R3.1
        R3.1 | Base  Black 3 | 0,0=wA1 1,0=bA1 -1,0=wA2 2,0=bQ -2,0=wQ      | move bQ 1,1    | legal
        R3.2 | Base  White 5 | LINE                                         | move wG1 4,0   | R3.2
        R3.2 | Base  White 5 | LINE                                         | move wQ 0,1    | legal
        R3.2 | Base  White 9 | 0,0=wQ 1,0=wA1 1,1=bQ 0,2=bA1 -1,2=wG1 -1,1=bG1 | move wA1 1,-1 | legal
        R3.2 | Base  White 9 | 0,0=wQ 1,0=wA1 1,1=bQ 0,2=bA1 -1,2=wG1 2,0=bG1 | move wA1 1,-1 | R3.2
        R3.2 | Base  White 9 | 0,0=wQ 1,0=wA1,wB1 2,0=bQ 3,0=bA1            | move wB1 2,0   | legal
        R3.3 | Base  White 9 | 0,0=wQ 1,0=wG1,bB1 2,0=bQ 3,0=bA1            | move wG1 1,1   | R3.3
        R3.3 | Base  Black 9 | 0,0=wQ 1,0=wG1,bB1 2,0=bQ 3,0=bA1            | move bB1 0,0   | legal
        R3.4 | Base  White 9 | 0,0=wQ 1,-1=wA1 2,-1=bQ 2,0=bA1 1,1=wG1 0,1=wA2 | move wQ 1,0 | R3.4
        R3.4 | Base  White 9 | 0,0=wQ 1,-1=wA1 2,-1=bQ 2,0=bA1 1,1=wG1      | move wQ 1,0    | legal
        R3.4 | Base  White 9 | 0,0=wB1 1,0=wQ 0,1=wA1,bB1 1,-1=wG1,bB2 2,-1=bQ | move wB1 1,0 | R3.4
        R3.4 | Base  White 9 | 0,0=wB1 1,0=wQ 0,1=wA1,bB1 1,-1=wG1 2,-1=bQ  | move wB1 1,0   | legal
        R3.4 | Base  White 9 | 0,0=wQ 1,0=wA1,wB1 1,-1=bQ,bB1 0,1=wG1,bB2 2,0=bG1 | move wB1 0,0 | R3.4
        R3.4 | Base  White 9 | 0,0=wQ,wB2 1,0=wA1,wB1 1,-1=bQ,bB1 0,1=wG1,bB2 2,0=bG1 | move wB1 0,0 | legal
        R3.5 | Base  White 9 | 0,0=wQ 1,0=bQ 2,0=bA1 -1,0=wA1               | move wA1 -1,1  | legal
        R4.1 | Base  White 9 | 1,0=wQ 2,0=bQ 2,-1=bG1 3,0=wA1               | move wQ 2,-1   | R4.1
        R3.5 | Base  White 9 | 0,0=wQ -1,0=wA1 -2,1=bA1 -2,2=bQ -1,2=bG1    | move wQ 0,1    | R3.5
        R3.6 | Base  White 5 | LINE                                         | move wQ 0,0    | R3.6
        R4.1 | Base  White 5 | LINE                                         | move wQ 1,-1   | legal
        R4.1 | Base  White 5 | LINE                                         | move wQ 2,-1   | R4.1
        R4.1 | Base  White 5 | LINE                                         | move wQ 1,0    | R4.1
        R4.2 | Base  White 5 | 0,0=wB1 1,0=wQ 2,0=bG1 3,0=bQ                | move wB1 1,0   | legal
        R4.2 | Base  White 5 | 0,0=wB1 1,0=wQ 2,0=bG1 3,0=bQ                | move wB1 2,0   | R4.2
        R4.2 | Base+M White 12 | 0,0=wQ 1,0=bA1,wB1,bB1,wB2,bB2,wM 1,1=bM 2,0=bQ | move wM 0,0 | legal
        R4.3 | Base  White 5 | 0,0=wG1 1,0=wQ 2,0=bG1 3,0=bQ                | move wG1 4,0   | legal
        R4.3 | Base  White 5 | 0,0=wG1 1,0=wQ 2,0=bG1 3,0=bQ                | move wG1 5,0   | R3.2 R4.3
        R4.3 | Base  White 5 | 0,0=wG1 1,0=wQ 2,0=bG1 3,0=bQ                | move wG1 0,1   | R4.3
        R4.3 | Base  White 5 | 0,0=wG1 1,0=wQ 2,0=bG1 3,0=bQ                | move wG1 1,0   | R4.3
        R4.4 | Base  White 5 | 0,0=wS1 1,0=wQ 2,0=bG1 3,0=bQ                | move wS1 2,1   | legal
        R4.4 | Base  White 5 | 0,0=wS1 1,0=wQ 2,0=bG1 3,0=bQ                | move wS1 1,1   | R4.4
        R4.4 | Base  White 5 | 0,0=wS1 1,0=wQ 2,0=bG1 3,0=bQ                | move wS1 3,1   | R4.4
        R4.5 | Base  White 5 | 0,0=wA1 1,0=wQ 2,0=bG1 3,0=bQ                | move wA1 4,0   | legal
        R4.5 | Base  White 5 | 0,0=wA1 1,0=wQ 2,0=bG1 3,0=bQ                | move wA1 5,0   | R3.2
        R4.5 | Base  White 5 | 0,0=wA1 1,0=wQ 2,0=bG1 3,0=bQ                | move wA1 1,0   | R4.5
        R4.5 | Base  White 9 | 3,0=wA1 1,-1=wQ 2,-1=wG1 2,0=bQ 1,1=bA1 0,1=bA2 0,0=bA3 | move wA1 1,0 | R4.5
        R4.5 | Base  White 9 | 3,0=wA1 0,0=wQ 1,0=wG1 2,0=bQ 2,-1=bA1 1,-2=bA2 0,-2=bA3 -1,-1=bG1 -1,0=bG2 | move wA1 0,-1 | R3.4
        R4.6 | Base+L White 5 | 0,0=wL 1,0=wQ 2,0=bG1 3,0=bQ                | move wL 3,-1   | legal
        R4.6 | Base+L White 5 | 0,0=wL 1,0=wQ 2,0=bG1 3,0=bQ                | move wL 4,0    | R4.6
        R4.6 | Base+L White 5 | 0,0=wL 1,0=wQ 2,0=bG1 3,0=bQ                | move wL 2,0    | R4.6
        R4.7 | Base+M White 5 | 0,0=wM 1,0=wG1 2,0=wQ 3,0=bQ 4,0=bA1          | move wM 5,0    | legal
        R4.7 | Base+M White 5 | 0,0=wM 1,0=wG1 2,0=wQ 3,0=bQ 4,0=bA1          | move wM 0,1    | R4.3
        R4.7 | Base+M White 6 | 0,0=wM 1,0=bM 2,0=wQ 3,0=bQ 3,-1=bG1        | move wM 0,1    | R4.7
        R4.7 | Base+M White 6 | 0,0=wM 1,0=wG1,bB1 2,0=wQ 3,0=bQ            | move wM 1,0    | legal
        R4.7 | Base+M White 6 | 0,0=wM 1,0=wG1,bB1 2,0=wQ 3,0=bQ            | move wM 4,0    | R4.2
        R4.8 | Base+P White 5 | 0,0=wP 1,0=wQ 2,0=bG1 3,0=bQ                | move wP 0,1    | legal
        R4.8 | Base+P White 5 | 0,0=wP 1,0=wQ 2,0=bG1 3,0=bQ                | move wP 2,-1   | R4.8
        R4.9 | Base+P White 5 | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ               | move bQ 1,1    | legal
        R4.9 | Base+P White 5 | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ               | move bQ 3,0    | R4.9
        R4.9 | Base+P White 6 | 0,0=wQ 1,0=wP 2,0=bG1,bB1 2,-1=bQ           | move bB1 1,1   | R4.9
        R4.9 | Base+P White 6 | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ 3,0=bA1       | move bG1 1,1   | R3.2
        R4.9 | Base+P White 9 | 0,0=wQ 1,0=wP,bB1 2,0=bG1 2,-1=bQ           | move bQ 1,1    | R3.3
        R4.9 | Base+P White 9 | 0,0=wQ 1,0=wP 2,-1=bQ 1,-1=wA1,bB1 2,0=bG1,bB2 | move bQ 1,1 | R3.4
        R4.9 | Base+P White 9 | 0,0=wQ 1,0=wP 2,-1=bQ 1,-1=wA1,bB1 2,0=bG1  | move bQ 1,1    | legal
        R4.9 | Base+MP White 6 | 0,0=wQ 1,0=wM 2,0=bP 2,-1=bQ               | move bQ 1,1    | legal
        R5.1 | Base+P White 6 ~bQ | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ           | move bQ 1,1    | R5.1
        R5.1 | Base+P White 6 ~bG1 | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ          | move bQ 1,1    | legal
        R5.1 | Base+P White 6 ~wP | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ           | move bQ 1,1    | R5.1
        R5.1 | Base+P White 6 ~wQ | 0,0=wQ 1,0=wP 2,0=bG1 2,-1=bQ           | move wQ 1,-1   | R5.1
        R6.1 | Base  White 5 | LINE                                         | place bA1 4,0  | R6.1
        R6.1 | Base  White 5 | LINE                                         | move wA1 -1,0  | R6.1
        R6.2 | Base  White 5 | LINE                                         | pass           | R6.2
        R7.1 | Base  White 9 | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 1,-1=bG1 | move wA1 2,0 | R7.4
        R7.4 | Base  White 9 | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 1,-1=bG1 | pass | R7.4
        """)
    void theRule(String rule, String game, String cells, String move, String verdict) {
        Position position = Tables.position(game, cells == null ? "" : cells.replace("LINE", LINE));
        Move parsed = Tables.move(move);
        Legality legality = position.judge(parsed);
        List<String> numbers = legality.reasons().stream()
                .map(reason -> reason.rule().number())
                .distinct()
                .toList();
        if (verdict.equals("legal")) {
            assertThat(numbers).as("%s", legality).isEmpty();
        } else {
            assertThat(numbers).as("%s", legality).startsWith(verdict.split(" "));
        }
        boolean first = position.ply() == 0;
        assertThat(first || Oracle.legalMoves(position).contains(parsed) == legality.isLegal())
                .isTrue();
    }
}
