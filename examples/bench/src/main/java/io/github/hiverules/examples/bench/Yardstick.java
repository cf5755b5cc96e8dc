// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

/**
 * Measures the machine's current speed with a workload similar to a move generator's. The workload grows clusters of
 * hexagons on a wrapping grid, finds the cut cells, and walks around the clusters. A step is one visited cell. The
 * fields are static because instance fields would be slower.
 */
final class Yardstick {
    private static final int WIDTH = 32;
    private static final int CELLS = WIDTH * WIDTH;
    private static final int WRAP = CELLS - 1;
    private static final int[] AROUND = {1, WIDTH + 1, WIDTH, -1, -WIDTH - 1, -WIDTH};
    private static final int LARGEST = 24;
    private static final int SMALLEST = 14;

    private static final byte[] occupied = new byte[CELLS];
    private static final int[] cluster = new int[LARGEST];
    private static final int[] order = new int[CELLS];
    private static final int[] lowest = new int[CELLS];
    private static final int[] queue = new int[CELLS];
    private static final int[] seen = new int[CELLS];
    private static long random = 42;
    private static int clock;
    private static int stamp;
    private static long steps;
    private static long sum;

    private Yardstick() {}

    /** Returns the median speed of five runs in million steps per second. */
    static double measure() {
        for (int i = 0; i < 20; i++) {
            run(20_000);
        }
        double[] speeds = new double[5];
        for (int i = 0; i < speeds.length; i++) {
            long stepsBefore = steps;
            long start = System.nanoTime();
            run(60_000);
            speeds[i] = (steps - stepsBefore) * 1e3 / (System.nanoTime() - start);
        }
        if (sum == 0) {
            throw new IllegalStateException("the yardstick measured nothing");
        }
        return Comparison.median(speeds);
    }

    private static int random(int bound) {
        random = random * 6364136223846793005L + 1442695040888963407L;
        return (int) ((random >>> 33) % bound);
    }

    private static void run(int rounds) {
        for (int round = 0; round < rounds; round++) {
            if (round % 16 == 0) {
                grow(SMALLEST + random(LARGEST - SMALLEST));
            }
            for (int cell : cluster) {
                order[cell] = 0;
            }
            clock = 0;
            sum += splits(cluster[0], -1);
            for (int i = 0; i < 3; i++) {
                int start = cluster[random(SMALLEST)] + AROUND[random(6)] & WRAP;
                if (occupied[start] == 0) {
                    sum += walkFrom(start);
                }
            }
        }
    }

    private static void grow(int size) {
        for (int cell : cluster) {
            occupied[cell] = 0;
        }
        cluster[0] = CELLS / 2 + WIDTH / 2;
        occupied[cluster[0]] = 1;
        for (int count = 1; count < size; ) {
            int cell = cluster[random(count)] + AROUND[random(6)] & WRAP;
            if (occupied[cell] == 0) {
                occupied[cell] = 1;
                cluster[count++] = cell;
            }
        }
    }

    /** Returns the number of cut cells in the depth-first search tree below a cell. */
    private static int splits(int cell, int parent) {
        lowest[cell] = ++clock;
        order[cell] = clock;
        steps++;
        int found = 0;
        int children = 0;
        boolean splits = false;
        for (int step : AROUND) {
            int next = cell + step & WRAP;
            if (occupied[next] == 0 || next == parent) {
                continue;
            }
            if (order[next] != 0) {
                if (order[next] < lowest[cell]) {
                    lowest[cell] = order[next];
                }
                continue;
            }
            found += splits(next, cell);
            children++;
            if (lowest[next] < lowest[cell]) {
                lowest[cell] = lowest[next];
            }
            if (parent >= 0 && lowest[next] >= order[cell]) {
                splits = true;
            }
        }
        return found + (splits || parent < 0 && children > 1 ? 1 : 0);
    }

    private static int walkFrom(int start) {
        seen[start] = ++stamp;
        queue[0] = start;
        int waiting = 1;
        int reached = 0;
        while (waiting > 0) {
            int cell = queue[--waiting];
            reached++;
            steps++;
            for (int d = 0; d < 6; d++) {
                int next = cell + AROUND[d] & WRAP;
                if (occupied[next] != 0 || seen[next] == stamp) {
                    continue;
                }
                int left = occupied[cell + AROUND[d == 0 ? 5 : d - 1] & WRAP];
                int right = occupied[cell + AROUND[d == 5 ? 0 : d + 1] & WRAP];
                if ((left ^ right) == 1) {
                    seen[next] = stamp;
                    queue[waiting++] = next;
                }
            }
        }
        return reached;
    }
}
