// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Pass;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import java.util.List;

/** Games as JSON. */
final class GameView {
    private GameView() {}

    /** Describes the current position of a game. */
    static ObjectNode of(Game game) {
        Position position = game.position();
        ObjectNode view = Json.object()
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
        ArrayNode moves = view.putArray("moves");
        List<Move> legal = game.legalMoves();
        legal.forEach(move -> moves.add(move(move, position)));
        view.put("mustPass", legal.size() == 1 && legal.get(0) instanceof Pass);
        game.previous()
                .flatMap(before -> game.lastMove().map(move -> lastMove(move, before.position())))
                .ifPresent(last -> view.set("last", last));
        ObjectNode figures = metrics(position);
        view.set("figures", figures);
        for (Color color : Color.values()) {
            Analysis.race(position, color)
                    .ifPresent(race -> ((ObjectNode) figures.get(Json.name(color))).put("race", race.toString()));
        }
        return view;
    }

    private static ObjectNode metrics(Position position) {
        PositionMetrics figures = Analysis.metrics(position);
        ObjectNode view = Json.object();
        for (Color color : Color.values()) {
            SideMetrics side = figures.of(color);
            ObjectNode node = brief(side);
            node.set("pinned", Json.names(side.pinned()));
            node.set("gated", Json.names(side.gated()));
            node.set("covered", Json.names(side.covered()));
            view.set(Json.name(color), node);
        }
        return view;
    }

    private static ObjectNode brief(SideMetrics side) {
        ObjectNode node = Json.object().put("mobility", side.cellsInReach());
        side.queenLiberties().ifPresent(liberties -> node.put("liberties", liberties));
        return node;
    }

    /** Describes the outcome of a record. */
    static ObjectNode outcome(GameRecord record) {
        Outcome outcome = record.outcome();
        ObjectNode node = Json.object().put("over", outcome.isOver()).put("state", record.uhpState());
        outcome.winner().ifPresent(winner -> node.put("winner", Json.name(winner)));
        outcome.termination().ifPresent(reason -> node.put("reason", reason.name()));
        return node;
    }

    static ObjectNode move(Move move, Position before) {
        ObjectNode node = Json.object().put("move", MoveStrings.print(move, before));
        if (move instanceof PieceMove pieceMove) {
            node.put("piece", pieceMove.piece().toString()).set("to", Json.cell(pieceMove.to()));
            before.cellOf(pieceMove.piece()).ifPresent(from -> node.set("from", Json.cell(from)));
        }
        return node;
    }

    private static ObjectNode lastMove(Move move, Position before) {
        ObjectNode node = move(move, before);
        node.putArray("way");
        before.paths(move).stream().findFirst().ifPresent(shortest -> {
            node.set("way", Paths.steps(shortest, before));
            shortest.thrower().ifPresent(piece -> node.put("thrower", piece.toString()));
        });
        return node;
    }
}
