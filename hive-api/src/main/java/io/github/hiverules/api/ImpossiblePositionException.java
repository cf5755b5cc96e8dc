// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Thrown when a {@link Setup} that is not a possible position is made one; it carries every reason. It can't be
 * serialized, as its reasons can't.
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

    /** What is impossible, the most fundamental first. */
    public List<SetupProblem> problems() {
        return problems;
    }

    private void writeObject(ObjectOutputStream out) throws NotSerializableException {
        throw new NotSerializableException(getClass().getName());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException(
                "This exception is in no stream: it carries values that are not serializable.");
    }
}
