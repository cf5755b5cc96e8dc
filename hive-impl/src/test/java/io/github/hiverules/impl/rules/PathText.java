// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.api.MovePath;
import io.github.hiverules.testkit.Drawing;
import java.util.stream.Collectors;

/** Converts paths to text with the names of cells in a drawing, for example {@code BEETLE a wQ^2}. */
final class PathText {
    private PathText() {}

    static String of(Drawing drawing, MovePath path) {
        String by = path.thrower()
                .map(thrower -> "THROW by " + thrower)
                .orElse(path.movesAs().toString());
        return by + ":"
                + path.steps().stream()
                        .map(step -> " " + drawing.name(step.to()) + (step.height() == 1 ? "" : "^" + step.height()))
                        .collect(Collectors.joining());
    }
}
