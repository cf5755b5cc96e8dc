// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

/** Text from strangers in HTML. */
final class Html {
    private static final int LONGEST = 200;

    private Html() {}

    /**
     * The text as HTML shows it, in ASCII, in an element or an attribute: cut where it is long, without anything that is not
     * seen or that changes the direction of what follows.
     */
    static String escape(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().limit(LONGEST).forEach(c -> append(shown, c));
        return text.codePointCount(0, text.length()) > LONGEST ? shown + "&#8230;" : shown.toString();
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
                boolean unseen = type == Character.CONTROL
                        || type == Character.FORMAT
                        || type == Character.SURROGATE
                        || type == Character.LINE_SEPARATOR
                        || type == Character.PARAGRAPH_SEPARATOR
                        || type == Character.UNASSIGNED;
                if (unseen) {
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
