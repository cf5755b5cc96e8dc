// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.testkit.Drawing;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Previews and histories of whole games. */
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

    private static MovePreview of(Game game, Move move) {
        return Analysis.previews(game).stream()
                .filter(preview -> preview.move().equals(move))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void previewsCountOccurrences() {
        Move back = move(LINE, "bQ", "bQ");
        assertThat(of(shuttle(Ruleset.tournament(), 3), back)).isEqualTo(MovePreview.of(back, 2, Outcome.inProgress()));
        assertThat(of(shuttle(Ruleset.tournament(), 7), back).outcome())
                .isEqualTo(Outcome.drawn(Termination.REPETITION));
        assertThat(of(shuttle(Ruleset.rulebook(), 7), back)).isEqualTo(MovePreview.of(back, 3, Outcome.inProgress()));
        assertThat(of(shuttle(Ruleset.tournament(), 3), move(LINE, "bQ", "c")).isRepetition())
                .isFalse();
        assertThat(Analysis.previews(shuttle(Ruleset.tournament(), 8))).isEmpty();
    }

    @Test
    void previewsHaveOutcomes() {
        Drawing drawing = Drawing.of("""
            Base, White[12] to move

                      .     .     .     .     .     .
                   .    wS2   wS1    .    bG1   bG2    .
                .    wG1   wQ     a     b    bQ    bA1    .
                   .    bS1   bS2   wB1   wG2   wA1    .
                      .     .     .    wA2    .     .
                                     .     .
            """);
        Game game = Game.of(drawing.position());
        assertThat(of(game, move(drawing, "wA2", "b")).outcome())
                .isEqualTo(Outcome.wonBy(Color.WHITE, Termination.QUEEN_SURROUNDED));
        assertThat(of(game, move(drawing, "wA2", "a")).outcome())
                .isEqualTo(Outcome.wonBy(Color.BLACK, Termination.QUEEN_SURROUNDED));
        assertThat(Analysis.previews(game))
                .allMatch(preview -> game.play(preview.move()).outcome().equals(preview.outcome()));
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
            assertThat(Analysis.previews(after)).hasSameSizeAs(again.legalMoves());
        }
        assertThat(Game.start(Ruleset.tournament()).history()).isEmpty();
    }
}
