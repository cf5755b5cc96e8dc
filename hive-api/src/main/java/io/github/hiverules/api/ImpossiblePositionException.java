// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Thrown to indicate that a {@link Setup} has problems and cannot be converted to a position. Serialization omits the
 * problems.
 */
public final class ImpossiblePositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient List<SetupProblem> problems;

    ImpossiblePositionException(List<SetupProblem> problems) {
        super("Impossible position: "
                + problems.stream()
                        .map(problem -> problem.code() + " (" + problem.rule().number() + ")")
                        .collect(Collectors.joining(", "))
                + ".");
        this.problems = problems;
    }

    /** {@return all problems of the setup, the most fundamental first} */
    public List<SetupProblem> problems() {
        return problems;
    }
}
