// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.Phrase;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Turns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * GameStrings (N1), {@code GameType;State;Turn;move;move;…}: games from the empty table under tournament rules.
 *
 * <pre>{@code
 * Game game = GameStrings.parse("Base;InProgress;White[2];wS1;bS1 wS1-");
 * GameStrings.print(game); // the same text
 * }</pre>
 *
 * <p>{@link Records} reads lists of GameStrings, under other rules, and with habits of other programs understood.
 */
public final class GameStrings {
    private GameStrings() {}

    /**
     * The game that a GameString tells, under tournament rules. A game type alone is a game without moves; a semicolon may
     * stand at the end.
     *
     * @throws NotationParseException if the text is no GameString, with the column; if a move of it is illegal, with the
     *     {@link IllegalMoveException} as the cause; or if its state or its turn is not what the moves lead to
     */
    public static Game parse(String text) {
        requireNonNull(text, "text");
        GameStringReader reader = GameStringReader.ofOne(text);
        if (!reader.hasNext()) {
            throw new NotationParseException(
                    1, 1, "", "a game type such as Base+MLP", Phrase.of("{} is no game type.", "\"\""));
        }
        ReadGame read = reader.next();
        if (read.error().isPresent()) {
            throw exception(read.error().get(), read);
        }
        if (reader.hasNext()) {
            throw new NotationParseException(2, 1, "", "the end of the text", Phrase.of("A GameString is one line."));
        }
        return read.orElseThrow().game();
    }

    private static NotationParseException exception(RecordException error, ReadGame read) {
        NotationParseException exception = new NotationParseException(
                error.line(), error.column(), error.token(), error.expected(), error.phrase());
        Optional<Game> legalPart = read.record().map(GameRecord::game);
        if (legalPart.isPresent() && error.ply() > legalPart.get().length()) {
            try {
                legalPart.get().play(MoveStrings.parse(error.token(), legalPart.get()));
            } catch (NotationParseException e) { // tells the column in the MoveString
                return new NotationParseException(
                        error.line(), error.column() + e.column() - 1, e.token(), e.expected(), e.phrase());
            } catch (IllegalMoveException e) {
                exception.initCause(e);
            }
        }
        return exception;
    }

    /**
     * The GameString of a game. The reason why it ended and rules other than the tournament's have no room in it.
     *
     * @throws IllegalArgumentException if the game does not start from the empty table, which a GameString can't say
     */
    public static String print(Game game) {
        requireNonNull(game, "game");
        if (!game.startsOnEmptyTable()) {
            throw new IllegalArgumentException(
                    "A GameString tells a game from the empty table, not from " + game.startPosition() + ".");
        }
        return print(game.ruleset(), game.outcome(), MoveStrings.print(game));
    }

    /** The GameString of a game by these rules that stands like that and whose MoveStrings are known. */
    public static String print(Ruleset ruleset, Outcome outcome, List<String> moves) {
        requireNonNull(ruleset, "ruleset");
        requireNonNull(outcome, "outcome");
        requireNonNull(moves, "moves");
        StringBuilder text = new StringBuilder(ruleset.gameType());
        text.append(';')
                .append(Results.stateOf(outcome, moves.size()))
                .append(';')
                .append(Turns.print(moves.size()));
        moves.forEach(move -> text.append(';').append(move));
        return text.toString();
    }

    /** The GameString of a record; throws as {@link Records#print} does. */
    static String print(GameRecord record) {
        if (!record.startsOnEmptyTable()) {
            throw new IllegalArgumentException("A GameString can't begin at a position that was set up.");
        }
        MutableGame game = MutableGame.of(record.startPosition());
        List<String> moves = MoveStrings.print(record.moves(), game);
        GameRecord.requireEnd(record.outcome(), game.outcome());
        return print(record.ruleset(), record.outcome(), moves);
    }

    /** What {@link Records#omissions} tells of GameStrings. */
    static List<String> omissions(GameRecord record) {
        List<String> lost = new ArrayList<>();
        if (!record.startsOnEmptyTable()) {
            lost.add("A GameString can't begin at a position that was set up; the game has none.");
        }
        if (!RecordStart.isTournament(record)) {
            lost.add("A GameString has no room for the rules: "
                    + record.ruleset().variant() + ".");
        }
        List<RecordedMove> moves = record.recordedMoves();
        count(lost, record.tags().size(), "tags");
        count(
                lost,
                record.comments().size() + sum(moves, move -> move.comments().size()),
                "comments");
        count(lost, sum(moves, move -> move.marks().size()), "marks");
        count(lost, sum(moves, move -> move.clockMillis().isPresent() ? 1 : 0), "clock times");
        count(lost, sum(moves, move -> move.variations().size()), "variations");
        Results.reasonOf(record.outcome())
                .filter(reason -> !reason.equals("unknown"))
                .ifPresent(
                        reason -> lost.add("A GameString has no room for the reason of the result: " + reason + "."));
        return List.copyOf(lost);
    }

    private static long sum(List<RecordedMove> moves, ToIntFunction<RecordedMove> count) {
        return moves.stream().mapToInt(count).sum();
    }

    private static void count(List<String> lost, long count, String what) {
        if (count > 0) {
            lost.add("A GameString has no room for " + what + ": " + count + " left out.");
        }
    }
}
