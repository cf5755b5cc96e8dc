// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

/**
 * XXH64, the 64-bit hash function of xxHash. The bytes of a text are its ASCII characters.
 *
 * @see <a href="https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md">The specification of xxHash</a>
 */
final class XxHash64 {
    private static final long P1 = 0x9E3779B185EBCA87L;
    private static final long P2 = 0xC2B2AE3D27D4EB4FL;
    private static final long P3 = 0x165667B19E3779F9L;
    private static final long P4 = 0x85EBCA77C2B2AE63L;
    private static final long P5 = 0x27D4EB2F165667C5L;

    /** The number of bytes that four accumulators read at once. */
    private static final int STRIPE = 32;

    /** The rotations of the four accumulators when they are joined. */
    private static final int[] ROTATIONS = {1, 7, 12, 18};

    private XxHash64() {}

    static long hash(String ascii, long seed) {
        int length = ascii.length();
        int at = 0;
        long hash = seed + P5;
        if (length >= STRIPE) {
            long[] accumulators = {seed + P1 + P2, seed + P2, seed, seed - P1};
            for (; at <= length - STRIPE; at += STRIPE) {
                for (int i = 0; i < 4; i++) {
                    accumulators[i] = round(accumulators[i], bytes(ascii, at + 8 * i, 8));
                }
            }
            hash = 0;
            for (int i = 0; i < 4; i++) {
                hash += Long.rotateLeft(accumulators[i], ROTATIONS[i]);
            }
            for (long accumulator : accumulators) {
                hash = (hash ^ round(0, accumulator)) * P1 + P4;
            }
        }
        hash += length;
        for (; at <= length - 8; at += 8) {
            hash = Long.rotateLeft(hash ^ round(0, bytes(ascii, at, 8)), 27) * P1 + P4;
        }
        if (at <= length - 4) {
            hash = Long.rotateLeft(hash ^ bytes(ascii, at, 4) * P1, 23) * P2 + P3;
            at += 4;
        }
        for (; at < length; at++) {
            hash = Long.rotateLeft(hash ^ ascii.charAt(at) * P5, 11) * P1;
        }
        hash = (hash ^ hash >>> 33) * P2;
        hash = (hash ^ hash >>> 29) * P3;
        return hash ^ hash >>> 32;
    }

    private static long round(long accumulator, long input) {
        return Long.rotateLeft(accumulator + input * P2, 31) * P1;
    }

    /** Returns several bytes as a number. The first byte is the lowest. */
    private static long bytes(String ascii, int from, int count) {
        long bytes = 0;
        for (int i = count - 1; i >= 0; i--) {
            bytes = bytes << 8 | ascii.charAt(from + i);
        }
        return bytes;
    }
}
