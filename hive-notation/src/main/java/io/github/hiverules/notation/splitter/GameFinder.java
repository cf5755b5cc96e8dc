// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

/** Finds the end of one text after the other in a source, by what is open only; it judges nothing. */
interface GameFinder {
    /**
     * Moves behind the text that begins at {@link SourceText#at}, or is begun already, as far as is needed to find its end.
     *
     * @return the index at which the text ends
     */
    int findEnd();

    /** Returns whether the text found last looks like a game of Hive: whether it names the game that was played. */
    boolean isGame(String text);
}
