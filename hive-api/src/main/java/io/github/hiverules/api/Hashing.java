// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.concurrent.ThreadLocalRandom;

/**
 * Hash codes of cells, and of all that has cells. Strangers choose what stands where, so each process draws a number anew with
 * which these hash codes begin: nobody can prepare values that share one.
 */
final class Hashing {
    /** The state that every hash code begins with. */
    static final long START = ThreadLocalRandom.current().nextLong();

    private Hashing() {}

    /** The state after one more value: the finalizer of MurmurHash3, in which each bit depends on all bits before. */
    static long mix(long state, long value) {
        long mixed = state ^ value;
        mixed = (mixed ^ mixed >>> 33) * 0xFF51AFD7ED558CCDL;
        mixed = (mixed ^ mixed >>> 33) * 0xC4CEB9FE1A85EC53L;
        return mixed ^ mixed >>> 33;
    }

    /** One number for two coordinates. */
    static long pair(int q, int r) {
        return (long) q << Integer.SIZE | r & 0xFFFF_FFFFL;
    }
}
