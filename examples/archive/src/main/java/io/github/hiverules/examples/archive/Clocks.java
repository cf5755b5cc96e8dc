// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** How long a game took by its clocks. */
final class Clocks {
    private Clocks() {}

    /**
     * The time that both clocks ran, in milliseconds: what lies between a clock's first and last reading, however it went
     * there, down as tournament clocks do or up.
     *
     * @param readings the mover's clock after each turn, White's first, where it was noted
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
