// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.match;

import io.github.hiverules.examples.common.MatchScore;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Maximum-likelihood ratings of several engines, as computed by the program Ordo. The model is logistic: 400 points
 * mean odds of ten to one. A draw is half a win, White has no advantage, and the average is 0.
 */
final class Ratings {
    private static final int MAX_ROUNDS = 10_000;
    private static final double CONVERGED = 1e-9;
    private static final double MAX_STEP = 200;
    private static final double TWO_SIDED_95 = 1.96;
    private static final double POINTS = 400 / Math.log(10);

    private final MatchScore[][] scores;
    private final int engines;
    private final Set<Integer> rated;

    /** Creates ratings. {@code scores[i][j]} is the score of engine i against engine j. */
    Ratings(MatchScore[][] scores) {
        this.scores = scores;
        engines = scores.length;
        rated = IntStream.range(0, engines).boxed().collect(Collectors.toCollection(TreeSet::new));
        // engines with all points or no points would have infinite ratings
        while (rated.removeIf(i -> rated.stream().allMatch(j -> points(i, j) == 0)
                || rated.stream().allMatch(j -> points(j, i) == 0))) {}
        if (!rated.stream().allMatch(i -> beatenFrom(i).containsAll(rated))) {
            rated.clear();
        }
    }

    private double points(int engine, int other) {
        return engine == other ? 0 : scores[engine][other].wins() + scores[engine][other].draws() / 2.0;
    }

    /** Returns the engines that an engine has scored against, directly or through other engines. */
    private Collection<Integer> beatenFrom(int engine) {
        Set<Integer> reached = new TreeSet<>(Set.of(engine));
        while (reached.addAll(rated.stream()
                .filter(to -> reached.stream().anyMatch(from -> points(from, to) > 0))
                .toList())) {}
        return reached;
    }

    boolean isRated(int engine) {
        return rated.contains(engine);
    }

    /** Computes the ratings in Elo by Newton's method. Unrated engines have rating 0. */
    double[] elo() {
        double[] elo = new double[engines];
        double longest = MAX_STEP;
        for (int round = 0; round < MAX_ROUNDS && longest > CONVERGED; round++) {
            double[] missing = new double[engines]; // scored points minus expected points
            for (int i : rated) {
                for (int j : rated) {
                    double games = points(i, j) + points(j, i);
                    missing[i] += points(i, j) - games * MatchScore.share(elo[i] - elo[j]);
                }
            }
            double[][] covariance = covariance(elo);
            double[] step = IntStream.range(0, engines)
                    .mapToDouble(i -> IntStream.range(0, engines)
                            .mapToDouble(j -> POINTS * covariance[i][j] * missing[j])
                            .sum())
                    .toArray();
            longest = DoubleStream.of(step).map(Math::abs).max().orElse(0);
            double part = Math.min(1, MAX_STEP / longest);
            rated.forEach(i -> elo[i] += part * step[i]);
        }
        return elo;
    }

    /** Returns the half-widths of the ratings' 95% confidence intervals in Elo. */
    double[] errors(double[] elo) {
        double[][] covariance = covariance(elo);
        return IntStream.range(0, engines)
                .mapToDouble(
                        i -> isRated(i) ? TWO_SIDED_95 * POINTS * Math.sqrt(covariance[i][i] - 1.0 / rated.size()) : 0)
                .toArray();
    }

    /** Inverts the Fisher information matrix, which is invertible because the average rating is fixed. */
    private double[][] covariance(double[] elo) {
        double[][] matrix = new double[engines][engines];
        for (int i = 0; i < engines; i++) {
            matrix[i][i] = isRated(i) ? 0 : 1;
            for (int j : isRated(i) ? rated : Set.<Integer>of()) {
                double share = MatchScore.share(elo[i] - elo[j]);
                double weight = (points(i, j) + points(j, i)) * share * (1 - share);
                matrix[i][i] += weight;
                matrix[i][j] += 1.0 / rated.size() - weight;
            }
        }
        for (int pivot = 0; pivot < engines; pivot++) { // Gauss-Jordan elimination in place
            double divisor = matrix[pivot][pivot];
            matrix[pivot][pivot] = 1;
            for (int k = 0; k < engines; k++) {
                matrix[pivot][k] /= divisor;
            }
            for (int row = 0; row < engines; row++) {
                double factor = row == pivot ? 0 : matrix[row][pivot];
                matrix[row][pivot] = row == pivot ? matrix[row][pivot] : 0;
                for (int k = 0; k < engines; k++) {
                    matrix[row][k] -= factor * matrix[pivot][k];
                }
            }
        }
        return matrix;
    }

    /** Returns a table with one line per engine, best first. */
    List<String> table(List<String> names) {
        double[] elo = elo();
        double[] errors = errors(elo);
        Comparator<Integer> order =
                Comparator.comparingDouble(i -> isRated(i) ? elo[i] : (total(i).share() - 0.5) * 1e6);
        Stream<String> lines = IntStream.range(0, engines)
                .boxed()
                .sorted(order.reversed())
                .map(i -> {
                    String rating = isRated(i)
                            ? String.format(Locale.ROOT, "%+6.0f %6.0f", elo[i], errors[i])
                            : "     -      -";
                    MatchScore total = total(i);
                    double points = total.wins() + total.draws() / 2.0;
                    return String.format(Locale.ROOT, "%s %8.1f %6d  %s", rating, points, total.games(), names.get(i));
                });
        return Stream.concat(Stream.of("   Elo    +/-   points  games  engine"), lines)
                .toList();
    }

    private MatchScore total(int engine) {
        return Arrays.stream(scores[engine]).reduce(MatchScore.NONE, MatchScore::and);
    }
}
