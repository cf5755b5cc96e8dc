// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The requests of the JSON interface, documented in {@code api.html}. The server keeps no state between requests. */
final class Api {
    /** Answers one kind of request. */
    interface Question {
        /**
         * Returns the answer.
         *
         * @param isGone returns whether the client has disconnected, for requests that take long
         * @throws BadRequest if the request can't be answered
         */
        JsonNode answer(JsonNode question, BooleanSupplier isGone);
    }

    private static final int PATIENCE_SECONDS = 10;

    private Api() {}

    /** Returns all kinds of requests by path. */
    static Map<String, Question> questions(Optional<ExternalEngine> engine) {
        return Map.of(
                "/api/game",
                (question, isGone) -> GameView.of(game(question)),
                "/api/move",
                (question, isGone) -> move(question),
                "/api/why",
                (question, isGone) -> why(question),
                "/api/paths",
                (question, isGone) -> {
                    Game game = game(question);
                    Game next = GameLine.play(game, move(question.path("move"), game));
                    return Paths.of(game, next.lastMove().orElseThrow());
                },
                "/api/throws",
                (question, isGone) -> Paths.throwsBy(game(question), Json.piece(question.path("piece"))),
                "/api/bot",
                (question, isGone) -> bot(question, engine),
                "/api/setup",
                (question, isGone) -> SetupView.of(setup(question), sentences(question)),
                "/api/export",
                (question, isGone) -> export(question),
                "/api/record",
                (question, isGone) -> Edits.answer(question),
                "/api/records",
                Api::records);
    }

    /** Reads the games of a text. At most two texts are read at the same time. */
    static JsonNode records(JsonNode question, BooleanSupplier isGone) {
        String text = Json.text(question, "text");
        return Seats.RECORD.take(PATIENCE_SECONDS, () -> new RecordView(language(question), isGone).read(text));
    }

    /** Returns the kinds of requests that are answered line by line. */
    static Map<String, Engine.LongQuestion> longQuestions(Optional<ExternalEngine> engine) {
        return Map.of(
                "/api/analyse",
                Engine::analyse,
                "/api/judge",
                Engine::judge,
                "/api/advise",
                (question, game, lines) -> require(engine).advise(question, game, lines));
    }

    /** Returns the language of a request; the default is English. */
    static Locale language(JsonNode question) {
        return question.path("language").asText().equals("ru") ? Locale.forLanguageTag("ru") : Locale.ENGLISH;
    }

    private static Sentences sentences(JsonNode question) {
        return Sentences.of(language(question));
    }

    /** Returns the game of a request, up to its ply. */
    static Game game(JsonNode question) {
        Game game = GameLine.parse(Json.text(question, "game"));
        int plies = game.length();
        return game.at(Math.min(plies, Json.number(question, "ply", 0, Integer.MAX_VALUE, plies)));
    }

    private static Setup setup(JsonNode question) {
        return question.has("position")
                ? GameLine.setup(Json.text(question, "position"))
                : SetupView.parse(question.path("setup"));
    }

    private static JsonNode move(JsonNode question) {
        Game game = game(question);
        Move move = move(question.path("move"), game);
        Legality verdict = game.judge(move);
        ObjectNode answer = verdict.isLegal() ? GameView.of(game.play(move)) : Json.object();
        answer.put("legal", verdict.isLegal());
        answer.set("reasons", new Reasons(sentences(question)).of(verdict.reasons(), game.position()));
        return answer;
    }

    /** Reads a move: a MoveString, or an object with a piece and a cell. */
    private static Move move(JsonNode node, Game game) {
        if (node.isTextual()) {
            return GameLine.move(node.asText(), game);
        }
        Piece piece = Json.piece(node.path("piece"));
        Hex to = Json.hex(node.path("to"));
        return game.moveOf(piece, to);
    }

    private static JsonNode why(JsonNode question) {
        Game game = game(question);
        Piece piece = Json.piece(question.path("piece"));
        return Json.object().set("reasons", new Reasons(sentences(question)).why(game, piece));
    }

    private static ExternalEngine require(Optional<ExternalEngine> engine) {
        return engine.orElseThrow(() -> new BadRequest("no-engine"));
    }

    private static JsonNode bot(JsonNode question, Optional<ExternalEngine> engine) {
        Game game = game(question);
        if (question.has("draw")) {
            return Json.object().put("accepts", Opponent.acceptsDraw(game, Json.color(question.path("draw"))));
        }
        Move move = switch (question.path("level").asText()) {
            case "easy" -> Opponent.EASY.choose(game);
            case "medium" -> Opponent.MEDIUM.choose(game);
            case "hard" -> Opponent.HARD.choose(game);
            case "engine" -> require(engine).choose(game);
            default -> throw new BadRequest("level");
        };
        return Json.object().put("move", MoveStrings.print(move, game.position()));
    }

    private static JsonNode export(JsonNode question) {
        boolean position = question.has("position") || question.has("setup");
        String text =
                position ? Exports.draw(setup(question), question) : Exports.print(Edits.record(question), question);
        return Json.object().put("text", text);
    }
}
