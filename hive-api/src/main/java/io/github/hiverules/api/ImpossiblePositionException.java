// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Thrown to indicate that a {@link Setup} has problems and cannot be converted to a position. The message names at most
 * ten problems. Serialization omits the problems: after deserialization, {@link #problems} returns an empty list.
 */
public final class ImpossiblePositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private static final int MAX_NAMED = 10;

    private final transient @Nullable List<SetupProblem> problems;

    ImpossiblePositionException(List<SetupProblem> problems) {
        super("Impossible position: "
                + problems.stream()
                        .limit(MAX_NAMED)
                        .map(problem -> problem.code() + " (" + problem.rule().number() + ")")
                        .collect(Collectors.joining(", "))
                + (problems.size() > MAX_NAMED ? " and " + (problems.size() - MAX_NAMED) + " more." : "."));
        this.problems = problems;
    }

    /** {@return all problems of the setup, the most fundamental first} */
    public List<SetupProblem> problems() {
        return problems == null ? List.of() : problems;
    }
}
