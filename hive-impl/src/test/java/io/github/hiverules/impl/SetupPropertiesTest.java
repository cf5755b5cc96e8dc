// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

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

/** Positions reached by legal play are possible setups. */
class SetupPropertiesTest {
    @Property
    void acceptsPositionsOfGames(@ForAll Ruleset ruleset, @ForAll Random random) {
        RandomGames.play(ruleset, 120, random, SetupPropertiesTest::isPossible);
    }

    private static void isPossible(Position position) {
        Setup setup = position.toSetup();
        assertThat(setup.problems()).as("%s", position).isEmpty();
        assertThat(setup.toPosition()).isEqualTo(position);
        assertThat(MutableGame.of(position).position()).isEqualTo(position);
        assertThat(SearchBoard.of(position).position()).isEqualTo(position);
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
