// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.SetupProblem.RestProblem;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.testkit.RandomGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** To check setups, hive-api decides some rules without hive-impl. Both modules must agree about these rules. */
class RulesDecidedTwiceTest {
    private static final Ruleset ALL = Ruleset.full();

    private static Optional<RestProblem> reasonAgainst(Setup setup) {
        return setup.problems().stream()
                .flatMap(problem -> problem.find(Part.REST_PROBLEM).stream())
                .findFirst();
    }

    /** Returns a setup with both Queen Bees and more turns than any setup requires. */
    private static Setup.Builder late(Random random) {
        Position position = RandomGames.play(ALL, 20 + random.nextInt(60), random, each -> {});
        for (Color color : Color.values()) {
            Assume.that(position.cellOf(Piece.of(color, Bug.QUEEN_BEE)).isPresent());
        }
        return Setup.builder()
                .from(position.toSetup())
                .restingPiece(Optional.empty())
                .ply(200 + position.ply() % 2);
    }

    /**
     * Returns a setup with a Pillbug or Mosquito at the origin. Random single pieces, stacks of two and empty cells
     * surround the origin.
     */
    private static Setup.Builder ring(Random random) {
        List<Piece> ground = new ArrayList<>(Piece.values());
        List<Piece> climbers =
                ground.stream().filter(piece -> piece.bug() == Bug.BEETLE).toList();
        ground.removeAll(climbers);
        Collections.shuffle(ground, random);
        Bug center = random.nextInt(3) > 0 ? Bug.PILLBUG : Bug.MOSQUITO;
        Piece thrower = Piece.of(Color.values()[random.nextInt(2)], center);
        ground.remove(thrower);
        ground.addAll(0, List.of(Piece.parse("wQ"), Piece.parse("bQ")));
        List<Piece> toPlace = new ArrayList<>(new LinkedHashSet<>(ground));
        Setup.Builder setup =
                Setup.builder().ruleset(ALL).put(Hex.ORIGIN, thrower).ply(200 + random.nextInt(2));
        Set<Piece> placed = new HashSet<>(Set.of(thrower));
        int climbed = 0;
        List<Hex> cells = new ArrayList<>(Hex.ORIGIN.neighbors());
        Collections.shuffle(cells, random);
        for (Hex cell : cells) {
            int height = placed.size() < 3 ? 1 : random.nextInt(3);
            if (height > 0) {
                Piece piece = toPlace.stream()
                        .filter(next -> !placed.contains(next))
                        .filter(next -> next.number() == 1
                                || placed.contains(Piece.of(next.color(), next.bug(), next.number() - 1)))
                        .findFirst()
                        .orElseThrow();
                placed.add(piece);
                setup.put(
                        cell,
                        height == 2 && climbed < 4
                                ? PieceStack.of(piece, climbers.get(climbed++))
                                : PieceStack.of(piece));
            }
        }
        Assume.that(setup.build().problems().isEmpty());
        return setup;
    }

    /** Room for both halves of a throw (R3.4, R4.9): {@code RestCheck} and {@code Pillbug}. */
    @Property
    void R4_9_acceptsRestOfThrowablePieces(@ForAll Random random) {
        Setup setup = (random.nextInt(4) == 0 ? late(random) : ring(random)).build();
        Color side = setup.toPosition().sideToMove();
        for (Piece piece : setup.ruleset().pieces(side)) {
            Optional<Hex> at = setup.toPosition().cellOf(piece);
            if (at.isPresent()) {
                Setup resting = Setup.builder().from(setup).restingPiece(piece).build();
                Optional<RestProblem> reason = reasonAgainst(resting);
                if (reason.isEmpty() || reason.get() == RestProblem.NOT_THROWN) {
                    canHaveBeenThrown(setup, piece, at.get())
                            .ifPresent(thrown -> assertThat(reason.isEmpty())
                                    .as("%s in %s", piece, setup)
                                    .isEqualTo(thrown));
                }
            }
        }
    }

    /** Returns whether the rules allow a throw to the cell, or empty if the game is over. */
    private static Optional<Boolean> canHaveBeenThrown(Setup after, Piece piece, Hex at) {
        boolean thrown = false;
        if (after.stackAt(at).orElseThrow().height() > 1) {
            return Optional.of(false);
        }
        for (Direction there : Direction.values()) {
            for (Hex from : at.neighbor(there).neighbors()) {
                if (!after.stacks().containsKey(from)) {
                    Map<Hex, PieceStack> others = new LinkedHashMap<>(after.stacks());
                    others.remove(at);
                    Setup before = Setup.builder()
                            .from(after)
                            .stacks(others)
                            .put(from, piece)
                            .ply(after.ply() + 1)
                            .build();
                    if (before.problems().isEmpty()) {
                        Position position = before.toPosition();
                        if (position.isOver()) {
                            return Optional.empty();
                        }
                        thrown |= position.isLegal(Move.move(piece, at));
                    }
                }
            }
        }
        return Optional.of(thrown);
    }

    /** One hive (R3.2): {@code RestCheck} and {@code OneHive}. */
    @Property
    void R3_2_acceptsRestUnlessPinned(@ForAll Random random) {
        Setup setup = late(random).build();
        Position position = setup.toPosition();
        for (Piece piece : setup.ruleset().pieces(position.sideToMove().opposite())) {
            if (position.cellOf(piece).isPresent() && !position.isCovered(piece)) {
                Setup resting = Setup.builder().from(setup).restingPiece(piece).build();
                assertThat(reasonAgainst(resting)
                                .filter(RestProblem.PINNED::equals)
                                .isPresent())
                        .as("%s in %s", piece, setup)
                        .isEqualTo(position.isPinned(piece));
            }
        }
    }

    /** Placing (R2.2): {@code SetupCheck} and {@code Placing}. */
    @Property
    void R2_2_acceptsPassesWithoutPlacementCells(@ForAll Random random) {
        Color without = Color.values()[random.nextInt(2)];
        Position position = crowd(without, random);
        int placed = ALL.pieces(without).size() - position.hand(without).size();
        int turns = 10;
        Setup setup = Setup.builder()
                .ruleset(ALL)
                .stacks(position.stacks())
                .ply(2 * turns - (without == Color.WHITE ? 1 : 0))
                .passesWithoutQueen(turns - placed)
                .build();
        assertThat(setup.ply() % 2).as("the other side is to move").isEqualTo(without == Color.WHITE ? 1 : 0);
        boolean canPlace = !Analysis.metrics(position, without).placementCells().isEmpty();
        assertThat(setup.problems().stream()
                        .anyMatch(problem -> problem.kind() == SetupProblem.Kind.CANNOT_HAVE_PASSED))
                .as("%s in %s", without, position)
                .isEqualTo(canPlace);
    }

    /**
     * Returns a position with a few pieces of one side, but not its Queen Bee, among many enemy pieces. Some enemy
     * pieces are on top of others.
     */
    private static Position crowd(Color without, Random random) {
        List<Piece> few = ALL.pieces(without).stream()
                .filter(piece -> piece.bug() != Bug.QUEEN_BEE && piece.number() == 1)
                .limit(1 + random.nextInt(3))
                .toList();
        List<Piece> pieces = new ArrayList<>(few);
        pieces.addAll(ALL.pieces(without.opposite()));
        Position position = Position.start(ALL);
        for (Piece piece : pieces) {
            Hex cell = Hex.ORIGIN;
            while (position.heightAt(cell) > 0) {
                cell = cell.neighbor(Direction.values()[random.nextInt(6)]);
            }
            position = position.playUnchecked(Move.place(piece, cell));
        }
        for (Piece piece : pieces) {
            if (piece.color() != without && piece.bug().canStandOnTop() && random.nextInt(3) > 0) {
                Hex cell = position.cellOf(few.get(random.nextInt(few.size()))).orElseThrow();
                Position climbed = position.playUnchecked(Move.move(piece, cell));
                position = Setup.builder().stacks(climbed.stacks()).build().problems().stream()
                                .noneMatch(problem -> problem.kind() == SetupProblem.Kind.HIVE_BROKEN)
                        ? climbed
                        : position;
            }
        }
        return position;
    }

    /** The Queen Bee's turn (R2.4): {@code SetupCheck} and {@code Placing}. */
    @Test
    void R2_4_reportsMissingQueenAfterHerTurn() {
        Game game = Game.start(Ruleset.tournament());
        for (int turn = 1; turn <= 6; turn++) {
            for (Color color : Color.values()) {
                boolean isDue = game.legalMoves().stream()
                        .allMatch(move -> move instanceof PieceMove enters
                                && enters.piece().bug() == Bug.QUEEN_BEE);
                Move other = game.position().legalMoves().stream()
                        .filter(move -> move instanceof PieceMove enters
                                && enters.piece().bug() != Bug.QUEEN_BEE)
                        .findFirst()
                        .orElse(Move.place(
                                game.position()
                                        .nextInHand(color, Bug.SOLDIER_ANT)
                                        .orElseThrow(),
                                Hex.of(color == Color.WHITE ? -turn : turn, 0)));
                game = game.playUnchecked(other);
                assertThat(game.position().toSetup().problems().stream()
                                .anyMatch(problem -> problem.kind() == SetupProblem.Kind.QUEEN_MISSING
                                        && problem.get(Part.COLOR) == color))
                        .as("%s behind turn %d", color, turn)
                        .isEqualTo(isDue || turn > 4);
                if (turn <= 4) {
                    assertThat(isDue).isEqualTo(turn == 4);
                }
            }
        }
    }
}
