// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.spi.HiveRules;
import io.github.hiverules.impl.board.Pieces;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Proves or refutes that the side to move wins within some turns of its own, whatever the other side does.
 *
 * <pre>{@code
 * Solution solution = Solver.solve(game, 3, 1_000_000);
 * if (solution.isUnique()) {
 *     Move key = solution.firstMoves().get(0);
 * }
 * }</pre>
 *
 * <p>A win within one turn is a move that surrounds the other Queen Bee and not the own one too (R7.1). A win within more turns is
 * a move after which each answer, a forced pass included (R6.2), leads to a win within one turn less; an answer by which the other
 * side surrounds its own Queen Bee counts as that. A draw is no win, and neither is a third occurrence (R7.3) of a position that
 * has occurred twice in the game, where the rules have repetition. Inside the solution nothing repeats: the shortest way to win
 * comes through no position twice.
 *
 * <p>The search looks at all moves, one turn deeper each time, and remembers positions by their keys; two positions whose keys
 * collide would be taken for one, which happens less than once in billions of positions. The same question gets the same answer.
 */
public final class Solver {
    /** The greatest number of turns: far more than can be searched. */
    public static final int MAX_TURNS = 20;

    private static final int TABLE_SIZE = 1 << 18;
    private static final int TURN_BITS = 0b11111;

    /** The rank of a move that fills or frees a cell beside the Queen Bee; history is worth less. */
    private static final int NEAR = 1 << 24;

    private final SearchBoard board;
    private final Color side;
    private final int queen;
    private final long mostNodes;
    private final boolean canThrow;
    private final List<Position> occurredTwice;
    private final int[] moves;
    private final int[] ranks;

    /** By the packed move and the side: how much it has decided. */
    private final int[] history = new int[2 * 32 * SearchBoard.CELLS];

    /** By the turns that are left: the answer that has prevented the win last. */
    private final int[] lastDefence;

    /** Positions with the attacker to move; below the key's upper bits the fewest turns that win and the most that don't. */
    private final long[] table = new long[TABLE_SIZE];

    private long nodes;
    private boolean isStopped;

    private Solver(Game game, int turns, long mostNodes) {
        board = SearchBoard.of(game);
        side = board.sideToMove();
        queen = Pieces.queen(side.opposite().ordinal());
        this.mostNodes = mostNodes;
        canThrow = board.ruleset().expansions().contains(Expansion.PILLBUG);
        occurredTwice = board.ruleset().repetitionDraws() ? occurredTwice(game) : List.of();
        moves = new int[(2 * turns + 1) * SearchBoard.MAX_MOVES];
        ranks = new int[moves.length];
        lastDefence = new int[turns + 1];
    }

    /**
     * Looks for the fewest turns in which the side to move wins. Positions before this one are not known, so none is repeated.
     *
     * @param turns within how many turns, from 1 to {@link #MAX_TURNS}
     * @param nodes how many positions to look at, about, from 1; some millions need a second
     * @throws IllegalArgumentException if turns or nodes are out of range
     */
    public static Solution solve(Position position, int turns, long nodes) {
        return solve(Game.of(requireNonNull(position, "position")), turns, nodes);
    }

    /**
     * Looks for the fewest turns in which the side to move wins. In a game that is over nobody wins.
     *
     * @param turns within how many turns, from 1 to {@link #MAX_TURNS}
     * @param nodes how many positions to look at, about, from 1; some millions need a second
     * @throws IllegalArgumentException if turns or nodes are out of range, or a move of the game is illegal, which only {@link
     *     Game#playUnchecked} lets happen
     */
    public static Solution solve(Game game, int turns, long nodes) {
        requireNonNull(game, "game");
        if (turns < 1 || turns > MAX_TURNS) {
            throw new IllegalArgumentException("Turns are 1 to " + MAX_TURNS + ", not " + turns + ".");
        }
        if (nodes < 1) {
            throw new IllegalArgumentException("Nodes are 1 or more, not " + nodes + ".");
        }
        return game.isOver()
                ? new Solution(List.of(), List.of(), true, 0)
                : new Solver(game, turns, nodes).solve(turns);
    }

    /** The positions of a game that are drawn when they occur once more. */
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

    private Solution solve(int most) {
        for (int turns = 1; turns <= most && !isStopped; turns++) {
            List<Integer> winning = winning(turns);
            if (!winning.isEmpty()) {
                boolean isComplete = !isStopped;
                long looked = nodes;
                List<Move> first = winning.stream().map(board::decode).toList();
                return new Solution(line(winning.get(0), turns), first, isComplete, looked);
            }
        }
        return new Solution(List.of(), List.of(), !isStopped, nodes);
    }

    /** The first moves that win within so many turns, those that lead to one arrangement once. */
    private List<Integer> winning(int turns) {
        List<Integer> winning = new ArrayList<>();
        Set<Long> reached = new HashSet<>();
        int end = board.generate(moves, 0);
        rank(0, end, -1);
        for (int i = 0; i < end && !isStopped; i++) {
            pullBest(i, end);
            if (wins(moves[i], turns, end) && !isStopped && reached.add(board.keyAfter(moves[i]))) {
                winning.add(moves[i]);
            }
        }
        return winning;
    }

    /** Makes the moves from the first one on, with answers that make the win take as long as it can. */
    private List<Move> line(int first, int turns) {
        isStopped = false;
        nodes = Long.MIN_VALUE; // what was proved is only looked up again, or found again
        List<Move> line = new ArrayList<>();
        int left = turns;
        int move = first;
        while (true) {
            line.add(board.decode(move));
            board.make(move);
            if (isOver()) {
                return line;
            }
            if (board.sideToMove() == side) {
                move = attack(left);
            } else {
                left--;
                long longest = longestDefence(left);
                move = (int) longest;
                left = (int) (longest >> Integer.SIZE);
            }
        }
    }

    /** A move that wins within so many turns, which exists. */
    private int attack(int turns) {
        int end = board.generate(moves, 0);
        for (int i = 0; i < end; i++) {
            if (wins(moves[i], turns, end)) {
                return moves[i];
            }
        }
        throw new IllegalStateException("A win that was found is no longer there.");
    }

    /** The answer after which a win takes longest; in the upper half, how many turns it takes. */
    private long longestDefence(int most) {
        int end = board.generate(moves, 0);
        long longest = -1;
        for (int i = 0; i < end; i++) {
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

    /** Whether the attacker's move wins within so many turns, itself included. */
    private boolean wins(int move, int turns, int start) {
        if (turns == 1 && !mayEnd(move)) {
            return false;
        }
        board.make(move);
        boolean wins = isOver() ? isWon() : turns > 1 && !isDrawn() && cannotDefend(turns - 1, start);
        board.undo();
        return wins;
    }

    /** Whether a move of the attacker may surround the other Queen Bee: it fills the last cell beside her, or throws her. */
    private boolean mayEnd(int move) {
        return board.queenLiberties(side.opposite()) == 1 || SearchBoard.pieceIndex(move) == queen;
    }

    /** Whether the attacker, who is to move, wins within so many turns. */
    private boolean canWin(int turns, int start) {
        if (++nodes > mostNodes) {
            isStopped = true;
        }
        // A move fills one cell beside the Queen Bee at most, unless it throws her (R4.9).
        if (isStopped || turns == 1 && board.queenLiberties(side.opposite()) > 1 && !canBeThrown()) {
            return false;
        }
        // Positions at different plies are told apart, because a Queen Bee must be placed in one and not in the other
        // (R2.4).
        long key = board.key() + board.ply() * 0x9E3779B97F4A7C15L;
        int index = (int) (key >>> 40) & TABLE_SIZE - 1;
        long entry = (table[index] ^ key) >>> 10 == 0 ? table[index] & 0x3FF : TURN_BITS << 5;
        int fewest = (int) entry >> 5;
        int most = (int) entry & TURN_BITS;
        if (turns >= fewest || turns <= most) {
            return turns >= fewest;
        }
        boolean canWin = false;
        int end = board.generate(moves, start);
        rank(start, end, -1);
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

    /** Whether the attacker wins within so many turns whatever the other side, which is to move, does. */
    private boolean cannotDefend(int turns, int start) {
        if (++nodes > mostNodes) {
            isStopped = true;
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
                history[moves[i] + 32 * SearchBoard.CELLS] += turns * turns;
                lastDefence[turns] = moves[i];
                return false;
            }
        }
        return true;
    }

    /** Whether a Pillbug of the attacker, or a Mosquito beside one, may throw the other Queen Bee. */
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

    /** Whether the position has occurred twice in the game before. */
    private boolean isDrawn() {
        return !occurredTwice.isEmpty()
                && board.occurrences() >= HiveRules.DRAWING_OCCURRENCES
                && occurredTwice.stream().anyMatch(board::isSameAs);
    }

    /** Ranks moves: what leads beside the other side's Queen Bee first for the attacker, and what has decided elsewhere. */
    private void rank(int start, int end, int first) {
        boolean attacks = board.sideToMove() == side;
        int target = board.cellOf(queen);
        for (int i = start; i < end; i++) {
            int move = moves[i];
            int rank = Math.min(history[attacks ? move : move + 32 * SearchBoard.CELLS], NEAR - 1);
            if (move == first) {
                rank = Integer.MAX_VALUE;
            } else if (target >= 0 && move != SearchBoard.PASS) {
                int piece = SearchBoard.pieceIndex(move);
                int from = board.cellOf(piece);
                boolean fills = touches(SearchBoard.destination(move), target);
                boolean frees = piece == queen || from >= 0 && board.heightAt(from) == 1 && touches(from, target);
                rank += fills == frees ? 0 : fills == attacks ? NEAR : -NEAR;
            }
            ranks[i] = rank;
        }
    }

    private boolean touches(int cell, int queenCell) {
        for (int direction = 0; direction < 6; direction++) {
            if (board.neighbor(queenCell, direction) == cell) {
                return true;
            }
        }
        return false;
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
