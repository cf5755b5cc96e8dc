// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.search.Solver;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * A position in which the side to move wins by one first move only. The problems of the set come from games of the bot against
 * itself.
 *
 * @param turns in how many turns of its own it wins, from 2 to 4
 * @param position who is to move, and where the pieces stand
 */
public record Problem(int turns, Position position) {
    private static final String SET = "problems.txt";

    /** More positions than any problem of the set needs. */
    static final long PLENTY = 5_000_000;

    /** The problems of the set, those of few turns first. A line has the turns and the position. */
    public static List<Problem> all() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Problem.class.getResourceAsStream(SET)), StandardCharsets.UTF_8))) {
            return lines.lines().map(Problem::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The moves of both sides to the end, the other side's being such that the win takes as long as it can. */
    public List<Move> line() {
        return Solver.solve(position, turns, PLENTY).line();
    }

    private static Problem parse(String line) {
        String[] parts = line.split(" ", 2);
        return new Problem(Integer.parseInt(parts[0]), PositionStrings.parse(parts[1]));
    }
}
