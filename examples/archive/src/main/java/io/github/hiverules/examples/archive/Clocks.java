// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Computes the duration of a game from its clock times. */
final class Clocks {
    private Clocks() {}

    /**
     * Returns the total time that both clocks show, in milliseconds: the sum of the differences between successive
     * times of each clock. A clock may count up or down. Returns empty if no clock has two times.
     *
     * @param readings the mover's clock after each turn, empty if unknown; the first turn is White's
     */
    static OptionalLong millis(List<Optional<Duration>> readings) {
        long[] previous = {-1, -1};
        long sum = 0;
        boolean any = false;
        for (int ply = 0; ply < readings.size(); ply++) {
            if (readings.get(ply).isPresent()) {
                long now = readings.get(ply).get().toMillis();
                int side = ply % 2;
                if (previous[side] >= 0) {
                    sum += Math.abs(now - previous[side]);
                    any = true;
                }
                previous[side] = now;
            }
        }
        return any ? OptionalLong.of(Math.max(0, sum)) : OptionalLong.empty();
    }
}
