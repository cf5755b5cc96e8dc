package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.PlayedMove;
import io.github.hiverules.testkit.Tables;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whole games: what each next move would bring about, and the turns seen again. */
class ReplayTest {
    private static final List<String> SHUTTLE = List.of("move wQ 0,1", "move bQ 3,-1", "move wQ 0,0", "move bQ 3,0");

    private static Game shuttle(Ruleset ruleset, int plies) {
        Position line = Tables.position("Base White 5", "0,0=wQ 1,0=wG1 2,0=bG1 3,0=bQ");
        Game game = Game.start(Setup.builder()
                .ruleset(ruleset)
                .ply(line.ply())
                .putAllStacks(line.stacks())
                .build()
                .toPosition());
        for (int ply = 0; ply < plies; ply++) {
            game = game.play(Tables.move(SHUTTLE.get(ply % 4)));
        }
        return game;
    }

    private static MovePreview of(Game game, String move) {
        return Analysis.previews(game).stream()
                .filter(prospect -> prospect.move().equals(Tables.move(move)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aMoveThatRepeatsIsSaidWithItsTime() {
        assertThat(of(shuttle(Ruleset.tournament(), 3), "move bQ 3,0"))
                .isEqualTo(new MovePreview(Tables.move("move bQ 3,0"), 2, Outcome.inProgress()));
        assertThat(of(shuttle(Ruleset.tournament(), 7), "move bQ 3,0").outcome())
                .isEqualTo(Outcome.drawn(Termination.REPETITION));
        assertThat(of(shuttle(Ruleset.rulebook(), 7), "move bQ 3,0"))
                .isEqualTo(new MovePreview(Tables.move("move bQ 3,0"), 3, Outcome.inProgress()));
        assertThat(of(shuttle(Ruleset.tournament(), 3), "move bQ 2,-1").isRepetition())
                .isFalse();
        assertThat(Analysis.previews(shuttle(Ruleset.tournament(), 8))).isEmpty();
    }

    @Test
    void movesThatWinLoseOrDrawAreSaid() {
        // One cell beside each Queen is empty: (1,0) beside the white one and (2,0) beside the black one at (3,0).
        Game game = Game.start(
                Tables.position(
                        "Base White 12",
                        "0,0=wQ 1,-1=wS1 0,-1=wS2 -1,0=wG1 -1,1=bS1 0,1=bS2 3,0=bQ 2,1=wG2 3,-1=bG1 4,-1=bG2 4,0=bA1 3,1=wA1 1,1=wB1 1,2=wA2"));
        assertThat(of(game, "move wA2 2,0").outcome())
                .isEqualTo(Outcome.wonBy(Color.WHITE, Termination.QUEEN_SURROUNDED));
        assertThat(of(game, "move wA2 1,0").outcome())
                .isEqualTo(Outcome.wonBy(Color.BLACK, Termination.QUEEN_SURROUNDED));
        assertThat(Analysis.previews(game))
                .allMatch(prospect -> game.play(prospect.move()).outcome().equals(prospect.outcome()));
    }

    @Test
    void aReplayTellsEveryTurn() {
        Random random = new Random(4);
        Game game = Game.start(Ruleset.tournament().withExpansions(Expansion.values()));
        while (!game.outcome().isOver() && game.moves().size() < 60) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        List<PlayedMove> replay = Analysis.replay(game);
        assertThat(replay).extracting(PlayedMove::move).isEqualTo(game.moves());
        assertThat(replay.get(replay.size() - 1).game()).isEqualTo(game);
        Game again = Game.start(game.startPosition());
        for (PlayedMove ply : replay) {
            assertThat(ply.side()).isEqualTo(again.position().sideToMove());
            assertThat(ply.paths()).isEqualTo(again.position().paths(ply.move()));
            assertThat(ply.paths().isEmpty()).isEqualTo(!(ply.move() instanceof Movement));
            again = again.play(ply.move());
            assertThat(ply.number()).isEqualTo(again.moves().size());
            assertThat(ply.position()).isEqualTo(again.position());
            assertThat(ply.occurrences()).isEqualTo(again.occurrences());
            assertThat(ply.outcome()).isEqualTo(again.outcome());
            assertThat(ply.metrics()).isEqualTo(Analysis.of(again.position()).metrics());
            assertThat(ply.mobilities()).isEqualTo(Analysis.of(again.position()).mobilities());
            assertThat(Analysis.previews(ply.game())).hasSameSizeAs(again.legalMoves());
        }
        assertThat(replay.get(0).race(Color.WHITE)).isEmpty();
        assertThat(Analysis.replay(Game.start(Ruleset.tournament()))).isEmpty();
    }
}
