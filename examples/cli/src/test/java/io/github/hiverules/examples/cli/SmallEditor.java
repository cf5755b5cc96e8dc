// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Line;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordPath;
import io.github.hiverules.notation.RecordWriter;
import io.github.hiverules.notation.Records;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** An editor of a record with variations in a few lines; {@link SmallProgramsTest} runs it. */
final class SmallEditor {
    private GameRecord record;
    private RecordPath here = RecordPath.start();

    SmallEditor(Path file) throws IOException {
        record = Records.parseOne(Files.readString(file));
    }

    /** Goes to a move: {@code 7.1.2} is the second move of the first variation beside the seventh. */
    void go(String path) {
        here = RecordPath.parse(path);
    }

    /** Plays a move here: it goes on with the line, or begins a variation of what follows. */
    void play(String moveString) {
        Game game = record.game(here);
        record = record.withContinuation(here, Line.of(MoveStrings.parse(moveString, game)));
    }

    void comment(String text) {
        record = record.withComments(here, text);
    }

    void promote() {
        record = record.promote(here);
    }

    void remove() {
        record = record.remove(here);
        here = here.plus(-1);
    }

    void save(Path file, RecordFormat format) {
        try (RecordWriter out = Records.writer(file, format)) {
            out.write(record);
        }
    }

    GameRecord record() {
        return record;
    }
}
