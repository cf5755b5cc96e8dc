// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.api.analysis.Symmetry;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Public methods and constructors answer null with an exception that names the parameter. */
class NullTest {
    private static final Piece QUEEN = Piece.parse("wQ");
    private static final Position POSITION = Position.start(Ruleset.tournament());
    private static final SideMetrics METRICS =
            new SideMetrics(Color.WHITE, OptionalInt.empty(), Map.of(), Set.of(), Set.of(), Set.of(), Set.of());

    /** A value for each type of parameter, and the objects whose methods are called. */
    private static final List<Object> SAMPLES = List.of(
            QUEEN,
            Hex.ORIGIN,
            Stack.of(QUEEN),
            Move.place(QUEEN, Hex.ORIGIN),
            Move.move(QUEEN, Hex.ORIGIN),
            Move.pass(),
            Ruleset.tournament(),
            Outcome.drawn(Termination.AGREEMENT),
            Setup.builder().build(),
            Setup.builder(),
            POSITION,
            CanonicalPosition.of(POSITION),
            Analysis.of(POSITION),
            METRICS,
            Color.WHITE,
            Bug.BEETLE,
            Direction.EAST,
            Termination.AGREEMENT,
            Symmetry.IDENTITY,
            SetupProblem.CannotRest.Reason.COVERED,
            Optional.empty(),
            OptionalInt.empty(),
            "",
            new Piece[0],
            new Expansion[0]);

    static Stream<Executable> executables() {
        return PublicTypes.all().stream()
                .filter(type -> !type.isEnum() || type == Symmetry.class)
                .flatMap(type -> Stream.<Executable>concat(
                        Stream.of(type.getConstructors()), Stream.of(type.getDeclaredMethods())))
                .filter(executable -> Modifier.isPublic(executable.getModifiers())
                        && !Modifier.isAbstract(executable.getModifiers())
                        && !executable.isSynthetic()
                        && !List.of("equals", "valueOf").contains(executable.getName())
                        && (executable instanceof Constructor<?>
                                || Modifier.isStatic(executable.getModifiers())
                                || SAMPLES.stream().anyMatch(executable.getDeclaringClass()::isInstance)));
    }

    @ParameterizedTest
    @MethodSource("executables")
    void nullIsRefusedByName(Executable executable) throws Exception {
        Class<?>[] types = executable.getParameterTypes();
        for (int i = 0; i < types.length; i++) {
            if (!types[i].isPrimitive()) {
                Object[] arguments = new Object[types.length];
                for (int j = 0; j < types.length; j++) {
                    arguments[j] = i == j ? null : sample(types[j]);
                }
                Throwable thrown = thrown(executable, arguments);
                assertThat(thrown).as("%s, parameter %d", executable, i).isInstanceOf(NullPointerException.class);
                assertThat(thrown.getMessage())
                        .as("%s, parameter %d", executable, i)
                        .matches("[a-z][A-Za-z]*");
            }
        }
    }

    private static Throwable thrown(Executable executable, Object[] arguments) throws Exception {
        try {
            if (executable instanceof Constructor<?> constructor) {
                constructor.newInstance(arguments);
            } else {
                Object target = SAMPLES.stream()
                        .filter(executable.getDeclaringClass()::isInstance)
                        .findFirst()
                        .orElse(null);
                ((Method) executable).invoke(target, arguments);
            }
            return null;
        } catch (InvocationTargetException e) {
            return e.getCause();
        }
    }

    private static Object sample(Class<?> type) {
        if (type == int.class) {
            return 2;
        }
        if (type == boolean.class) {
            return true;
        }
        if (Collection.class.isAssignableFrom(type) || type == Iterable.class) {
            return type == Set.class ? Set.of() : new ArrayList<>();
        }
        if (type == Map.class) {
            return Map.of();
        }
        return SAMPLES.stream().filter(type::isInstance).findFirst().orElse(null);
    }

    @Test
    void theTableReachesEveryType() {
        assertThat(executables()
                        .map(executable -> executable.getDeclaringClass().getSimpleName()))
                .contains("Piece", "Position", "Setup", "Builder", "Pinned", "GateBlocked", "Symmetry", "MovePreview");
    }
}
