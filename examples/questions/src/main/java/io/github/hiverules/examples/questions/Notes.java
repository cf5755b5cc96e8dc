// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Hex;
import io.github.hiverules.notation.Arrow;
import io.github.hiverules.notation.Evaluation;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordCursor;
import io.github.hiverules.notation.RecordedMove;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** Circles, arrows and evaluations of moves as JSON. */
final class Notes {
    private Notes() {}

    /**
     * Returns the notes of all moves that have circles, arrows or an evaluation, by path. Ends early if {@code isGone}
     * returns true.
     */
    static JsonNode of(GameRecord record, BooleanSupplier isGone) {
        JsonNode notes = Json.object();
        Stream.concat(Stream.of(record.cursor()), record.cursor().descendants())
                .takeWhile(cursor -> !isGone.getAsBoolean())
                .filter(cursor -> cursor.comments().stream().anyMatch(comment -> comment.contains("[%")))
                .forEach(cursor -> notes.put(cursor.path().toString(), of(cursor)));
        return notes;
    }

    private static JsonNode of(RecordCursor cursor) {
        return Json.object()
                .put("texts", cursor.texts())
                .put("circles", Json.cells(cursor.circles()))
                .put(
                        "arrows",
                        cursor.arrows().stream()
                                .map(arrow -> Json.cells(List.of(arrow.from(), arrow.to())))
                                .toList())
                .put(
                        "evaluation",
                        cursor.move().flatMap(RecordedMove::evaluation).map(Notes::of));
    }

    private static JsonNode of(Evaluation evaluation) {
        JsonNode json = Json.object().put("chance", evaluation.chance());
        evaluation.bestChance().ifPresent(chance -> json.put("best", chance));
        return json.put("move", evaluation.bestMove());
    }

    static Hex[] circles(JsonNode edit) {
        return Json.list(edit, "circles", JsonNode::isObject, "not-cells")
                .map(Json::hex)
                .toArray(Hex[]::new);
    }

    static Arrow[] arrows(JsonNode edit) {
        return Json.list(edit, "arrows", JsonNode::isArray, "not-cells")
                .map(arrow -> Arrow.of(Json.hex(arrow.path(0)), Json.hex(arrow.path(1))))
                .toArray(Arrow[]::new);
    }

    /** Returns the evaluation, or empty for null. */
    static Optional<Evaluation> evaluation(JsonNode json) {
        if (!json.isObject()) {
            return Optional.empty();
        }
        int chance = json.path("chance").asInt();
        return Optional.of(
                json.has("move")
                        ? Evaluation.of(
                                chance,
                                json.path("best").asInt(),
                                json.path("move").asText())
                        : Evaluation.of(chance));
    }
}
