// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.testkit.RandomGames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Positions reached by legal play are possible setups. */
class SetupPropertiesTest {
    @Property
    void acceptsPositionsOfGames(@ForAll Ruleset ruleset, @ForAll Random random) {
        RandomGames.play(ruleset, 120, random, SetupPropertiesTest::isPossible);
    }

    /** The least ply has no more problems than any other ply with the same side to move, and no lower ply has as few. */
    @Property
    void leastPlyHasFewestProblems(@ForAll Position position, @ForAll Random random) {
        Setup.Builder changed = Setup.builder()
                .from(position.toSetup())
                .ply(random.nextInt(200) - 20)
                .passesWithoutQueen(random.nextInt(3) == 0 ? random.nextInt(50) - 5 : 0);
        for (int i = random.nextInt(4); i > 0; i--) {
            changed.put(
                    Hex.of(random.nextInt(5), random.nextInt(5)),
                    Piece.values().get(random.nextInt(28)),
                    Piece.values().get(random.nextInt(28)));
        }
        Setup setup = changed.build();
        int least = setup.leastPly();
        assertThat(least).isNotNegative();
        assertThat((least - setup.ply()) % 2).isZero();
        for (int ply = least % 2; ply < 240; ply += 2) {
            assertThat(problemsAt(ply, setup))
                    .as("%s at %s", setup, ply)
                    .isGreaterThanOrEqualTo(problemsAt(least, setup) + (ply < least ? 1 : 0));
        }
    }

    private static int problemsAt(int ply, Setup setup) {
        return Setup.builder().from(setup).ply(ply).build().problems().size();
    }

    @Test
    void leastPlyNeedsNoSearchThroughPasses() {
        Setup.Builder lone = Setup.builder().ruleset(Ruleset.rulebook()).put(Hex.ORIGIN, Piece.parse("wQ"));
        assertThat(lone.passesWithoutQueen(0).build().leastPly()).isZero();
        assertThat(lone.ply(1).build().leastPly()).isEqualTo(1);
        for (int passes : new int[] {Integer.MIN_VALUE, -1, 10_000, Integer.MAX_VALUE}) {
            assertThat(lone.passesWithoutQueen(passes).build().leastPly()).isBetween(0, Setup.maxPly());
        }
    }

    private static void isPossible(Position position) {
        Setup setup = position.toSetup();
        assertThat(setup.problems()).as("%s", position).isEmpty();
        assertThat(setup.toPosition()).isEqualTo(position);
        assertThat(MutableGame.of(position).position()).isEqualTo(position);
        assertThat(SearchBoard.of(position).position()).isEqualTo(position);
    }

    /** One side places its Queen Bee as late as possible. The opponent minimizes the side's placement cells. */
    @Property
    void R6_2_acceptsPositionsWithoutPlacementCells(@ForAll Ruleset ruleset, @ForAll Random random) {
        Color without = random.nextBoolean() ? Color.WHITE : Color.BLACK;
        Position position = Position.start(ruleset);
        for (int ply = 0; ply < 40 && !position.legalMoves().isEmpty(); ply++) {
            List<Move> moves = position.legalMoves();
            if (position.sideToMove() == without) {
                List<Move> others = moves.stream()
                        .filter(move -> !move.toString().startsWith("place " + Piece.of(without, Bug.QUEEN_BEE)))
                        .toList();
                moves = others.isEmpty() ? moves : others;
            }
            position = position.playUnchecked(
                    position.sideToMove() == without
                            ? moves.get(random.nextInt(moves.size()))
                            : leavingLeast(position, moves, random));
            isPossible(position);
        }
    }

    /** In the setups, the side to move has no placement cell in its second, third or fourth turn. */
    @Property
    void R6_2_acceptsPositionsAfterPassesWithoutQueen(@ForAll Random random) {
        for (String[] drawn : new String[][] {
            {"2", "wS1 0,0", "bA1 1,0", "wG1 2,0"},
            {"3", "bA1 wB1 0,0", "bG1 1,0", "wQ 2,0"},
            {"4", "bA1 wB1 0,0", "bG1 1,0", "wQ 2,0", "bS1 1,-1", "wA1 2,-2"}
        }) {
            Setup.Builder setup = Setup.builder().turn(Color.BLACK, Integer.parseInt(drawn[0]));
            for (int i = 1; i < drawn.length; i++) {
                String[] words = drawn[i].split(" ");
                Piece[] pieces = new Piece[words.length - 1];
                for (int p = 0; p < pieces.length; p++) {
                    pieces[p] = Piece.parse(words[p]);
                }
                setup.put(Hex.parse("(" + words[pieces.length] + ")"), pieces);
            }
            Position position = setup.build().toPosition();
            assertThat(position.legalMoves()).containsExactly(Move.pass());
            for (int ply = 0; ply < 20 && !position.legalMoves().isEmpty(); ply++) {
                List<Move> moves = position.legalMoves();
                position = position.playUnchecked(moves.get(random.nextInt(moves.size())));
                isPossible(position);
            }
        }
    }

    private static Move leavingLeast(Position position, List<Move> moves, Random random) {
        Move best = moves.get(random.nextInt(moves.size()));
        int least = Integer.MAX_VALUE;
        for (Move move : moves) {
            int answers = position.playUnchecked(move).countLegalMoves() * 4 + random.nextInt(4);
            if (answers < least) {
                least = answers;
                best = move;
            }
        }
        return best;
    }

    private static Map<Hex, PieceStack> without(Hex cell, Setup setup) {
        Map<Hex, PieceStack> stacks = new LinkedHashMap<>(setup.stacks());
        stacks.remove(cell);
        return stacks;
    }

    /** In an accepted setup, each side has had enough turns to place its pieces and to climb with them. */
    @Property
    void acceptedSetupsFitTheirTurns(@ForAll Position position, @ForAll Random random) {
        Setup.Builder changed = Setup.builder().from(position.toSetup());
        for (int i = random.nextInt(3); i >= 0; i--) {
            List<Hex> cells = new ArrayList<>(position.stacks().keySet());
            Hex cell = cells.isEmpty() ? Hex.ORIGIN : cells.get(random.nextInt(cells.size()));
            Piece piece = Piece.values().get(random.nextInt(28));
            switch (random.nextInt(5)) {
                case 0 -> changed.ply(Math.max(0, position.ply() - random.nextInt(8)));
                case 1 -> changed.restingPiece(piece);
                case 2 -> changed.passesWithoutQueen(random.nextInt(3));
                case 3 -> changed.stacks(without(cell, position.toSetup()));
                default ->
                    changed.put(
                            cell.translate(random.nextInt(3) - 1, random.nextInt(3) - 1),
                            position.topAt(cell).orElse(piece),
                            piece);
            }
        }
        Setup setup = changed.build();
        if (setup.problems().isEmpty()) {
            for (Color color : Color.values()) {
                assertThat(turnsNeeded(setup, color))
                        .as("%s of %s", color, setup)
                        .isLessThanOrEqualTo((setup.ply() + 1 - color.ordinal()) / 2);
            }
            assertThat(setup.toPosition().toSetup()).isEqualTo(setup);
            Position next = setup.toPosition();
            for (int ply = 0; ply < 6 && !next.legalMoves().isEmpty(); ply++) {
                List<Move> moves = next.legalMoves();
                next = next.playUnchecked(moves.get(random.nextInt(moves.size())));
                isPossible(next);
            }
        }
    }

    private static long turnsNeeded(Setup setup, Color color) {
        long placings = setup.stacks().values().stream()
                .flatMap(stack -> stack.pieces().stream())
                .filter(piece -> piece.color() == color)
                .count();
        long climbs = 0;
        for (Map.Entry<Hex, io.github.hiverules.api.PieceStack> entry :
                setup.stacks().entrySet()) {
            List<Piece> pieces = entry.getValue().pieces();
            for (int i = 1; i < pieces.size(); i++) {
                climbs += pieces.get(i).color() == color ? 1 : 0;
            }
        }
        return placings + climbs;
    }
}
