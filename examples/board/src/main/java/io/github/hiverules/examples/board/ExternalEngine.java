// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.examples.common.RestartingEngine;
import io.github.hiverules.examples.questions.Answers;
import io.github.hiverules.examples.questions.BadRequest;
import io.github.hiverules.examples.questions.GameView;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.examples.questions.RuleQuestions;
import io.github.hiverules.notation.uhp.BestMove;
import io.github.hiverules.notation.uhp.EngineOption;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpException;
import java.time.Duration;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** A UHP engine, used as an opponent and for a second opinion. The board restarts the engine after a failure. */
final class ExternalEngine extends RestartingEngine {
    private static final int MOVE_MILLIS = 2_000;
    private static final int OPINION_MILLIS = 5_000;
    private static final int MAX_MILLIS = 60_000;

    /** The UHP options that make engines print their best moves during a search. The first is preferred. */
    private static final List<String> BEST_MOVES = List.of("ReportIntermediateBestMoves", "ShowBestMoves");

    /**
     * Starts an engine; {@code starter} also starts it again after a failure.
     *
     * @throws UhpException if the engine doesn't start
     */
    ExternalEngine(Supplier<UhpClient> starter) {
        super(starter);
        client();
    }

    @Override
    protected void prepare(UhpClient started) {
        List<String> offered =
                started.options().stream().map(EngineOption::name).toList();
        BEST_MOVES.stream().filter(offered::contains).findFirst().ifPresent(name -> started.setOption(name, "True"));
    }

    Move choose(Game game) {
        return bestMove(game, MOVE_MILLIS, (best, line) -> {});
    }

    /** Sends each move and line that the engine prints. The last move is the engine's choice. */
    void advise(Json question, Answers lines) {
        Game game = RuleQuestions.game(question);
        int millis = question.number("millis", 1, MAX_MILLIS, OPINION_MILLIS);
        bestMove(
                game,
                millis,
                (best, line) ->
                        lines.send(GameView.move(best.move(), game.position()).put("line", line)));
    }

    private Move bestMove(Game game, int millis, BiConsumer<BestMove, String> best) {
        if (game.outcome().isOver()) {
            throw new BadRequest("game-over");
        }
        return Seats.EXTERNAL.take(() -> {
            try {
                return client().bestMove(game, SearchLimit.time(Duration.ofMillis(millis)), best);
            } catch (UhpException e) {
                throw e.kind() == UhpException.Kind.TIMEOUT
                        ? new BadRequest("engine-thinks", name())
                        : new BadRequest("engine", String.valueOf(e.getMessage()));
            } catch (IllegalArgumentException e) {
                throw new BadRequest("engine", String.valueOf(e.getMessage()));
            }
        });
    }
}
