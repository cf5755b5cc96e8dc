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
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class JsonTypesTest {
    /** Stored JSON depends on these names. */
    @Test
    void namesOfConstantsAreStable() {
        assertThat(names(Bug.class))
                .isEqualTo("queen-bee spider beetle grasshopper soldier-ant mosquito ladybug pillbug");
        assertThat(names(Color.class)).isEqualTo("white black");
        assertThat(names(Direction.class)).isEqualTo("east south-east south-west west north-west north-east");
        assertThat(names(Expansion.class)).isEqualTo("mosquito ladybug pillbug");
        assertThat(names(Termination.class))
                .isEqualTo("queen-surrounded both-queens-surrounded repetition agreement resignation time unknown");
        assertThat(names(SetupProblem.RestProblem.class))
                .isEqualTo("no-pillbug-in-game not-on-table covered opponent-without-queen pinned not-thrown");
        assertThat(names(Symmetry.class))
                .isEqualTo("identity rotate-60 rotate-120 rotate-180 rotate-240 rotate-300"
                        + " mirror-0 mirror-30 mirror-60 mirror-90 mirror-120 mirror-150");
    }

    private static <E> String names(Class<E> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(JsonTypes.keyType(type).print())
                .collect(Collectors.joining(" "));
    }
}
