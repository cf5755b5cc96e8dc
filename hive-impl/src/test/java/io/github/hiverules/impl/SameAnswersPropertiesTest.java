// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.search.SearchMoves;
import io.github.hiverules.testkit.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Positions, games, mutable games and search boards give equal results. */
class SameAnswersPropertiesTest {
    @Property
    void mutableGameMatchesPosition(@ForAll Position position) {
        MutableGame mutable = MutableGame.of(position);
        assertThat(mutable.ruleset()).isEqualTo(position.ruleset());
        assertThat(mutable.ply()).isEqualTo(position.ply());
        assertThat(mutable.sideToMove()).isEqualTo(position.sideToMove());
        assertThat(mutable.outcome()).isEqualTo(position.outcome());
        assertThat(mutable.isOver()).isEqualTo(position.outcome().isOver());
        assertThat(mutable.position().stacks()).isEqualTo(position.stacks());
        assertThat(mutable.mustPass()).isEqualTo(position.legalMoves().equals(List.of(Move.pass())));
        assertThat(Game.of(position).mustPass()).isEqualTo(mutable.mustPass());
        assertThat(position.mustPass()).isEqualTo(mutable.mustPass());
        assertThat(List.copyOf(position.stacks().keySet())).isSorted();
        assertThat(mutable.position().stacks().keySet())
                .containsExactlyElementsOf(position.stacks().keySet());
        for (Piece piece : Piece.values()) {
            assertThat(mutable.cellOf(piece)).isEqualTo(position.cellOf(piece));
            assertThat(mutable.moveOf(piece, Hex.ORIGIN)).isEqualTo(position.moveOf(piece, Hex.ORIGIN));
        }
        for (Hex hex : position.stacks().keySet()) {
            for (Hex cell : List.of(hex, hex.translate(1, 0), hex.translate(0, -1), hex.translate(32, -1))) {
                assertThat(mutable.topAt(cell)).isEqualTo(position.topAt(cell));
                assertThat(mutable.heightAt(cell)).isEqualTo(position.heightAt(cell));
            }
        }
    }

    @Property
    void allApisListEqualMoves(@ForAll Position position) {
        List<Move> moves = position.legalMoves();
        assertThat(Game.of(position).legalMoves()).isEqualTo(moves);
        assertThat(MutableGame.of(position).legalMoves()).isEqualTo(moves);
        assertThat(SearchMoves.of(position)).containsExactlyInAnyOrderElementsOf(moves);
        MutableGame mutable = MutableGame.of(position);
        for (Piece piece : Piece.values()) {
            assertThat(mutable.legalMoves(piece))
                    .isEqualTo(position.legalMoves(piece))
                    .isEqualTo(position.mobility(piece).moves());
        }
        assertThat(position.countLegalMoves()).isEqualTo(moves.size());
        assertThat(Game.of(position).countLegalMoves()).isEqualTo(moves.size());
        assertThat(MutableGame.of(position).countLegalMoves()).isEqualTo(moves.size());
    }

    @Property
    void mutableGameCountsOccurrencesAndUndoes(@ForAll Position position, @ForAll Random random) {
        MutableGame mutable = MutableGame.of(position);
        List<Game> games = new ArrayList<>(List.of(Game.of(position)));
        for (int step = 0; step < 12; step++) {
            Game game = games.get(games.size() - 1);
            List<Move> moves = game.legalMoves();
            if (moves.isEmpty() || games.size() > 1 && random.nextInt(3) == 0) {
                if (games.size() > 1) {
                    games.remove(games.size() - 1);
                    mutable.undo();
                }
            } else {
                Move move = moves.get(random.nextInt(moves.size()));
                games.add(game.play(move));
                assertThat(mutable.tryPlay(move).isLegal()).isTrue();
            }
            Game shown = games.get(games.size() - 1);
            assertThat(mutable.countLegalMoves()).isEqualTo(shown.legalMoves().size());
            assertThat(mutable.outcome()).isEqualTo(shown.outcome());
            assertThat(mutable.game()).isEqualTo(shown);
            assertThat(mutable.length()).isEqualTo(shown.length());
            assertThat(mutable.moves()).isEqualTo(shown.moves());
            assertThat(mutable.lastMove()).isEqualTo(shown.lastMove());
            Piece piece = Piece.values().get(random.nextInt(Piece.values().size()));
            assertThat(mutable.legalMoves(piece)).isEqualTo(shown.legalMoves(piece));
            assertThat(mutable.mustPass()).isEqualTo(shown.legalMoves().equals(List.of(Move.pass())));
        }
    }

    @Test
    void continuesAfterUndoOfTheLastMove() {
        MutableGame game = MutableGame.of(Drawing.of("""
                Base, Black[9] to move

                      .     .     .     .
                   .    bQ     a    bB1    .
                .    bA2   wQ    wA1    .
                   .    bA1   wA2    .
                      .     .     .
                """).position());
        int count = game.countLegalMoves();
        Move last = game.legalMoves().stream()
                .filter(move -> Game.of(game.position()).play(move).isOver())
                .findFirst()
                .orElseThrow();
        assertThat(game.tryPlay(last).isLegal()).isTrue();
        assertThat(game.isOver()).isTrue();
        assertThat(game.countLegalMoves()).isZero();
        game.undo();
        assertThat(game.isOver()).isFalse();
        assertThat(game.countLegalMoves()).isEqualTo(count).isPositive();
    }

    /** All APIs return equal reasons in the same order. */
    @Property
    void allApisJudgeEqually(@ForAll Position position, @ForAll Random random) {
        Game game = Game.of(position);
        MutableGame mutable = MutableGame.of(position);
        SearchBoard board = SearchBoard.of(position);
        List<Hex> cells = new ArrayList<>(position.stacks().keySet());
        cells.add(Hex.ORIGIN);
        for (int i = 0; i < 60; i++) {
            Hex cell = cells.get(random.nextInt(cells.size()));
            for (int steps = random.nextInt(3); steps > 0; steps--) {
                cell = cell.neighbors().get(random.nextInt(6));
            }
            Piece piece = Piece.values().get(random.nextInt(Piece.values().size()));
            Move move = i == 0 ? Move.pass() : i % 7 == 0 ? Move.place(piece, cell) : position.moveOf(piece, cell);
            String reasons = position.judge(move).toString();
            assertThat(game.judge(move).toString()).isEqualTo(reasons);
            assertThat(mutable.judge(move).toString()).isEqualTo(reasons);
            boolean legal = position.isLegal(move);
            assertThat(mutable.isLegal(move)).isEqualTo(legal);
            assertThat(position.judge(move).isLegal()).isEqualTo(legal);
            assertThat(board.encode(move) != SearchBoard.NO_MOVE).isEqualTo(legal);
        }
        for (Piece piece : Piece.values()) {
            String mobility = position.mobility(piece).toString();
            if (!game.isOver()) {
                assertThat(game.mobility(piece).toString()).isEqualTo(mobility);
            }
            assertThat(position.mobility(piece).moves()).isEqualTo(position.legalMoves(piece));
        }
    }
}
