// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.ReaderOptions;

/** The benchmark positions, with perft depth and number of leaves. */
public enum Row {
    BASE_START("Base", 7, 181_641_900L),
    FULL_START("Base+MLP", 6, 192_353_904L),
    P1("""
            Base;InProgress;White[14];wA1;bA1 /wA1;wA2 \\wA1;bG1 /bA1;wS1 \\wA2;bQ bA1\\;wQ wA1-;bG1 \\wQ;wS2 -wA2;bG1 wQ\\;\
            wB1 \\wQ;bA2 bG1-;wG1 \\wS2;bA2 wB1/;wG1 -bA2;bS1 bQ-;wQ bG1/;bA2 wQ/;wS2 -bQ;bA2 \\wQ;wB1 bA2;bG2 bS1\\;wB2 wQ/;\
            bG2 wA1\\;wA3 \\wB2;bS1 wQ-""", 4, 5_949_329L),
    P2("""
            Base+MLP;InProgress;White[13];wA1;bP wA1-;wM -wA1;bA1 bP\\;wQ wM\\;bA2 bP-;wP -wQ;bQ bP/;wM bQ/;bA2 wM/;wA2 \\wP;\
            bA1 -wA2;wB1 \\wQ;bA3 bP\\;wB1 wA1;bB1 bQ\\;wB2 \\wQ;bA3 wQ\\;wB1 bP;bB1 wB1;wA3 /wP;bA3 wA3\\;wB2 wA1;bB2 bQ\\""", 4, 11_514_894L),
    P3("""
            Base+MLP;InProgress;White[12];wG1;bL /wG1;wM wG1/;bM /bL;wA1 wM\\;bQ bL\\;wQ \\wM;bP /bQ;wP /wQ;bA1 -bP;wM bQ\\;\
            bM wA1\\;wB1 wQ\\;bA2 /bP;wB2 wM-;bA1 wB2\\;wB1 wG1;bA2 wQ-;wB1 bL;bB1 bA2/;bP wM\\;bB1 wQ/""", 4, 17_586_796L),
    P4("""
            Base+MLP;InProgress;White[15];wB1;bL /wB1;wQ wB1-;bQ -bL;wA1 \\wB1;bM bQ\\;wA1 bM\\;bA1 /bQ;wA2 wA1-;bA1 wA2\\;\
            wM \\wQ;bP /bQ;wA3 -wM;bA2 -bP;wA3 -bA2;bA3 /bP;wM wB1;bB1 -bQ;wM bL;bS1 /bA1;wP wQ\\;bS1 -wA1;wB2 /wQ;bQ bB1/;\
            wM bM;bS2 bQ/;wB2 bL;bS2 \\wQ""", 4, 34_029_390L);

    private final String gameString;
    private final int depth;
    private final long leaves;

    Row(String gameString, int depth, long leaves) {
        this.gameString = gameString;
        this.depth = depth;
        this.leaves = leaves;
    }

    /** {@return the depth in plies} */
    public int depth() {
        return depth;
    }

    /** {@return the number of leaves} */
    public long leaves() {
        return leaves;
    }

    /** Returns the game that leads to the position. Repetition draws are off. */
    public Game game() {
        return Records.parseOne(
                        gameString,
                        ReaderOptions.strict().withRulesets(Ruleset.tournament().withRepetition(RepetitionRule.OFF)))
                .game();
    }

    /** {@return the position} */
    public Position position() {
        return game().position();
    }
}
