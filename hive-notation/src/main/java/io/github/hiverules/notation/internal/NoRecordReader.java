// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;

/** Stands for the reader of a text in no format that is known: it finds one thing wrong, and nothing behind it. */
public final class NoRecordReader extends GameReader {
    private final RecordException error;
    private boolean told;

    /** A reader that says so of that text. */
    public NoRecordReader(TextSource text, ReaderOptions options, String reason) {
        super(text, options);
        int first = text.peek();
        error = new RecordException(
                text.place(),
                0,
                first == TextSource.END ? "" : TextSource.shown(Character.toString(first)),
                "a record: ( for SGF, [ for PGN, a game type for a GameString",
                reason);
    }

    @Override
    protected boolean hasGame() {
        return !told;
    }

    @Override
    protected void skipToNextGame() {}

    @Override
    protected Draft parse() {
        told = true;
        throw error;
    }
}
