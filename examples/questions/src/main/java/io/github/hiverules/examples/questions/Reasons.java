// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.sentences.ReasonCells;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Converts the reasons for illegal moves and set-ups to JSON. */
record Reasons(Sentences sentences) {
    List<Json> of(List<Violation> violations, Position position) {
        return violations.stream()
                .map(violation -> reason(
                                violation.code(),
                                violation.rule(),
                                sentences.describe(violation, position),
                                ReasonCells.of(violation, position))
                        .put("piece", violation.movesAs().map(bug -> violation.get(Part.PIECE)))
                        .put("as", violation.movesAs().map(bug -> String.valueOf(bug.letter()))))
                .toList();
    }

    List<Json> of(Setup setup) {
        return setup.problems().stream()
                .map(problem -> reason(
                        problem.code(),
                        problem.rule(),
                        sentences.describe(problem, setup),
                        ReasonCells.of(problem, setup)))
                .toList();
    }

    private static Json reason(String code, Rule rule, String text, Map<String, Set<Hex>> cells) {
        return Json.object()
                .put("kind", code)
                .put("rule", rule.number())
                .put("text", text)
                .put(
                        "marks",
                        cells.entrySet().stream()
                                .flatMap(group -> group.getValue().stream()
                                        .map(hex -> Json.cell(hex).put("as", group.getKey())))
                                .toList());
    }
}
