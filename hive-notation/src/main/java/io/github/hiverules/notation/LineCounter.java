// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.notation.record.Flaw;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Counts the lines of a game's text, to turn offsets into lines and columns. */
final class LineCounter {
    private final GameText text;
    private int counted;
    private int line;
    private int lineStart;

    LineCounter(GameText text) {
        this.text = text;
        line = text.line();
        lineStart = 1 - text.column();
    }

    /** Converts notes to remarks, in the given order. */
    static List<Remark> remarks(GameText text, List<Flaw.Note> notes) {
        LineCounter lines = new LineCounter(text);
        Remark[] remarks = new Remark[notes.size()];
        IntStream.range(0, remarks.length)
                .boxed()
                .sorted(Comparator.comparingInt(i -> notes.get(i).offset()))
                .forEach(i -> remarks[i] = lines.remark(notes.get(i)));
        return Arrays.asList(remarks);
    }

    /** Converts a note to a remark. Must be called in the order of offsets. */
    Remark remark(Flaw.Note note) {
        String chars = text.text();
        for (; counted < note.offset(); counted++) {
            char c = chars.charAt(counted);
            if (c == '\n' || c == '\r') {
                line += c == '\n' && counted > 0 && chars.charAt(counted - 1) == '\r' ? 0 : 1;
                lineStart = counted + 1;
            }
        }
        return new Remark(note.phrase().code(), line, note.offset() - lineStart + 1, note.ply(), note.phrase()::in);
    }
}
