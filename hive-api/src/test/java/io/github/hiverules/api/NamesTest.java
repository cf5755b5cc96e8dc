// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** How many names a program meets, and the codes that it may keep. */
class NamesTest {
    @Test
    void thePackageHasThirtyTypesAtMost() {
        assertThat(PublicTypes.topLevel("io.github.hiverules.api")).hasSizeBetween(20, 30);
    }

    private static List<Class<?>> kinds(Class<?> type) {
        List<Class<?>> kinds = new ArrayList<>();
        Stream.of(type.getPermittedSubclasses())
                .forEach(kind -> kinds.addAll(kind.isRecord() ? List.of(kind) : kinds(kind)));
        return kinds;
    }

    @Test
    void everyKindOfReasonHasItsCodeAndItsRule() throws Exception {
        List<String> codes = new ArrayList<>();
        for (Class<?> kind : kinds(Violation.class)) {
            Violation violation = (Violation) Samples.of(kind);
            codes.add(violation.code());
            assertThat(violation.rule()).isNotNull();
        }
        assertThat(codes)
                .containsExactlyInAnyOrder(
                        "already-placed",
                        "apart-from-first",
                        "cannot-slide",
                        "cell-occupied",
                        "covered",
                        "enclosed",
                        "ends-apart",
                        "ends-on-piece",
                        "enters-later",
                        "game-over",
                        "gate-blocked",
                        "resting",
                        "lands-elsewhere",
                        "loses-contact",
                        "no-destination",
                        "no-placement-cell",
                        "no-thrower",
                        "not-in-game",
                        "not-in-line",
                        "not-in-three-steps",
                        "not-your-piece",
                        "nothing-to-copy",
                        "nothing-to-jump-over",
                        "pass-not-allowed",
                        "pinned",
                        "queen-is-due",
                        "queen-may-not-open",
                        "queen-not-placed",
                        "stays-in-place",
                        "still-in-hand",
                        "surrounded",
                        "thrower-covered",
                        "thrower-resting",
                        "thrown-from-stack",
                        "thrown-onto-pieces",
                        "too-far",
                        "touches-enemy",
                        "touches-no-own-piece",
                        "visits-twice");
    }

    @Test
    void everyKindOfProblemHasItsCodeAndItsRule() throws Exception {
        List<String> codes = new ArrayList<>();
        for (Class<?> kind : kinds(SetupProblem.class)) {
            SetupProblem problem = (SetupProblem) Samples.of(kind);
            codes.add(problem.code());
            assertThat(problem.rule()).isNotNull();
        }
        assertThat(codes)
                .containsExactlyInAnyOrder(
                        "cannot-have-passed",
                        "cannot-rest",
                        "cannot-stand-on-top",
                        "climbed-without-beetle",
                        "climbed-without-queen",
                        "fewer-pieces-than-turns",
                        "hive-broken",
                        "lower-number-missing",
                        "more-moves-than-turns",
                        "more-pieces-than-turns",
                        "not-in-game",
                        "piece-repeated",
                        "ply-out-of-range",
                        "queen-missing",
                        "queen-opened");
    }
}
