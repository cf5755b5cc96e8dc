// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

/** Finds the end of each text in a source. */
interface GameFinder {
    /**
     * Finds the end of the current text.
     *
     * @return the index after the text
     */
    int findEnd();

    /** Returns whether the last text looks like a game of Hive. */
    boolean isGame(String text);
}
