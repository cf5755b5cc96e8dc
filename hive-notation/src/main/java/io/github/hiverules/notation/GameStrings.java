// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.internal.LineCounter;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.TurnStrings;
import io.github.hiverules.notation.reading.GameStringReader;
import io.github.hiverules.notation.reading.RecordStart;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.List;
import java.util.Optional;

/**
 * Static methods that parse and print GameStrings (N1): {@code GameType;State;Turn;move;move;…}. If a game starts from a
 * set-up position, a {@linkplain PositionStrings position string} replaces the game type.
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
     * {@return the game of a GameString under tournament rules} The text may consist of only the game type. A semicolon
     * may follow the last field.
     *
     * @param text the GameString
     * @throws NotationException if the text is not a GameString, if a move is illegal, if the state or the turn
     *     contradicts the moves, or if the start position's rules are not the tournament rules
     */
    public static Game parse(String text) {
        GameText game = game(text);
        if (game.text().isEmpty()) {
            throw wrong(game, Kind.GAME_TYPE, "\"\"");
        }
        Game read = GameStringReader.readLine(game, ReaderOptions.strict().withMaxGameLength(Integer.MAX_VALUE))
                .orElseThrow()
                .game();
        if (!RecordStart.isTournament(read.ruleset())) {
            throw wrong(game, Kind.OTHER_RULES, read.ruleset().variant());
        }
        return read;
    }

    /**
     * {@return the record of a GameString, or of a link to an analysis, read with options} For example, lenient options
     * accept moves without a game type.
     *
     * @param text the GameString
     * @param options the options, whose format is ignored
     * @throws NotationException if the text is not a GameString, or the game is broken
     */
    public static GameRecord parse(String text, ReaderOptions options) {
        return GameStringReader.read(game(text), requireNonNull(options, "options"))
                .orElseThrow();
    }

    private static GameText game(String text) {
        LineCounter begin = new LineCounter(1, 1);
        begin.count(requireNonNull(text, "text").toCharArray(), 0, Texts.skipSpace(text, 0));
        return new GameText(
                "text",
                1,
                begin.line(),
                begin.column(),
                Optional.of(RecordFormat.GAME_STRING),
                Texts.strip(text),
                List.of());
    }

    private static NotationException wrong(GameText game, Kind kind, Object... arguments) {
        return Errors.inSource(game, Errors.error(0, 0, game.text(), kind, arguments))
                .traced();
    }

    /**
     * {@return the GameString of a game, without the reason why the game ended} The text doesn't name the rules of a game
     * that starts on the empty table: {@link #parse} applies the tournament rules, and {@link Records} the rules in its
     * options. A set-up start position, with its rules, replaces the game type.
     *
     * @param game the game, under any rules
     */
    public static String print(Game game) {
        requireNonNull(game, "game");
        return print(game.startPosition(), game.moves(), game.outcome());
    }

    /**
     * {@return the GameString of a record's main line, like {@link #print(Game)}}
     *
     * @param record the record
     */
    public static String print(GameRecord record) {
        requireNonNull(record, "record");
        return print(record.startPosition(), record.moves(), record.outcome());
    }

    private static String print(Position start, List<Move> moves, Outcome outcome) {
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
