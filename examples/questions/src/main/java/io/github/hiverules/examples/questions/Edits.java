// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordPath;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Edits records with {@link RecordCursor}. */
final class Edits {
    /** The maximum number of edits in a request. */
    private static final int MAX_EDITS = 1000;

    /** The maximum number of moves to replay in a request. */
    private static final int MAX_REPLAYED = 500_000;

    private int replayed;

    private Edits() {}

    /**
     * Edits a record. Returns the record, the path to which the last edit leads, and the position at this path.
     *
     * @param isGone returns whether the client has disconnected. Called only after all edits were accepted
     * @throws BadRequest if the record is invalid or an edit is impossible
     */
    static Json answer(Json question, BooleanSupplier isGone) {
        List<Json> edits = question.has("edits")
                ? question.list("edits", Map.class, "not-objects")
                        .map(Json::new)
                        .toList()
                : List.of();
        if (edits.size() > MAX_EDITS) {
            throw new BadRequest("too-many-edits", MAX_EDITS);
        }
        RecordCursor at = new Edits().make(edits, at(record(question), question.text("path", "0")));
        return of(at.record(), isGone)
                .put("path", at.path().toString())
                .put("view", GameView.of(at.game().reopen()));
    }

    private RecordCursor make(List<Json> edits, RecordCursor start) {
        RecordCursor at = start;
        for (Json edit : edits) {
            RecordCursor place = go(at, edit.text("path", at.path().toString()));
            try {
                at = apply(place, edit);
            } catch (NotationException e) {
                throw new BadRequest(place.game().length() + 1, "refused", e);
            } catch (IllegalMoveException e) {
                throw GameLine.refusal(e, place.game());
            } catch (IllegalArgumentException | IllegalStateException e) {
                throw new BadRequest("no-edit", String.valueOf(e.getMessage()));
            }
        }
        return at;
    }

    private static RecordCursor at(GameRecord record, String path) {
        try {
            return record.cursor(RecordPath.parse(path));
        } catch (IllegalArgumentException e) {
            throw new BadRequest("no-edit", String.valueOf(e.getMessage()));
        }
    }

    /** Goes to a path. Replays the moves from the start unless the path leads to the next move. */
    private RecordCursor go(RecordCursor from, String path) {
        Optional<RecordCursor> near = Stream.concat(Stream.of(from), from.next().stream())
                .filter(cursor -> cursor.path().toString().equals(path))
                .findFirst();
        return near.orElseGet(() -> {
            RecordCursor there = at(from.record(), path);
            countReplayed(there.game().length());
            return there;
        });
    }

    private void countReplayed(int moves) {
        replayed += moves;
        if (replayed > MAX_REPLAYED) {
            throw new BadRequest("too-many-replayed", MAX_REPLAYED);
        }
    }

    /**
     * Returns a record and its {@link Notes} as JSON. {@code start} is a game type or a position string.
     *
     * @param isGone returns whether the client has disconnected; the notes then end early
     */
    static Json of(GameRecord record, BooleanSupplier isGone) {
        return Json.object()
                .put("start", GameLine.start(record.startPosition()))
                .put("notes", Notes.of(record, isGone))
                .put("record", record);
    }

    /** Returns the record of a request, from the field {@code record} or {@code game}. */
    static GameRecord record(Json question) {
        return question.has("record")
                ? question.path("record").to(GameRecord.class)
                : GameRecord.of(RuleQuestions.game(question));
    }

    /** Returns a cursor in an edited record, at the path of {@code at}. */
    private RecordCursor replay(RecordCursor at, GameRecord edited) {
        countReplayed(at.game().length());
        return edited.cursor(at.path());
    }

    private RecordCursor apply(RecordCursor at, Json edit) {
        String name = edit.members().keySet().stream()
                .filter(field -> !field.equals("path"))
                .collect(Collectors.joining(", ")); // an edit has one field
        Json value = edit.path(name);
        return switch (name) {
            case "play" -> play(at, value.asText());
            case "remove" -> at.remove();
            case "promote" -> at.promote();
            case "main" -> toMainLine(at);
            case "comments" -> at.withComments(texts(edit, name));
            case "texts" -> at.withTexts(texts(edit, name));
            case "circles" -> at.withCircles(Notes.circles(edit));
            case "arrows" -> at.withArrows(Notes.arrows(edit));
            case "evaluation" -> Notes.evaluation(value).map(at::withEvaluation).orElseGet(at::withoutEvaluation);
            case "openingComments" -> at.withOpeningComments(texts(edit, name));
            case "nags" ->
                at.withNags(edit.list(name, Integer.class, "not-numbers")
                        .mapToInt(Integer::intValue)
                        .toArray());
            case "clock" -> at.withClock(millis(value));
            case "tags" ->
                replay(
                        at,
                        at.record()
                                .withTags(edit.list(name, Map.class, "not-tags")
                                        .map(tag -> new Json(tag).to(Tag.class))
                                        .toList()));
            case "outcome" -> replay(at, at.record().withOutcome(value.to(Outcome.class)));
            default -> throw new BadRequest("edit", name);
        };
    }

    private static String[] texts(Json edit, String field) {
        return edit.list(field, String.class, "not-texts").toArray(String[]::new);
    }

    private static Duration millis(Json value) {
        if (value.tree() instanceof Integer || value.tree() instanceof Long) {
            return Duration.ofMillis(((Number) value.tree()).longValue());
        }
        throw new BadRequest("not-millis");
    }

    private static RecordCursor toMainLine(RecordCursor variation) {
        RecordCursor at = variation;
        while (at.path().toString().contains(".")) {
            at = at.promote();
        }
        return at;
    }

    /**
     * Plays a move. If the players have ended the game, the move goes into a variation that repeats the last move. The
     * main line keeps the result.
     */
    private RecordCursor play(RecordCursor at, String move) {
        Game game = at.game();
        Game reopened = game.reopen();
        if (reopened.equals(game)) {
            return at.play(move);
        }
        Optional<RecordCursor> last = at.previous();
        if (last.isEmpty()) {
            throw new BadRequest("game-over");
        }
        RecordCursor before = last.get();
        Optional<RecordCursor> other = before.choices().stream()
                .skip(1)
                .filter(choice -> choice.game().lastMove().equals(game.lastMove()))
                .findFirst();
        return other.orElseGet(() -> repeatLast(at)).play(move);
    }

    /**
     * Adds a variation that repeats the last move. {@code RecordCursor} can't repeat a move, so this edits the JSON.
     */
    private RecordCursor repeatLast(RecordCursor end) {
        countReplayed(2 * end.game().length());
        Json record = Json.of(end.record());
        Json last = record.path("moves").path(end.game().length() - 1);
        Json again = Json.of(List.of(Json.object().put("move", end.moveString())));
        List<Json> variations = Stream.concat(last.path("variations").elements().stream(), Stream.of(again))
                .toList();
        last.put("variations", variations);
        String path = end.path() + "." + variations.size() + ".1";
        return at(record.to(GameRecord.class), path);
    }
}
