// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordCursor;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordPath;
import io.github.hiverules.notation.Records;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** An editor of a record with variations, undo and redo in a few lines; {@link SmallProgramsTest} runs it. */
final class SmallEditor {
    private final Deque<RecordCursor> undo = new ArrayDeque<>();
    private final Deque<RecordCursor> redo = new ArrayDeque<>();
    private RecordCursor here;

    SmallEditor(Path file) throws IOException {
        here = Records.parseOne(Files.readString(file)).cursor();
    }

    private void edit(RecordCursor edited) {
        undo.push(here);
        redo.clear();
        here = edited;
    }

    /** Goes to a move: {@code 7.1.2} is the second move of the first variation beside the seventh. */
    void go(String path) {
        here = here.record().cursor(RecordPath.parse(path));
    }

    /** Plays a move: enters it if it is there, and otherwise extends the line or begins a variation. */
    void play(String moveString) {
        edit(here.play(moveString));
    }

    void comment(String text) {
        edit(here.withComments(text));
    }

    void promote() {
        edit(here.promote());
    }

    void remove() {
        edit(here.remove());
    }

    void undo() {
        redo.push(here);
        here = undo.pop();
    }

    void redo() {
        undo.push(here);
        here = redo.pop();
    }

    void save(Path file, RecordFormat format) throws IOException {
        Files.writeString(file, Records.print(record(), format));
    }

    GameRecord record() {
        return here.record();
    }
}
