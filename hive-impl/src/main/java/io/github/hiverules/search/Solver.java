// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.spi.HiveRules;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Pieces;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A solver that proves whether the side to move can win against every defence within a number of turns.
 *
 * <pre>{@code
 * Solution solution = Solver.solve(game, SolverOptions.turns(3));
 * if (solution.isUnique()) {
 *     Move key = solution.firstMoves().get(0);
 * }
 * }</pre>
 *
 * <p>A win in one turn is a move that surrounds the defender's Queen Bee but not the attacker's Queen Bee (R7.1). A
 * move wins in n turns if every reply allows a win in n - 1 turns or surrounds only the defender's own Queen Bee. A
 * forced pass (R6.2) is also a reply.
 *
 * <p>A draw is not a win. If a position has already occurred twice in the game, the next occurrence is a draw (R7.3).
 * The solver doesn't check for repetitions within a line, because a shortest win never repeats a position.
 *
 * <p>The search considers all moves. First, the search looks for a win in one turn, then in two turns, and so on. The
 * search uses a transposition table, which treats positions with equal keys as equal. The probability of a wrong result
 * is less than 1 in 10^9 per position. Unless a condition stops the search, the search is deterministic.
 */
public final class Solver {
    /** The number of entries of the transposition table in one megabyte. */
    private static final int ENTRIES_PER_MEGABYTE = 1 << 17;

    private static final int TURN_BITS = 0b11111;

    /** The number of nodes between two questions whether to stop. A power of two. */
    private static final int STOP_INTERVAL = 1 << 12;

    /**
     * The rank bonus or penalty of a move that fills or frees a cell beside the Queen Bee. The value exceeds all ranks
     * from {@link #history}.
     */
    private static final int NEAR = 1 << 24;

    private final SearchBoard board;
    private final Color side;
    private final int queen;
    private final SolverOptions options;
    private final boolean canThrow;
    private final List<Position> occurredTwice;
    private final int[] moves;
    private final int[] ranks;

    /**
     * The scores of the history heuristic, indexed by packed move and side. The search raises the score of a decisive
     * move.
     */
    private final int[] history = new int[2 * SearchBoard.moveBound()];

    /** The last reply that prevented a win, indexed by remaining turns. */
    private final int[] lastDefence;

    /**
     * The transposition table, which contains only positions with the attacker to move.
     *
     * <p>The low ten bits of an entry are two bounds. The upper five bits are the smallest number of turns within which
     * a win is proved. The lower five bits are the largest number of turns within which no win exists.
     */
    private final long[] table;

    private long nodes;
    private boolean isStopped;

    /** The moves that win within the number of turns that is being searched. */
    private final List<Move> winning = new ArrayList<>();

    private List<Move> line = List.of();

    private Solver(Game game, SolverOptions options) {
        board = SearchBoard.of(game);
        side = board.sideToMove();
        queen = Pieces.queen(side.opposite().ordinal());
        this.options = options;
        canThrow = board.ruleset().expansions().contains(Expansion.PILLBUG);
        occurredTwice = board.ruleset().repetition() != RepetitionRule.OFF ? occurredTwice(game) : List.of();
        moves = new int[(2 * options.turns() + 1) * SearchBoard.maxMoves()];
        ranks = new int[moves.length];
        table = new long[Integer.highestOneBit(options.tableMegabytes()) * ENTRIES_PER_MEGABYTE];
        lastDefence = new int[options.turns() + 1];
    }

    /**
     * Searches for the fastest win of the side to move. A position has no history, so earlier occurrences are unknown.
     *
     * @param position the position
     * @param options the number of turns and the limits of the search
     * @return the solution
     */
    public static Solution solve(Position position, SolverOptions options) {
        return solve(Game.of(requireNonNull(position, "position")), options);
    }

    /**
     * Searches for the fastest win of the side to move. A game that is over has no win.
     *
     * @param game the game
     * @param options the number of turns and the limits of the search
     * @return the solution
     * @throws IllegalArgumentException if the game contains an illegal move (possible only after {@link
     *     Game#playUnchecked})
     */
    public static Solution solve(Game game, SolverOptions options) {
        requireNonNull(game, "game");
        requireNonNull(options, "options");
        return game.isOver() ? ImmutableSolution.of(List.of(), List.of(), true, 0) : new Solver(game, options).solve();
    }

    private static List<Position> occurredTwice(Game game) {
        List<Position> positions = new ArrayList<>();
        for (Optional<Game> before = Optional.of(game);
                before.isPresent();
                before = before.get().previous()) {
            if (before.get().occurrences() >= HiveRules.DRAWING_OCCURRENCES - 1) {
                positions.add(before.get().position());
            }
        }
        return positions;
    }

    private Solution solve() {
        for (int turns = 1; turns <= options.turns() && line.isEmpty() && !isStopped; turns++) {
            findWins(turns);
        }
        return ImmutableSolution.of(line, line.isEmpty() ? List.of() : winning, !isStopped, nodes);
    }

    /**
     * Finds the moves that force a win within a number of turns, and the line that begins with the first of them. If
     * several moves lead to equal arrangements, finds only one of these moves.
     */
    private void findWins(int turns) {
        Set<Long> reached = new HashSet<>();
        int end = board.generate(moves, 0);
        rank(0, end, SearchBoard.NO_MOVE);
        for (int i = 0; i < end && !isStopped; i++) {
            pullBest(i, end);
            if (wins(moves[i], turns, end) && !isStopped && reached.add(board.keyAfter(moves[i]))) {
                winning.add(board.decode(moves[i]));
                if (line.isEmpty()) {
                    line = line(moves[i], turns, end);
                }
            }
        }
    }

    /**
     * Returns the winning line that begins with a given move, or no moves if the search is stopped. The defender's
     * replies delay the win as long as possible.
     */
    private List<Move> line(int first, int turns, int start) {
        List<Move> found = new ArrayList<>();
        int left = turns;
        int move = first;
        while (!isStopped) {
            found.add(board.decode(move));
            board.make(move);
            if (isOver()) {
                break;
            }
            if (board.sideToMove() == side) {
                move = attack(left, start);
            } else {
                left--;
                long longest = longestDefence(left, start);
                move = (int) longest;
                left = (int) (longest >> Integer.SIZE);
            }
        }
        found.forEach(made -> board.undo());
        return isStopped ? List.of() : found;
    }

    /** Returns a move that wins within a number of turns. Such a move exists unless the search is stopped. */
    private int attack(int turns, int start) {
        int end = board.generate(moves, start);
        for (int i = start; i < end && !isStopped; i++) {
            if (wins(moves[i], turns, end)) {
                return moves[i];
            }
        }
        return SearchBoard.NO_MOVE;
    }

    /** Returns the reply that delays the win longest. The upper 32 bits of the result are the remaining turns. */
    private long longestDefence(int most, int start) {
        int end = board.generate(moves, start);
        long longest = SearchBoard.NO_MOVE;
        for (int i = start; i < end && !isStopped; i++) {
            board.make(moves[i]);
            int turns = 0;
            while (!isOver() && turns < most && !canWin(turns + 1, end)) {
                turns++;
            }
            turns += isOver() ? 0 : 1;
            board.undo();
            if (turns > longest >> Integer.SIZE) {
                longest = (long) turns << Integer.SIZE | moves[i];
            }
        }
        return longest;
    }

    /** Returns whether a move of the attacker wins within a number of turns. The move counts as the first turn. */
    private boolean wins(int move, int turns, int start) {
        if (turns == 1 && !maySurround(move)) {
            return false;
        }
        board.make(move);
        boolean wins = isOver() ? isWon() : turns > 1 && !isDrawn() && cannotDefend(turns - 1, start);
        board.undo();
        return wins;
    }

    /**
     * Returns whether a move of the attacker may surround the defender's Queen Bee. A surrounding move fills the last
     * empty cell beside the Queen Bee or throws her.
     */
    private boolean maySurround(int move) {
        return board.queenLiberties(side.opposite()) == 1 || SearchBoard.pieceIndex(move) == queen;
    }

    private void countNode() {
        isStopped |= ++nodes > options.nodes()
                || nodes % STOP_INTERVAL == 1 && options.stop().getAsBoolean();
    }

    /** Returns whether the attacker can win within a number of turns. The attacker must be to move. */
    private boolean canWin(int turns, int start) {
        countNode();
        // Unless a single cell beside the Queen Bee is empty, only a throw (R4.9) can surround her in one turn.
        if (isStopped || turns == 1 && board.queenLiberties(side.opposite()) != 1 && !canBeThrown()) {
            return false;
        }
        // The key includes the ply, because R2.4 depends on the ply.
        long key = board.key() + board.ply() * 0x9E3779B97F4A7C15L;
        int index = (int) (key >>> 40) & table.length - 1;
        long entry = (table[index] ^ key) >>> 10 == 0 ? table[index] & 0x3FF : TURN_BITS << 5;
        int fewest = (int) entry >> 5;
        int most = (int) entry & TURN_BITS;
        if (turns >= fewest || turns <= most) {
            return turns >= fewest;
        }
        boolean canWin = false;
        int end = board.generate(moves, start);
        rank(start, end, SearchBoard.NO_MOVE);
        for (int i = start; i < end && !canWin && !isStopped; i++) {
            pullBest(i, end);
            canWin = wins(moves[i], turns, end);
            if (canWin) {
                history[moves[i]] += turns * turns;
            }
        }
        if (!isStopped) {
            table[index] = key & ~0x3FFL | (canWin ? turns << 5 | most : fewest << 5 | turns);
        }
        return canWin && !isStopped;
    }

    /**
     * Returns whether every move of the defender allows a win within a number of turns. The defender must be to move.
     */
    private boolean cannotDefend(int turns, int start) {
        countNode();
        if (isStopped) {
            return false;
        }
        int end = board.generate(moves, start);
        rank(start, end, lastDefence[turns]);
        for (int i = start; i < end; i++) {
            pullBest(i, end);
            board.make(moves[i]);
            boolean holds = isOver() ? !isWon() : isDrawn() || !canWin(turns, end);
            board.undo();
            if (holds) {
                history[moves[i] + SearchBoard.moveBound()] += turns * turns;
                lastDefence[turns] = moves[i];
                return false;
            }
        }
        return true;
    }

    /** Returns whether the attacker's Pillbug, or its Mosquito beside a Pillbug, may throw the defender's Queen Bee. */
    private boolean canBeThrown() {
        int cell = board.cellOf(queen);
        return canThrow && cell >= 0 && board.heightAt(cell) == 1 && !board.isPinned(queen);
    }

    private boolean isOver() {
        return board.isQueenLost(Color.WHITE) || board.isQueenLost(Color.BLACK);
    }

    private boolean isWon() {
        return !board.isQueenLost(side);
    }

    /** Returns whether the current position occurred twice in the game before the search. */
    private boolean isDrawn() {
        return !occurredTwice.isEmpty()
                && board.occurrences() >= HiveRules.DRAWING_OCCURRENCES
                && occurredTwice.stream().anyMatch(board.position()::isRepetitionOf);
    }

    /**
     * Ranks moves for the search order. The attacker prefers moves that fill cells beside the Queen Bee. The defender
     * prefers moves that free cells beside the Queen Bee. All other moves are ordered by {@link #history}.
     *
     * @param first the move with the highest rank, or {@link SearchBoard#NO_MOVE}
     */
    private void rank(int start, int end, int first) {
        boolean attacks = board.sideToMove() == side;
        int target = board.cellOf(queen);
        for (int i = start; i < end; i++) {
            int move = moves[i];
            int rank = Math.min(history[attacks ? move : move + SearchBoard.moveBound()], NEAR - 1);
            if (move == first) {
                rank = Integer.MAX_VALUE;
            } else if (target >= 0 && move != SearchBoard.pass()) {
                int piece = SearchBoard.pieceIndex(move);
                int from = board.cellOf(piece);
                boolean fills = Grid.directionTo(target, SearchBoard.destination(move)) >= 0;
                boolean frees =
                        piece == queen || from >= 0 && board.heightAt(from) == 1 && Grid.directionTo(target, from) >= 0;
                rank += fills == frees ? 0 : fills == attacks ? NEAR : -NEAR;
            }
            ranks[i] = rank;
        }
    }

    private void pullBest(int from, int end) {
        int first = from;
        for (int i = from + 1; i < end; i++) {
            if (ranks[i] > ranks[first]) {
                first = i;
            }
        }
        int move = moves[from];
        moves[from] = moves[first];
        moves[first] = move;
        int rank = ranks[from];
        ranks[from] = ranks[first];
        ranks[first] = rank;
    }
}
