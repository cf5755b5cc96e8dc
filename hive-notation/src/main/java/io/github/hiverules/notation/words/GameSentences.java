// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.words;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sentences about a game or a position as a whole: whose turn it is, how it stands, what can be counted. */
final class GameSentences {
    private final Messages messages;

    GameSentences(Messages messages) {
        this.messages = messages;
    }

    String turn(Position position) {
        return ofSide("turn", position.sideToMove(), Map.of("turn", position.turn()));
    }

    String outcome(Outcome outcome) {
        if (!outcome.isOver()) {
            return messages.text("outcome.in-progress");
        }
        Map<String, Object> reason = Map.of("reason", messages.reason(outcome));
        return outcome.winner()
                .map(winner -> ofSide("outcome.won", winner, reason))
                .orElseGet(() -> messages.format("outcome.drawn", reason));
    }

    List<String> metrics(SideMetrics metrics) {
        List<String> sentences = new ArrayList<>();
        Color side = metrics.color();
        if (metrics.queenLiberties().isPresent()) {
            sentences.add(ofSide(
                    "metrics.queen",
                    side,
                    Map.of(
                            "liberties",
                            metrics.queenLiberties().getAsInt(),
                            "steps",
                            metrics.queenSteps().size())));
        } else {
            sentences.add(ofSide("metrics.queen-in-hand", side, Map.of()));
        }
        sentences.add(ofSide(
                "metrics.mobility",
                side,
                Map.of(
                        "moves",
                        metrics.cellsInReach(),
                        "cells",
                        metrics.placementCells().size())));
        addPieces("metrics.pinned", side, metrics.pinned(), sentences);
        addPieces("metrics.gated", side, metrics.gated(), sentences);
        addPieces("metrics.covered", side, metrics.covered(), sentences);
        return List.copyOf(sentences);
    }

    private void addPieces(String key, Color side, Collection<Piece> pieces, List<String> sentences) {
        if (!pieces.isEmpty()) {
            List<String> names = pieces.stream().map(Piece::toString).toList();
            sentences.add(ofSide(key, side, Map.of("pieces", messages.list(names))));
        }
    }

    String race(Optional<Race> race, Color side) {
        String sort = race.map(found -> found.isExact() ? "exact" : "at-least").orElse("none");
        return ofSide(
                "race." + sort, side, Map.of("moves", race.map(Race::moves).orElse(0)));
    }

    /** A message whose arguments are also the side's name, the word for what is the side's, and both of its opponent. */
    private String ofSide(String key, Color side, Map<String, ?> others) {
        Map<String, Object> arguments = new HashMap<>(others);
        arguments.put("side", messages.nameOf(side));
        arguments.put("whose", messages.whose(side));
        arguments.put("opponent", messages.nameOf(side.opposite()));
        arguments.put("opponentWhose", messages.whose(side.opposite()));
        return messages.format(key, arguments);
    }
}
