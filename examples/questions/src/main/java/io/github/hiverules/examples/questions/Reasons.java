// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.sentences.ReasonCells;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Converts the reasons for illegal moves and set-ups to JSON: the library's JSON, a sentence and the cells to highlight. */
record Reasons(Sentences sentences) {
    List<Json> of(List<Violation> violations, Position position) {
        return violations.stream()
                .map(violation ->
                        reason(violation, sentences.describe(violation, position), ReasonCells.of(violation, position)))
                .toList();
    }

    List<Json> of(Setup setup) {
        return setup.problems().stream()
                .map(problem -> reason(problem, sentences.describe(problem, setup), ReasonCells.of(problem, setup)))
                .toList();
    }

    private static Json reason(Object reason, String message, Map<String, Set<Hex>> cells) {
        return Json.of(reason).put("message", message).put("cells", cells);
    }
}
