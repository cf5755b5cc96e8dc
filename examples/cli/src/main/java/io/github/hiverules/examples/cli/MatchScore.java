// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import java.util.Locale;

/** How the games of a match ended for its first engine. */
record MatchScore(int wins, int draws, int losses) {
    /** What the normal distribution has on both sides of its middle for 95%. */
    private static final double TWO_SIDED_95 = 1.96;

    MatchScore and(MatchScore other) {
        return new MatchScore(wins + other.wins, draws + other.draws, losses + other.losses);
    }

    int games() {
        return wins + draws + losses;
    }

    /** The share of the points, from 0 to 1; half of them where there are no games. */
    double share() {
        return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    /** The standard error of the share. */
    double error() {
        double share = share();
        double spread = wins * square(1 - share) + draws * square(0.5 - share) + losses * square(share);
        return games() == 0 ? 0.5 : Math.sqrt(spread) / games();
    }

    private static double square(double number) {
        return number * number;
    }

    /** The difference of playing strength, in Elo, with its error at 95%; in words where the games can't tell. */
    String elo() {
        if (games() == 0) {
            return "cannot be told: no game was played";
        }
        if (share() == 0 || share() == 1) {
            return "cannot be told: one side has all the points";
        }
        String elo = String.format(Locale.ROOT, "%+.0f", elo(share()));
        double low = share() - TWO_SIDED_95 * error();
        double high = share() + TWO_SIDED_95 * error();
        return low <= 0 || high >= 1
                ? elo + ", with too few games to tell the error"
                : elo + String.format(Locale.ROOT, " +/- %.0f (95%%)", (elo(high) - elo(low)) / 2);
    }

    private static double elo(double share) {
        return 400 * Math.log10(share / (1 - share));
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d wins, %d draws, %d losses, %.1f%% of %d games",
                wins,
                draws,
                losses,
                100 * share(),
                games());
    }
}
