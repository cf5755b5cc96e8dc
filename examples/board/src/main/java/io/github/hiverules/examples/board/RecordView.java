// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.ScannedGame;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** Converts the records in a text to JSON, with the parser's remarks and errors. */
final class RecordView {
    /** The maximum number of games in an answer. */
    static final int MAX_GAMES = 200;

    /** The maximum number of moves plus remarks in an answer. */
    static final int MAX_WORK = 100_000;

    static final ReaderOptions OPTIONS = ReaderOptions.lenient().withRulesets(Ruleset.tournament(), Ruleset.rulebook());

    private final Locale language;
    private final BooleanSupplier isGone;
    private int work;

    /**
     * Creates a reader of one request.
     *
     * @param isGone returns whether the client has disconnected
     */
    RecordView(Locale language, BooleanSupplier isGone) {
        this.language = language;
        this.isGone = isGone;
    }

    /** @throws BadRequest if the text has no game, or the answer would exceed {@link #MAX_WORK} */
    ObjectNode read(String text) {
        ObjectNode view = Json.object();
        ArrayNode games = view.putArray("games");
        try (Stream<ScannedGame> found = Records.scanText(text, OPTIONS)) {
            Iterator<ScannedGame> iterator = found.iterator();
            Optional<NotationException> noGame = Optional.empty();
            while (games.size() < MAX_GAMES && !isGone.getAsBoolean() && iterator.hasNext()) {
                ScannedGame game = iterator.next();
                game.record().ifPresent(record -> games.add(game(record, game)));
                noGame = noGame.or(game::error);
            }
            if (games.isEmpty() && noGame.isPresent()) {
                NotationException error = noGame.get();
                throw new BadRequest("no-record", error.line(), error.column(), error);
            }
            view.put("more", iterator.hasNext());
        }
        return view;
    }

    private ObjectNode game(GameRecord record, ScannedGame found) {
        ObjectNode view =
                Edits.of(record).put("format", found.format().orElseThrow().name());
        work += found.remarks().size() + view.findValues("move").size();
        if (work > MAX_WORK) {
            throw new BadRequest("too-much-work", MAX_WORK);
        }
        ArrayNode remarks = view.putArray("remarks");
        found.remarks().forEach(remark -> remarks.add(remark.sentence(language)));
        found.error().ifPresent(error -> view.set("error", error(error, record.game())));
        return view;
    }

    private ObjectNode error(NotationException error, Game legalPart) {
        ObjectNode view = Json.object()
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
