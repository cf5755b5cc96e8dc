// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.sentences.ReasonCells;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Converts the reasons for illegal moves and set-ups to JSON. */
record Reasons(Sentences sentences) {
    JsonNode of(List<Violation> violations, Position position) {
        JsonNode reasons = Json.array();
        for (Violation violation : violations) {
            JsonNode reason = reason(
                    violation.code(),
                    violation.rule(),
                    sentences.describe(violation, position),
                    ReasonCells.of(violation, position));
            violation
                    .movesAs()
                    .ifPresent(
                            bug -> reason.put("piece", violation.get(Part.PIECE).toString())
                                    .put("as", String.valueOf(bug.letter())));
            reasons.add(reason);
        }
        return reasons;
    }

    JsonNode of(Setup setup) {
        JsonNode reasons = Json.array();
        for (SetupProblem problem : setup.problems()) {
            reasons.add(reason(
                    problem.code(),
                    problem.rule(),
                    sentences.describe(problem, setup),
                    ReasonCells.of(problem, setup)));
        }
        return reasons;
    }

    JsonNode why(Game game, Piece piece) {
        return of(game.mobility(piece).violations(), game.position());
    }

    private static JsonNode reason(String code, Rule rule, String text, Map<String, Set<Hex>> cells) {
        JsonNode reason =
                Json.object().put("kind", code).put("rule", rule.number()).put("text", text);
        JsonNode marks = reason.putArray("marks");
        cells.forEach(
                (name, group) -> group.forEach(hex -> marks.add(Json.cell(hex).put("as", name))));
        return reason;
    }
}
