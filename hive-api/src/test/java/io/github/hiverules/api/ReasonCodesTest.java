// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * The codes of all reasons, with the rule that each cites. Programs keep these codes, so a change here is a change for them:
 * a new kind adds a line, and no line goes away or changes.
 */
class ReasonCodesTest {
    /** The reasons against moves. Where the rule is that of the bug, it is a Mosquito's that moves as a Beetle. */
    private static final String VIOLATIONS = """
            already-placed R2.6
            apart-from-first R2.1
            cannot-slide R3.4
            cell-occupied R2.3
            covered R3.3
            enclosed R4.2
            ends-apart R3.2
            ends-on-piece R4.2
            enters-later R1.3
            game-over R7.4
            gate-blocked R3.4
            lands-elsewhere R4.3
            loses-contact R3.5
            no-destination R4.7
            no-placement-cell R2.2
            not-in-game R1.2
            not-in-line R4.3
            not-in-three-steps R4.2
            not-your-piece R6.1
            nothing-to-copy R4.7
            nothing-to-jump-over R4.3
            pass-not-allowed R6.2
            pinned R3.2
            queen-is-due R2.4
            queen-may-not-open R2.5
            queen-not-placed R3.1
            resting R5.1
            stays-in-place R3.6
            still-in-hand R6.1
            surrounded R3.4
            thrower-covered R3.3
            thrower-resting R5.1
            thrown-from-stack R4.9
            thrown-onto-pieces R4.9
            too-far R4.2
            touches-enemy R2.2
            touches-no-own-piece R2.2
            visits-twice R4.4
            """;

    private static final String SETUP_PROBLEMS = """
            cannot-have-passed R6.2
            cannot-rest R5.1
            cannot-stand-on-top R3.3
            climbed-without-beetle R4.7
            climbed-without-queen R3.1
            fewer-pieces-than-turns R3.1
            hive-broken R3.2
            lower-number-missing R1.3
            more-moves-than-turns R6.1
            more-pieces-than-turns R6.1
            not-in-game R1.2
            piece-repeated R1.1
            ply-out-of-range R6.1
            queen-missing R2.4
            queen-opened R2.5
            """;

    @Test
    void everyReasonAgainstAMoveHasItsCodeAndItsRule() {
        assertThat(Violation.kinds().values().stream()
                        .map(kind -> ReasonSamples.of(kind).get(0))
                        .map(reason -> reason.code() + " " + reason.rule().number())
                        .sorted())
                .containsExactlyElementsOf(VIOLATIONS.lines().toList());
    }

    @Test
    void everyProblemOfASetupHasItsCodeAndItsRule() {
        assertThat(SetupProblem.kinds().values().stream()
                        .map(kind -> ReasonSamples.of(kind).get(0))
                        .map(problem -> problem.code() + " " + problem.rule().number())
                        .sorted())
                .containsExactlyElementsOf(SETUP_PROBLEMS.lines().toList());
    }

    @Test
    void aReasonAgainstAPathCitesTheRuleOfTheBug() {
        for (Bug bug : Bug.values()) {
            assertThat(new PathViolation.TooFar(Piece.parse("wM"), bug, Hex.ORIGIN, 2).rule())
                    .isEqualTo(Rule.of(bug));
        }
    }
}
