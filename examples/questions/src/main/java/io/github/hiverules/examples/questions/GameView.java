// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;

/** Converts games, moves and paths to JSON. */
public final class GameView {
    private GameView() {}

    /** Describes the current position of a game. */
    static JsonNode of(Game game) {
        Position position = game.position();
        JsonNode view = Json.object()
                .put("game", GameLine.print(game))
                .put("position", PositionStrings.print(position))
                .put("plies", game.length())
                .put("ply", position.ply())
                .put("turn", position.turn())
                .put("side", Json.name(position.sideToMove()))
                .put("occurrences", game.occurrences());
        view.set("rules", SetupView.rules(game.ruleset()));
        view.set("outcome", outcome(GameRecord.of(game)));
        view.set("board", Json.board(position.stacks()));
        view.set("hands", SetupView.hands(position::hand));
        position.restingPiece().ifPresent(piece -> view.put("resting", piece.toString()));
        JsonNode moves = view.putArray("moves");
        game.legalMoves().forEach(move -> moves.add(move(move, position)));
        view.put("mustPass", game.mustPass());
        game.previous()
                .flatMap(before -> game.lastMove().map(move -> lastMove(move, before.position())))
                .ifPresent(last -> view.set("last", last));
        JsonNode figures = view.putObject("figures");
        for (Color color : Color.values()) {
            SideMetrics side = Analysis.metrics(position, color);
            JsonNode node = figures.putObject(Json.name(color)).put("mobility", side.cellsInReach());
            side.queenLiberties().ifPresent(liberties -> node.put("liberties", liberties));
            node.set("pinned", Json.write(side.pinned()));
            node.set("gated", Json.write(side.gated()));
            node.set("covered", Json.write(side.covered()));
            Analysis.race(position, color).ifPresent(race -> node.put("race", race.toString()));
        }
        return view;
    }

    static JsonNode outcome(GameRecord record) {
        Outcome outcome = record.outcome();
        JsonNode node = Json.object().put("over", outcome.isOver()).put("state", record.uhpState());
        outcome.winner().ifPresent(winner -> node.put("winner", Json.name(winner)));
        outcome.termination().ifPresent(reason -> node.put("reason", reason.name()));
        return node;
    }

    public static JsonNode move(Move move, Position before) {
        JsonNode node = Json.object().put("move", MoveStrings.print(move, before));
        if (move instanceof PieceMove pieceMove) {
            node.put("piece", pieceMove.piece().toString()).set("to", Json.cell(pieceMove.to()));
            before.cellOf(pieceMove.piece()).ifPresent(from -> node.set("from", Json.cell(from)));
        }
        return node;
    }

    private static JsonNode lastMove(Move move, Position before) {
        JsonNode node = move(move, before);
        node.putArray("path");
        before.paths(move).stream().findFirst().ifPresent(shortest -> {
            node.set("path", steps(shortest, before));
            shortest.thrower().ifPresent(piece -> node.put("thrower", piece.toString()));
        });
        return node;
    }

    /** Lists the paths of a legal move, the shortest first. */
    static JsonNode paths(Game game, Move move) {
        JsonNode view = Json.object();
        JsonNode paths = view.putArray("paths");
        game.position().paths(move).forEach(path -> paths.add(path(path, game.position())));
        return view;
    }

    private static JsonNode path(MovePath path, Position before) {
        JsonNode view = Json.object()
                .put("piece", path.piece().toString())
                .put("as", String.valueOf(path.movesAs().letter()));
        path.thrower().ifPresent(piece -> view.put("thrower", piece.toString()));
        view.set("steps", steps(path, before));
        return view;
    }

    private static JsonNode steps(MovePath path, Position before) {
        JsonNode steps = Json.array();
        steps.add(Json.cell(path.from()).put("height", before.heightAt(path.from())));
        path.steps().forEach(step -> steps.add(Json.cell(step.to()).put("height", step.height())));
        return steps;
    }

    /** Lists the legal throws by a Pillbug, or by a Mosquito beside a Pillbug. */
    static JsonNode throwsBy(Game game, Piece thrower) {
        JsonNode view = Json.object();
        JsonNode moves = view.putArray("throws");
        Position position = game.position();
        position.cellOf(thrower)
                .ifPresent(from -> from.neighbors().stream()
                        .flatMap(cell -> position.topAt(cell).stream())
                        .flatMap(piece -> game.legalMoves(piece).stream())
                        .filter(move -> isThrow(move, thrower, from, position))
                        .forEach(move -> moves.add(move(move, position))));
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
