// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of kinds against the closed types of hive-api. */
class SchemaTest {
    static Stream<Arguments> families() {
        return Stream.of(
                Arguments.of(Violation.class, Violations.ALL),
                Arguments.of(SetupProblem.class, SetupProblems.ALL),
                Arguments.of(Mobility.class, AnalysisValues.MOBILITIES),
                Arguments.of(MovePath.class, AnalysisValues.PATHS));
    }

    /** The records of a closed type, those of closed types within it included. */
    private static Stream<Class<?>> kinds(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Arrays.stream(type.getPermittedSubclasses()).flatMap(SchemaTest::kinds);
    }

    @ParameterizedTest
    @MethodSource("families")
    void everyKindIsInTheTableUnderACodeOfItsOwn(Class<?> type, Family<?> family) {
        assertThat(family.kinds().stream().map(Kind::type).map(Class::getName))
                .containsExactlyInAnyOrderElementsOf(
                        kinds(type).map(Class::getName).toList());
        assertThat(family.kinds())
                .extracting(Kind::code)
                .doesNotHaveDuplicates()
                .allMatch(code -> code.matches("[a-z]+(-[a-z]+)*"));
    }

    @ParameterizedTest
    @MethodSource("families")
    void theFieldsAreTheComponents(Class<?> type, Family<?> family) {
        for (Kind<?> kind : family.kinds()) {
            List<String> components = Arrays.stream(kind.type().getRecordComponents())
                    .map(RecordComponent::getName)
                    .toList();
            assertThat(kind.fields())
                    .as(kind.code())
                    .extracting(Field::name)
                    .filteredOn(name -> !name.equals("rule"))
                    .isEqualTo(components);
        }
    }
}
