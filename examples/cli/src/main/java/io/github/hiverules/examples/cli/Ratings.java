// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Maximum-likelihood ratings of several engines, computed as by Ordo: logistic model, 400 points for odds of ten to one, a draw is
 * half a win, no advantage for White, average 0.
 */
final class Ratings {
    private static final int MAX_ROUNDS = 100_000;
    private static final double CONVERGED = 1e-10;
    private static final double TWO_SIDED_95 = 1.96;
    private static final double POINTS = 400 / Math.log(10);

    private final MatchScore[][] scores;
    private final double[][] points;
    private final boolean[] rated;

    /**
     * Creates ratings from a table of scores.
     *
     * @param scores the score of each engine (row) against each other engine (column)
     */
    Ratings(MatchScore[][] scores) {
        int engines = scores.length;
        this.scores = scores;
        points = new double[engines][engines];
        for (int i = 0; i < engines; i++) {
            for (int j = 0; j < engines; j++) {
                points[i][j] = i == j ? 0 : scores[i][j].wins() + scores[i][j].draws() / 2.0;
            }
        }
        rated = new boolean[engines];
        Arrays.fill(rated, true);
        while (removeUnbounded()) {}
        if (!isConnected()) {
            Arrays.fill(rated, false);
        }
    }

    /** Removes an engine with all points or none against the rest, whose rating would be infinite. */
    private boolean removeUnbounded() {
        for (int i = 0; i < rated.length; i++) {
            if (rated[i] && (won(i) == 0 || lost(i) == 0)) {
                rated[i] = false;
                return true;
            }
        }
        return false;
    }

    /** Returns whether each engine has points against each other engine, directly or through others. */
    private boolean isConnected() {
        List<Integer> all = rated().boxed().toList();
        return all.stream().allMatch(start -> {
            List<Integer> reached = new ArrayList<>(List.of(start));
            for (int next = 0; next < reached.size(); next++) {
                int from = reached.get(next);
                all.stream()
                        .filter(to -> points[from][to] > 0 && !reached.contains(to))
                        .forEach(reached::add);
            }
            return reached.size() == all.size();
        });
    }

    private IntStream rated() {
        return IntStream.range(0, rated.length).filter(i -> rated[i]);
    }

    private double won(int engine) {
        return rated().mapToDouble(j -> points[engine][j]).sum();
    }

    private double lost(int engine) {
        return rated().mapToDouble(j -> points[j][engine]).sum();
    }

    /** Returns whether an engine can be rated. */
    boolean isRated(int engine) {
        return rated[engine];
    }

    /** Returns the ratings in Elo; 0 for engines that can't be rated. */
    double[] elo() {
        // minorization and maximization for the model of Bradley and Terry
        double[] strength = new double[rated.length];
        Arrays.fill(strength, 1);
        double change = 1;
        for (int round = 0; round < MAX_ROUNDS && change > CONVERGED; round++) {
            change = 0;
            for (int i = 0; i < rated.length; i++) {
                if (rated[i]) {
                    double weight = 0;
                    for (int j = 0; j < rated.length; j++) {
                        weight += rated[j] ? (points[i][j] + points[j][i]) / (strength[i] + strength[j]) : 0;
                    }
                    double better = won(i) / weight;
                    change = Math.max(change, Math.abs(better / strength[i] - 1));
                    strength[i] = better;
                }
            }
        }
        double[] elo = IntStream.range(0, rated.length)
                .mapToDouble(i -> rated[i] ? POINTS * Math.log(strength[i]) : 0)
                .toArray();
        double average = rated().mapToDouble(i -> elo[i]).average().orElse(0);
        rated().forEach(i -> elo[i] -= average);
        return elo;
    }

    /** Returns half of each rating's 95% confidence interval in Elo, from the Fisher information. */
    double[] errors(double[] elo) {
        int engines = rated.length;
        double[][] information = new double[engines][engines];
        for (int i = 0; i < engines; i++) {
            for (int j = 0; j < engines; j++) {
                double share = MatchScore.share(elo[i] - elo[j]);
                double weight = rated[i] && rated[j] ? (points[i][j] + points[j][i]) * share * (1 - share) : 0;
                information[i][i] += weight;
                information[i][j] -= weight;
            }
        }
        long count = rated().count();
        for (int i = 0; i < engines; i++) {
            for (int j = 0; j < engines; j++) {
                // fixing the average makes the matrix regular
                information[i][j] += rated[i] && rated[j] ? 1.0 / count : i == j ? 1 : 0;
            }
        }
        double[][] covariance = inverse(information);
        return IntStream.range(0, engines)
                .mapToDouble(i -> rated[i] ? TWO_SIDED_95 * POINTS * Math.sqrt(covariance[i][i] - 1.0 / count) : 0)
                .toArray();
    }

    /** Inverts a symmetric positive definite matrix and destroys it. */
    private static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] inverse = new double[size][size];
        for (int i = 0; i < size; i++) {
            inverse[i][i] = 1;
        }
        for (int column = 0; column < size; column++) {
            double pivot = matrix[column][column];
            for (int k = 0; k < size; k++) {
                matrix[column][k] /= pivot;
                inverse[column][k] /= pivot;
            }
            for (int row = 0; row < size; row++) {
                double factor = row == column ? 0 : matrix[row][column];
                for (int k = 0; k < size; k++) {
                    matrix[row][k] -= factor * matrix[column][k];
                    inverse[row][k] -= factor * inverse[column][k];
                }
            }
        }
        return inverse;
    }

    /** Returns a table with one line per engine, best first. */
    List<String> table(List<String> names) {
        double[] elo = elo();
        double[] errors = errors(elo);
        List<String> lines = new ArrayList<>(List.of("   Elo    +/-   points  games  engine"));
        IntStream.range(0, rated.length)
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(i -> rated[i] ? elo[i] : (total(i).share() - 0.5) * 1e6)
                        .reversed())
                .forEach(i -> {
                    MatchScore total = total(i);
                    String rating =
                            rated[i] ? String.format(Locale.ROOT, "%+6.0f %6.0f", elo[i], errors[i]) : "     -      -";
                    lines.add(String.format(
                            Locale.ROOT,
                            "%s %8.1f %6d  %s",
                            rating,
                            total.wins() + total.draws() / 2.0,
                            total.games(),
                            names.get(i)));
                });
        return lines;
    }

    private MatchScore total(int engine) {
        return Arrays.stream(scores[engine]).reduce(MatchScore.NONE, MatchScore::and);
    }
}
