// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;

/** Games in arguments. */
final class Games {
    private Games() {}

    /**
     * Parses a GameString, a game type, a position, or a link to an analysis. All moves must be legal by the given
     * rules or by the printed rulebook.
     *
     * @throws IllegalStateException with a message for users if the text is invalid
     */
    static Game game(String text, Ruleset ruleset) {
        ReaderOptions options = ReaderOptions.lenient().withRulesets(ruleset, Ruleset.rulebook());
        try {
            return Records.parseOne(text, options).game();
        } catch (NotationException e) {
            throw new IllegalStateException("Invalid GameString: " + Verdict.describe(e));
        }
    }
}
