// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is closed for ever and what may grow, as CONTRIBUTING has it. {@link ExhaustiveSwitchTest} asks the compiler. */
class GrowthTest {
    private static final Set<Class<?>> CLOSED_FAMILIES = Set.of(Move.class, PieceMove.class, Mobility.class);

    private static final Set<Class<?>> GROWING_FAMILIES =
            Set.of(Violation.class, PathViolation.class, SetupProblem.class, MovePath.class);

    private static final Set<Class<?>> CLOSED_ENUMS = Set.of(Color.class, Direction.class, Symmetry.class);

    private static final Set<Class<?>> GROWING_ENUMS = Set.of(
            Termination.class,
            Rule.class,
            Bug.class,
            Expansion.class,
            SetupProblem.CannotRest.Reason.class,
            ReasonKind.PartType.class);

    static List<Class<?>> all() {
        return PublicTypes.all();
    }

    private static boolean isClosedFamily(Class<?> type) {
        return Arrays.stream(type.getPermittedSubclasses()).allMatch(kind -> Modifier.isPublic(kind.getModifiers()));
    }

    @Test
    void eachSealedTypeIsClosedForEverOrGrows() {
        List<Class<?>> sealed = all().stream().filter(Class::isSealed).toList();
        assertThat(sealed.stream().filter(GrowthTest::isClosedFamily))
                .containsExactlyInAnyOrderElementsOf(CLOSED_FAMILIES);
        assertThat(sealed.stream().filter(type -> !isClosedFamily(type)))
                .containsExactlyInAnyOrderElementsOf(GROWING_FAMILIES);
    }

    @Test
    void eachEnumIsClosedForEverOrGrows() {
        assertThat(all().stream().filter(Class::isEnum))
                .containsExactlyInAnyOrderElementsOf(Stream.concat(CLOSED_ENUMS.stream(), GROWING_ENUMS.stream())
                        .collect(Collectors.toSet()));
    }

    /** A later component would break a record's constructor and patterns; new kinds of a family are no such change. */
    @Test
    void onlyKindsOfFamiliesAndTheStepsOfAPathAreRecords() {
        assertThat(all().stream().filter(Class::isRecord))
                .allMatch(type -> type == MovePath.Step.class
                        || Stream.concat(CLOSED_FAMILIES.stream(), GROWING_FAMILIES.stream())
                                .anyMatch(family -> family.isAssignableFrom(type)));
    }

    /** Compilers copy such a constant into the class files of programs. */
    @ParameterizedTest
    @MethodSource("all")
    void noNumberOrTextIsAConstant(Class<?> type) {
        assertThat(Arrays.stream(type.getDeclaredFields())
                        .filter(field -> Modifier.isPublic(field.getModifiers()))
                        .filter(field -> field.getType().isPrimitive() || field.getType() == String.class))
                .isEmpty();
    }

    /** A program has no use for them: the library throws, and tells what it knows. */
    @ParameterizedTest
    @MethodSource("all")
    void noExceptionCanBeMadeOutside(Class<?> type) {
        if (Throwable.class.isAssignableFrom(type)) {
            assertThat(type.getConstructors()).isEmpty();
        }
    }

    private static String source(Class<?> type) throws IOException {
        Class<?> outer = type;
        while (outer.getEnclosingClass() != null) {
            outer = outer.getEnclosingClass();
        }
        return Files.readString(Path.of("src/main/java", outer.getName().replace('.', '/') + ".java"));
    }

    static Stream<Class<?>> growing() {
        return Stream.concat(GROWING_FAMILIES.stream(), GROWING_ENUMS.stream()).filter(type -> !type.isMemberClass());
    }

    @ParameterizedTest
    @MethodSource("growing")
    void whatGrowsAsksForADefault(Class<?> type) throws IOException {
        String text = source(type);
        String head = text.substring(0, text.indexOf("public "));
        assertThat(head).as("%s", type).contains("{@code default}");
    }

    @Test
    void thePackagePageAndThePolicyNameEachOfThem() throws IOException {
        String page = Files.readString(Path.of("src/main/java/io/github/hiverules/api/package-info.java"));
        String policy = Files.readString(Path.of("../.github/CONTRIBUTING.md"));
        for (Class<?> type : growing().toList()) {
            assertThat(page).contains("api." + type.getSimpleName() + "}");
            assertThat(policy).contains("`" + type.getSimpleName() + "`");
        }
        for (Class<?> type : List.of(Move.class, Mobility.class, Color.class, Direction.class)) {
            assertThat(page).contains("api." + type.getSimpleName() + "}");
            assertThat(policy).contains("`" + type.getSimpleName() + "`");
        }
    }

    /** Programs that were compiled before have these numbers in them. */
    @Test
    void theOrdinalsOfClosedConstantsStay() {
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
