// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Hex;
import io.github.hiverules.notation.Arrow;
import io.github.hiverules.notation.Evaluation;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordCursor;
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
                .forEach(cursor -> notes.set(cursor.path().toString(), of(cursor)));
        return notes;
    }

    private static JsonNode of(RecordCursor cursor) {
        JsonNode note = Json.object();
        note.set("texts", Json.write(cursor.texts()));
        JsonNode circles = note.putArray("circles");
        cursor.circles().forEach(cell -> circles.add(Json.cell(cell)));
        JsonNode arrows = note.putArray("arrows");
        cursor.arrows()
                .forEach(arrow -> arrows.addArray().add(Json.cell(arrow.from())).add(Json.cell(arrow.to())));
        cursor.move().flatMap(move -> move.evaluation()).ifPresent(evaluation -> {
            JsonNode json = note.putObject("evaluation").put("chance", evaluation.chance());
            evaluation.bestChance().ifPresent(chance -> json.put("best", chance));
            evaluation.bestMove().ifPresent(move -> json.put("move", move));
        });
        return note;
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
