// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.search.SearchBoard;

/**
 * Scores positions with a {@link Network}. Integer arithmetic makes scores equal on all machines. Not thread-safe.
 *
 * <p>Consecutive positions of a search have most features in common. The sums of the hidden units are therefore kept
 * for each side to move, and only the differences are added.
 */
final class Evaluation {
    private final Features features;
    private final Network network;
    private final int[] active;
    private final View[] views;

    /** The features and sums of the last position with one side to move. */
    private static final class View {
        final int[] active;
        final int[] sums;
        int direct;

        View(int features, int units) {
            active = new int[features];
            sums = new int[units];
        }
    }

    Evaluation(Ruleset ruleset, Network network) {
        this.network = network;
        features = new Features(ruleset);
        active = new int[features.size()];
        views = new View[] {view(), view()};
    }

    private View view() {
        View view = new View(active.length, network.units);
        for (int i = 0; i < active.length; i++) {
            add(view, view.active[i], 1);
        }
        return view;
    }

    private void add(View view, int feature, int sign) {
        int[] sums = view.sums;
        int[] hidden = network.hidden;
        int row = feature * sums.length;
        view.direct += sign * network.direct[feature];
        for (int unit = 0; unit < sums.length; unit++) {
            sums[unit] += sign * hidden[row + unit];
        }
    }

    /** Returns the score for the side to move. */
    int of(SearchBoard board) {
        View view = views[board.sideToMove().ordinal()];
        features.list(board, active);
        for (int i = 0; i < active.length; i++) {
            if (view.active[i] != active[i]) {
                add(view, view.active[i], -1);
                add(view, active[i], 1);
                view.active[i] = active[i];
            }
        }
        int output = 0;
        for (int unit = 0; unit < view.sums.length; unit++) {
            output += Math.max(view.sums[unit], 0) * network.output[unit];
        }
        int logit = view.direct + output / Network.UNIT_ONE;
        int score = logit * Network.POINTS / Network.OUTPUT_ONE;
        return Math.max(-Score.MAX_UNDECIDED, Math.min(Score.MAX_UNDECIDED, score));
    }
}
