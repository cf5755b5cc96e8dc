// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.concurrent.ThreadLocalRandom;

/**
 * Hash functions for cells and for values that contain cells. Untrusted input can choose the cells, so the functions
 * are seeded per process. This prevents hash-collision attacks.
 */
final class Hashing {
    /** The initial state of every hash. */
    static final long START = ThreadLocalRandom.current().nextLong();

    private Hashing() {}

    /**
     * Mixes a value into a state. Uses the finalizer of MurmurHash3, so each bit of the result depends on all bits of
     * the input.
     */
    static long mix(long state, long value) {
        long mixed = state ^ value;
        mixed = (mixed ^ mixed >>> 33) * 0xFF51AFD7ED558CCDL;
        mixed = (mixed ^ mixed >>> 33) * 0xC4CEB9FE1A85EC53L;
        return mixed ^ mixed >>> 33;
    }

    /** Packs two coordinates into a long. */
    static long pair(int q, int r) {
        return (long) q << Integer.SIZE | r & 0xFFFF_FFFFL;
    }
}
