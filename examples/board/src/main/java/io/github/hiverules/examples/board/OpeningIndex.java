// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import io.github.hiverules.api.Position;
import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.questions.OpeningBook;
import io.github.hiverules.notation.record.GameRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.h2.mvstore.type.LongDataType;
import org.h2.mvstore.type.StringDataType;

/** An opening book in a file, which uses bounded memory. */
public final class OpeningIndex extends OpeningBook implements AutoCloseable {
    private static final String POSITIONS = "positions-3";
    private static final String GAMES = "games-3";

    /** The maximum number of positions in a batch. A sorted batch writes each page of the store only once. */
    private static final int BATCH = 120_000;

    private final String name;
    private final MVStore store;
    private final MVMap<Long, String> positions;
    private final MVMap<Long, String> games;

    private OpeningIndex(String name, MVStore store) {
        this(name, store, openMap(store, POSITIONS), openMap(store, GAMES));
    }

    private OpeningIndex(String name, MVStore store, MVMap<Long, String> positions, MVMap<Long, String> games) {
        super(positions, games);
        this.name = name;
        this.store = store;
        this.positions = positions;
        this.games = games;
    }

    private static MVMap<Long, String> openMap(MVStore store, String map) {
        return store.openMap(
                map,
                new MVMap.Builder<Long, String>()
                        .keyType(LongDataType.INSTANCE)
                        .valueType(StringDataType.INSTANCE)
                        .singleWriter());
    }

    /**
     * Creates an empty index in a new file. The file must not exist. If the file can't be written, this method and the
     * methods of the index throw an {@link UncheckedIOException}.
     */
    public static OpeningIndex create(Path file) {
        try {
            MVStore store = new MVStore.Builder()
                    .fileName(file.toAbsolutePath().toString())
                    .autoCommitDisabled()
                    .compress()
                    .open();
            store.setRetentionTime(0); // no other program reads the file, so space can be reused at once
            return new OpeningIndex(file.toString(), store);
        } catch (MVStoreException e) {
            throw failure(e);
        }
    }

    /**
     * Opens an index for queries.
     *
     * @throws IOException if the file can't be read or is not an index
     */
    public static OpeningIndex open(Path file) throws IOException {
        MVStore store = read(file);
        if (store.hasMap(POSITIONS) && store.hasMap(GAMES)) {
            return new OpeningIndex(file.toString(), store);
        }
        store.closeImmediately();
        throw new IOException(file + " is not an index of openings");
    }

    private static MVStore read(Path file) throws IOException {
        boolean isEmpty;
        try (InputStream readable = Files.newInputStream(file)) {
            isEmpty = readable.read() < 0;
        } catch (IOException e) {
            throw new IOException("can't read " + file + ": " + Failures.describe(e), e);
        }
        if (isEmpty) {
            throw new IOException(file + " is not an index of openings");
        }
        MVStore.Builder builder =
                new MVStore.Builder().fileName(file.toAbsolutePath().toString()).readOnly();
        try {
            return builder.open();
        } catch (MVStoreException | IllegalArgumentException e) {
            throw new IOException(file + " is not an index of openings, or is damaged", e);
        }
    }

    @Override
    public void add(String source, GameRecord record, int plies) {
        super.add(source, record, plies);
        if (pending() >= BATCH) {
            flush();
        }
    }

    @Override
    protected void flush() {
        try {
            super.flush();
            store.commit();
        } catch (MVStoreException e) {
            throw failure(e);
        }
    }

    private static UncheckedIOException failure(MVStoreException reason) {
        Throwable cause = reason;
        while (cause != null && !(cause instanceof IOException)) {
            cause = cause.getCause();
        }
        return new UncheckedIOException(
                cause instanceof IOException broken ? broken : new IOException(reason.getMessage(), reason));
    }

    /** @throws CommandException if the index is damaged */
    @Override
    public List<Choice> choices(Position position) {
        try {
            return super.choices(position);
        } catch (RuntimeException e) {
            throw new CommandException(name + " is damaged", e);
        }
    }

    /** Writes a compact copy of this index to a new file. The file must not exist. */
    public void save(Path file) {
        flush();
        try (OpeningIndex copy = create(file)) {
            positions.forEach(copy.positions::append);
            games.forEach(copy.games::append);
        } catch (MVStoreException e) {
            throw failure(e);
        }
    }

    @Override
    public void close() {
        store.close();
    }
}
