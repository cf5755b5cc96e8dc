// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.search.SearchBoard;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * A player whose moves are equal on all machines. Uses neither threads nor clocks.
 *
 * <p>In careless turns, a player doesn't look ahead: it takes any piece and puts it anywhere. It never passes up a win
 * in one turn, and never surrounds its own Queen Bee if it has another move.
 *
 * @param nodes the approximate maximum number of nodes per move, at least 1
 * @param carelessness the chance in percent that a turn is careless, 0 to 100
 * @param varies whether the player chooses one of several good moves in the opening
 */
public record Player(long nodes, int carelessness, boolean varies) {
    private static final int MEGABYTES = 8;

    /**
     * Returns a legal move. Equal seeds give equal moves.
     *
     * @param game a game that is not over
     * @param seed chooses between moves of about equal value, and the careless turns
     */
    public Move choose(Game game, long seed) {
        SearchBoard board = SearchBoard.of(game);
        Random random = new Random(seed);
        if (carelessness > 0 && below(100, random) < carelessness) {
            return board.decode(careless(board, random));
        }
        Root root = new Root(
                board,
                Network.standard(),
                new TranspositionTable(MEGABYTES),
                -Bot.DRAW_PENALTY,
                varies,
                Limits.nodes(nodes, () -> false));
        return board.decode(root.best(random, 1, move -> {}).move());
    }

    /**
     * Returns a number from 0 to count - 1. Calls {@code nextInt()}, because {@code nextInt(bound)} gives other numbers
     * in browsers.
     */
    private static int below(int count, Random random) {
        return Math.floorMod(random.nextInt(), count);
    }

    /** Returns a win in one turn, if any; otherwise any move of a random piece that doesn't lose at once. */
    private static int careless(SearchBoard board, Random random) {
        Color side = board.sideToMove();
        int[] list = new int[SearchBoard.maxMoves()];
        Tactics tactics = new Tactics(board, list);
        int[] moves = Arrays.stream(list, 0, board.generate(list, 0)).sorted().toArray();
        int[] winning = filter(moves, tactics::wins);
        if (winning.length > 0) {
            return winning[0];
        }
        int[] safe = filter(moves, move -> !tactics.surrounds(move, side));
        int[] choice = safe.length > 0 ? safe : moves;
        Set<Integer> pieces = new LinkedHashSet<>();
        Arrays.stream(choice).forEach(move -> pieces.add(SearchBoard.pieceIndex(move)));
        int piece = List.copyOf(pieces).get(below(pieces.size(), random));
        int[] ofPiece = filter(choice, move -> SearchBoard.pieceIndex(move) == piece);
        return ofPiece[below(ofPiece.length, random)];
    }

    private static int[] filter(int[] moves, IntPredicate wanted) {
        return Arrays.stream(moves).filter(wanted).toArray();
    }
}
