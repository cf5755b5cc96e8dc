// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.match;

import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.MatchScore;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;

/**
 * A sequential probability ratio test of two hypotheses about the first engine's strength. Both error probabilities are
 * 5%. Uses logistic Elo and the normal approximation of the likelihood ratio.
 *
 * @param elo0 the Elo difference under hypothesis H0
 * @param elo1 the Elo difference under hypothesis H1, greater than elo0
 */
record Sprt(double elo0, double elo1) {
    private static final double BOUND = Math.log(0.95 / 0.05);

    /** Replaces counts of 0, so that the first few wins don't decide the test. */
    private static final double MIN_COUNT = 0.5;

    /** Parses the option. */
    static final class Converter implements ITypeConverter<Sprt> {
        @Override
        public Sprt convert(String text) {
            return HiveCommand.convert(text, Sprt::parse, "two ascending differences in Elo such as 0,10");
        }
    }

    /** Parses two ascending numbers separated by a comma. */
    static Sprt parse(String text) {
        String[] numbers = text.split(",", -1);
        if (!text.matches("[-+]?\\d{1,4}(\\.\\d+)?,[-+]?\\d{1,4}(\\.\\d+)?")
                || Double.parseDouble(numbers[0]) >= Double.parseDouble(numbers[1])) {
            throw new IllegalArgumentException("Expected two ascending numbers, found \"" + text + "\".");
        }
        return new Sprt(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1]));
    }

    /** Returns the logarithm of the likelihood ratio of H1 and H0. */
    double logLikelihoodRatio(MatchScore score) {
        double wins = Math.max(score.wins(), MIN_COUNT);
        double draws = Math.max(score.draws(), MIN_COUNT);
        double losses = Math.max(score.losses(), MIN_COUNT);
        double games = wins + draws + losses;
        double mean = (wins + draws / 2) / games;
        double variance = (wins + draws / 4) / games - mean * mean;
        double share0 = MatchScore.share(elo0);
        double share1 = MatchScore.share(elo1);
        return score.games() == 0 ? 0 : games * (share1 - share0) * (2 * mean - share0 - share1) / (2 * variance);
    }

    /** Returns whether a hypothesis is accepted. */
    boolean isDecided(MatchScore score) {
        return Math.abs(logLikelihoodRatio(score)) >= BOUND;
    }

    /** Describes the likelihood ratio, the bounds and the decision in one line. */
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
