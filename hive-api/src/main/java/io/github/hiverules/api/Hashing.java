// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.concurrent.ThreadLocalRandom;

/**
 * Hash functions for cells and for values that contain cells. The functions are seeded per process, because untrusted
 * input could otherwise choose cells with equal hashes.
 */
final class Hashing {
    static final long START = ThreadLocalRandom.current().nextLong();

    private Hashing() {}

    /**
     * Mixes a value into a state with the finalizer of MurmurHash3. Each bit of the result depends on all bits of the
     * input.
     */
    static long mix(long state, long value) {
        long mixed = state ^ value;
        mixed = (mixed ^ mixed >>> 33) * 0xFF51AFD7ED558CCDL;
        mixed = (mixed ^ mixed >>> 33) * 0xC4CEB9FE1A85EC53L;
        return mixed ^ mixed >>> 33;
    }

    static long pair(int q, int r) {
        return (long) q << Integer.SIZE | r & 0xFFFF_FFFFL;
    }
}
