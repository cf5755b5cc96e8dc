// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.bot.Network;
import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.text.NotationException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Games and networks in arguments. */
final class Arguments {
    private Arguments() {}

    /**
     * Parses a GameString, a game type, a position, or a link to an analysis. All moves must be legal by the given
     * rules or by the printed rulebook.
     *
     * @throws CommandException if the text is invalid
     */
    static Game game(String text, Ruleset ruleset) {
        ReaderOptions options = ReaderOptions.lenient().withRulesets(ruleset, Ruleset.rulebook());
        try {
            return Records.parseOne(text, options).game();
        } catch (NotationException e) {
            throw new CommandException(
                    switch (e.code()) {
                        case "unknown-format", "no-game" ->
                            "expected a game type, a GameString or a position, found \"" + text + "\"";
                        default -> "Invalid GameString: " + Verdict.describe(e);
                    });
        }
    }

    /**
     * Returns the network in a file, or the standard network.
     *
     * @throws CommandException if the file can't be read or contains no network
     */
    static Network network(Optional<Path> file) {
        if (file.isEmpty()) {
            return Network.standard();
        }
        try {
            return Network.parse(Failures.read(file.get(), () -> Files.readString(file.get())));
        } catch (IllegalArgumentException e) {
            throw new CommandException(file.get() + ": " + e.getMessage());
        }
    }
}
