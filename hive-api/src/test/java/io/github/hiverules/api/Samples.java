// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** One value of each record of this package. */
final class Samples {
    private static final List<Object> PARTS = List.of(
            Piece.parse("wA1"),
            Hex.ORIGIN,
            Stack.of(Piece.parse("wA1")),
            Move.pass(),
            Outcome.inProgress(),
            Color.WHITE,
            Bug.BEETLE,
            OptionalInt.empty(),
            List.of(),
            Set.of(),
            SetupProblem.CannotRest.Reason.COVERED,
            2);

    private Samples() {}

    static Object of(Class<?> type) throws ReflectiveOperationException {
        Constructor<?> constructor = type.getConstructors()[0];
        return constructor.newInstance(Arrays.stream(constructor.getParameterTypes())
                .map(part -> PARTS.stream()
                        .filter(value -> part == int.class ? value instanceof Integer : part.isInstance(value))
                        .findFirst()
                        .orElseThrow())
                .toArray());
    }
}
