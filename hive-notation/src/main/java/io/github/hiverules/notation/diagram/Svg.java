// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import io.github.hiverules.notation.internal.Texts;
import java.math.BigDecimal;

/** Writes SVG: elements with attributes, numbers that no locale changes, text that is well-formed XML whatever it holds. */
final class Svg {
    private final StringBuilder out = new StringBuilder();

    /** Appends markup, with a value for each {@code {}}: text as it is, numbers with at most one digit behind the point. */
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

    /** Appends text, escaped. */
    Svg text(String text) {
        out.append(escape(text));
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }

    private static String number(double value) {
        return BigDecimal.valueOf(Math.round(value * 10), 1)
                .stripTrailingZeros()
                .toPlainString();
    }

    /**
     * The text as XML content or attribute value, in ASCII so that no encoding spoils it. Line ends and tabs become spaces;
     * what XML has no place for (control characters, halves of surrogate pairs) becomes U+FFFD.
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

    /** The text without space around it, cut where it has more than that many characters (Unicode code points). */
    static String cut(String text, int max) {
        String stripped = text.strip();
        boolean fits = Texts.first(max, stripped).length() == stripped.length();
        return fits ? stripped : Texts.first(max - 1, stripped) + "\u2026";
    }
}
