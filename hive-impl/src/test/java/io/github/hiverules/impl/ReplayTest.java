// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Termination;
import io.github.hiverules.testkit.Drawing;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Repetitions and histories of whole games. */
class ReplayTest {
    private static final Drawing LINE = Drawing.of("""
        Base, White[5] to move

               .     .     c     b     .
            .    wQ    wG1   bG1   bQ     .
               .     a     .     .     .
        """);

    private static Move move(Drawing drawing, String piece, String cell) {
        return drawing.position().moveOf(Piece.parse(piece), drawing.cell(cell));
    }

    /** Both Queen Bees repeatedly step away and back. So the position repeats after four plies. */
    private static Game shuttle(Ruleset ruleset, int plies) {
        List<Move> round =
                List.of(move(LINE, "wQ", "a"), move(LINE, "bQ", "b"), move(LINE, "wQ", "wQ"), move(LINE, "bQ", "bQ"));
        Game game = Game.of(
                Setup.builder().from(LINE.setup()).ruleset(ruleset).build().toPosition());
        for (int ply = 0; ply < plies; ply++) {
            game = game.play(round.get(ply % 4));
        }
        return game;
    }

    @Test
    void thirdOccurrenceDraws() {
        Move back = move(LINE, "bQ", "bQ");
        Game second = shuttle(Ruleset.tournament(), 3).play(back);
        assertThat(second.occurrences()).isEqualTo(2);
        assertThat(second.isOver()).isFalse();
        Game third = shuttle(Ruleset.tournament(), 7).play(back);
        assertThat(third.outcome()).isEqualTo(shuttle(Ruleset.tournament(), 8).outcome());
        assertThat(third.outcome().termination()).contains(Termination.REPETITION);
        Game free = shuttle(Ruleset.rulebook(), 7).play(back);
        assertThat(free.occurrences()).isEqualTo(3);
        assertThat(free.isOver()).isFalse();
        assertThat(shuttle(Ruleset.tournament(), 3).play(move(LINE, "bQ", "c")).occurrences())
                .isEqualTo(1);
    }

    @Test
    void historyHasTheGameAfterEveryMove() {
        Random random = new Random(4);
        Game game = Game.start(Ruleset.tournament().withExpansions(Expansion.values()));
        while (!game.outcome().isOver() && game.length() < 60) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        List<Game> history = game.history();
        assertThat(history).hasSize(game.length());
        assertThat(history.get(history.size() - 1)).isSameAs(game);
        Game again = Game.of(game.startPosition());
        for (Game after : history) {
            assertThat(after.previous()).contains(again);
            again = again.play(after.lastMove().orElseThrow());
            assertThat(after).isEqualTo(again);
            assertThat(after.occurrences()).isEqualTo(again.occurrences());
        }
        assertThat(Game.start(Ruleset.tournament()).history()).isEmpty();
    }
}
