// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Move;
import io.github.hiverules.search.SearchBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/**
 * A search with several threads that share a transposition table. Every second thread starts one ply deeper, so that
 * threads search different nodes.
 */
final class ParallelSearch {
    private static final int MAX_LINE_LENGTH = 8;

    private final int threads;
    private final int seed;
    private final BiFunction<SearchBoard, BooleanSupplier, Root> factory;
    private final List<Root> running = new ArrayList<>();
    private int score;

    /** Creates a search. The factory receives a board and a function that returns whether to stop. */
    ParallelSearch(int threads, int seed, BiFunction<SearchBoard, BooleanSupplier, Root> factory) {
        this.threads = threads;
        this.seed = seed;
        this.factory = factory;
    }

    /**
     * Returns the principal variation of the deepest completed search.
     *
     * @param listener receives each new best move of the main search
     */
    List<Move> line(SearchBoard board, BooleanSupplier cancelled, IntConsumer listener) {
        Root search = factory.apply(board, cancelled);
        running.add(search);
        AtomicBoolean over = new AtomicBoolean();
        List<CompletableFuture<Root.Found>> results = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            Random ties = new Random(seed + i);
            int first = 1 + i % 2;
            Root helper = factory.apply(board.copy(), over::get);
            running.add(helper);
            results.add(CompletableFuture.supplyAsync(
                    () -> helper.best(ties, first, move -> {}), ParallelSearch::onThread));
        }
        Root.Found best = search.best(new Random(seed), 1, listener);
        over.set(true);
        for (CompletableFuture<Root.Found> result : results) {
            Root.Found found = result.join();
            best = found.depth() > best.depth() && !best.isDecided() ? found : best;
        }
        score = best.score();
        List<Move> line = new ArrayList<>(List.of(board.decode(best.move())));
        board.make(best.move());
        line.addAll(search.expected(MAX_LINE_LENGTH - 1));
        board.undo();
        return List.copyOf(line);
    }

    /** Runs a search on a new daemon thread. */
    static void onThread(Runnable search) {
        Thread thread = new Thread(search, "bot");
        thread.setDaemon(true);
        thread.start();
    }

    /** {@return the score of the principal variation for the side to move} */
    int score() {
        return score;
    }

    /** {@return the number of nodes that all threads searched} */
    long nodes() {
        return running.stream().mapToLong(Root::nodes).sum();
    }
}
