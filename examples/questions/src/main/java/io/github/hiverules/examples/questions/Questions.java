// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import static java.util.Map.entry;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Setup;
import io.github.hiverules.examples.bot.Player;
import io.github.hiverules.examples.bot.Problem;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.sentences.Sentences;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Answers the questions of the board: a name and JSON in, JSON out. {@code api.html} documents the questions. */
public final class Questions {
    /** Answers one kind of question. */
    @FunctionalInterface
    public interface Question {
        /**
         * Sends the answer. The answers to {@code analyse} and {@code judge} have any number of parts, others have one.
         *
         * @throws BadRequest before the first part, if the question can't be answered
         */
        void answer(Json question, Answers answers);

        static Question of(UnaryOperator<Json> answer) {
            return (question, answers) -> answers.send(answer.apply(question));
        }
    }

    static final Locale RUSSIAN = new Locale("ru");

    /** The questions by name. */
    public static final Map<String, Question> ALL = Map.ofEntries(
            entry("game", Question.of(question -> GameView.of(game(question)))),
            entry("move", Question.of(Questions::move)),
            entry("why", Question.of(Questions::why)),
            entry("paths", Question.of(Questions::paths)),
            entry(
                    "throws",
                    Question.of(asked ->
                            GameView.throwsBy(game(asked), asked.path("piece").toPiece()))),
            entry("bot", Question.of(Questions::bot)),
            entry("setup", Question.of(question -> SetupView.of(setup(question), sentences(question)))),
            entry("export", Question.of(Questions::export)),
            entry("record", (question, answers) -> answers.send(Edits.answer(question, answers::isGone))),
            entry("records", (question, answers) -> answers.send(RecordView.answer(question, answers::isGone))),
            entry("analyse", Engine::analyse),
            entry("judge", Engine::judge));

    private Questions() {}

    private static Json paths(Json question) {
        Game game = game(question);
        Game next = GameLine.play(game, move(question.path("move"), game));
        return GameView.paths(game, next.lastMove().orElseThrow());
    }

    /** Returns the language of a request; the default is English. */
    public static Locale language(Json question) {
        return question.path("language").asText().equals("ru") ? RUSSIAN : Locale.ENGLISH;
    }

    private static Sentences sentences(Json question) {
        return Sentences.of(language(question));
    }

    /** Returns the game of a request, cut off after {@code ply} moves. */
    public static Game game(Json question) {
        Game game = GameLine.parse(question.text("game"));
        int plies = game.length();
        return game.at(Math.min(plies, question.number("ply", 0, Integer.MAX_VALUE, plies)));
    }

    private static Setup setup(Json question) {
        return question.has("position")
                ? GameLine.setup(question.text("position"))
                : SetupView.parse(question.path("setup"));
    }

    private static Json move(Json question) {
        Game game = game(question);
        Move move = move(question.path("move"), game);
        Legality verdict = game.judge(move);
        Json answer = verdict.isLegal() ? GameView.of(game.play(move)) : Json.object();
        return answer.put("legal", verdict.isLegal())
                .put("reasons", new Reasons(sentences(question)).of(verdict.violations(), game.position()));
    }

    /** Parses a move: a MoveString, or an object with a piece and a cell. */
    private static Move move(Json node, Game game) {
        return node.tree() instanceof String text
                ? GameLine.move(text, game)
                : game.moveOf(node.path("piece").toPiece(), node.path("to").toHex());
    }

    private static Json why(Json question) {
        Game game = game(question);
        Piece piece = question.path("piece").toPiece();
        Reasons reasons = new Reasons(sentences(question));
        return Json.object().put("reasons", reasons.of(game.mobility(piece).violations(), game.position()));
    }

    private static Json bot(Json question) {
        Game game = game(question);
        if (question.has("draw")) {
            return Json.object()
                    .put(
                            "accepts",
                            Engine.acceptsDraw(game, question.path("draw").toColor()));
        }
        Player player = switch (question.path("level").asText()) {
            case "easy" -> Player.EASY;
            case "medium" -> Player.MEDIUM;
            case "hard" -> Player.HARD;
            default -> throw new BadRequest("level");
        };
        if (game.isOver()) {
            throw new BadRequest("game-over");
        }
        Move move = player.choose(game, new Random().nextLong());
        return Json.object().put("move", MoveStrings.print(move, game.position()));
    }

    private static Json export(Json question) {
        boolean isPosition = question.has("position") || question.has("setup");
        return Json.object().put("text", isPosition ? draw(setup(question), question) : print(question));
    }

    private static String draw(Setup setup, Json question) {
        try {
            return diagram(question).draw(setup);
        } catch (IllegalArgumentException e) {
            throw new BadRequest("not-drawable");
        }
    }

    private static String print(Json question) {
        GameRecord record = Edits.record(question);
        try {
            return switch (question.text("format", "")) {
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

    private static SvgDiagram diagram(Json question) {
        boolean isDark = question.flag("dark", false);
        return SvgDiagram.builder()
                .background(isDark ? SvgDiagram.Background.DARK : SvgDiagram.Background.LIGHT)
                .build();
    }

    /** Returns the bot's problems with a win in two turns, and their solutions. The position string is the id. */
    public static Json puzzles() {
        return Json.of(Problem.all().stream()
                .filter(problem -> problem.turns() == 2)
                .map(Questions::puzzle)
                .toList());
    }

    private static Json puzzle(Problem problem) {
        String position = PositionStrings.print(problem.position());
        Game game = Game.of(problem.position());
        for (Move move : problem.line()) {
            game = game.play(move);
        }
        return Json.object().put("id", position).put("game", position).put("line", MoveStrings.print(game));
    }
}
