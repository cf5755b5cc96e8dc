// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

/** Escapes untrusted text for HTML. */
final class Html {
    private static final int MAX_LENGTH = 200;

    private Html() {}

    /**
     * Escapes text for an element or attribute. The result is ASCII. Long text is truncated, and invisible characters and
     * direction marks are replaced by question marks.
     */
    static String escape(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().limit(MAX_LENGTH).forEach(c -> append(shown, c));
        return text.codePointCount(0, text.length()) > MAX_LENGTH ? shown + "&#8230;" : shown.toString();
    }

    private static void append(StringBuilder shown, int c) {
        switch (c) {
            case '<' -> shown.append("&lt;");
            case '>' -> shown.append("&gt;");
            case '&' -> shown.append("&amp;");
            case '"' -> shown.append("&quot;");
            case '\'' -> shown.append("&#39;");
            default -> {
                int type = Character.getType(c);
                boolean invisible = type == Character.CONTROL
                        || type == Character.FORMAT
                        || type == Character.SURROGATE
                        || type == Character.LINE_SEPARATOR
                        || type == Character.PARAGRAPH_SEPARATOR
                        || type == Character.UNASSIGNED;
                if (invisible) {
                    shown.append('?');
                } else if (c < 0x7F) {
                    shown.append((char) c);
                } else {
                    shown.append("&#").append(c).append(';');
                }
            }
        }
    }
}
