// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.json.HiveJson;
import java.util.List;
import java.util.stream.Stream;

/**
 * Converts games, moves and paths to JSON. Members have the names of {@link HiveJson}, and of the methods of
 * {@link Game} and {@link Position}.
 */
public final class GameView {
    private GameView() {}

    /** Describes the current position of a game. */
    static Json of(Game game) {
        Position position = game.position();
        Json metrics = Json.object();
        for (Color color : Color.values()) {
            metrics.put(Json.name(color), metrics(position, color));
        }
        return Json.object()
                .put("game", GameLine.print(game))
                .put("position", PositionStrings.print(position))
                .put("length", game.length())
                .put("ply", position.ply())
                .put("turn", position.turn())
                .put("sideToMove", position.sideToMove())
                .put("occurrences", game.occurrences())
                .put("ruleset", game.ruleset())
                .put("outcome", game.outcome())
                .put("stacks", Json.stacks(position.stacks()))
                .put("hands", SetupView.hands(position::hand))
                .put("resting", position.restingPiece())
                .put("legalMoves", moves(game.legalMoves().stream(), position))
                .put("mustPass", game.mustPass())
                .put(
                        "lastMove",
                        game.previous()
                                .flatMap(before -> game.lastMove().map(move -> lastMove(move, before.position()))))
                .put("metrics", metrics);
    }

    private static Json metrics(Position position, Color color) {
        SideMetrics side = Analysis.metrics(position, color);
        Json node = Json.object().put("cellsInReach", side.cellsInReach());
        side.queenLiberties().ifPresent(liberties -> node.put("queenLiberties", liberties));
        return node.put("pinned", side.pinned());
    }

    /** Returns the race of each side. A race takes much longer to compute than the rest of a position. */
    static Json races(Game game) {
        Json races = Json.object();
        for (Color color : Color.values()) {
            races.put(Json.name(color), Analysis.race(game.position(), color));
        }
        return races;
    }

    private static List<Json> moves(Stream<? extends Move> moves, Position before) {
        return moves.map(move -> move(move, before)).toList();
    }

    /** Returns a move as a MoveString, and its piece and cells. */
    public static Json move(Move move, Position before) {
        Json node = Json.object().put("move", MoveStrings.print(move, before));
        if (move instanceof PieceMove pieceMove) {
            node.put("piece", pieceMove.piece())
                    .put("to", pieceMove.to())
                    .put("from", before.cellOf(pieceMove.piece()));
        }
        return node;
    }

    private static Json lastMove(Move move, Position before) {
        return move(move, before).put("path", before.paths(move).stream().findFirst());
    }

    /** Lists the paths of a legal move, the shortest first. */
    static Json paths(Game game, Move move) {
        return Json.object().put("paths", game.position().paths(move));
    }

    /** Lists the legal throws by a Pillbug, or by a Mosquito beside a Pillbug. */
    static Json throwsBy(Game game, Piece thrower) {
        return Json.object().put("throws", moves(game.legalThrows(thrower).stream(), game.position()));
    }
}
