// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The closed types and the types that may grow, as CONTRIBUTING lists them. */
class GrowthTest {
    private static final Set<Class<?>> CLOSED_FAMILIES =
            Set.of(Move.class, PieceMove.class, Reason.class, Reason.Kind.class);

    private static final Set<Class<?>> CLOSED_ENUMS = Set.of(Color.class, Direction.class, Symmetry.class);

    private static final Set<Class<?>> GROWING_ENUMS = Set.of(
            Termination.class,
            Rule.class,
            Bug.class,
            RepetitionRule.class,
            Expansion.class,
            Violation.Kind.class,
            SetupProblem.Kind.class,
            SetupProblem.RestProblem.class);

    static List<Class<?>> all() {
        return PublicTypes.all();
    }

    /** Programs can use exactly these types. */
    @Test
    void exportsOnlyListedTypes() {
        List<String> names = all().stream()
                .map(type -> type.getName().replaceFirst(".*\\.", "").replace('$', '.'))
                .toList();
        assertThat(names)
                .hasSize(41)
                .containsExactlyInAnyOrder(
                        ("Bug Color Direction Expansion Hex Piece PieceStack Move PieceMove Placement Movement"
                                        + " Pass Ruleset RepetitionRule Position Game MutableGame Setup Setup.Builder Symmetry Outcome"
                                        + " Termination Legality Reason Reason.Kind Violation Violation.Kind Part Rule Mobility MovePath MovePath.Step"
                                        + " SetupProblem SetupProblem.Kind SetupProblem.RestProblem IllegalMoveException"
                                        + " ImpossiblePositionException Analysis SideMetrics Race CanonicalPosition")
                                .split(" "));
    }

    @Test
    void sealedTypesAreExpected() {
        List<Class<?>> sealed = all().stream().filter(Class::isSealed).toList();
        assertThat(sealed).containsExactlyInAnyOrderElementsOf(CLOSED_FAMILIES);
        assertThat(sealed.stream().flatMap(type -> Arrays.stream(type.getPermittedSubclasses())))
                .allMatch(kind -> Modifier.isPublic(kind.getModifiers()));
    }

    @Test
    void everyEnumIsClosedOrDocumentedToGrow() {
        assertThat(all().stream().filter(Class::isEnum))
                .containsExactlyInAnyOrderElementsOf(Stream.concat(CLOSED_ENUMS.stream(), GROWING_ENUMS.stream())
                        .collect(Collectors.toSet()));
    }

    /** A new component would break a record's constructor and patterns. */
    @Test
    void onlyMovesAndStepsAreRecords() {
        assertThat(all().stream().filter(Class::isRecord))
                .allMatch(type -> type == MovePath.Step.class || Move.class.isAssignableFrom(type));
    }

    /** Compilers copy compile-time constants into the class files of programs. */
    @ParameterizedTest
    @MethodSource("all")
    void noPublicCompileTimeConstants(Class<?> type) {
        assertThat(Arrays.stream(type.getDeclaredFields())
                        .filter(field -> Modifier.isPublic(field.getModifiers()))
                        .filter(field -> field.getType().isPrimitive() || field.getType() == String.class))
                .isEmpty();
    }

    /** Only the library creates exceptions. */
    @ParameterizedTest
    @MethodSource("all")
    void exceptionsHaveNoPublicConstructor(Class<?> type) {
        if (Throwable.class.isAssignableFrom(type)) {
            assertThat(type.getConstructors()).isEmpty();
        }
    }

    /** Compiled programs contain the ordinals of closed enums. */
    @Test
    void closedEnumsKeepTheirOrdinals() {
        assertThat(Color.values()).containsExactly(Color.WHITE, Color.BLACK);
        assertThat(Direction.values())
                .containsExactly(
                        Direction.EAST,
                        Direction.SOUTH_EAST,
                        Direction.SOUTH_WEST,
                        Direction.WEST,
                        Direction.NORTH_WEST,
                        Direction.NORTH_EAST);
        assertThat(Arrays.stream(Symmetry.values()).map(Enum::name))
                .containsExactly(
                        "IDENTITY",
                        "ROTATE_60",
                        "ROTATE_120",
                        "ROTATE_180",
                        "ROTATE_240",
                        "ROTATE_300",
                        "MIRROR_0",
                        "MIRROR_30",
                        "MIRROR_60",
                        "MIRROR_90",
                        "MIRROR_120",
                        "MIRROR_150");
    }
}
