// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Thrown to indicate that a {@link Setup} has problems and cannot be converted to a position. The message names at most
 * ten problems. Serialization omits the setup: after deserialization, {@link #setup} and {@link #problems} are empty.
 */
public final class ImpossiblePositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private static final int MAX_NAMED = 10;

    private final transient @Nullable Setup setup;

    ImpossiblePositionException(Setup setup) {
        this(setup, message(setup.problems()));
    }

    ImpossiblePositionException(Setup setup, String message) {
        super(message);
        this.setup = setup;
    }

    private static String message(List<SetupProblem> problems) {
        return "Impossible position: "
                + problems.stream()
                        .limit(MAX_NAMED)
                        .map(problem -> problem.code() + " (" + problem.rule().number() + ")")
                        .collect(Collectors.joining(", "))
                + (problems.size() > MAX_NAMED ? " and " + (problems.size() - MAX_NAMED) + " more." : ".");
    }

    /** {@return the setup that cannot be converted; empty after deserialization} */
    public Optional<Setup> setup() {
        return Optional.ofNullable(setup);
    }

    /** {@return all problems of the setup, the most fundamental first; empty after deserialization} */
    public List<SetupProblem> problems() {
        return setup == null ? List.of() : setup.problems();
    }
}
