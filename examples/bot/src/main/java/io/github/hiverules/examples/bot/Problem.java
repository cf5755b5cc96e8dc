// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.search.Solution;
import io.github.hiverules.search.Solver;
import io.github.hiverules.search.SolverOptions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * A position in which exactly one move wins. The problems come from games of the bot against itself.
 *
 * @param turns the number of turns that the winner needs, 2 to 4
 */
public record Problem(int turns, Position position) {
    private static final String SET = "problems.txt";

    /** A node limit that is high enough to solve every problem. */
    private static final long MAX_NODES = 5_000_000;

    /** Returns the problems, sorted by the number of turns. */
    public static List<Problem> all() {
        try (InputStream set = Objects.requireNonNull(Problem.class.getResourceAsStream(SET))) {
            return new String(set.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(Problem::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the moves of both sides up to the win. The defender delays the loss as long as possible. */
    public List<Move> line() {
        return solve().line();
    }

    Solution solve() {
        return Solver.solve(position, SolverOptions.turns(turns).withNodes(MAX_NODES));
    }

    private static Problem parse(String line) {
        String[] parts = line.split(" ", 2);
        return new Problem(Integer.parseInt(parts[0]), PositionStrings.parse(parts[1]));
    }
}
