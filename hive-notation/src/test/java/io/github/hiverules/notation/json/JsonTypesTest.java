// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.json.ObjectType.Family;
import io.github.hiverules.notation.json.ObjectType.Member;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The kinds of families against the closed types of hive-api. */
class JsonTypesTest {
    static Stream<Family<?>> families() {
        return Stream.of(
                AnswerValues.VIOLATIONS, AnswerValues.SETUP_PROBLEMS, AnswerValues.MOBILITIES, AnswerValues.PATHS);
    }

    /** The records of a closed type, those of closed types within it included. */
    private static Stream<Class<?>> records(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : type.isSealed()
                        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(JsonTypesTest::records)
                        : Stream.of();
    }

    @ParameterizedTest
    @MethodSource("families")
    void everyKindHasACodeOfItsOwn(Family<?> family) {
        assertThat(family.kinds().values().stream().map(kind -> kind.type().getName()))
                .containsExactlyInAnyOrderElementsOf(
                        records(family.type()).map(Class::getName).toList());
        assertThat(family.kinds().keySet()).allMatch(code -> code.matches("[a-z]+(-[a-z]+)*"));
    }

    @ParameterizedTest
    @MethodSource("families")
    void theMembersAreTheComponentsAndWhatFollowsFromThem(Family<?> family) {
        family.kinds()
                .forEach((code, kind) -> assertThat(kind.members())
                        .as(code)
                        .extracting(Member::name)
                        .startsWith(Arrays.stream(kind.type().getRecordComponents())
                                .map(RecordComponent::getName)
                                .toArray(String[]::new)));
    }

    /** Stored JSON goes on being read, so these names stay. */
    @Test
    void constantsHaveTheNamesThatTheyHad() {
        assertThat(names(Bug.class))
                .isEqualTo("queen-bee spider beetle grasshopper soldier-ant mosquito ladybug pillbug");
        assertThat(names(Color.class)).isEqualTo("white black");
        assertThat(names(Direction.class)).isEqualTo("east south-east south-west west north-west north-east");
        assertThat(names(Expansion.class)).isEqualTo("mosquito ladybug pillbug");
        assertThat(names(Termination.class))
                .isEqualTo("queen-surrounded both-queens-surrounded repetition agreement resignation time unknown");
        assertThat(names(SetupProblem.CannotRest.Reason.class))
                .isEqualTo("no-pillbug-in-game not-on-table covered opponent-without-queen pinned not-thrown");
        assertThat(names(Symmetry.class))
                .isEqualTo("identity rotate-60 rotate-120 rotate-180 rotate-240 rotate-300"
                        + " mirror-0 mirror-30 mirror-60 mirror-90 mirror-120 mirror-150");
    }

    private static <E> String names(Class<E> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(JsonTypes.keyOf(type).print())
                .collect(Collectors.joining(" "));
    }
}
