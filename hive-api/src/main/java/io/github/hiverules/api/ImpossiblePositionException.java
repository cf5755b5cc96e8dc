package io.github.hiverules.api;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown when a {@link Setup} that is not a possible position is made one; it carries every reason. */
public final class ImpossiblePositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final List<SetupProblem> problems;

    ImpossiblePositionException(List<SetupProblem> problems) {
        super("impossible position: "
                + problems.stream()
                        .map(problem -> problem.code() + " (" + problem.rule().number() + ")")
                        .collect(Collectors.joining(", ")));
        this.problems = problems;
    }

    /** What is impossible, the most fundamental first. */
    public List<SetupProblem> problems() {
        return problems;
    }
}
