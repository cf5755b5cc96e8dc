// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Ruleset;
import java.util.Optional;
import java.util.Set;

/** Parses game types (N1): {@code Base}, {@code Base+MLP}. */
public final class GameType {
    private GameType() {}

    /**
     * Parses a game type. Ignores case and the order of letters. Returns the expansions, or empty for any other text.
     */
    public static Optional<Set<Expansion>> parse(String text) {
        return text.indexOf(' ') < 0 ? Ruleset.tryParse(text).map(Ruleset::expansions) : Optional.empty();
    }
}
