// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import java.io.Serializable;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/**
 * A serializable result of splitting a file: the text of a game, or an error.
 *
 * @param source the file, as named on the command line; for a member of a zip, followed by {@code !} and the member's name
 * @param number the number of the game in the source, from 1
 * @param line the line of the text, from 1
 * @param column the column of the text, from 1
 * @param format the format of the text, or null
 * @param content the text, or the error
 * @param isReadable false for an error
 */
record Found(
        String source,
        int number,
        int line,
        int column,
        @Nullable RecordFormat format,
        String content,
        boolean isReadable)
        implements Serializable {
    /** The reader options of {@code validate}: tournament or rulebook rules. Broken games keep their legal part. */
    static final ReaderOptions OPTIONS = ReaderOptions.lenient().withRulesets(Ruleset.tournament(), Ruleset.rulebook());

    static Found text(GameText text) {
        return new Found(
                text.source(),
                text.number(),
                text.line(),
                text.column(),
                text.format().orElse(null),
                text.text(),
                true);
    }

    static Found unreadable(String source, Exception reason) {
        return new Found(source, 0, 0, 0, null, InputFiles.describe(reason), false);
    }

    /** Judges the game and returns its row in the table of games. */
    Row judge() {
        if (!isReadable) {
            return GamesTable.unreadable(source, content);
        }
        try {
            GameText text = new GameText(source, number, line, column, Optional.ofNullable(format), content);
            return GamesTable.game(text, Records.judge(text, OPTIONS));
        } catch (RuntimeException e) { // an unexpected error must not end the whole run
            return GamesTable.unreadable(source, InputFiles.describe(e));
        }
    }
}
