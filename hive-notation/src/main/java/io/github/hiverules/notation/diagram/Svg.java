// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import io.github.hiverules.notation.internal.Texts;

/** Writes SVG. Numbers don't depend on the locale. */
final class Svg {
    private final StringBuilder out = new StringBuilder();

    /** Appends a template with values for its placeholders. Rounds numbers to tenths. Doesn't escape strings. */
    Svg add(String template, Object... values) {
        int end = 0;
        for (Object value : values) {
            int place = template.indexOf("{}", end);
            out.append(template, end, place);
            out.append(value instanceof Number number ? number(number.doubleValue()) : value.toString());
            end = place + 2;
        }
        out.append(template, end, template.length());
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }

    /** Rounds to tenths. Halves are rounded up, also on platforms whose {@code Math.round} doesn't do this. */
    private static String number(double value) {
        long tenths = (long) Math.floor(value * 10 + 0.5);
        long size = Math.abs(tenths);
        return (tenths < 0 ? "-" : "") + size / 10 + (size % 10 == 0 ? "" : "." + size % 10);
    }

    /**
     * Escapes a text for XML content and attributes. The result is ASCII. Line ends and tabs become spaces. Characters
     * that XML doesn't allow become U+FFFD.
     */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c == '\t' || c == '\n' || c == '\r') {
                escaped.append(' ');
            } else if (Character.isISOControl(c) || c >= 0xD800 && c <= 0xDFFF || c == 0xFFFE || c == 0xFFFF) {
                escaped.append("&#xFFFD;");
            } else if (c > '~' || "<>&\"'".indexOf(c) >= 0) {
                escaped.append("&#x").append(Integer.toHexString(c)).append(';');
            } else {
                escaped.append((char) c);
            }
        });
        return escaped.toString();
    }

    /** Removes surrounding spaces, and shortens the text to {@code max} code points. */
    static String cut(String text, int max) {
        String stripped = text.strip();
        boolean fits = Texts.first(max, stripped).length() == stripped.length();
        return fits ? stripped : Texts.first(max - 1, stripped) + "\u2026";
    }
}
