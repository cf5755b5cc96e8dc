// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.ReaderOptions;
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

    /** A chunk that is being judged, and how many games of its source it ends with. */
    private record Work(CompletableFuture<Integer> gamesAfter, CompletableFuture<List<Line>> lines) {}

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
                giveOut(0);
                judgeHere(file, chunk, games.join(), chunks.rest());
                return;
            }
            Work work = submit(file, chunk, games);
            games = work.gamesAfter();
            giveOut(chunk.isLast() && !isSmall ? 0 : window);
        }
    }

    /** Gives out the verdicts that are still waited for. */
    void finish() {
        giveOut(0);
    }

    /** Nobody waits for the chunk before: the verdicts are printed by whichever thread comes last, with the games' numbers. */
    private Work submit(String file, GameChunks.Chunk chunk, CompletableFuture<Integer> gamesBefore) {
        CompletableFuture<List<ReadGame>> read = CompletableFuture.supplyAsync(() -> read(file, chunk), threads);
        CompletableFuture<Integer> gamesAfter = read.thenCombine(gamesBefore, (games, before) -> before + games.size());
        CompletableFuture<List<Line>> lines =
                read.thenCombine(gamesBefore, (games, before) -> print(file, chunk, games, before));
        Work work = new Work(gamesAfter, lines);
        waiting.add(work);
        return work;
    }

    private List<ReadGame> read(String file, GameChunks.Chunk chunk) {
        List<ReadGame> games = new ArrayList<>();
        try {
            Sources.games(new ByteArrayInputStream(chunk.bytes()), file, options, (index, game) -> games.add(game));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return games;
    }

    private List<Line> print(String file, GameChunks.Chunk chunk, List<ReadGame> games, int before) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            lines.add(printing.apply(new Verdict(file, before + i + 1, games.get(i), chunk.linesBefore())));
        }
        return lines;
    }

    /** Gives out what was judged until only so many chunks are left. */
    private void giveOut(int left) {
        while (waiting.size() > left) {
            try {
                output.accept(waiting.remove().lines().join());
            } catch (CompletionException e) {
                if (e.getCause() instanceof Error error) {
                    throw error;
                }
                throw e;
            }
        }
    }

    /** Judges the rest of a source in this thread: a chunk of which only the beginning was taken. */
    private void judgeHere(String file, GameChunks.Chunk from, int before, InputStream rest) throws IOException {
        int lines = from.linesBefore();
        Sources.games(
                new SequenceInputStream(new ByteArrayInputStream(from.bytes()), rest),
                file,
                options,
                (index, game) ->
                        output.accept(List.of(printing.apply(new Verdict(file, before + index, game, lines)))));
    }

    /** Ends the threads. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
