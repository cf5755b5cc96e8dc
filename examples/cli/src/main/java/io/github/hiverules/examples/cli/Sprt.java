// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import java.util.Locale;

/**
 * A sequential probability ratio test of two hypotheses about the first engine's strength, with an error of 5% for each. The model is
 * logistic Elo; the ratio of the likelihoods is the normal approximation for wins, draws and losses.
 *
 * @param elo0 the difference in Elo by the first hypothesis, H0
 * @param elo1 the difference by the second, H1; greater than elo0
 */
record Sprt(double elo0, double elo1) {
    /** The logarithm of (1 - 0.05) / 0.05. */
    private static final double BOUND = Math.log(0.95 / 0.05);

    /** Replaces a count of zero, so that the first few wins decide nothing. */
    private static final double LEAST_COUNT = 0.5;

    /**
     * Parses two numbers with a comma between.
     *
     * @throws IllegalArgumentException if they are not two numbers, the smaller one first
     */
    static Sprt parse(String text) {
        if (!text.matches("[-+]?\\d{1,4}(\\.\\d+)?,[-+]?\\d{1,4}(\\.\\d+)?")) {
            throw new IllegalArgumentException("Expected two differences in Elo such as 0,10, found \"" + text + "\".");
        }
        String[] numbers = text.split(",", -1);
        Sprt test = new Sprt(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1]));
        if (test.elo0 >= test.elo1) {
            throw new IllegalArgumentException("The first difference in Elo must be less than the second: " + text);
        }
        return test;
    }

    /** Returns the logarithm of the likelihood of H1 divided by that of H0. */
    double logLikelihoodRatio(MatchScore score) {
        double wins = Math.max(score.wins(), LEAST_COUNT);
        double draws = Math.max(score.draws(), LEAST_COUNT);
        double losses = Math.max(score.losses(), LEAST_COUNT);
        double games = wins + draws + losses;
        double mean = (wins + draws / 2) / games;
        double variance = (wins + draws / 4) / games - mean * mean;
        double share0 = MatchScore.share(elo0);
        double share1 = MatchScore.share(elo1);
        return score.games() == 0 ? 0 : games * (share1 - share0) * (2 * mean - share0 - share1) / (2 * variance);
    }

    /** Returns whether the games decide between the hypotheses. */
    boolean isDecided(MatchScore score) {
        return Math.abs(logLikelihoodRatio(score)) >= BOUND;
    }

    /** Returns a line with the ratio, its bounds and the accepted hypothesis. */
    String describe(MatchScore score) {
        double ratio = logLikelihoodRatio(score);
        String decision = ratio >= BOUND ? "H1 accepted" : ratio <= -BOUND ? "H0 accepted" : "undecided";
        return String.format(
                Locale.ROOT,
                "SPRT H0 %+.1f, H1 %+.1f Elo: LLR %.2f (%.2f to %.2f), %s",
                elo0,
                elo1,
                ratio,
                -BOUND,
                BOUND,
                decision);
    }
}
