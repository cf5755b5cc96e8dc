// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.Serializable;

/**
 * A piece of a file that can be read by itself: a whole file, or some games of a large one.
 *
 * @param name the file as the user named it
 * @param uri where it is
 * @param start its first byte, from 0
 * @param end the byte behind its last
 * @param gamesBefore how many games of the file come before it
 * @param linesBefore how many lines of the file come before it
 * @param isWhole whether it is all of the file, however long it turns out to be
 */
record Chunk(String name, String uri, long start, long end, int gamesBefore, int linesBefore, boolean isWhole)
        implements Serializable {
    /** A file as a whole. */
    static Chunk whole(String name, String uri, long length) {
        return new Chunk(name, uri, 0, length, 0, 0, true);
    }

    /** How many bytes it has. */
    long length() {
        return end - start;
    }
}
