// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.ScannedGame;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/**
 * The rows of the games in some chunks, read one at a time, so that memory does not depend on how many there are. Whatever is
 * wrong with a file, or with a member of a zip, becomes a row of its own, and the next one follows.
 */
final class ChunkGames implements Iterator<Row>, Closeable {
    /** By tournament rules or else by the booklets', as {@code validate} judges; of broken games the legal part is kept. */
    private static final ReaderOptions OPTIONS =
            ReaderOptions.lenient().withRulesets(Ruleset.tournament(), Ruleset.rulebook());

    private final Iterator<Chunk> chunks;
    private final Configuration configuration;
    private @Nullable Row ready;

    private Chunk chunk = Chunk.whole("", "", 0);
    private @Nullable Texts texts;
    private String source = "";
    private @Nullable Iterator<ScannedGame> games;
    private int index;
    private boolean inMember;

    /** The games of those chunks, in their order. */
    ChunkGames(List<Chunk> chunks, Configuration configuration) {
        this.chunks = chunks.iterator();
        this.configuration = configuration;
    }

    @Override
    public boolean hasNext() {
        while (ready == null && (games != null || texts != null || chunks.hasNext())) {
            try {
                ready = advance();
            } catch (UncheckedIOException e) {
                ready = giveUp(Objects.requireNonNull(e.getCause()));
            } catch (IOException | RuntimeException e) {
                ready = giveUp(e); // a fault that nobody thought of must not stop an archive of a million games either
            }
        }
        return ready != null;
    }

    /** A step to the next game: a row, or null if none is at hand yet. */
    private @Nullable Row advance() throws IOException {
        Iterator<ScannedGame> open = games;
        if (open != null) {
            if (open.hasNext()) {
                ScannedGame game = open.next();
                return GamesTable.game(source, ++index, chunk.linesBefore(), game);
            }
            games = null;
        } else if (texts != null) {
            source = chunk.name();
            inMember = false;
            Optional<Texts.Text> text = texts.next();
            if (text.isPresent()) {
                inMember = texts.hasMembers();
                source = text.get().name();
                index = chunk.gamesBefore();
                games = Records.scan(text.get().bytes(), source, OPTIONS).iterator();
            } else {
                close();
            }
        } else {
            chunk = chunks.next();
            source = chunk.name();
            inMember = false;
            texts = new Texts(chunk, configuration);
        }
        return null;
    }

    /** Gives up the member of a zip that is being read, or else the file. */
    private Row giveUp(Exception reason) {
        games = null;
        try {
            if (!inMember) {
                close();
            }
        } catch (IOException e) {
            texts = null; // it could not be read, now it can't be closed either
        }
        return GamesTable.unreadable(source, InputFiles.describe(reason));
    }

    @Override
    public Row next() {
        Row row = ready;
        if (row == null) {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return next();
        }
        ready = null;
        return row;
    }

    /** Closes the file that is being read. */
    @Override
    public void close() throws IOException {
        Texts open = texts;
        texts = null;
        if (open != null) {
            open.close();
        }
    }
}
