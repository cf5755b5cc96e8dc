// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.MoveCodec;
import io.github.hiverules.impl.counting.MoveCounter;
import io.github.hiverules.impl.rules.MoveGenerator;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/**
 * Perft: the number of move sequences of a given length. Programmers use perft to test move generators.
 *
 * <p>Passes count as moves. Repetition does not end a game. A finished game has no further moves.
 *
 * <p>Perft skips work that leads to equal numbers. It counts the moves of the last ply without listing or making them.
 * Placements of different bugs on one cell have equally many replies, so these replies are counted once. A comparison
 * with a program that makes each move is fair only if this class is not used: make each move on a {@link SearchBoard}
 * and call {@link SearchBoard#countLegalMoves()}.
 */
public final class Perft {
    private static final int MAX_DEPTH = 100;
    private static final int MAX_THREADS = 1024;

    /** The maximum depth that one task counts. Deeper subtrees are split into several tasks. */
    private static final int SPLIT_DEPTH = 4;

    private Perft() {}

    /** {@return the maximum depth, 100} In practice, no perft run reaches this depth. */
    public static int maxDepth() {
        return MAX_DEPTH;
    }

    /** {@return the maximum number of threads, 1024} */
    public static int maxThreads() {
        return MAX_THREADS;
    }

    /**
     * Counts the move sequences of a given length. Uses only the calling thread.
     *
     * @param position the position
     * @param depth the number of plies, 0 to {@link #maxDepth}
     * @return the number of move sequences
     * @throws IllegalArgumentException if the depth is out of range
     */
    public static long count(Position position, int depth) {
        requireNonNull(position, "position");
        require(0, MAX_DEPTH, "plies", depth);
        return new Counter(position, depth).count(depth, 0);
    }

    /**
     * Counts the move sequences of a given length. Uses several threads.
     *
     * @param position the position
     * @param depth the number of plies, 0 to {@link #maxDepth}
     * @param threads the number of threads, 1 to {@link #maxThreads}
     * @return the number of move sequences
     * @throws IllegalArgumentException if the depth or the number of threads is out of range
     */
    public static long count(Position position, int depth, int threads) {
        require(1, MAX_THREADS, "threads", threads);
        return depth == 0
                ? count(position, 0)
                : divide(position, depth, threads).values().stream()
                        .mapToLong(n -> n)
                        .sum();
    }

    /**
     * Counts the move sequences of a given length, separately for each first move.
     *
     * @param position the position
     * @param depth the number of plies, 1 to {@link #maxDepth}
     * @param threads the number of threads, 1 to {@link #maxThreads}
     * @return an unmodifiable map from each legal move to the number of move sequences that start with the move
     * @throws IllegalArgumentException if the depth or the number of threads is out of range
     */
    public static Map<Move, Long> divide(Position position, int depth, int threads) {
        requireNonNull(position, "position");
        require(1, MAX_DEPTH, "plies", depth);
        require(1, MAX_THREADS, "threads", threads);
        Board board = new Board(position);
        int[] moves = new int[MoveGenerator.MAX_MOVES];
        int count = new MoveGenerator(board).list(moves, 0);
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            SubtreeTask[] tasks = new SubtreeTask[count];
            for (int i = 0; i < count; i++) {
                tasks[i] = new SubtreeTask(position, new int[] {moves[i]}, depth - 1);
                pool.execute(tasks[i]);
            }
            Map<Move, Long> result = new LinkedHashMap<>();
            for (int i = 0; i < count; i++) {
                result.put(MoveCodec.decode(board, moves[i]), tasks[i].join());
            }
            return Collections.unmodifiableMap(result);
        } finally {
            pool.shutdownNow();
        }
    }

    private static void require(int least, int most, String unit, int found) {
        if (found < least || found > most) {
            throw new IllegalArgumentException(
                    "Expected " + least + " to " + most + " " + unit + ", found " + found + ".");
        }
    }

    private static final class Counter {
        private final Board board;
        private final MoveGenerator generator;
        private final MoveCounter counter;
        private final int[] moves;

        Counter(Position position, int depth) {
            board = new Board(position);
            generator = new MoveGenerator(board);
            counter = new MoveCounter(board);
            moves = new int[MoveGenerator.MAX_MOVES * Math.max(1, depth)];
        }

        long count(int depth, int start) {
            if (depth == 0) {
                return 1;
            }
            if (depth == 1) {
                return counter.count();
            }
            int end = generator.list(moves, start);
            if (depth == 2) {
                return counter.countReplies(moves, start, end);
            }
            long leaves = 0;
            for (int i = start; i < end; i++) {
                board.make(moves[i]);
                leaves += count(depth - 1, end);
                board.undo();
            }
            return leaves;
        }
    }

    /**
     * Counts the move sequences that follow a line of moves. If the depth exceeds {@link #SPLIT_DEPTH}, starts several
     * smaller tasks.
     */
    private static final class SubtreeTask extends RecursiveTask<Long> {
        private static final long serialVersionUID = 1;

        private final transient Position position;
        private final int[] line;
        private final int depth;

        SubtreeTask(Position position, int[] line, int depth) {
            this.position = position;
            this.line = line;
            this.depth = depth;
        }

        @Override
        protected Long compute() {
            Counter counter = new Counter(position, depth);
            for (int move : line) {
                counter.board.make(move);
            }
            if (depth <= SPLIT_DEPTH) {
                return counter.count(depth, 0);
            }
            int count = counter.generator.list(counter.moves, 0);
            SubtreeTask[] tasks = new SubtreeTask[count];
            for (int i = 0; i < count; i++) {
                int[] longer = Arrays.copyOf(line, line.length + 1);
                longer[line.length] = counter.moves[i];
                tasks[i] = new SubtreeTask(position, longer, depth - 1);
            }
            long leaves = 0;
            for (SubtreeTask task : invokeAll(java.util.List.of(tasks))) {
                leaves += task.join();
            }
            return leaves;
        }
    }
}
