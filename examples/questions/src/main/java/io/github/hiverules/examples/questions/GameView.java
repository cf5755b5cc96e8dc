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
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Converts games, moves and paths to JSON. */
public final class GameView {
    private GameView() {}

    /** Describes the current position of a game. */
    static Json of(Game game) {
        Position position = game.position();
        Json view = Json.object()
                .put("game", GameLine.print(game))
                .put("position", PositionStrings.print(position))
                .put("plies", game.length())
                .put("ply", position.ply())
                .put("turn", position.turn())
                .put("side", position.sideToMove())
                .put("occurrences", game.occurrences())
                .put("rules", SetupView.rules(game.ruleset()))
                .put("outcome", outcome(GameRecord.of(game)))
                .put("board", Json.board(position.stacks()))
                .put("hands", SetupView.hands(position::hand))
                .put("resting", position.restingPiece())
                .put("moves", moves(game.legalMoves().stream(), position))
                .put("mustPass", game.mustPass())
                .put(
                        "last",
                        game.previous()
                                .flatMap(before -> game.lastMove().map(move -> lastMove(move, before.position()))));
        Json figures = Json.object();
        for (Color color : Color.values()) {
            figures.put(Json.name(color), figures(position, color));
        }
        return view.put("figures", figures);
    }

    private static Json figures(Position position, Color color) {
        SideMetrics side = Analysis.metrics(position, color);
        Json node = Json.object().put("mobility", side.cellsInReach());
        side.queenLiberties().ifPresent(liberties -> node.put("liberties", liberties));
        return node.put("pinned", side.pinned())
                .put("race", Analysis.race(position, color).map(Object::toString));
    }

    private static Json outcome(GameRecord record) {
        Outcome outcome = record.outcome();
        return Json.object()
                .put("over", outcome.isOver())
                .put("state", record.uhpState())
                .put("winner", outcome.winner())
                .put("reason", outcome.termination().map(Enum::name));
    }

    private static List<Json> moves(Stream<? extends Move> moves, Position before) {
        return moves.map(move -> move(move, before)).toList();
    }

    public static Json move(Move move, Position before) {
        Json node = Json.object().put("move", MoveStrings.print(move, before));
        if (move instanceof PieceMove pieceMove) {
            node.put("piece", pieceMove.piece())
                    .put("to", Json.cell(pieceMove.to()))
                    .put("from", before.cellOf(pieceMove.piece()).map(Json::cell));
        }
        return node;
    }

    private static Json lastMove(Move move, Position before) {
        Optional<MovePath> shortest = before.paths(move).stream().findFirst();
        return move(move, before)
                .put("path", shortest.map(path -> steps(path, before)).orElse(List.of()))
                .put("thrower", shortest.flatMap(MovePath::thrower));
    }

    /** Lists the paths of a legal move, the shortest first. */
    static Json paths(Game game, Move move) {
        Position position = game.position();
        return Json.object()
                .put(
                        "paths",
                        position.paths(move).stream()
                                .map(path -> path(path, position))
                                .toList());
    }

    private static Json path(MovePath path, Position before) {
        return Json.object()
                .put("piece", path.piece())
                .put("as", String.valueOf(path.movesAs().letter()))
                .put("thrower", path.thrower())
                .put("steps", steps(path, before));
    }

    private static List<Json> steps(MovePath path, Position before) {
        Json first = Json.cell(path.from()).put("height", before.heightAt(path.from()));
        Stream<Json> others =
                path.steps().stream().map(step -> Json.cell(step.to()).put("height", step.height()));
        return Stream.concat(Stream.of(first), others).toList();
    }

    /** Lists the legal throws by a Pillbug, or by a Mosquito beside a Pillbug. */
    static Json throwsBy(Game game, Piece thrower) {
        Position position = game.position();
        Stream<Move> moves = position.cellOf(thrower).stream()
                .flatMap(from -> from.neighbors().stream()
                        .flatMap(cell -> position.topAt(cell).stream())
                        .flatMap(piece -> game.legalMoves(piece).stream())
                        .filter(move -> isThrow(move, thrower, from, position)));
        return Json.object().put("throws", moves(moves, position));
    }

    private static boolean isThrow(Move move, Piece thrower, Hex from, Position position) {
        return move instanceof Movement movement
                && movement.to().isNeighbor(from)
                && position.paths(move).stream()
                        .flatMap(path -> path.thrower().stream())
                        .anyMatch(thrower::equals);
    }
}
