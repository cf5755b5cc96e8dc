// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Hex;
import io.github.hiverules.notation.record.Arrow;
import io.github.hiverules.notation.record.Evaluation;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.record.RecordedMove;
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
    static Json of(GameRecord record, BooleanSupplier isGone) {
        Json notes = Json.object();
        Stream.concat(Stream.of(record.cursor()), record.cursor().descendants())
                .takeWhile(cursor -> !isGone.getAsBoolean())
                .filter(cursor -> cursor.comments().stream().anyMatch(comment -> comment.contains("[%")))
                .forEach(cursor -> notes.put(cursor.path().toString(), of(cursor)));
        return notes;
    }

    private static Json of(RecordCursor cursor) {
        return Json.object()
                .put("texts", cursor.texts())
                .put("circles", cursor.circles())
                .put(
                        "arrows",
                        cursor.arrows().stream()
                                .map(arrow -> List.of(arrow.from(), arrow.to()))
                                .toList())
                .put(
                        "evaluation",
                        cursor.move().flatMap(RecordedMove::evaluation).map(Notes::of));
    }

    private static Json of(Evaluation evaluation) {
        Json json = Json.object().put("chance", evaluation.chance());
        evaluation.bestChance().ifPresent(chance -> json.put("bestChance", chance));
        return json.put("bestMove", evaluation.bestMove());
    }

    static Hex[] circles(Json edit) {
        return edit.list("circles", List.class, "not-cells")
                .map(Json::new)
                .map(Json::toHex)
                .toArray(Hex[]::new);
    }

    static Arrow[] arrows(Json edit) {
        return edit.list("arrows", List.class, "not-cells")
                .map(Json::new)
                .map(arrow -> Arrow.of(arrow.path(0).toHex(), arrow.path(1).toHex()))
                .toArray(Arrow[]::new);
    }

    /** Returns the evaluation, or empty for null. */
    static Optional<Evaluation> evaluation(Json json) {
        if (json.tree() == null) {
            return Optional.empty();
        }
        int chance = percent(json, "chance");
        return Optional.of(
                json.has("bestMove")
                        ? Evaluation.of(chance, percent(json, "bestChance"), json.text("bestMove"))
                        : Evaluation.of(chance));
    }

    private static int percent(Json json, String field) {
        return json.number(field, 0, 100, -1); // a missing member is out of range
    }
}
