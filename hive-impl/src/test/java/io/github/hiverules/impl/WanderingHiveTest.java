// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.impl.oracle.Oracle;
import io.github.hiverules.search.SearchBoard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The table has no edge (R1.4). */
class WanderingHiveTest {
    private static final List<Move> OPENING = List.of(
            Move.place(Piece.of(Color.WHITE, Bug.QUEEN_BEE), Hex.of(0, 0)),
            Move.place(Piece.of(Color.BLACK, Bug.QUEEN_BEE), Hex.of(1, 0)),
            Move.place(Piece.of(Color.WHITE, Bug.SOLDIER_ANT), Hex.of(-1, 0)),
            Move.place(Piece.of(Color.BLACK, Bug.SOLDIER_ANT), Hex.of(2, 0)));

    private final Random random = new Random(1);

    @Test
    void R1_4_hiveMayWanderAnyDistance() {
        wander(150);
    }

    @Tag("slow")
    @Test
    void R1_4_hiveMayWanderTenThousandCells() {
        wander(10_000);
    }

    private void wander(int cells) {
        MutableGame mutable = MutableGame.start(Ruleset.rulebook());
        SearchBoard board = SearchBoard.of(Position.start(Ruleset.rulebook()));
        Position position = Position.start(Ruleset.rulebook());
        while (westernmost(position) < cells) {
            Move move = position.ply() < OPENING.size() ? OPENING.get(position.ply()) : eastward(position);
            assertThat(mutable.tryPlay(move).isLegal()).isTrue();
            board.make(move);
            position = position.playUnchecked(move);
        }
        assertThat(mutable.position().stacks()).isEqualTo(position.stacks());
        assertThat(board.position().stacks()).isEqualTo(position.stacks());
        assertThat(new HashSet<>(mutable.legalMoves())).isEqualTo(Oracle.legalMoves(position));
        assertThat(new HashSet<>(position.legalMoves())).isEqualTo(Oracle.legalMoves(position));
    }

    private static int westernmost(Position position) {
        return position.corner().q();
    }

    /**
     * Returns a movement after which the opponent can move a piece. Usually returns the movement that leads furthest to
     * the east.
     */
    private Move eastward(Position position) {
        List<Movement> movements = new ArrayList<>(movements(position));
        movements.sort(Comparator.comparingInt(move ->
                position.cellOf(move.piece()).orElseThrow().q() - move.to().q()));
        if (random.nextInt(4) == 0) {
            Collections.shuffle(movements, random);
        }
        return movements.stream()
                .filter(move -> !movements(position.playUnchecked(move)).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    private List<Movement> movements(Position position) {
        return position.legalMoves().stream()
                .filter(Movement.class::isInstance)
                .map(Movement.class::cast)
                .toList();
    }
}
