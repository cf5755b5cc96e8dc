// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** The symbols of PGN's numeric annotations of moves. */
public final class NagSymbols {
    private static final Map<Integer, String> SYMBOLS = new TreeMap<>(Map.ofEntries(
            Map.entry(1, "!"),
            Map.entry(2, "?"),
            Map.entry(3, "!!"),
            Map.entry(4, "??"),
            Map.entry(5, "!?"),
            Map.entry(6, "?!"),
            Map.entry(7, "□"),
            Map.entry(10, "="),
            Map.entry(13, "∞"),
            Map.entry(14, "⩲"),
            Map.entry(15, "⩱"),
            Map.entry(16, "±"),
            Map.entry(17, "∓"),
            Map.entry(18, "+−"),
            Map.entry(19, "−+"),
            Map.entry(22, "⨀"),
            Map.entry(32, "⟳"),
            Map.entry(36, "→"),
            Map.entry(40, "↑"),
            Map.entry(132, "⇆"),
            Map.entry(138, "⊕"),
            Map.entry(146, "N")));

    /** Other characters in symbols, and the characters that replace them. */
    private static final String[][] ALIASES = {
        {"-", "−"}, {"–", "−"}, {"‼", "!!"}, {"⁇", "??"}, {"⁉", "!?"}, {"⁈", "?!"}
    };

    private NagSymbols() {}

    public static Optional<String> of(int nag) {
        return Optional.ofNullable(SYMBOLS.get(nag));
    }

    /** Returns the NAG of a symbol, or empty for any other text. */
    public static OptionalInt parse(String symbol) {
        String known = symbol;
        for (String[] alias : ALIASES) {
            known = known.replace(alias[0], alias[1]);
        }
        for (Map.Entry<Integer, String> entry : SYMBOLS.entrySet()) {
            if (entry.getValue().equals(known)) {
                return OptionalInt.of(entry.getKey());
            }
        }
        return OptionalInt.empty();
    }
}
