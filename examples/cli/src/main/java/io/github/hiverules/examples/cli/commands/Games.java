// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.Locale;
import java.util.stream.Collectors;

/** Games and positions in arguments. Errors are {@code IllegalStateException}s with a message for users. */
final class Games {
    private Games() {}

    /** Parses a GameString. All moves must be legal by the given rules or by the printed rulebook. */
    static Game game(String gameString, Ruleset ruleset) {
        ReaderOptions options = ReaderOptions.lenient().withRulesets(ruleset, Ruleset.rulebook());
        try {
            return Records.parseOne(gameString, options).game();
        } catch (NotationException e) {
            throw new IllegalStateException("Invalid GameString: " + Verdict.describe(e));
        }
    }

    /** Parses a GameString, a link to an analysis, a game type or a position string. */
    static Game gameOrPosition(String text) {
        return text.contains(";")
                        || text.contains("://")
                        || Ruleset.tryParse(text).isPresent()
                ? game(text, Ruleset.tournament())
                : Game.of(position(text));
    }

    /** Parses a position string. */
    static Position position(String line) {
        Setup setup;
        try {
            setup = PositionStrings.parseSetup(line);
        } catch (NotationException e) {
            throw new IllegalStateException("column " + e.column() + ": " + e.sentence(Locale.ENGLISH));
        }
        try {
            return setup.toPosition();
        } catch (ImpossiblePositionException e) {
            throw new IllegalStateException(e.problems().stream()
                    .map(problem -> Sentences.of(Locale.ENGLISH).describe(problem, setup) + " ["
                            + problem.rule().number() + "]")
                    .collect(Collectors.joining(" ")));
        }
    }
}
