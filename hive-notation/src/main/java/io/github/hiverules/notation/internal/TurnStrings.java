// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Color;
import java.util.OptionalInt;

/** Parses and prints turns such as {@code White[1]} (N1). */
public final class TurnStrings {
    /** The maximum turn number. */
    public static final int MAX = 999_999_999;

    private TurnStrings() {}

    /** Returns the turn after a number of plies, for example {@code Black[1]} after one ply. */
    public static String print(int plies) {
        return (plies % 2 == 0 ? "White[" : "Black[") + (plies / 2 + 1) + "]";
    }

    /** Parses a turn, ignoring case. Returns the number of plies before the turn, or empty for any other text. */
    public static OptionalInt parse(String text) {
        for (Color color : Color.values()) {
            String start = color.name() + "[";
            if (text.regionMatches(true, 0, start, 0, start.length()) && text.endsWith("]")) {
                int turn = (int) Texts.parseNumber(text.substring(start.length(), text.length() - 1), 9);
                return turn <= 0 ? OptionalInt.empty() : OptionalInt.of(2 * (turn - 1) + color.ordinal());
            }
        }
        return OptionalInt.empty();
    }
}
