// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

/** Finds the end of each game text in a source. */
interface GameFinder {
    /** {@return the index after the current text} */
    int findEnd();

    /** Returns whether the last text that was found looks like a Hive game. */
    boolean isGame(String text);
}
