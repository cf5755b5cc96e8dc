// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.testkit;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Plays random legal games with many placements, climbs and throws. The order of the lists of legal moves doesn't
 * matter.
 */
public final class RandomGames {
    private static final Comparator<Move> ORDER = Comparator.comparing(RandomGames::isPass)
            .thenComparing(move -> ((PieceMove) move).piece().index())
            .thenComparing(move -> ((PieceMove) move).to());

    private RandomGames() {}

    /** Plays at most a number of plies and passes every position to the visitor. */
    public static Position play(Ruleset ruleset, int plies, Random random, Consumer<Position> visitor) {
        Position position = Position.start(ruleset);
        visitor.accept(position);
        for (int ply = 0; ply < plies; ply++) {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty()) {
                break;
            }
            position = position.playUnchecked(choose(moves, position, random));
            visitor.accept(position);
        }
        return position;
    }

    private static Move choose(List<Move> moves, Position position, Random random) {
        int wish = random.nextInt(10);
        List<Move> liked =
                moves.stream().filter(move -> isLiked(move, wish, position)).toList();
        List<Move> from = new ArrayList<>(liked.isEmpty() ? moves : liked);
        from.sort(ORDER);
        return from.get(random.nextInt(from.size()));
    }

    private static boolean isPass(Move move) {
        return move.equals(Move.pass());
    }

    private static boolean isLiked(Move move, int wish, Position position) {
        if (wish < 3) {
            return move instanceof Placement;
        }
        if (wish < 5) {
            return move instanceof Movement movement && position.heightAt(movement.to()) > 0; // a climb
        }
        if (wish < 6) {
            return move instanceof Movement movement && movement.piece().color() != position.sideToMove(); // a throw
        }
        return wish > 6 || move instanceof Movement movement && movement.piece().bug() != Bug.SOLDIER_ANT;
    }

    /** Returns the expansions of the eight game types. */
    public static List<Set<Expansion>> expansionCombinations() {
        return Ruleset.gameTypes().stream().map(Ruleset::expansions).toList();
    }

    /** Returns the eight game types in both presets. */
    public static Arbitrary<Ruleset> rulesets() {
        return Combinators.combine(
                        Arbitraries.of(Ruleset.tournament(), Ruleset.rulebook()),
                        Arbitraries.of(expansionCombinations()))
                .as((Ruleset preset, Set<Expansion> expansions) -> preset.withExpansions(expansions));
    }

    /** Returns random legal positions of all eight game types, after 0 to 90 plies. */
    public static Arbitrary<Position> positions() {
        return Combinators.combine(
                        rulesets(), Arbitraries.integers().between(0, 90), Arbitraries.randomValue(Random::nextLong))
                .as((ruleset, plies, seed) -> play(ruleset, plies, new Random(seed), position -> {}));
    }
}
