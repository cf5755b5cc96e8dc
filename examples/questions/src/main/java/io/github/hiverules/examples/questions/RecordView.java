// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.ScannedGame;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** Lists the games in a text, and converts one of them to JSON, with the parser's remarks and errors. */
public final class RecordView {
    /** The maximum number of games in an answer. */
    public static final int MAX_GAMES = 20_000;

    public static final ReaderOptions OPTIONS =
            ReaderOptions.lenient().withRulesets(Ruleset.tournament(), Ruleset.rulebook());

    private static final int MAX_TAG = 100;

    private final Locale language;
    private final BooleanSupplier isGone;

    /**
     * Creates a reader of one request.
     *
     * @param isGone returns whether the client has disconnected. Called only after the request can't be refused any more
     */
    RecordView(Locale language, BooleanSupplier isGone) {
        this.language = language;
        this.isGone = isGone;
    }

    /**
     * Lists the games in a text. The answer contains the record of one game.
     *
     * @param index the number of this game, from 0
     * @throws BadRequest if the text has no such game
     */
    JsonNode read(String text, int index) {
        JsonNode view = Json.object();
        JsonNode games = view.putArray("games");
        try (Stream<ScannedGame> found = Records.scanText(text, OPTIONS)) {
            Iterator<ScannedGame> iterator = found.iterator();
            Optional<NotationException> noGame = Optional.empty();
            while (games.size() < MAX_GAMES && !isLeft(view) && iterator.hasNext()) {
                ScannedGame game = iterator.next();
                if (game.record().isPresent()) {
                    if (games.size() == index) {
                        view.set("game", game(game.record().get(), game));
                    }
                    games.add(summary(game.record().get(), game.error()));
                }
                noGame = noGame.or(game::error);
            }
            if (games.isEmpty() && noGame.isPresent()) {
                NotationException error = noGame.get();
                throw new BadRequest("no-record", error.line(), error.column(), error);
            }
            if (!view.has("game") && !games.isEmpty()) {
                throw new BadRequest("no-such-game", index + 1, games.size());
            }
            view.put("more", games.size() == MAX_GAMES && iterator.hasNext());
        }
        return view;
    }

    private boolean isLeft(JsonNode view) {
        return view.has("game") && isGone.getAsBoolean();
    }

    /** Returns what a list of games shows. Tags are cut off after 100 characters. */
    private JsonNode summary(GameRecord record, Optional<NotationException> error) {
        JsonNode view = Json.object().put("plies", record.game().length());
        for (String name : List.of("white", "black", "event", "date")) {
            record.tags().stream()
                    .filter(tag -> tag.name().equalsIgnoreCase(name))
                    .map(Tag::value)
                    .filter(value -> !value.isEmpty())
                    .findFirst()
                    .ifPresent(value -> view.put(name, value.substring(0, Math.min(MAX_TAG, value.length()))));
        }
        Outcome outcome = record.outcome();
        if (outcome.isOver()) {
            view.put("winner", outcome.winner().map(Json::name).orElse("draw"));
        }
        error.ifPresent(one -> view.put("error", one.sentence(language)));
        return view;
    }

    private JsonNode game(GameRecord record, ScannedGame found) {
        JsonNode view = Edits.of(record, isGone)
                .put("format", found.format().orElseThrow().name());
        JsonNode remarks = view.putArray("remarks");
        found.remarks().forEach(remark -> remarks.add(remark.sentence(language)));
        found.error().ifPresent(error -> view.set("error", error(error, record.game())));
        return view;
    }

    private JsonNode error(NotationException error, Game legalPart) {
        JsonNode view = Json.object()
                .put("ply", error.ply())
                .put("line", error.line())
                .put("column", error.column())
                .put("token", error.token())
                .put("text", error.sentence(language));
        error.rule().map(Rule::number).ifPresent(number -> view.put("rule", number));
        view.set("reasons", new Reasons(Sentences.of(language)).of(error.violations(), legalPart.position()));
        return view;
    }
}
