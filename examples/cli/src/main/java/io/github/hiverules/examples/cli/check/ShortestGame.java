// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.check;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.uhp.UhpException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Removes moves from a game in which an engine differs from the rules.
 *
 * @param end the end of the search, as a {@link System#nanoTime} value
 */
record ShortestGame(CheckedEngine engine, long end) {
    /** Returns the same difference in the shortest game found. */
    Difference of(Difference difference) {
        Difference shortest = difference;
        Optional<Difference> shorter = Optional.of(difference);
        while (shorter.isPresent()) {
            shortest = shorter.get();
            Difference before = shortest;
            List<Move> moves = before.game().moves();
            shorter = Stream.of(moves.size() / 4 * 2, moves.size() / 8 * 2, 8, 6, 4, 2)
                    .filter(size -> size > 0 && size <= moves.size())
                    .flatMap(size -> IntStream.rangeClosed(0, moves.size() - size)
                            .mapToObj(first -> without(first, size, moves)))
                    .flatMap(rest -> again(before, rest).stream())
                    .findFirst();
        }
        return shortest;
    }

    /** Returns the moves without a part. An even number of removed moves doesn't change the side to move. */
    private static List<Move> without(int first, int size, List<Move> moves) {
        List<Move> rest = new ArrayList<>(moves);
        rest.subList(first, first + size).clear();
        return rest;
    }

    /** Replays moves. Returns empty if a move is illegal or the engine doesn't show the same difference. */
    private Optional<Difference> again(Difference difference, List<Move> moves) {
        Optional<Game> played = System.nanoTime() > end
                ? Optional.empty()
                : replay(difference.game().startPosition(), moves);
        try {
            return played.flatMap(game -> engine.compare(game, "newgame " + GameStrings.print(game)).stream()
                    .filter(found -> found.key().equals(difference.key()))
                    .findFirst());
        } catch (UhpException e) {
            engine.client(); // restarts the engine if its session has ended
            return Optional.empty();
        }
    }

    /** Plays moves and renumbers pieces in order of entry. Returns empty if a move is illegal. */
    private static Optional<Game> replay(Position start, List<Move> moves) {
        Game game = Game.of(start);
        Map<Piece, Piece> names = new HashMap<>();
        for (Move move : moves) {
            Move next = move;
            if (move instanceof PieceMove pieceMove) {
                Piece piece = pieceMove.piece();
                if (move instanceof Placement) {
                    long placed = names.keySet().stream().filter(piece::isAlike).count();
                    names.put(piece, Piece.of(piece.color(), piece.bug(), (int) placed + 1));
                    next = Move.place(names.get(piece), pieceMove.to());
                } else if (names.containsKey(piece)) {
                    next = Move.move(names.get(piece), pieceMove.to());
                }
            }
            if (!game.isLegal(next)) {
                return Optional.empty();
            }
            game = game.playUnchecked(next);
        }
        return Optional.of(game);
    }
}
