// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Violation;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Moves to cells at the wrap-around or outside the packed board's window are judged like all other moves. */
class FarMovesPropertiesTest {
    private static final int MIN = Integer.MIN_VALUE;
    private static final int MAX = Integer.MAX_VALUE;

    /** Random far shifts, and shifts that don't change the cell index. */
    @Provide
    Arbitrary<Hex> shifts() {
        Arbitrary<Integer> coordinate = Arbitraries.oneOf(
                Arbitraries.integers(), Arbitraries.of(MIN, MIN + 1, MIN / 2, MAX / 2, MAX / 2 + 1, MAX - 1, MAX));
        Arbitrary<Hex> aliases = Arbitraries.of(
                Hex.of(1024, 0),
                Hex.of(0, 32),
                Hex.of(32, -1),
                Hex.of(-32, 1),
                Hex.of(-1024, 0),
                Hex.of(1 << 20, 1 << 20),
                Hex.of(MIN, 0),
                Hex.of(0, MIN),
                Hex.of(MIN, MIN));
        return Arbitraries.oneOf(Combinators.combine(coordinate, coordinate).as(Hex::of), aliases);
    }

    @Property
    void farMovesAreIllegalWithReasons(@ForAll Position position, @ForAll("shifts") Hex far, @ForAll Random random) {
        Game game = Game.of(position);
        MutableGame mutable = MutableGame.of(position);
        List<Move> legal = position.legalMoves();
        Hex near = legal.isEmpty()
                ? Hex.ORIGIN
                : legal.get(random.nextInt(legal.size())).destination().orElse(Hex.ORIGIN);
        Hex cell = near.translate(far.q(), far.r());
        boolean isFar =
                position.ply() > 0 && position.stacks().keySet().stream().noneMatch(hex -> hex.distance(cell) < 2);
        for (Piece piece : Piece.values()) {
            Move move = position.moveOf(piece, cell);
            Legality verdict = position.judge(move);
            assertThat(position.isLegal(move)).isEqualTo(verdict.isLegal());
            assertThat(game.judge(move)).isEqualTo(verdict);
            assertThat(mutable.judge(move)).isEqualTo(verdict);
            if (!isFar) {
                continue;
            }
            assertThat(verdict.isLegal()).as("%s in %s", move, position).isFalse();
            verdict.violations().stream()
                    .filter(reason -> reason.kind() == Violation.Kind.TOO_FAR)
                    .forEach(reason -> assertThat(reason.get(Part.DISTANCE)).isGreaterThan(1));
            assertThat(mutable.tryPlay(move)).isEqualTo(verdict);
            assertThatThrownBy(() -> game.play(move)).isInstanceOf(IllegalMoveException.class);
            assertThatThrownBy(() -> mutable.play(move)).isInstanceOf(IllegalMoveException.class);
            assertThatThrownBy(() -> position.paths(move)).isInstanceOf(IllegalMoveException.class);
        }
        if (isFar) {
            assertThat(position.heightAt(cell)).isZero();
            assertThat(mutable.topAt(cell)).isEmpty();
            assertThat(mutable.heightAt(cell)).isZero();
            assertThat(position.stackAt(cell)).isEmpty();
        }
    }

    @Property
    void R3_2_farPiecesBreakTheHive(@ForAll Position position, @ForAll("shifts") Hex far) {
        Hex cell = middle(position).translate(far.q(), far.r());
        if (position.stacks().keySet().stream().anyMatch(hex -> hex.distance(cell) < 2) || position.ply() == 0) {
            return;
        }
        Setup setup = Setup.builder()
                .from(position.toSetup())
                .put(cell, PieceStack.of(Piece.parse("wA3"), Piece.parse("bB2")))
                .build();
        assertThat(setup.problems()).extracting(problem -> problem.code()).contains("hive-broken");
        assertThatThrownBy(setup::toPosition).isInstanceOf(ImpossiblePositionException.class);
    }

    /** Returns the cell of a piece with about equally many pieces on both sides. */
    private static Hex middle(Position position) {
        List<Hex> cells = List.copyOf(position.stacks().keySet());
        return cells.isEmpty() ? Hex.ORIGIN : cells.get(cells.size() / 2);
    }

    @Property
    void playsAcrossWrapAround(@ForAll Position position, @ForAll Random random, @ForAll boolean alongQ) {
        Position there = position.translate(
                alongQ ? MAX - middle(position).q() : 0,
                alongQ ? 0 : MAX - middle(position).r());
        Game here = Game.of(position);
        Game across = Game.of(there);
        Hex by = Hex.of(
                there.corner().q() - position.corner().q(),
                there.corner().r() - position.corner().r());
        MutableGame mutable = MutableGame.of(across);
        for (int i = 0; i < 8 && !here.isOver() && position.ply() > 0; i++) {
            Move move = here.legalMoves().get(random.nextInt(here.countLegalMoves()));
            here = here.play(move);
            across = across.play(move.translate(by.q(), by.r()));
            mutable.play(move.translate(by.q(), by.r()));
            assertThat(across.position().normalized()).isEqualTo(here.position().normalized());
            assertThat(mutable.position()).isEqualTo(across.position());
            assertThat(across.occurrences()).isEqualTo(here.occurrences());
            assertThat(across.outcome()).isEqualTo(here.outcome());
        }
    }
}
