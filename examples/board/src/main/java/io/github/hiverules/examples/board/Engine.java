// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.examples.bot.Analyst;
import io.github.hiverules.examples.bot.BestMoves;
import java.time.Duration;

/** What the bot thinks of a game, told while it thinks. A search ends with its time, or when the one who asked has left. */
final class Engine {
    private static final int MAX_MILLIS = 600_000;
    private static final int MILLIS = 5_000;
    private static final int MAX_COUNT = 5;
    private static final int COUNT = 3;

    /** What one position of a graph may cost: so deep, and so many positions. */
    private static final int GRAPH_DEPTH = 3;

    private static final int GRAPH_NODES = 1500;

    /** How many positions of a game are in a graph at most. */
    private static final int MAX_PLIES = 500;

    private static final int PATIENCE_SECONDS = 3;

    private Engine() {}

    /** A question that is answered line by line. */
    interface LongQuestion {
        /**
         * Sends the answer.
         *
         * @throws BadRequest before the first line, if there is none
         */
        void answer(JsonNode question, Game game, Lines lines);
    }

    /** Sends the best moves, deeper and deeper. */
    static void analyse(JsonNode question, Game game, Lines lines) {
        int millis = Json.number(question, "millis", 1, MAX_MILLIS, MILLIS);
        int count = Json.number(question, "count", 1, MAX_COUNT, COUNT);
        Seats.ENGINE.take(PATIENCE_SECONDS, () -> {
            new Analyst()
                    .search(
                            game,
                            count,
                            Duration.ofMillis(millis),
                            lines::isGone,
                            best -> lines.send(bestMoves(best, game.position())));
            return lines;
        });
    }

    private static ObjectNode bestMoves(BestMoves best, Position position) {
        ObjectNode view = Json.object().put("depth", best.depth()).put("nodes", best.nodes());
        ArrayNode lines = view.putArray("lines");
        for (BestMoves.Line line : best.lines()) {
            ObjectNode node = lines.addObject().put("score", line.score());
            if (line.pliesToEnd() != 0) {
                node.put("pliesToEnd", line.pliesToEnd());
            }
            ArrayNode moves = node.putArray("moves");
            Position before = position;
            for (Move move : line.moves()) {
                moves.add(GameView.move(move, before));
                before = before.playUnchecked(move);
            }
        }
        return view;
    }

    /** The worth of every position of a game for White, from the ply {@code from} on. */
    static void evaluate(JsonNode question, Game game, Lines lines) {
        int from = Json.number(question, "from", 0, Integer.MAX_VALUE, 0);
        int last = Math.min(game.length(), MAX_PLIES);
        Seats.ENGINE.take(PATIENCE_SECONDS, () -> {
            Analyst analyst = new Analyst();
            for (int ply = from; ply <= last && !lines.isGone(); ply++) {
                int score = analyst.score(game.at(ply), GRAPH_DEPTH, GRAPH_NODES);
                lines.send(Json.object().put("ply", ply).put("score", score));
            }
            return lines;
        });
    }
}
