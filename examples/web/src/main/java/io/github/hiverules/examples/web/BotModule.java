// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.examples.bot.Player;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.search.Solution;
import io.github.hiverules.search.Solver;
import io.github.hiverules.search.SolverOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The functions of {@code bot.js}: the bot and the solver. */
public final class BotModule {
    private BotModule() {}

    /** Sets the host. The caller must set the host before any other call. */
    @JSExport
    public static void connect(Host host) {
        JsTrees.connect(host);
    }

    /** Starts a game from a position string. */
    @JSExport
    public static JsGame fromPosition(String position) {
        return JsGame.fromPosition(position);
    }

    /** Returns the bot's move in a game that is not over, as a MoveString. */
    @JSExport
    public static String bestMove(JsGame game, double nodes, int seed) {
        Move move = new Player((long) nodes, 0, false).choose(game.game(), seed);
        return MoveStrings.print(move, game.game());
    }

    /** Searches for the fastest win of the side to move. */
    @JSExport
    public static @Nullable JSObject solve(JsGame game, int turns, double nodes) {
        return JsTrees.toJs(solve(game.game(), SolverOptions.turns(turns).withNodes((long) nodes)));
    }

    static Map<String, @Nullable Object> solve(Game game, SolverOptions options) {
        Solution solution = Solver.solve(game, options);
        Map<String, @Nullable Object> view = new LinkedHashMap<>();
        view.put("isSolved", solution.isSolved());
        view.put("isRefuted", solution.isRefuted());
        view.put("isUnique", solution.isUnique());
        view.put("isComplete", solution.isComplete());
        view.put("turns", solution.isSolved() ? solution.turns().orElseThrow() : null);
        view.put("line", line(game, solution.line()));
        view.put(
                "firstMoves",
                solution.firstMoves().stream()
                        .map(move -> MoveStrings.print(move, game))
                        .toList());
        view.put("nodes", solution.nodes());
        return view;
    }

    private static List<String> line(Game start, List<Move> moves) {
        List<String> line = new ArrayList<>();
        Game game = start;
        for (Move move : moves) {
            line.add(MoveStrings.print(move, game));
            game = game.play(move);
        }
        return line;
    }
}
