// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Judges the games of many sources with several threads, and gives out the verdicts in the order of the games, as a single
 * thread does. Sources are cut into chunks ({@link GameChunks}), of which only some are in memory at a time. Where a cut may
 * be wrong, the rest of that source is judged by one thread.
 */
final class ParallelValidation implements AutoCloseable {
    /** How many bytes of a source are judged at a time, at least. */
    static final int CHUNK_BYTES = 1 << 16;

    private static final int CHUNKS_PER_THREAD = 4;

    private final ReaderOptions options;
    private final Function<Verdict, Line> printing;
    private final Consumer<List<Line>> output;
    private final ExecutorService threads;
    private final int window;
    private final int chunkBytes;
    private final Deque<Work> waiting = new ArrayDeque<>();

    /** A verdict as it is printed. */
    record Line(boolean isValid, String text) {}

    /** A chunk that is being judged, and how many games of its source come before it and behind it. */
    private record Work(
            GameChunks.Chunk chunk,
            CompletableFuture<Integer> gamesBefore,
            CompletableFuture<Integer> gamesAfter,
            CompletableFuture<Judged> judged) {}

    private record Judged(List<Line> lines, boolean isCutRight) {}

    /**
     * Judges by those options.
     *
     * @param printing what becomes of a verdict; called by any thread
     * @param output takes what was printed, some lines at a time, in the order of the games and in the caller's thread
     */
    ParallelValidation(
            int threads,
            int chunkBytes,
            ReaderOptions options,
            Function<Verdict, Line> printing,
            Consumer<List<Line>> output) {
        this.options = options;
        this.printing = printing;
        this.output = output;
        this.threads = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "validate");
            thread.setDaemon(true);
            return thread;
        });
        this.chunkBytes = chunkBytes;
        window = threads * CHUNKS_PER_THREAD;
    }

    /**
     * Judges a source. The verdicts on a small one may be given out later, at the latest by {@link #finish}.
     *
     * @throws IOException if the source fails; the games before that place have been judged
     */
    void judge(String file, InputStream bytes) throws IOException {
        GameChunks chunks = new GameChunks(bytes, chunkBytes);
        CompletableFuture<Integer> games = CompletableFuture.completedFuture(0);
        Optional<GameChunks.Chunk> next = chunks.next();
        boolean isSmall =
                next.filter(chunk -> chunk.isLast() && chunk.isWhole()).isPresent();
        if (!isSmall) {
            finish();
        }
        for (; next.isPresent(); next = chunks.next()) {
            GameChunks.Chunk chunk = next.get();
            if (!chunk.isWhole()) {
                Work rest = new Work(chunk, games, new CompletableFuture<>(), new CompletableFuture<>());
                judgeHere(file, giveOut(0).orElse(rest), Optional.of(chunk), chunks.rest());
                return;
            }
            Work work = submit(file, chunk, games);
            games = work.gamesAfter();
            Optional<Work> wronglyCut = giveOut(chunk.isLast() && !isSmall ? 0 : window);
            if (wronglyCut.isPresent()) {
                judgeHere(file, wronglyCut.get(), Optional.empty(), chunks.rest());
                return;
            }
        }
    }

    /** Gives out the verdicts that are still waited for. */
    void finish() {
        giveOut(0);
    }

    /** Nobody waits for the chunk before: the verdicts are printed by whichever thread comes last, with the games' numbers. */
    private Work submit(String file, GameChunks.Chunk chunk, CompletableFuture<Integer> gamesBefore) {
        CompletableFuture<List<GameRecord>> read = CompletableFuture.supplyAsync(() -> read(file, chunk), threads);
        CompletableFuture<Integer> gamesAfter = read.thenCombine(gamesBefore, (games, before) -> before + games.size());
        CompletableFuture<Judged> judged =
                read.thenCombine(gamesBefore, (games, before) -> print(file, chunk, games, before));
        Work work = new Work(chunk, gamesBefore, gamesAfter, judged);
        waiting.add(work);
        return work;
    }

    private List<GameRecord> read(String file, GameChunks.Chunk chunk) {
        List<GameRecord> records = new ArrayList<>();
        try {
            Sources.games(
                    new ByteArrayInputStream(chunk.bytes()), file, options, (index, record) -> records.add(record));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return records;
    }

    private Judged print(String file, GameChunks.Chunk chunk, List<GameRecord> records, int before) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < records.size(); i++) {
            lines.add(printing.apply(new Verdict(file, before + i + 1, records.get(i), chunk.linesBefore())));
        }
        return new Judged(lines, chunk.isLast() || !mayGoOn(records.get(records.size() - 1), chunk.bytes()));
    }

    /**
     * Whether the last game of a chunk may be one that does not end there: its text is broken, its end was mended, or it breaks a
     * rule, which is all that is said of it, and its text is open.
     */
    private static boolean mayGoOn(GameRecord last, byte[] chunk) {
        return last.format() == RecordFormat.SGF && !last.remarks().isEmpty()
                || last.error()
                        .filter(error -> error.rule().isEmpty() || isOpen(last.format(), chunk))
                        .isPresent();
    }

    /** Whether a text may end inside a comment of PGN or a property of SGF. */
    private static boolean isOpen(RecordFormat format, byte[] text) {
        boolean sgf = format == RecordFormat.SGF;
        int open = sgf ? '[' : '{';
        int close = sgf ? ']' : '}';
        for (int i = text.length - 1; i >= 0; i--) {
            if (text[i] == open) {
                return true;
            }
            if (text[i] == close && !(sgf && isEscaped(text, i))) {
                return false;
            }
        }
        return false;
    }

    private static boolean isEscaped(byte[] text, int index) {
        int first = index;
        while (first > 0 && text[first - 1] == '\\') {
            first--;
        }
        return (index - first) % 2 == 1;
    }

    /**
     * Gives out what was judged until only so many chunks are left.
     *
     * @return the chunk, taken from the waiting ones and not given out, whose last game does not end with it; empty for none
     */
    private Optional<Work> giveOut(int left) {
        while (waiting.size() > left) {
            Work work = waiting.remove();
            Judged judged;
            try {
                judged = work.judged().join();
            } catch (CompletionException e) {
                if (e.getCause() instanceof Error error) {
                    throw error;
                }
                throw e;
            }
            if (!judged.isCutRight()) {
                return Optional.of(work);
            }
            output.accept(judged.lines());
        }
        return Optional.empty();
    }

    /** Judges a source from that chunk on in this thread: what was cut, one more chunk perhaps, and the rest. */
    @SuppressWarnings("ReferenceEquality") // the very chunk
    private void judgeHere(String file, Work from, Optional<GameChunks.Chunk> last, InputStream rest)
            throws IOException {
        InputStream bytes = new ByteArrayInputStream(from.chunk().bytes());
        for (Work work : waiting) {
            bytes = new SequenceInputStream(
                    bytes, new ByteArrayInputStream(work.chunk().bytes()));
        }
        if (last.isPresent() && last.get() != from.chunk()) {
            bytes = new SequenceInputStream(
                    bytes, new ByteArrayInputStream(last.get().bytes()));
        }
        waiting.clear();
        int before = from.gamesBefore().join();
        int lines = from.chunk().linesBefore();
        Sources.games(
                new SequenceInputStream(bytes, rest),
                file,
                options,
                (index, record) ->
                        output.accept(List.of(printing.apply(new Verdict(file, before + index, record, lines)))));
    }

    /** Ends the threads. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
