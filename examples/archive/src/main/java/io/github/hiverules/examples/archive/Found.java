// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * A result of splitting a file: the text of a game, or an error.
 *
 * @param source the file as named on the command line, or {@code file!member} for a member of a zip
 * @param number the number of the game in the source, from 1, or 0 for an error
 * @param content the text, or the error
 */
record Found(
        String source,
        int number,
        int line,
        int column,
        @Nullable String format,
        String content) {
    /** The columns of {@link #row}. */
    static final StructType SCHEMA =
            StructType.fromDDL("source string, number int, line int, column int, format string, content string");

    /** The reader options of {@code validate}: tournament or rulebook rules. */
    static final ReaderOptions OPTIONS = ReaderOptions.lenient().withRulesets(Ruleset.tournament(), Ruleset.rulebook());

    static Found text(GameText text) {
        return new Found(
                text.source(),
                text.number(),
                text.line(),
                text.column(),
                text.format().map(Enum::name).orElse(null),
                text.text());
    }

    static Found unreadable(String source, String reason) {
        return new Found(source, 0, 0, 0, null, reason);
    }

    static Found of(Row row) {
        return new Found(
                row.getAs("source"),
                row.getAs("number"),
                row.getAs("line"),
                row.getAs("column"),
                row.getAs("format"),
                row.getAs("content"));
    }

    Row row() {
        return RowFactory.create(source, number, line, column, format, content);
    }

    /**
     * Judges the game.
     *
     * @param maxTurns the number of turns with keys
     */
    ArchivedGame judge(int maxTurns) {
        if (number == 0) {
            return new ArchivedGame(this, Optional.empty(), maxTurns);
        }
        try {
            GameText text = new GameText(
                    source,
                    number,
                    line,
                    column,
                    Optional.ofNullable(format).map(RecordFormat::valueOf),
                    content,
                    List.of());
            return new ArchivedGame(this, Optional.of(Records.judge(text, OPTIONS)), maxTurns);
        } catch (RuntimeException e) { // an unexpected error must not end the whole run
            return unreadable(source, InputFiles.describe(e)).judge(maxTurns);
        }
    }
}
