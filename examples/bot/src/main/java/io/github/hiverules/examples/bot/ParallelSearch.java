// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Move;
import io.github.hiverules.notation.uhp.BestMove;
import io.github.hiverules.search.SearchBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The result of a search with several threads that share a transposition table. Every second thread starts one ply
 * deeper, so that threads search different nodes.
 *
 * @param line the principal variation of the deepest completed search
 * @param score the score of the principal variation for the side to move
 * @param nodes the number of nodes that all threads searched
 */
record ParallelSearch(List<Move> line, int score, long nodes) {
    private static final int MAX_LINE_LENGTH = 8;

    /**
     * Runs a search.
     *
     * @param factory receives a board and a function that returns whether to stop
     * @param listener receives the best move of each completed depth of the main search
     */
    static ParallelSearch run(
            SearchBoard board,
            int threads,
            int seed,
            BiFunction<SearchBoard, BooleanSupplier, Root> factory,
            BooleanSupplier cancelled,
            Consumer<BestMove> listener) {
        Root search = factory.apply(board, cancelled);
        AtomicBoolean over = new AtomicBoolean();
        List<Root> helpers = new ArrayList<>();
        List<CompletableFuture<Root.Found>> results = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            Random ties = new Random(seed + i);
            int first = 1 + i % 2;
            Root helper = factory.apply(board.copy(), over::get);
            helpers.add(helper);
            results.add(CompletableFuture.supplyAsync(
                    () -> helper.best(ties, first, move -> {}), ParallelSearch::onThread));
        }
        Root.Found best = search.best(new Random(seed), 1, found -> listener.accept(report(found, search)));
        over.set(true);
        for (CompletableFuture<Root.Found> result : results) {
            Root.Found found = result.join();
            best = found.depth() > best.depth() && !best.isDecided() ? found : best;
        }
        long nodes = search.nodes() + helpers.stream().mapToLong(Root::nodes).sum();
        return new ParallelSearch(List.copyOf(search.line(best.move(), MAX_LINE_LENGTH)), best.score(), nodes);
    }

    private static BestMove report(Root.Found found, Root search) {
        double score = found.isDecided() ? found.score() * Double.POSITIVE_INFINITY : found.score();
        return BestMove.of(search.line(found.move(), MAX_LINE_LENGTH), found.depth(), score);
    }

    /** Runs a search on a new daemon thread. */
    static void onThread(Runnable search) {
        Thread thread = new Thread(search, "bot");
        thread.setDaemon(true);
        thread.start();
    }
}
