// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import io.github.hiverules.api.Game;
import io.github.hiverules.examples.questions.BadRequest;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.examples.questions.Question;
import io.github.hiverules.examples.questions.Questions;
import io.github.hiverules.examples.questions.RuleQuestions;
import io.github.hiverules.notation.MoveStrings;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The questions of the board with the server's limits, and questions about the server's engine and openings. */
final class ServerQuestions {
    private static final Map<String, Seats> SEATS = Map.of(
            "bot", Seats.BOT,
            "record", Seats.RECORD,
            "records", Seats.RECORD,
            "analyse", Seats.ENGINE,
            "judge", Seats.ENGINE);

    /** The paths of the questions that are answered in parts. */
    static final Set<String> SEARCHES = Set.of("/api/analyse", "/api/judge", "/api/advise");

    private ServerQuestions() {}

    /** Returns a map from paths to questions. */
    static Map<String, Question> of(Optional<ExternalEngine> engine, Openings openings) {
        Map<String, Question> questions = new HashMap<>();
        Questions.ALL.forEach((name, question) -> questions.put("/api/" + name, inSeat(name, question)));
        questions.compute("/api/bot", (path, bot) -> (asked, answers) -> {
            if (isForEngine(asked)) {
                answers.send(choose(asked, require(engine)));
            } else {
                bot.answer(asked, answers);
            }
        });
        questions.put("/api/openings", Question.of(asked -> openings.answer(RuleQuestions.game(asked))));
        questions.put("/api/advise", (asked, answers) -> require(engine).advise(asked, answers));
        return questions;
    }

    private static Question inSeat(String name, Question question) {
        Seats seats = SEATS.get(name);
        return seats == null
                ? question
                : (asked, answers) -> seats.take(() -> {
                    question.answer(asked, answers);
                    return answers;
                });
    }

    private static boolean isForEngine(Json asked) {
        return !asked.has("draw") && asked.path("level").asText().equals("engine");
    }

    private static Json choose(Json asked, ExternalEngine engine) {
        Game game = RuleQuestions.game(asked);
        return Json.object().put("move", MoveStrings.print(engine.choose(game), game.position()));
    }

    private static ExternalEngine require(Optional<ExternalEngine> engine) {
        return engine.orElseThrow(() -> new BadRequest("no-engine"));
    }
}
