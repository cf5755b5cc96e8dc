// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.sentences.Sentences;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;

/** Lists the games in a text, and converts one of them to JSON, with the parser's remarks and errors. */
public final class RecordView {
    /** The maximum number of games in an answer. */
    public static final int MAX_GAMES = 20_000;

    public static final ReaderOptions OPTIONS =
            ReaderOptions.lenient().withRulesets(Ruleset.tournament(), Ruleset.rulebook());

    private static final int MAX_TAG = 100;

    private RecordView() {}

    /**
     * Lists the games in a text. The answer contains the record of the game with the number {@code index}, from 0. If the
     * question has a {@code format}, the text is one game of an earlier answer, and the answer contains only the record.
     *
     * @param isGone returns whether the client has disconnected. Called only after the request can't be refused any
     *     more
     * @throws BadRequest if the text has no such game
     */
    static Json answer(Json question, BooleanSupplier isGone) {
        String text = question.text("text");
        if (question.has("format")) {
            ScannedGame one = Records.judge(gameText(question, text), OPTIONS);
            GameRecord record = one.record().orElseThrow(() -> new BadRequest("no-such-game", 1, 0));
            return Json.object().put("game", game(record, one, RuleQuestions.language(question), isGone));
        }
        int index = question.number("index", 0, MAX_GAMES - 1, 0);
        Optional<Json> game = Optional.empty();
        Optional<NotationException> noGame = Optional.empty();
        List<Json> games = new ArrayList<>();
        try (Stream<GameText> found = Records.splitText(text, OPTIONS)) {
            Iterator<GameText> iterator = found.iterator();
            while (games.size() < MAX_GAMES && !(game.isPresent() && isGone.getAsBoolean()) && iterator.hasNext()) {
                GameText source = iterator.next();
                ScannedGame next = Records.judge(source, OPTIONS);
                if (next.record().isPresent()) {
                    if (games.size() == index) {
                        game = Optional.of(game(next.record().get(), next, RuleQuestions.language(question), isGone));
                    }
                    games.add(summary(next.record().get(), next, source));
                }
                noGame = noGame.or(next::error);
            }
            if (games.isEmpty() && noGame.isPresent()) {
                NotationException error = noGame.get();
                throw new BadRequest("no-record", error.line(), error.column(), error);
            }
            if (game.isEmpty() && !games.isEmpty()) {
                throw new BadRequest("no-such-game", index + 1, games.size());
            }
            return Json.object()
                    .put("games", games)
                    .put("game", game)
                    .put("more", games.size() == MAX_GAMES && iterator.hasNext());
        }
    }

    /** Parses the text of one game, with its place and format as in a summary. */
    private static GameText gameText(Json question, String text) {
        RecordFormat format = Stream.of(RecordFormat.values())
                .filter(one -> one.name().equals(question.text("format")))
                .findFirst()
                .orElseThrow(() -> new BadRequest("record-format"));
        int line = question.number("line", 1, Integer.MAX_VALUE, 1);
        int column = question.number("column", 1, Integer.MAX_VALUE, 1);
        return new GameText("text", 1, line, column, Optional.of(format), text, List.of());
    }

    /**
     * Returns what a list of games shows, and what reads the game again: its text, the place of the text, its format, and
     * remarks. Tags are cut off after 100 characters.
     */
    private static Json summary(GameRecord record, ScannedGame found, GameText source) {
        Json view = Json.object()
                .put("length", record.game().length())
                .put("text", source.text())
                .put("line", source.line())
                .put("column", source.column())
                .put("format", found.format().orElseThrow().name());
        if (!found.remarks().isEmpty()) {
            view.put("remarks", remarks(found));
        }
        for (String name : List.of("white", "black", "event", "date")) {
            view.put(name, record.tag(name).map(value -> value.substring(0, Math.min(MAX_TAG, value.length()))));
        }
        Outcome outcome = record.outcome();
        if (outcome.isOver()) {
            view.put("winner", outcome.winner().map(Json::name).orElse("draw"));
        }
        return view.put("error", found.error().map(one -> Json.object().put("message", inAllLanguages(one::sentence))));
    }

    private static Json game(GameRecord record, ScannedGame found, Locale language, BooleanSupplier isGone) {
        return Edits.of(record, isGone)
                .put("format", found.format().orElseThrow().name())
                .put("remarks", remarks(found))
                .put("error", found.error().map(error -> error(error, record, language)));
    }

    private static List<Json> remarks(ScannedGame found) {
        return found.remarks().stream()
                .map(remark -> inAllLanguages(remark::sentence))
                .toList();
    }

    private static Json error(NotationException error, GameRecord legalPart, Locale language) {
        Reasons reasons = new Reasons(Sentences.of(language));
        return Json.object()
                .put("code", error.code())
                .put("ply", error.ply())
                .put("line", error.line())
                .put("column", error.column())
                .put("token", error.token())
                .put("message", inAllLanguages(error::sentence))
                .put("rule", error.rule().map(Rule::number))
                .put("reasons", reasons.of(error.violations(), legalPart.game().position()));
    }

    /** Returns a sentence in English and Russian, for a page that keeps a record longer than the player a language. */
    private static Json inAllLanguages(Function<Locale, String> sentence) {
        return Json.object().put("en", sentence.apply(Locale.ENGLISH)).put("ru", sentence.apply(RuleQuestions.RUSSIAN));
    }
}
