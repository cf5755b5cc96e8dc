// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.impl.SearchBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The moves that win a race: where a side surrounds the other Queen Bee in a few moves of its own and the other side needs more,
 * a move after which it needs one less is worth more than any plan that leads elsewhere, and so is one after which no answer
 * makes the race longer than it must be.
 */
final class RaceMoves {
    private static final int LONGEST = 4;
    private static final int NEARER = 150;
    private static final int SAFE = 75;

    /** How many races are looked at for one move, a millisecond each at most. */
    private static final int MOST_RACES = 500;

    /** A race that can't be run, or that the answer ends. */
    private static final int ENDLESS = 99;

    private static final RaceMoves NONE = new RaceMoves(Map.of());

    /** What moves are worth, by their packed numbers. */
    private final Map<Integer, Integer> bonuses;

    private RaceMoves(Map<Integer, Integer> bonuses) {
        this.bonuses = bonuses;
    }

    /** No race. */
    static RaceMoves none() {
        return NONE;
    }

    /**
     * The race of the side to move, if it wins it.
     *
     * @param deadline when to stop, as {@link System#nanoTime} counts; moves not looked at by then are worth nothing special
     */
    static RaceMoves of(Game game, SearchBoard board, long deadline) {
        Position position = game.position();
        Color mover = position.sideToMove();
        Optional<Race> own = Analysis.of(position).race(mover).filter(RaceMoves::isShort);
        Optional<Race> other = Analysis.of(position).race(mover.opposite());
        if (own.isEmpty()
                || other.filter(race -> race.moves() < own.get().moves()).isPresent()) {
            return NONE;
        }
        return new Finder(mover, deadline).find(game, board, own.get().moves());
    }

    private static boolean isShort(Race race) {
        return race.isExact() && race.moves() > 1 && race.moves() <= LONGEST;
    }

    /** What a move is worth beyond what a search finds. */
    int bonus(int move) {
        return bonuses.getOrDefault(move, 0);
    }

    /** Looks at races until there have been enough of them. */
    private static final class Finder {
        private final Color side;
        private final long deadline;

        /** The answers that have made a race longer so far: they often do so after other moves too. */
        private final Set<Move> delays = new HashSet<>();

        private int races;

        Finder(Color side, long deadline) {
            this.side = side;
            this.deadline = deadline;
        }

        RaceMoves find(Game game, SearchBoard board, int needed) {
            Map<Move, Integer> lengths = new LinkedHashMap<>();
            for (Move move : game.legalMoves()) {
                lengths.put(move, isOver() ? ENDLESS : length(game.position().playUnchecked(move)));
            }
            Map<Integer, Integer> bonuses = new HashMap<>();
            List<Move> safe = safe(game.position(), lengths);
            lengths.forEach((move, length) -> board.encode(move)
                    .ifPresent(packed ->
                            bonuses.put(packed, (length < needed ? NEARER : 0) + (safe.contains(move) ? SAFE : 0))));
            return new RaceMoves(bonuses);
        }

        /**
         * The moves after which the answer that makes the race longest makes it least long, those that bring the end nearer
         * first.
         */
        private List<Move> safe(Position position, Map<Move, Integer> lengths) {
            List<Move> moves = new ArrayList<>(lengths.keySet());
            moves.sort(Comparator.comparing(lengths::get));
            List<Move> safe = new ArrayList<>();
            int shortest = ENDLESS - 1;
            for (Move move : moves) {
                int longest = longest(position.playUnchecked(move), shortest);
                if (isOver()) {
                    return safe;
                }
                if (longest < shortest) {
                    safe.clear();
                    shortest = longest;
                }
                if (longest == shortest) {
                    safe.add(move);
                }
            }
            return safe;
        }

        /** How long one answer can make the race; where that is longer than {@code most}, how long it gets at least. */
        private int longest(Position position, int most) {
            int longest = 0;
            for (Move answer : answers(position)) {
                longest = Math.max(longest, length(position.playUnchecked(answer)));
                if (longest > most) {
                    delays.add(answer);
                    return longest;
                }
                if (isOver()) {
                    return longest;
                }
            }
            return longest;
        }

        private int length(Position position) {
            races++;
            return Analysis.of(position).race(side).map(Race::moves).orElse(ENDLESS);
        }

        private boolean isOver() {
            return races >= MOST_RACES || System.nanoTime() - deadline >= 0;
        }

        /**
         * The moves of the side to move: those that have delayed a race before, and then those of its Queen Bee and of the
         * pieces near her, which defend most often.
         */
        private List<Move> answers(Position position) {
            Optional<Hex> queen = position.cellOf(Piece.of(position.sideToMove(), Bug.QUEEN_BEE));
            return position.legalMoves().stream()
                    .sorted(Comparator.comparingInt(move -> delays.contains(move)
                            ? -1
                            : move instanceof Movement movement
                                    ? distance(position.cellOf(movement.piece()), queen)
                                    : ENDLESS))
                    .toList();
        }

        private static int distance(Optional<Hex> one, Optional<Hex> other) {
            return one.isPresent() && other.isPresent() ? one.get().distance(other.get()) : ENDLESS;
        }
    }
}
