// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.match;

import io.github.hiverules.api.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The games of a match or round robin. Each pair of engines plays each opening twice with colours reversed.
 *
 * @param openings a function from opening numbers, which start at 0, to openings
 */
record MatchSchedule(int engines, int gamesOfPair, IntFunction<Game> openings) {
    /** A scheduled game. Numbers start at 1. {@code white} and {@code black} are indexes of engines. */
    record Pairing(int number, int white, int black, Game opening) {}

    int games() {
        return Math.multiplyExact(gamesOfPair, engines * (engines - 1) / 2);
    }

    /** Returns the game with the given index, from 0. */
    Pairing pairing(int index) {
        List<int[]> pairs = new ArrayList<>();
        for (int i = 0; i < engines; i++) {
            for (int j = i + 1; j < engines; j++) {
                pairs.add(new int[] {i, j});
            }
        }
        int opening = index / (2 * pairs.size());
        // if gamesOfPair is odd, each pair plays the last opening once
        int gamesOfOpening = Math.min(2, gamesOfPair - 2 * opening);
        int place = index % (2 * pairs.size());
        int[] pair = pairs.get(place / gamesOfOpening);
        boolean isFirstWhite = place % gamesOfOpening == 0;
        return new Pairing(index + 1, pair[isFirstWhite ? 0 : 1], pair[isFirstWhite ? 1 : 0], openings.apply(opening));
    }
}
