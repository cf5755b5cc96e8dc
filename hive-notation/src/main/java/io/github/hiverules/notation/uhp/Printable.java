// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

/** Text of strangers as part of one line that a terminal can show. */
final class Printable {
    private Printable() {}

    /** The text with a question mark for each character that would break the line, steer a terminal, or is none. */
    static String of(String text) {
        StringBuilder line = new StringBuilder();
        text.codePoints().forEach(c -> line.appendCodePoint(isPrintable(c) ? c : '?'));
        return line.toString();
    }

    private static boolean isPrintable(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
