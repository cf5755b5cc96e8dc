// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Move;
import io.github.hiverules.search.SearchBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;

/** Searches the root position by iterative deepening. */
final class Root {
    /** The number of opening plies in which a search may vary its moves. */
    private static final int VARIED_PLIES = 4;

    /** A varied move is less than this number of points worse than the best move. */
    private static final int MARGIN = 40;

    private final SearchBoard board;
    private final TranspositionTable table;
    private final boolean varies;
    private final Limits limits;
    private final MoveOrder order;
    private final int[] moves;
    private final Search search;

    /** A packed root move and its score for the side to move. */
    record Scored(int move, int score) {}

    /**
     * The moves whose exact scores a search needs.
     *
     * @param count the number of best moves, at least 1
     * @param margin a move is also wanted if its score is less than this number of points below the last of the best
     *     moves; at least 0
     * @param played a packed move that is always wanted, or {@link SearchBoard#NO_MOVE}
     */
    private record Wanted(int count, int margin, int played) {
        static final Wanted BEST = new Wanted(1, 0, SearchBoard.NO_MOVE);

        /** Returns the score above which a move is wanted, if the sorted list contains the best moves so far. */
        int threshold(List<Scored> best) {
            return best.size() < count ? -Score.INFINITE : best.get(count - 1).score() - margin;
        }
    }

    /** The best packed move, its score, and the last completed depth. The depth is 0 if none was completed. */
    record Found(int move, int score, int depth) {
        /** Returns whether a win or loss is forced. */
        boolean isDecided() {
            return Math.abs(score) > Score.DECIDED;
        }
    }

    /**
     * Creates a search.
     *
     * @param drawScore the score of a draw for the root's side to move
     * @param varies whether {@link #best} chooses one of several good moves in the opening
     */
    Root(SearchBoard board, Network network, TranspositionTable table, int drawScore, boolean varies, Limits limits) {
        this.board = board;
        this.table = table;
        this.varies = varies;
        this.limits = limits;
        search = new Search(board, network, table, drawScore, limits);
        order = search.order;
        moves = order.moves;
    }

    /** Returns whether a search may vary its move. */
    static boolean isOpening(SearchBoard board) {
        return board.ply() < VARIED_PLIES;
    }

    long nodes() {
        return search.nodes();
    }

    /**
     * Returns the best move found. The limits apply after depth 1, which detects wins and losses in one turn.
     *
     * @param ties breaks ties between moves, and chooses a varied move
     * @param first the depth of the first iteration
     * @param listener receives the best move of each completed depth
     */
    Found best(Random ties, int first, Consumer<Found> listener) {
        int count = board.generate(moves, 0);
        order.shuffle(count, ties);
        if (varies && isOpening(board)) {
            return vary(count, ties, listener);
        }
        if (first > 1) {
            search.mayStop();
        }
        Found found = new Found(moves[0], 0, 0);
        for (int depth = first; depth <= limits.depth() && count > 1 && !found.isDecided(); depth++) {
            List<Scored> best = deepen(depth, count, Wanted.BEST);
            if (search.isStopped()) {
                return new Found(moves[0], found.score(), found.depth());
            }
            found = new Found(moves[0], best.get(0).score(), depth);
            listener.accept(found);
        }
        return found;
    }

    /** Returns a random move less than {@link #MARGIN} points below the best score. Prefers better moves. */
    private Found vary(int count, Random random, Consumer<Found> listener) {
        List<Found> found = new ArrayList<>();
        analyse(count, new Wanted(1, MARGIN, SearchBoard.NO_MOVE), (best, depth) -> {
            Scored chosen = pick(best, random);
            found.add(new Found(chosen.move(), chosen.score(), depth));
            listener.accept(found.get(found.size() - 1));
        });
        return found.get(found.size() - 1);
    }

    /** Returns a random move. The weight of a move falls linearly from the best score to the margin. */
    private static Scored pick(List<Scored> best, Random random) {
        int[] weights = best.stream()
                .mapToInt(move -> MARGIN + move.score() - best.get(0).score())
                .toArray();
        int rest = Math.floorMod(random.nextInt(), IntStream.of(weights).sum());
        int index = 0;
        while (rest >= weights[index]) {
            rest -= weights[index++];
        }
        return best.get(index);
    }

    /**
     * Searches for the best moves by iterative deepening.
     *
     * @param wanted the number of moves, at least 1
     * @param played a packed move that is always scored, or {@link SearchBoard#NO_MOVE}
     * @param listener receives the best moves and their exact scores after each completed depth, best first
     */
    void analyse(int wanted, int played, ObjIntConsumer<List<Scored>> listener) {
        analyse(board.generate(moves, 0), new Wanted(wanted, 0, played), listener);
    }

    private void analyse(int count, Wanted wanted, ObjIntConsumer<List<Scored>> listener) {
        for (int depth = 1; depth <= limits.depth(); depth++) {
            List<Scored> best = deepen(depth, count, wanted);
            if (search.isStopped()) {
                return;
            }
            listener.accept(best, depth);
            if (best.stream().allMatch(move -> Math.abs(move.score()) > Score.DECIDED)) {
                return;
            }
        }
    }

    /**
     * Searches all moves and moves the best moves to the front of the list. A stopped search returns the best of the
     * moves that it has searched; the best moves of the previous depth come first.
     */
    private List<Scored> deepen(int depth, int count, Wanted wanted) {
        search.begin(depth);
        List<Scored> best = new ArrayList<>();
        for (int i = 0; i < count && !search.isStopped(); i++) {
            boolean exact = best.size() < wanted.count || moves[i] == wanted.played;
            int alpha = exact ? -Score.INFINITE : wanted.threshold(best);
            board.make(moves[i]);
            int score = exact ? alpha + 1 : -search.search(depth - 1, 1, -alpha - 1, -alpha, count);
            if (score > alpha) {
                score = -search.search(depth - 1, 1, -Score.INFINITE, -alpha, count);
            }
            board.undo();
            if (score > alpha && !search.isStopped()) {
                best.add(new Scored(moves[i], score));
                best.sort(Comparator.comparingInt(Scored::score).reversed());
                int threshold = wanted.threshold(best);
                best.subList(Math.min(wanted.count, best.size()), best.size())
                        .removeIf(move -> move.score() <= threshold && move.move() != wanted.played);
            }
        }
        for (int i = best.size() - 1; i >= 0; i--) {
            order.toFront(best.get(i).move());
        }
        search.mayStop();
        return best;
    }

    /**
     * Returns a packed move of the board's position and the expected continuation, which the transposition table knows.
     *
     * @param maxLength the maximum number of moves, at least 1
     */
    List<Move> line(int move, int maxLength) {
        List<Move> line = new ArrayList<>(List.of(board.decode(move)));
        board.make(move);
        long known = table.find(board.key());
        if (maxLength > 1
                && known != TranspositionTable.NONE
                && TranspositionTable.bound(known) != TranspositionTable.UPPER_BOUND) {
            int start = moves.length - SearchBoard.maxMoves();
            int end = board.generate(moves, start);
            IntStream.range(start, end)
                    .map(i -> moves[i])
                    .filter(next -> next == TranspositionTable.move(known))
                    .findFirst()
                    .ifPresent(next -> line.addAll(line(next, maxLength - 1)));
        }
        board.undo();
        return line;
    }
}
