// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.examples.bot.Analyst;
import io.github.hiverules.examples.bot.BestMoves;
import io.github.hiverules.notation.MoveStrings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Analyses games with the bot and sends each result as one line of JSON. Stops if the client disconnects. */
final class Engine {
    private static final int MAX_MILLIS = 600_000;
    private static final int MILLIS = 5_000;
    private static final int MAX_COUNT = 5;
    private static final int COUNT = 3;

    /** The default and the maximum number of nodes for comparing a move with the best move. */
    private static final int COMPARE_NODES = 60_000;

    private static final int MAX_COMPARE_NODES = 100_000_000;

    /** The bot agrees to a draw if its score is {@code -DRAWISH} or lower. */
    private static final int DRAWISH = 60;

    private static final int DRAW_NODES = 20_000;

    private Engine() {}

    /** Sends the best moves after each completed depth of the search. */
    static void analyse(Json question, Answers lines) {
        Game game = RuleQuestions.game(question);
        int millis = question.number("millis", 1, MAX_MILLIS, MILLIS);
        int count = question.number("count", 1, MAX_COUNT, COUNT);
        new Analyst()
                .search(
                        game,
                        count,
                        Duration.ofMillis(millis),
                        lines::isGone,
                        best -> lines.send(bestMoves(best, game.position())));
    }

    private static Json bestMoves(BestMoves best, Position position) {
        return Json.object()
                .put("depth", best.depth())
                .put("nodes", best.nodes())
                .put(
                        "lines",
                        best.lines().stream().map(line -> line(line, position)).toList());
    }

    private static Json line(BestMoves.Line line, Position position) {
        List<Json> moves = new ArrayList<>();
        Position before = position;
        for (Move move : line.moves()) {
            moves.add(GameView.move(move, before));
            before = before.playUnchecked(move);
        }
        return Json.object()
                .put("score", line.score())
                .put("chance", Analyst.chance(line.score()))
                .put("pliesToEnd", pliesToEnd(line))
                .put("moves", moves);
    }

    /** Compares each move of a game with the best move, from the ply {@code from} on. */
    static void judge(Json question, Answers lines) {
        Game game = RuleQuestions.game(question);
        int from = question.number("from", 0, Integer.MAX_VALUE, 0);
        int nodes = question.number("nodes", 1, MAX_COMPARE_NODES, COMPARE_NODES);
        Analyst analyst = new Analyst();
        for (int ply = from; ply < game.length() && !lines.isGone(); ply++) {
            Game before = game.at(ply);
            Move played = game.at(ply + 1).lastMove().orElseThrow();
            lines.send(verdict(ply + 1, before, analyst.compare(before, played, nodes, lines::isGone)));
        }
    }

    private static Json verdict(int ply, Game before, BestMoves moves) {
        BestMoves.Line best = moves.lines().get(0);
        BestMoves.Line played = moves.lines().get(moves.lines().size() - 1);
        return Json.object()
                .put("ply", ply)
                .put("chance", Analyst.chance(played.score()))
                .put("bestChance", Analyst.chance(best.score()))
                .put("bestMove", MoveStrings.print(best.moves().get(0), before.position()))
                .put("pliesToEnd", pliesToEnd(played))
                .put("depth", moves.depth());
    }

    private static Optional<Integer> pliesToEnd(BestMoves.Line line) {
        return Optional.of(line.pliesToEnd()).filter(plies -> plies != 0);
    }

    /**
     * Returns whether the bot agrees to a draw.
     *
     * @param side the bot's side
     */
    static boolean acceptsDraw(Game game, Color side) {
        int score = new Analyst().score(game, DRAW_NODES);
        return (side == Color.WHITE ? score : -score) <= -DRAWISH;
    }
}
