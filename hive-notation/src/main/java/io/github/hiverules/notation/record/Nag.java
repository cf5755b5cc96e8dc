// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.NagSymbols;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Static methods that convert NAGs, PGN's numeric annotations of moves, to symbols and back.
 *
 * <p>The symbols are {@code !} (1), {@code ?} (2), {@code !!} (3), {@code ??} (4), {@code !?} (5), {@code ?!} (6),
 * □ (7), {@code =} (10), ∞ (13), ⩲ (14), ⩱ (15), ± (16), ∓ (17), +− (18), −+ (19), ⨀ (22), ⟳ (32), → (36), ↑ (40),
 * ⇆ (132), ⊕ (138) and N (146).
 */
public final class Nag {
    private Nag() {}

    /**
     * {@return the symbol of a NAG, such as {@code !?} for 5; empty if it has no symbol}
     *
     * @param nag the NAG
     */
    public static Optional<String> symbol(int nag) {
        return NagSymbols.of(nag);
    }

    /**
     * {@return the NAG of a symbol, or empty for any other text} A hyphen or an en dash may replace the minus sign. The
     * characters ‼, ⁇, ⁉ and ⁈ stand for the two characters that they show.
     *
     * @param symbol the symbol, such as {@code !?}
     */
    public static OptionalInt parse(String symbol) {
        return NagSymbols.parse(requireNonNull(symbol, "symbol"));
    }
}
