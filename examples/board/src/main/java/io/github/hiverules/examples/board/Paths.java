// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;

/** Converts the paths of moves and the throws by a piece to JSON. */
final class Paths {
    private Paths() {}

    /** Lists the paths of a legal move, the shortest first. */
    static ObjectNode of(Game game, Move move) {
        ObjectNode view = Json.object();
        ArrayNode paths = view.putArray("paths");
        game.position().paths(move).forEach(path -> paths.add(path(path, game.position())));
        return view;
    }

    private static ObjectNode path(MovePath path, Position before) {
        ObjectNode view = Json.object()
                .put("piece", path.piece().toString())
                .put("as", String.valueOf(path.movesAs().letter()));
        path.thrower().ifPresent(piece -> view.put("thrower", piece.toString()));
        view.set("steps", steps(path, before));
        return view;
    }

    /** Lists the cells of a path, each with the height at which the piece is there. */
    static ArrayNode steps(MovePath path, Position before) {
        ArrayNode steps = Json.array();
        steps.add(Json.cell(path.from()).put("height", before.heightAt(path.from())));
        path.steps().forEach(step -> steps.add(Json.cell(step.to()).put("height", step.height())));
        return steps;
    }

    /** Lists the legal throws by a Pillbug, or by a Mosquito beside one. */
    static ObjectNode throwsBy(Game game, Piece thrower) {
        ObjectNode view = Json.object();
        ArrayNode moves = view.putArray("throws");
        Position position = game.position();
        position.cellOf(thrower)
                .ifPresent(from -> from.neighbors().stream()
                        .flatMap(cell -> position.topAt(cell).stream())
                        .flatMap(piece -> game.legalMoves(piece).stream())
                        .filter(move -> isThrow(move, thrower, from, position))
                        .forEach(move -> moves.add(GameView.move(move, position))));
        return view;
    }

    private static boolean isThrow(Move move, Piece thrower, Hex from, Position position) {
        return move instanceof Movement movement
                && movement.to().isNeighbor(from)
                && position.paths(move).stream()
                        .flatMap(path -> path.thrower().stream())
                        .anyMatch(thrower::equals);
    }
}
