// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Thrown when a {@link Setup} that is not a possible position is made one; it carries every reason. */
public final class ImpossiblePositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient @Nullable List<SetupProblem> problems;

    ImpossiblePositionException(List<SetupProblem> problems) {
        super("Impossible position: "
                + problems.stream()
                        .map(problem -> problem.code() + " (" + problem.rule().number() + ")")
                        .collect(Collectors.joining(", "))
                + ".");
        this.problems = problems;
    }

    /**
     * What is impossible, the most fundamental first. It is not serialized: an exception that was read from a stream has the
     * words, and none of these.
     */
    public List<SetupProblem> problems() {
        return problems == null ? List.of() : problems;
    }
}
