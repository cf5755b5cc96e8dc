// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import io.github.hiverules.api.Game;
import io.github.hiverules.examples.questions.BadRequest;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.examples.questions.JsonNode;
import io.github.hiverules.examples.questions.Questions;
import io.github.hiverules.notation.MoveStrings;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** The questions of the board with the server's limits, and questions about the server's engine and openings. */
final class ServerQuestions {
    private static final Map<String, Seats> SEATS =
            Map.of("bot", Seats.BOT, "record", Seats.RECORD, "records", Seats.RECORD);

    private ServerQuestions() {}

    /** Returns a map from paths to the questions with a single answer. */
    static Map<String, Questions.Question> shortQuestions(Optional<ExternalEngine> engine, Openings openings) {
        Map<String, Questions.Question> questions = new HashMap<>();
        Questions.SHORT.forEach((name, question) ->
                questions.put("/api/" + name, (asked, isGone) -> inSeat(name, () -> question.answer(asked, isGone))));
        questions.compute("/api/bot", (path, bot) -> (asked, isGone) -> choose(asked, isGone, bot, engine));
        questions.put("/api/openings", (asked, isGone) -> openings.answer(Questions.game(asked)));
        return questions;
    }

    private static JsonNode inSeat(String name, Supplier<JsonNode> answer) {
        return Optional.ofNullable(SEATS.get(name))
                .map(seats -> seats.take(answer))
                .orElseGet(answer);
    }

    private static JsonNode choose(
            JsonNode asked, BooleanSupplier isGone, Questions.Question bot, Optional<ExternalEngine> engine) {
        if (asked.has("draw") || !asked.path("level").asText().equals("engine")) {
            return bot.answer(asked, isGone);
        }
        Game game = Questions.game(asked);
        return Json.object().put("move", MoveStrings.print(require(engine).choose(game), game.position()));
    }

    /** Returns a map from paths to the questions that are answered line by line. */
    static Map<String, Questions.LongQuestion> longQuestions(Optional<ExternalEngine> engine) {
        Map<String, Questions.LongQuestion> questions = new HashMap<>();
        Questions.LONG.forEach((name, question) -> questions.put(
                "/api/" + name,
                (asked, game, lines) -> Seats.ENGINE.take(() -> {
                    question.answer(asked, game, lines);
                    return lines;
                })));
        questions.put("/api/advise", (asked, game, lines) -> require(engine).advise(asked, game, lines));
        return questions;
    }

    private static ExternalEngine require(Optional<ExternalEngine> engine) {
        return engine.orElseThrow(() -> new BadRequest("no-engine"));
    }
}
