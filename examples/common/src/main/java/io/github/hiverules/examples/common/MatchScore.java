// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import java.util.Locale;

/** The numbers of games that an engine won, drew and lost. */
public record MatchScore(int wins, int draws, int losses) {
    private static final double TWO_SIDED_95 = 1.96;

    /** No games. */
    public static final MatchScore NONE = new MatchScore(0, 0, 0);

    /** Returns the sum of two scores. */
    public MatchScore and(MatchScore other) {
        return new MatchScore(wins + other.wins, draws + other.draws, losses + other.losses);
    }

    /** {@return the number of games} */
    public int games() {
        return wins + draws + losses;
    }

    /** Returns the engine's share of the points, 0 to 1. Without games, the share is 0.5. */
    public double share() {
        return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    /** Returns the standard error of the share. */
    public double error() {
        double share = share();
        double spread = wins * square(1 - share) + draws * square(0.5 - share) + losses * square(share);
        return games() == 0 ? 0.5 : Math.sqrt(spread) / games();
    }

    private static double square(double number) {
        return number * number;
    }

    /** Describes the Elo difference and the 95% error, or why the difference is unknown. */
    public String elo() {
        if (games() == 0) {
            return "unknown: no games";
        }
        if (share() == 0 || share() == 1) {
            return "unknown: one side has all points";
        }
        String elo = String.format(Locale.ROOT, "%+.0f", elo(share()));
        double low = share() - TWO_SIDED_95 * error();
        double high = share() + TWO_SIDED_95 * error();
        return low <= 0 || high >= 1 || error() == 0
                ? elo + ", error unknown: too few games"
                : elo + String.format(Locale.ROOT, " +/- %.0f (95%%)", (elo(high) - elo(low)) / 2);
    }

    private static double elo(double share) {
        return 400 * Math.log10(share / (1 - share));
    }

    /** Returns the expected share of the points for an Elo difference. */
    public static double share(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /** Returns the opponent's score. */
    public MatchScore reversed() {
        return new MatchScore(losses, draws, wins);
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
