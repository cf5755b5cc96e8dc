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
 * What was found in a file, as Spark carries it between tasks: the text of a game, or why the file can't be read on.
 *
 * @param source the file as the user named it, followed by {@code !} and a name for a member of a zip
 * @param format the format of the text, or null
 * @param words the text, or the reason
 */
record Found(
        String source,
        int number,
        int line,
        int column,
        @Nullable RecordFormat format,
        String words,
        boolean isReadable)
        implements Serializable {
    /** By tournament rules or else by the booklets', as {@code validate} judges; of broken games the legal part is kept. */
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

    /** Judges the game, and returns its row in the table of games. */
    Row judge() {
        if (!isReadable) {
            return GamesTable.unreadable(source, words);
        }
        try {
            GameText text = new GameText(source, number, line, column, Optional.ofNullable(format), words);
            return GamesTable.game(text, Records.judge(text, OPTIONS));
        } catch (RuntimeException e) { // a defect must not stop an archive of a million games
            return GamesTable.unreadable(source, InputFiles.describe(e));
        }
    }
}
