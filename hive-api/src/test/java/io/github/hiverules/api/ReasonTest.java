// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReasonTest {
    private static final Piece WA1 = Piece.parse("wA1");
    private static final Piece WM = Piece.parse("wM");
    private static final Piece BP = Piece.parse("bP");
    private static final Hex EAST = Hex.of(1, 0);

    /** The code, rules and parts of every kind. Programs store codes and names, so no line may change or disappear. */
    private static final String VIOLATIONS = """
            game-over R7.4 outcome
            not-in-game R1.2 piece
            pass-not-allowed R6.2 example
            not-your-piece R6.1 piece
            already-placed R2.6 piece at
            still-in-hand R6.1 piece
            enters-later R1.3 piece first
            cell-occupied R2.3 at stack
            apart-from-first R2.1 at firstCell
            touches-no-own-piece R2.2 at
            touches-enemy R2.2 at enemies
            no-placement-cell R2.2 piece
            queen-may-not-open R2.5 queen
            queen-is-due R2.4 queen
            queen-not-placed R3.1 queen
            covered R3.3 piece top
            resting R5.1 piece
            stays-in-place R3.6 piece at
            pinned R3.2 piece groups
            ends-apart R3.2 piece to
            thrown-from-stack R4.9 piece at
            thrown-onto-pieces R4.9 piece to stack
            thrower-resting R5.1 thrower
            thrower-covered R3.3 thrower top
            ends-on-piece R4.1 R4.4 R4.5 R4.6 R4.8 piece movesAs to stack
            gate-blocked R3.4 piece movesAs thrower step from to gate
            loses-contact R3.5 piece movesAs step from to
            too-far R4.1 R4.2 R4.8 piece movesAs to distance
            enclosed R4.4 R4.5 piece movesAs to hole
            not-in-three-steps R4.4 R4.6 piece movesAs to shortest
            visits-twice R4.4 piece to
            not-in-line R4.3 piece to
            nothing-to-jump-over R4.3 piece to next
            lands-elsewhere R4.3 piece to landing
            nothing-to-copy R4.7 piece
            surrounded R3.4 piece
            cannot-slide R3.4 piece gates
            no-destination R4.1 R4.2 R4.3 R4.4 R4.5 R4.6 R4.7 R4.8 piece
            """;

    private static final String SETUP_PROBLEMS = """
            not-in-game R1.2 piece
            piece-repeated R1.1 piece
            lower-number-missing R1.3 piece missing
            cannot-stand-on-top R3.3 piece at
            hive-broken R3.2 groups
            more-pieces-than-turns R6.1 color pieces turns
            climbed-without-queen R3.1 piece at
            climbed-without-beetle R4.7 piece at
            more-moves-than-turns R6.1 color moves turns
            cannot-have-passed R6.2 passes
            fewer-pieces-than-turns R3.1 color pieces turns
            queen-missing R2.4 color turns
            queen-opened R2.5 color
            cannot-rest R5.1 piece restProblem
            ply-out-of-range R6.1 ply
            """;

    /** A sample value for each part name. Parts that are numbers have the value 4. */
    private static final Map<String, Object> SAMPLES = Map.ofEntries(
            Map.entry("piece", WM),
            Map.entry("queen", Piece.parse("wQ")),
            Map.entry("top", BP),
            Map.entry("thrower", BP),
            Map.entry("missing", WA1),
            Map.entry("enemies", List.of(BP, WA1)),
            Map.entry("at", Hex.ORIGIN),
            Map.entry("from", Hex.ORIGIN),
            Map.entry("to", EAST),
            Map.entry("next", EAST),
            Map.entry("landing", EAST),
            Map.entry("stack", PieceStack.of(WA1)),
            Map.entry("gates", List.of(Set.of(EAST))),
            Map.entry("groups", List.of(Set.of(EAST))),
            Map.entry("hole", Set.of(EAST)),
            Map.entry("movesAs", Bug.BEETLE),
            Map.entry("example", Move.pass()),
            Map.entry("outcome", Outcome.drawn(Termination.AGREEMENT)),
            Map.entry("color", Color.BLACK),
            Map.entry("firstCell", EAST),
            Map.entry("first", WA1),
            Map.entry("restProblem", SetupProblem.RestProblem.COVERED));

    private static Object[] samples(List<Part<?>> parts) {
        return parts.stream()
                .filter(part -> part != Part.GATE)
                .map(part -> SAMPLES.getOrDefault(part.name(), 4))
                .toArray();
    }

    private static Violation sample(Violation.Kind kind) {
        return new Violation(kind, samples(kind.parts()));
    }

    private static String line(Reason.Kind kind) {
        return Stream.of(Stream.of(kind.code()), kind.rules().stream().map(Rule::number), kind.parts().stream())
                .flatMap(words -> words)
                .map(Object::toString)
                .collect(Collectors.joining(" "));
    }

    @Test
    void everyKindHasCodeRuleAndParts() {
        assertThat(Stream.of(Violation.Kind.values()).map(ReasonTest::line))
                .containsExactlyElementsOf(VIOLATIONS.lines().toList());
        assertThat(Stream.of(SetupProblem.Kind.values()).map(ReasonTest::line))
                .containsExactlyElementsOf(SETUP_PROBLEMS.lines().toList());
        assertThat(SetupProblem.Kind.HIVE_BROKEN.code()).isEqualTo("hive-broken");
    }

    /** In maps and JSON, a part has the name of its constant in camel case. */
    @Test
    void partsHaveTheNamesOfTheirConstants() throws IllegalAccessException {
        for (Field field : Part.class.getFields()) {
            String[] words = field.getName().toLowerCase(Locale.ROOT).split("_");
            String name = words[0]
                    + Stream.of(words)
                            .skip(1)
                            .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                            .collect(Collectors.joining());
            assertThat(((Part<?>) field.get(null)).name()).isEqualTo(name);
        }
    }

    /** One method serves violations and problems. */
    @Test
    void reasonsAreShownByOneMethod() {
        for (SetupProblem.Kind kind : SetupProblem.Kind.values()) {
            SetupProblem problem = new SetupProblem(kind, samples(kind.parts()));
            assertThat(describe(problem)).startsWith(problem.rule().number() + " " + kind.code() + " {");
            assertThat(kind.rules()).containsExactly(problem.rule());
        }
        assertThat(describe(sample(Violation.Kind.RESTING))).isEqualTo("R5.1 resting {piece=wM}");
    }

    private static String describe(Reason reason) {
        return reason.rule().number() + " " + reason.kind().code() + " " + reason.parts();
    }

    @ParameterizedTest
    @EnumSource
    void findsPartsByKeyAndName(Violation.Kind kind) {
        Violation reason = sample(kind);
        assertThat(reason.kind()).isEqualTo(kind);
        assertThat(reason.code()).isEqualTo(kind.code());
        assertThat(reason).isEqualTo(sample(kind)).hasSameHashCodeAs(sample(kind));
        for (Part<?> part : kind.parts()) {
            assertThat(reason.parts()).containsEntry(part.name(), reason.get(part));
            assertThat(reason.get(part)).isInstanceOf(part.type());
        }
        assertThat(reason.parts()).hasSameSizeAs(kind.parts()).isUnmodifiable();
    }

    @ParameterizedTest
    @EnumSource
    void rejectsMissingSurplusAndMistypedParts(Violation.Kind kind) {
        Object[] parts = samples(kind.parts());
        Object[] surplus = Arrays.copyOf(parts, parts.length + 1);
        surplus[parts.length] = EAST;
        assertThatThrownBy(() -> new Violation(kind, surplus))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(kind.code());
        assertThatThrownBy(() -> new Violation(kind)).isInstanceOf(IllegalArgumentException.class);
        for (int i = 0; i < parts.length; i++) {
            Object[] mistyped = parts.clone();
            mistyped[i] = "x";
            assertThatThrownBy(() -> new Violation(kind, mistyped)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void rejectsMistypedMembersOfParts() {
        for (Object groups : List.of(List.of("x"), List.of(Set.of("x")))) {
            assertThatThrownBy(() -> new Violation(Violation.Kind.PINNED, WA1, groups))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("groups");
        }
        assertThatThrownBy(() ->
                        new Violation(Violation.Kind.TOUCHES_ENEMY, EAST, Collections.singletonList((Piece) null)))
                .isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> new Violation(Violation.Kind.TOUCHES_ENEMY, EAST, List.of(EAST)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** Every kind can lack its optional parts, and no other part. */
    @ParameterizedTest
    @EnumSource
    void kindsNameTheirOptionalParts(Violation.Kind kind) {
        assertThat(kind.optionalParts())
                .isEqualTo(
                        switch (kind) {
                            case GATE_BLOCKED -> List.of(Part.THROWER);
                            case NOT_IN_THREE_STEPS -> List.of(Part.SHORTEST);
                            default -> List.of();
                        });
        for (Part<?> part : kind.parts()) {
            List<Part<?>> others = new ArrayList<>(kind.parts());
            others.remove(part);
            if (kind.optionalParts().contains(part)) {
                assertThat(new Violation(kind, samples(others)).find(part)).isEmpty();
            } else if (part != Part.GATE) {
                assertThatThrownBy(() -> new Violation(kind, samples(others)))
                        .isInstanceOf(IllegalArgumentException.class);
            }
        }
    }

    @Test
    void optionalPartsMayBeMissing() {
        Violation walk = new Violation(Violation.Kind.GATE_BLOCKED, WA1, Bug.SOLDIER_ANT, 1, Hex.ORIGIN, EAST);
        assertThat(walk.find(Part.THROWER)).isEmpty();
        assertThat(walk.parts()).containsOnlyKeys("piece", "movesAs", "step", "from", "to", "gate");
        assertThat(walk.get(Part.GATE)).containsExactly(Hex.of(1, -1), Hex.of(0, 1));
        assertThat(walk)
                .isNotEqualTo(new Violation(Violation.Kind.GATE_BLOCKED, WA1, Bug.PILLBUG, BP, 1, Hex.ORIGIN, EAST));
        Violation noPath = new Violation(Violation.Kind.NOT_IN_THREE_STEPS, WM, Bug.SPIDER, EAST);
        assertThat(noPath.find(Part.SHORTEST)).isEmpty();
        assertThat(noPath).hasToString("not-in-three-steps [piece=wM, movesAs=SPIDER, to=(1,0)]");
    }

    @Test
    void getFailsForMissingPart() {
        Violation apart = sample(Violation.Kind.APART_FROM_FIRST);
        assertThat(apart.get(Part.FIRST_CELL)).isEqualTo(EAST);
        assertThat(apart.find(Part.FIRST)).isEmpty();
        assertThatThrownBy(() -> apart.get(Part.GROUPS))
                .isInstanceOf(NoSuchElementException.class)
                .hasMessageContainingAll("apart-from-first", "groups");
    }

    @Test
    void reasonsOfDifferentKindsDiffer() {
        assertThat(new Violation(Violation.Kind.NOT_IN_GAME, WA1))
                .isNotEqualTo(new Violation(Violation.Kind.RESTING, WA1))
                .isNotEqualTo(new SetupProblem(SetupProblem.Kind.NOT_IN_GAME, WA1))
                .isNotEqualTo(new Violation(Violation.Kind.NOT_IN_GAME, WM));
    }

    /** Cells are sorted, so the printed form is reproducible. */
    @Test
    void sortsCells() {
        Set<Hex> cells = Set.of(Hex.of(2, 1), Hex.of(-3, 0), Hex.of(0, 0), Hex.of(1, -4), Hex.of(5, 1));
        List<Hex> inOrder = cells.stream().sorted().toList();
        assertThat(new Violation(Violation.Kind.ENCLOSED, WA1, Bug.SOLDIER_ANT, EAST, cells).get(Part.HOLE))
                .containsExactlyElementsOf(inOrder);
        List<Set<Hex>> gates = new Violation(
                        Violation.Kind.CANNOT_SLIDE,
                        WA1,
                        List.of(Set.of(Hex.of(0, 1), Hex.of(2, 0)), cells, Set.of(Hex.of(1, 0), Hex.of(0, 1))))
                .get(Part.GATES);
        assertThat(gates.get(0)).containsExactlyElementsOf(inOrder);
        assertThat(gates.get(1)).containsExactly(Hex.of(1, 0), Hex.of(0, 1));
        assertThat(gates.get(2)).containsExactly(Hex.of(2, 0), Hex.of(0, 1));
    }

    @Test
    void pathReasonsCiteTheBugsRule() {
        for (Bug bug : Bug.values()) {
            Violation far = new Violation(Violation.Kind.TOO_FAR, WM, bug, EAST, 2);
            assertThat(far.movesAs()).contains(bug);
            assertThat(far.rule()).isEqualTo(Rule.of(bug));
        }
        assertThat(sample(Violation.Kind.VISITS_TWICE).movesAs()).contains(Bug.SPIDER);
        assertThat(sample(Violation.Kind.LANDS_ELSEWHERE).movesAs()).contains(Bug.GRASSHOPPER);
        assertThat(sample(Violation.Kind.GATE_BLOCKED).movesAs()).contains(Bug.BEETLE);
        assertThat(sample(Violation.Kind.LOSES_CONTACT).movesAs()).contains(Bug.BEETLE);
        for (Violation.Kind kind : List.of(
                Violation.Kind.NOTHING_TO_COPY,
                Violation.Kind.SURROUNDED,
                Violation.Kind.CANNOT_SLIDE,
                Violation.Kind.NO_DESTINATION)) {
            assertThat(sample(kind).movesAs()).contains(Bug.MOSQUITO);
        }
        assertThat(Stream.of(Violation.Kind.values())
                        .filter(kind -> sample(kind).movesAs().isEmpty()))
                .hasSize(24)
                .contains(Violation.Kind.PINNED, Violation.Kind.THROWN_FROM_STACK);
    }
}
