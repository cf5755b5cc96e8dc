// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/** Quotes texts in messages of exceptions. */
final class Messages {
    private static final int LONGEST_SHOWN = 40;

    private Messages() {}

    /** Returns the first characters of a text in quotes. Control characters become question marks. */
    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        int end = 0;
        for (int shown = 0; shown < LONGEST_SHOWN && end < text.length(); shown++) {
            int c = text.codePointAt(end);
            quoted.appendCodePoint(Character.isISOControl(c) ? '?' : c);
            end += Character.charCount(c);
        }
        return quoted.append(end < text.length() ? "…\"" : "\"").toString();
    }
}
