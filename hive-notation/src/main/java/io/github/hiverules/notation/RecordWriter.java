// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.function.Function;

/**
 * Writes records one after the other in one format, with what separates them between.
 *
 * <pre>{@code
 * try (RecordWriter out = Records.writer(Path.of("games.pgn"), RecordFormat.PGN)) {
 *     records.forEach(out::write);
 * }
 * }</pre>
 *
 * <p>Not safe for use by several threads.
 */
public final class RecordWriter implements AutoCloseable {
    private final Writer writer;
    private final String separator;
    private final Function<GameRecord, String> print;
    private boolean begun;

    RecordWriter(Writer writer, String separator, Function<GameRecord, String> print) {
        this.writer = writer;
        this.separator = separator;
        this.print = print;
    }

    /**
     * Writes a record behind those that were written.
     *
     * @throws UncheckedIOException if the target fails
     * @throws IllegalArgumentException if the record can't be printed, see {@link Records#print}; nothing is written then
     */
    public void write(GameRecord record) {
        String text = print.apply(requireNonNull(record, "record"));
        try {
            if (begun) {
                writer.write(separator);
            }
            begun = true;
            writer.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException("can't write records: " + e.getMessage(), e);
        }
    }

    /**
     * Writes what is still kept in memory, and closes the target.
     *
     * @throws UncheckedIOException if the target fails
     */
    @Override
    public void close() {
        try {
            writer.close();
        } catch (IOException e) {
            throw new UncheckedIOException("can't write records: " + e.getMessage(), e);
        }
    }
}
