// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import java.time.Duration;
import java.util.Arrays;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * Measures programs in rounds. The programs of a round run alternately, so that a temporarily slow machine affects all
 * programs.
 *
 * @param warmUp the minimum warm-up time
 */
record Timing(Duration warmUp, int rounds) {
    /** The minimum time of a round. Longer rounds reduce the effect of switching between programs. */
    private static final double ROUND_SECONDS = 0.5;

    /** Returns the median time of each program in seconds. A program returns the time that it took, in seconds. */
    double[] medians(DoubleSupplier... programs) {
        long start = System.nanoTime();
        double once;
        do {
            once = Stream.of(programs).mapToDouble(DoubleSupplier::getAsDouble).sum();
        } while (System.nanoTime() - start < warmUp.toNanos());
        int times = (int) Math.ceil(ROUND_SECONDS / once);
        double[][] seconds = new double[programs.length][rounds];
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < programs.length; i++) {
                seconds[i][round] = DoubleStream.generate(programs[i])
                        .limit(times)
                        .average()
                        .orElseThrow();
            }
        }
        return Stream.of(seconds).mapToDouble(Timing::median).toArray();
    }

    /** Returns the time of counting leaves in seconds. Checks the number of leaves. */
    static double seconds(long leaves, LongSupplier count) {
        long start = System.nanoTime();
        long counted = count.getAsLong();
        double seconds = (System.nanoTime() - start) / 1e9;
        if (counted != leaves) {
            throw new IllegalStateException("Expected " + leaves + " leaves, counted " + counted + ".");
        }
        return seconds;
    }

    private static double median(double[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }
}
