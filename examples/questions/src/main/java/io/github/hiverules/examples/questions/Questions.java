// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

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
import java.util.function.BooleanSupplier;

/** Answers the questions of the board: a name and JSON in, JSON out. {@code api.html} documents the questions. */
public final class Questions {
    /** Answers one kind of question. */
    @FunctionalInterface
    public interface Question {
        /**
         * Answers a question.
         *
         * @param isGone returns whether nobody waits for the answer any more. The call may begin the answer, so that
         *     the question can't be refused any more
         * @throws BadRequest if the question can't be answered
         */
        JsonNode answer(JsonNode question, BooleanSupplier isGone);
    }

    /** Answers one kind of question in parts. */
    @FunctionalInterface
    public interface LongQuestion {
        /**
         * Sends the answer.
         *
         * @throws BadRequest before the first part, if the question can't be answered
         */
        void answer(JsonNode question, Game game, Answers answers);
    }

    private static final Locale RUSSIAN = new Locale("ru");

    /** The questions with a single answer, by name. */
    public static final Map<String, Question> SHORT = Map.of(
            "game", (question, isGone) -> GameView.of(game(question)),
            "move", (question, isGone) -> move(question),
            "why", (question, isGone) -> why(question),
            "paths", (question, isGone) -> paths(question),
            "throws", (question, isGone) -> GameView.throwsBy(game(question), Json.piece(question.path("piece"))),
            "bot", (question, isGone) -> bot(question),
            "setup", (question, isGone) -> SetupView.of(setup(question), sentences(question)),
            "export", (question, isGone) -> export(question),
            "record", Edits::answer,
            "records", Questions::records);

    /** The questions that are answered in parts, by name. */
    public static final Map<String, LongQuestion> LONG = Map.of("analyse", Engine::analyse, "judge", Engine::judge);

    private Questions() {}

    private static JsonNode paths(JsonNode question) {
        Game game = game(question);
        Game next = GameLine.play(game, move(question.path("move"), game));
        return GameView.paths(game, next.lastMove().orElseThrow());
    }

    private static JsonNode records(JsonNode question, BooleanSupplier isGone) {
        String text = Json.text(question, "text");
        int index = Json.number(question, "index", 0, RecordView.MAX_GAMES - 1, 0);
        return new RecordView(language(question), isGone).read(text, index);
    }

    /** Returns the language of a request; the default is English. */
    public static Locale language(JsonNode question) {
        return question.path("language").asText().equals("ru") ? RUSSIAN : Locale.ENGLISH;
    }

    private static Sentences sentences(JsonNode question) {
        return Sentences.of(language(question));
    }

    /** Returns the game of a request, cut off after {@code ply} moves. */
    public static Game game(JsonNode question) {
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
        JsonNode answer = verdict.isLegal() ? GameView.of(game.play(move)) : Json.object();
        answer.put("legal", verdict.isLegal());
        answer.set("reasons", new Reasons(sentences(question)).of(verdict.violations(), game.position()));
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

    private static JsonNode bot(JsonNode question) {
        Game game = game(question);
        if (question.has("draw")) {
            return Json.object().put("accepts", Opponent.acceptsDraw(game, Json.color(question.path("draw"))));
        }
        Move move = switch (question.path("level").asText()) {
            case "easy" -> Opponent.EASY.choose(game);
            case "medium" -> Opponent.MEDIUM.choose(game);
            case "hard" -> Opponent.HARD.choose(game);
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
