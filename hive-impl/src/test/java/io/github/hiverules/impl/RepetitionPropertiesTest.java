// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Termination;
import io.github.hiverules.impl.oracle.SlowRepetition;
import io.github.hiverules.testkit.RandomGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Repetition (R7.3) in whole games and of positions made by chance, held against the slow rules. */
class RepetitionPropertiesTest {
    private static final Ruleset RULES = Ruleset.tournament();

    @Test
    void gameMutableGameAndOracleAgreeOnWholeGames() {
        int drawn = 0;
        int most = 0;
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Ruleset ruleset = RULES.withExpansions(
                            RandomGames.expansionCombinations().get(seed % 8))
                    .withRepetitionDraws(seed % 5 > 0);
            Game game = Game.start(ruleset);
            MutableGame mutable = MutableGame.start(ruleset);
            while (!game.outcome().isOver() && game.length() < 150) {
                List<Move> moves = game.legalMoves();
                assertThat(mutable.legalMoves()).isEqualTo(moves);
                assertThat(mutable.mustPass()).isEqualTo(moves.equals(List.of(Move.pass())));
                Move move = choose(moves, game, random);
                game = game.play(move);
                assertThat(mutable.tryPlay(move).isLegal()).isTrue();
                assertThat(mutable.outcome()).isEqualTo(game.outcome());
                assertThat(mutable.occurrences()).isEqualTo(game.occurrences());
                assertThat(mutable.position()).isEqualTo(game.position());
                assertThat(mutable.position().stacks())
                        .isEqualTo(game.position().stacks());
                Position now = game.position();
                long same = game.positions().stream()
                        .filter(earlier -> SlowRepetition.isSame(earlier, now))
                        .count();
                assertThat(game.occurrences()).as("occurrences of %s", now).isEqualTo((int) same);
                most = Math.max(most, game.occurrences());
            }
            drawn += game.outcome().equals(Outcome.drawn(Termination.REPETITION)) ? 1 : 0;
        }
        assertThat(drawn).as("games drawn by repetition").isGreaterThan(5);
        assertThat(most).as("occurrences where they end no game").isGreaterThan(5);
    }

    /** Few pieces, and then mostly steps back to where a piece came from, so that positions do repeat. */
    private static Move choose(List<Move> moves, Game game, Random random) {
        List<Move> steps = moves.stream().filter(Movement.class::isInstance).toList();
        int size = game.length();
        if (size > 9 && !steps.isEmpty() && random.nextInt(10) > 0) {
            if (size > 12 && random.nextInt(4) > 0) {
                Position before = game.positions().get(size - 2);
                List<Move> back = steps.stream()
                        .filter(move ->
                                before.cellOf(((Movement) move).piece()).equals(Optional.of(((Movement) move).to())))
                        .toList();
                if (!back.isEmpty()) {
                    return back.get(random.nextInt(back.size()));
                }
            }
            return steps.get(random.nextInt(steps.size()));
        }
        return moves.get(random.nextInt(moves.size()));
    }

    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    /** Later, elsewhere on the table, and with any other piece at rest. */
    @Property(tries = 60)
    void aRepetitionIsWhatTheRuleSays(@ForAll("positions") Position position, @ForAll Random random) {
        List<Piece> pieces = new ArrayList<>(Piece.values());
        Collections.shuffle(pieces, random);
        pieces.stream()
                .filter(piece -> position.cellOf(piece).isPresent())
                .limit(5)
                .forEach(piece -> {
                    Setup.Builder later = Setup.builder()
                            .from(position.toSetup())
                            .ply(position.ply() + 2 * random.nextInt(3))
                            .restingPiece(random.nextInt(3) == 0 ? Optional.empty() : Optional.of(piece));
                    later.stacks(withTwoAlikeExchanged(position, piece));
                    if (!later.build().problems().isEmpty()) {
                        later.ply(position.ply()).restingPiece(Optional.empty());
                    }
                    Position other = later.build().toPosition().translate(3, -5);
                    assertThat(other.isRepetitionOf(position))
                            .as("%s and %s", position, other)
                            .isEqualTo(SlowRepetition.isSame(position, other));
                });
    }

    /** The stacks with that piece and another one of its kind, if there is one on the table, in each other's places. */
    private static Map<Hex, Stack> withTwoAlikeExchanged(Position position, Piece piece) {
        Piece alike = Piece.values().stream()
                .filter(other -> other != piece && other.color() == piece.color() && other.bug() == piece.bug())
                .filter(other -> position.cellOf(other).isPresent())
                .findFirst()
                .orElse(piece);
        Map<Hex, Stack> stacks = new HashMap<>();
        position.stacks()
                .forEach((hex, stack) -> stacks.put(
                        hex,
                        Stack.of(stack.pieces().stream()
                                .map(each -> each == piece ? alike : each == alike ? piece : each)
                                .toList())));
        return stacks;
    }
}
