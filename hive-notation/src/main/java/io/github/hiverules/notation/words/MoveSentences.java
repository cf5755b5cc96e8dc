// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.words;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.notation.internal.Board;
import io.github.hiverules.notation.internal.Places;
import io.github.hiverules.notation.internal.schema.AnalysisValues;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sentences about a move: whether it is legal, how it goes, what it leads to. */
final class MoveSentences {
    private final Messages messages;
    private final Position position;

    MoveSentences(Messages messages, Position position) {
        this.messages = messages;
        this.position = position;
    }

    String verdict(Move move, boolean legal) {
        return messages.format(legal ? "move.legal" : "move.illegal", Map.of("move", print(move)));
    }

    String path(MovePath path) {
        CellNames cells = CellNames.of(position, Optional.of(path.piece()), messages);
        List<Hex> over = path.steps().subList(0, path.length() - 1).stream()
                .map(MovePath.Step::to)
                .toList();
        List<String> steps = path.steps().stream()
                .map(step -> messages.format(
                        step.height() > 1 ? "step.up" : "step.ground", Map.of("cell", cells.of(step.to()))))
                .toList();
        return messages.format(
                "path." + AnalysisValues.codeOf(path),
                Map.of(
                        "piece",
                        path.piece(),
                        "as",
                        messages.nameOf(path.movesAs()),
                        "steps",
                        path.length(),
                        "path",
                        String.join(messages.text("list.comma"), steps),
                        "over",
                        messages.list(over.stream().map(cells::of).toList()),
                        "thrower",
                        path instanceof MovePath.Throw thrown ? thrown.thrower() : "",
                        "to",
                        cells.of(path.to())));
    }

    String preview(MovePreview preview) {
        String move = print(preview.move());
        Outcome outcome = preview.outcome();
        if (outcome.isOver()) {
            String result = outcome.winner()
                    .map(winner -> winner == position.sideToMove() ? "wins" : "loses")
                    .orElse("draws");
            return messages.format("preview." + result, Map.of("move", move, "reason", messages.reason(outcome)));
        }
        return preview.isRepetition()
                ? messages.format("preview.repeats", Map.of("move", move, "occurrences", preview.occurrences()))
                : verdict(preview.move(), true);
    }

    private String print(Move move) {
        return Places.print(move, Board.of(position));
    }
}
