// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.search.Solution;
import io.github.hiverules.search.Solver;
import io.github.hiverules.search.SolverOptions;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Searches for forced wins. */
@Command(
        description =
                "Searches for a forced win of the side to move and prints one line per position. Exit code: 0 if all are"
                        + " won, 1 if one is not, 2 if one can't be read.")
public final class Solve extends HiveCommand {
    @Option(names = "--turns", description = "Maximum number of the winner's turns. Default: ${DEFAULT-VALUE}.")
    private int turns = 3;

    @Option(names = "--nodes", description = "Maximum number of search nodes per position. Default: ${DEFAULT-VALUE}.")
    private long nodes = 10_000_000;

    @Parameters(arity = "1..*", paramLabel = "POSITION", description = "A position string or GameString, quoted.")
    private List<String> positions = new ArrayList<>();

    @Override
    public Integer call() {
        checkRange("--turns", turns, 1, SolverOptions.maxTurns());
        checkRange("--nodes", nodes, 1, Long.MAX_VALUE);
        int code = 0;
        for (String text : positions) {
            Game game = Arguments.game(text, Ruleset.tournament());
            Solution solution = Solver.solve(game, SolverOptions.turns(turns).withNodes(nodes));
            out().println(describe(solution, game));
            out().flush();
            code = solution.isSolved() ? code : 1;
        }
        return code;
    }

    private String describe(Solution solution, Game game) {
        String looked = solution.nodes() + " nodes";
        if (!solution.isSolved()) {
            return (solution.isRefuted() ? "no win in " + turns : "not solved") + ", " + looked;
        }
        int others = solution.firstMoves().size() - 1;
        String first = others > 0
                ? others + (solution.isComplete() ? "" : " or more") + " other first move" + (others == 1 ? "" : "s")
                : solution.isUnique() ? "unique" : "perhaps unique";
        return "win in " + solution.turns().getAsInt() + ", " + first + ", " + looked + ": "
                + String.join("; ", MoveStrings.print(played(solution.line(), game.position())));
    }

    private static Game played(List<Move> moves, Position start) {
        Game game = Game.of(start);
        for (Move move : moves) {
            game = game.play(move);
        }
        return game;
    }
}
