// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.Locale;
import java.util.Map;

/** Answers the questions about rules and records, which need no bot. */
public final class RuleQuestions {
    static final Locale RUSSIAN = new Locale("ru");

    /** The questions by name. */
    public static final Map<String, Question> ALL = Map.of(
            "game", Question.of(question -> GameView.of(game(question))),
            "races", Question.of(question -> GameView.races(game(question))),
            "move", Question.of(RuleQuestions::move),
            "why", Question.of(RuleQuestions::why),
            "paths", Question.of(RuleQuestions::paths),
            "throws",
                    Question.of(asked ->
                            GameView.throwsBy(game(asked), asked.path("piece").toPiece())),
            "setup", Question.of(question -> SetupView.of(setup(question), sentences(question))),
            "record", (question, answers) -> answers.send(Edits.answer(question, answers::isGone)),
            "records", (question, answers) -> answers.send(RecordView.answer(question, answers::isGone)));

    private RuleQuestions() {}

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

    static Setup setup(Json question) {
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
}
