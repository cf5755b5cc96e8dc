// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import java.io.InvalidObjectException;
import java.io.Serializable;

/** A record on its way through Java serialization: its text. */
record SerializedRecord(String pgn) implements Serializable {
    private static final long serialVersionUID = 1;

    private static final ReaderOptions OPTIONS = ReaderOptions.builder()
            .format(RecordFormat.PGN)
            .maxGameLength(Integer.MAX_VALUE)
            .build();

    static SerializedRecord of(GameRecord record) {
        return new SerializedRecord(PgnWriter.print(record));
    }

    private Object readResolve() throws InvalidObjectException {
        try {
            return Records.parseOne(pgn, OPTIONS);
        } catch (RecordException | NullPointerException e) {
            InvalidObjectException invalid = new InvalidObjectException("no record: " + e.getMessage());
            invalid.initCause(e);
            throw invalid;
        }
    }
}
