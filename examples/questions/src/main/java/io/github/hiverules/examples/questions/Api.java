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
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Answers the requests of the JSON interface. {@code api.html} documents the requests. */
final class Api {
    /** Answers one kind of request. */
    interface Question {
        /**
         * Answers a request.
         *
         * @param isGone returns whether the client has disconnected. The call may begin the answer, so that the request
         *     can't be refused any more
         * @throws BadRequest if the request can't be answered
         */
        JsonNode answer(JsonNode question, BooleanSupplier isGone);
    }

    private Api() {}

    /** Returns a map from paths to the requests with a single answer. */
    static Map<String, Question> questions(Optional<ExternalEngine> engine, Openings openings) {
        return Map.ofEntries(
                Map.entry("/api/game", (question, isGone) -> GameView.of(game(question))),
                Map.entry("/api/move", (question, isGone) -> move(question)),
                Map.entry("/api/why", (question, isGone) -> why(question)),
                Map.entry("/api/paths", (question, isGone) -> paths(question)),
                Map.entry(
                        "/api/throws",
                        (question, isGone) -> GameView.throwsBy(game(question), Json.piece(question.path("piece")))),
                Map.entry("/api/bot", (question, isGone) -> bot(question, engine)),
                Map.entry("/api/setup", (question, isGone) -> SetupView.of(setup(question), sentences(question))),
                Map.entry("/api/export", (question, isGone) -> export(question)),
                Map.entry("/api/record", (question, isGone) -> Seats.RECORD.take(() -> Edits.answer(question))),
                Map.entry("/api/records", Api::records),
                Map.entry("/api/openings", (question, isGone) -> openings.answer(game(question))));
    }

    private static JsonNode paths(JsonNode question) {
        Game game = game(question);
        Game next = GameLine.play(game, move(question.path("move"), game));
        return GameView.paths(game, next.lastMove().orElseThrow());
    }

    static JsonNode records(JsonNode question, BooleanSupplier isGone) {
        String text = Json.text(question, "text");
        int index = Json.number(question, "index", 0, RecordView.MAX_GAMES - 1, 0);
        return Seats.RECORD.take(() -> new RecordView(language(question), isGone).read(text, index));
    }

    /** Returns a map from paths to the requests that are answered line by line. */
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

    /** Returns the game of a request, cut off after {@code ply} moves. */
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

    /** Parses a move: a MoveString, or an object with a piece and a cell. */
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
        boolean isPosition = question.has("position") || question.has("setup");
        return Json.object().put("text", isPosition ? draw(setup(question), question) : print(question));
    }

    private static String draw(Setup setup, JsonNode question) {
        try {
            return diagram(question).draw(setup);
        } catch (IllegalArgumentException e) {
            throw new BadRequest("not-drawable");
        }
    }

    private static String print(JsonNode question) {
        GameRecord record = Edits.record(question);
        try {
            return switch (Json.text(question, "format", "")) {
                case "game" -> GameLine.print(record.game()) + "\n";
                case "pgn" -> Records.print(record, RecordFormat.PGN);
                case "sgf" -> Records.print(record, RecordFormat.SGF);
                case "svg" -> diagram(question).draw(game(question));
                default -> throw new BadRequest("format");
            };
        } catch (IllegalArgumentException e) {
            throw new BadRequest("not-writable", String.valueOf(e.getMessage()));
        }
    }

    private static SvgDiagram diagram(JsonNode question) {
        boolean isDark = Json.flag(question, "dark", false);
        return SvgDiagram.builder()
                .background(isDark ? SvgDiagram.Background.DARK : SvgDiagram.Background.LIGHT)
                .build();
    }
}
