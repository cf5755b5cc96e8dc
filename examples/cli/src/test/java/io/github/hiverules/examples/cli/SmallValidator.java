// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A validator of record files in a few lines; {@link SmallProgramsTest} runs it. */
final class SmallValidator {
    private SmallValidator() {}

    static void validate(Path file, PrintStream out) {
        // begin validator
        try (Stream<ReadGame> games = Records.scan(file, ReaderOptions.lenient())) {
            games.forEach(game -> out.println(game.error()
                    .map(error -> "broken: " + error.getMessage())
                    .orElseGet(() -> game.orElseThrow().moves().size() + " plies, "
                            + game.orElseThrow().outcome())));
        }
        // end validator
    }
}
