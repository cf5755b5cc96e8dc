// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

/** Untrusted text and numbers, for terminals. */
public final class Text {
    private Text() {}

    /**
     * Replaces invisible characters: control and formatting characters, unpaired surrogates, line and paragraph
     * separators. They could change a terminal's settings or hide a part of the text.
     */
    public static String printable(String text) {
        return text.replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]", "?");
    }

    /** Returns a number with its noun: {@code 1 game}, {@code 2 games}. */
    public static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
