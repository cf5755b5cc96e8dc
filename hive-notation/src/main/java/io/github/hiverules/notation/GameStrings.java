// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.internal.Finding.Kind;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.TurnStrings;
import io.github.hiverules.notation.reading.Format;
import io.github.hiverules.notation.reading.ParseError;
import io.github.hiverules.notation.reading.ReadingOptions;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.splitter.Splitter;
import io.github.hiverules.notation.strings.GameStringReader;
import io.github.hiverules.notation.strings.RecordStart;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.NotationException;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;

/**
 * Static methods that parse and print GameStrings (N1): {@code GameType;State;Turn;move;move;…}. GameStrings represent
 * games under tournament rules. If a game starts from a set-up position, a {@linkplain PositionStrings position string}
 * replaces the game type.
 *
 * <pre>{@code
 * Game game = GameStrings.parse("Base;InProgress;White[2];wS1;bS1 wS1-");
 * GameStrings.print(game); // the same text
 * }</pre>
 *
 * <p>{@link Records} can read several GameStrings, apply other rules and correct errors.
 */
public final class GameStrings {
    private GameStrings() {}

    /**
     * {@return the game of a GameString} The text may consist of only the game type. A semicolon may follow the last
     * field.
     *
     * @param text the GameString
     * @throws NotationException if the text is not a GameString, if a move is illegal, if the state or the turn
     *     contradicts the moves, or if the start position's rules are not the tournament rules
     */
    public static Game parse(String text) {
        requireNonNull(text, "text");
        Splitter texts =
                new Splitter("text", new StringReader(text), Optional.of(Format.GAME_STRING), Integer.MAX_VALUE);
        GameText first = new GameText("text", texts.next());
        if (first.text().isEmpty()) {
            throw wrong(first, Kind.GAME_TYPE, "\"\"");
        }
        ReadingOptions options =
                ReaderOptions.strict().withMaxGameLength(Integer.MAX_VALUE).internal();
        Game game = ScannedGame.of(first, new GameStringReader(first.split(), options).read())
                .orElseThrow()
                .game();
        if (texts.hasNext()) {
            throw wrong(new GameText("text", texts.next()), Kind.SECOND_LINE);
        }
        if (!RecordStart.isTournament(game.ruleset())) {
            throw wrong(first, Kind.OTHER_RULES, game.ruleset().variant());
        }
        return game;
    }

    private static NotationException wrong(GameText text, Kind kind, Object... arguments) {
        return new NotationException(text, new ParseError(0, 0, text.text(), kind, arguments)).traced();
    }

    /**
     * {@return the GameString of a game, without the reason why the game ended}
     *
     * @param game the game
     * @throws IllegalArgumentException if the game's rules are not the tournament rules
     */
    public static String print(Game game) {
        requireNonNull(game, "game");
        return print(game.startPosition(), game.moves(), game.outcome());
    }

    /**
     * {@return the GameString of a game under any rules, without the reason why the game ended} The text doesn't name
     * the rules of a game that starts on the empty table, so a reader must know them. A set-up start position, with its
     * rules, replaces the game type.
     *
     * @param game the game
     */
    public static String printLenient(Game game) {
        requireNonNull(game, "game");
        return text(game.startPosition(), game.moves(), game.outcome());
    }

    /**
     * {@return the GameString of a record's main line under any rules, as {@link #printLenient(Game)} does}
     *
     * @param record the record
     */
    public static String printLenient(GameRecord record) {
        requireNonNull(record, "record");
        return text(record.startPosition(), record.moves(), record.outcome());
    }

    static String print(Position start, List<Move> moves, Outcome outcome) {
        if (!RecordStart.isTournament(start.ruleset())) {
            throw new IllegalArgumentException(
                    "A GameString can't name rules other than the tournament's: " + start.ruleset() + ".");
        }
        return text(start, moves, outcome);
    }

    private static String text(Position start, List<Move> moves, Outcome outcome) {
        String type = start.stacks().isEmpty() && start.ply() == 0
                ? start.ruleset().gameType()
                : PositionStrings.print(start);
        StringBuilder text = new StringBuilder(type);
        text.append(';').append(Results.stateOf(outcome, moves.size()));
        text.append(';').append(TurnStrings.print(start.ply() + moves.size()));
        MoveStringPrinter.print(start, moves).forEach(move -> text.append(';').append(move));
        return text.toString();
    }
}
