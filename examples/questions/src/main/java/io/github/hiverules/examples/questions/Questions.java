// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Setup;
import io.github.hiverules.examples.bot.Level;
import io.github.hiverules.examples.bot.Problem;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Answers the questions of the board: a name and JSON in, JSON out. {@code api.html} documents the questions. */
public final class Questions {
    /** The questions by name. */
    public static final Map<String, Question> ALL = all();

    private Questions() {}

    private static Map<String, Question> all() {
        Map<String, Question> all = new HashMap<>(RuleQuestions.ALL);
        all.put("export", Question.of(Questions::export));
        all.put("bot", Question.of(Questions::bot));
        all.put("levels", Question.of(question -> Json.object().put("levels", levels().toList())));
        all.put("analyse", Engine::analyse);
        all.put("judge", Engine::judge);
        return Map.copyOf(all);
    }

    /** Returns the names of the bot's levels, the weakest first. */
    private static Stream<String> levels() {
        return Stream.of(Level.values()).map(Level::id);
    }

    private static Json bot(Json question) {
        Game game = RuleQuestions.game(question);
        if (question.has("draw")) {
            return Json.object()
                    .put(
                            "accepts",
                            Engine.acceptsDraw(game, question.path("draw").toColor()));
        }
        String id = question.path("level").asText();
        Level level = Stream.of(Level.values())
                .filter(known -> known.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new BadRequest("level", levels().collect(Collectors.joining(", "))));
        if (game.isOver()) {
            throw new BadRequest("game-over");
        }
        Move move = level.choose(game, new Random().nextLong());
        return Json.object().put("move", MoveStrings.print(move, game.position()));
    }

    private static Json export(Json question) {
        boolean isPosition = question.has("position") || question.has("setup");
        return Json.object().put("text", isPosition ? draw(RuleQuestions.setup(question), question) : print(question));
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
                case "svg" -> diagram(question).draw(RuleQuestions.game(question));
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

    /**
     * Returns the bot's problems with a win in two turns, and their solutions. Problems with few pieces come first. The
     * position string is the id.
     */
    public static Json puzzles() {
        return Json.of(Problem.all().stream()
                .filter(problem -> problem.turns() == 2)
                .sorted(Comparator.comparingInt(Questions::pieces))
                .map(Questions::puzzle)
                .toList());
    }

    private static int pieces(Problem problem) {
        return problem.position().stacks().values().stream()
                .mapToInt(PieceStack::height)
                .sum();
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
