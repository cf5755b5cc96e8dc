package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Ruleset;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** GameTypeStrings (N1): {@code Base}, or {@code Base+} and any of M, L and P. */
public final class GameTypes {
    private GameTypes() {}

    /** The expansions that a game type names; empty if the text is no game type. Any case and order of letters is read. */
    public static Optional<Set<Expansion>> parse(String text) {
        if (!text.regionMatches(true, 0, "Base", 0, 4)) {
            return Optional.empty();
        }
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        if (text.length() == 4) {
            return Optional.of(expansions);
        }
        if (text.charAt(4) != '+' || text.length() == 5) {
            return Optional.empty();
        }
        for (int i = 5; i < text.length(); i++) {
            char letter = Character.toUpperCase(text.charAt(i));
            boolean known = false;
            for (Expansion expansion : Expansion.values()) {
                if (expansion.letter() == letter) {
                    known = expansions.add(expansion);
                }
            }
            if (!known) {
                return Optional.empty();
            }
        }
        return Optional.of(expansions);
    }

    /** The game type of a ruleset. */
    public static String print(Ruleset ruleset) {
        return ruleset.gameType();
    }
}
