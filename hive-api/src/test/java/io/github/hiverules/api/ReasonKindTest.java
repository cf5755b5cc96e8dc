// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tables of kinds against the records, and reasons made of their parts. */
class ReasonKindTest {
    /** Parts that follow from the components. */
    private static final Set<String> DERIVED = Set.of("gate");

    /** Parts that a reason may lack. */
    private static final Set<String> OPTIONAL = Set.of("shortest", "thrower");

    static Stream<ReasonKind<?>> kinds() {
        return Stream.concat(Violation.kinds().values().stream(), SetupProblem.kinds().values().stream());
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : type.isSealed()
                        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(ReasonKindTest::records)
                        : Stream.of();
    }

    @Test
    void everyRecordIsInItsTable() {
        assertThat(Violation.kinds().values().stream().<Class<?>>map(ReasonKind::type))
                .containsExactlyInAnyOrderElementsOf(records(Violation.class).toList());
        assertThat(SetupProblem.kinds().values().stream().<Class<?>>map(ReasonKind::type))
                .containsExactlyInAnyOrderElementsOf(records(SetupProblem.class).toList());
        assertThat(Violation.kinds())
                .allSatisfy(
                        (code, kind) -> assertThat(kind.code()).isEqualTo(code).isEqualTo(kind.toString()));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void thePartsAreTheComponentsInTheirOrder(ReasonKind<?> kind) {
        List<String> names = new ArrayList<>(kind.parts().keySet());
        names.removeAll(DERIVED);
        assertThat(names)
                .isEqualTo(Arrays.stream(kind.type().getRecordComponents())
                        .map(RecordComponent::getName)
                        .toList());
    }

    private static Map<String, Object> partsOf(Object reason) {
        return reason instanceof Violation violation ? violation.parts() : ((SetupProblem) reason).parts();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aReasonIsMadeOfItsParts(ReasonKind<?> kind) throws Exception {
        for (Object reason : ReasonSamples.of(kind)) {
            Map<String, Object> parts = partsOf(reason);
            assertThat(reason).isInstanceOf(kind.type());
            assertThat(kind.of(parts)).isEqualTo(reason).hasSameHashCodeAs(reason);
            for (RecordComponent component : kind.type().getRecordComponents()) {
                Object part = component.getAccessor().invoke(reason);
                assertThat(
                                part instanceof Optional<?> optional
                                        ? optional.orElseThrow()
                                        : part.toString().replaceAll("OptionalInt\\[(.*)]", "$1"))
                        .hasToString(parts.get(component.getName()).toString());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void missingPartsAndPartsOfOtherTypesAreRefused(ReasonKind<?> kind) {
        Map<String, Object> parts = partsOf(ReasonSamples.of(kind).get(0));
        for (String name : parts.keySet()) {
            Map<String, Object> others = new HashMap<>(parts);
            others.put(name, List.of("nonsense"));
            assertThatThrownBy(() -> kind.of(others))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(name);
            others.remove(name);
            if (DERIVED.contains(name)) {
                assertThat(partsOf(kind.of(others))).isEqualTo(parts);
            } else if (OPTIONAL.contains(name) && name.equals("shortest")) {
                assertThat(partsOf(kind.of(others))).isEqualTo(others);
            } else if (!OPTIONAL.contains(name)) {
                assertThatThrownBy(() -> kind.of(others)).hasMessage("\"" + name + "\" is missing.");
            }
        }
        assertThatThrownBy(() -> parts.clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> kind.parts().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void theGateFollowsFromTheStep() {
        Piece ant = Piece.parse("wA1");
        PathViolation.GateBlocked blocked =
                new PathViolation.GateBlocked(ant, Bug.SOLDIER_ANT, Optional.empty(), 1, Hex.ORIGIN, Hex.of(1, 0));
        assertThat(blocked.gate()).containsExactlyInAnyOrder(Hex.of(1, -1), Hex.of(0, 1));
        assertThat(blocked.parts()).containsEntry("gate", blocked.gate()).doesNotContainKey("thrower");
        Map<String, Object> parts = new HashMap<>(blocked.parts());
        parts.put("gate", Set.of(Hex.ORIGIN));
        assertThatThrownBy(() -> Violation.kinds().get("gate-blocked").of(parts))
                .hasMessage("\"gate\" contradicts the other parts.");
    }

    @Test
    void partsThatContradictEachOtherAreRefused() {
        Piece ant = Piece.parse("wA1");
        Piece queen = Piece.parse("wQ");
        List<Runnable> contradictions = List.of(
                () -> new Violation.GameOver(Outcome.inProgress()),
                () -> new Violation.QueenIsDue(ant),
                () -> new Violation.QueenMayNotOpen(ant),
                () -> new Violation.QueenNotPlaced(ant),
                () -> new Violation.EntersLater(ant, Piece.parse("wA2")),
                () -> new Violation.EntersLater(Piece.parse("wA2"), Piece.parse("bA1")),
                () -> new PathViolation.TooFar(queen, Bug.BEETLE, Hex.ORIGIN, 2),
                () -> new PathViolation.NothingToCopy(queen),
                () -> new PathViolation.VisitsTwice(queen, Hex.ORIGIN),
                () -> new PathViolation.GateBlocked(
                        ant, Bug.SOLDIER_ANT, Optional.of(queen), 1, Hex.ORIGIN, Hex.of(1, 0)),
                () -> new PathViolation.GateBlocked(ant, Bug.PILLBUG, Optional.empty(), 1, Hex.ORIGIN, Hex.of(1, 0)),
                () -> new PathViolation.GateBlocked(
                        ant, Bug.SOLDIER_ANT, Optional.empty(), 1, Hex.ORIGIN, Hex.of(2, 0)),
                () -> new SetupProblem.LowerNumberMissing(ant, ant),
                () -> new SetupProblem.MorePiecesThanTurns(Color.WHITE, 3, 3),
                () -> new SetupProblem.MorePiecesThanTurns(Color.WHITE, Integer.MIN_VALUE, Integer.MAX_VALUE),
                () -> new SetupProblem.MoreMovesThanTurns(Color.WHITE, 3, 3),
                () -> new SetupProblem.FewerPiecesThanTurns(Color.WHITE, 3, 3),
                () -> new SetupProblem.QueenMissing(Color.WHITE, 3));
        assertThat(contradictions)
                .allSatisfy(made -> assertThatThrownBy(made::run).isInstanceOf(IllegalArgumentException.class));
    }
}
