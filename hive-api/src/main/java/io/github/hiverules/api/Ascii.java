// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/** Texts without the tables of Unicode, which programs in browsers would have to load. */
final class Ascii {
    private Ascii() {}

    /** Replaces the ASCII capitals of a text by small letters. */
    static String lower(String text) {
        StringBuilder lower = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                lower.setCharAt(i, (char) (c - 'A' + 'a'));
            }
        }
        return lower.toString();
    }
}
