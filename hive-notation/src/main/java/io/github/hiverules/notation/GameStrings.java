// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.internal.TextSource;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * GameStrings (N1), {@code GameType;State;Turn;move;move;…}: games from the empty table under tournament rules.
 *
 * <pre>{@code
 * Game game = GameStrings.parse("Base;InProgress;White[2];wS1;bS1 wS1-");
 * GameStrings.print(game); // the same text
 * }</pre>
 *
 * <p>{@link io.github.hiverules.notation.Records} reads lists of GameStrings, under other rules, with habits of other programs
 * understood, and with reasons in words.
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
        return new Parser(text).parse();
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
        text.append(';').append(state(outcome, moves.size())).append(';').append(turn(moves.size()));
        moves.forEach(move -> text.append(';').append(move));
        return text.toString();
    }

    /** The state of a game after that many plies: {@code NotStarted}, {@code InProgress}, {@code Draw} or who wins. */
    static String state(Outcome outcome, int plies) {
        return plies == 0 && !outcome.isOver() ? "NotStarted" : Results.nameOf(outcome);
    }

    /** The turn after that many plies: {@code White[1]} at the start, then {@code Black[1]}. */
    public static String turn(int plies) {
        return (plies % 2 == 0 ? "White[" : "Black[") + (plies / 2 + 1) + "]";
    }

    /**
     * How many plies come before a turn such as {@code Black[7]}; the case of its letters does not matter.
     *
     * @return less than 0 for a turn numbered 0; empty if the text is no turn or its number has more than nine digits
     */
    public static OptionalInt parseTurn(String text) {
        requireNonNull(text, "text");
        for (Color color : Color.values()) {
            String start = color.name() + "[";
            if (text.regionMatches(true, 0, start, 0, start.length()) && text.endsWith("]")) {
                String number = text.substring(start.length(), text.length() - 1);
                boolean digits = !number.isEmpty()
                        && number.length() <= 9
                        && number.chars().allMatch(c -> c >= '0' && c <= '9');
                return digits
                        ? OptionalInt.of(2 * (Integer.parseInt(number) - 1) + color.ordinal())
                        : OptionalInt.empty();
            }
        }
        return OptionalInt.empty();
    }

    /** Reads one GameString (N1), strictly. */
    private static final class Parser {
        private final String text;
        private final List<Field> fields = new ArrayList<>();

        /** What stands between two semicolons, and where it begins, counted from 0. */
        private record Field(String text, int start) {
            NotationParseException wrong(String expected, String reason) {
                return new NotationParseException(1, start + 1, text, expected, reason);
            }
        }

        Parser(String text) {
            this.text = text;
        }

        Game parse() {
            takeFields();
            Field type = fields.get(0);
            Game game = Game.start(Ruleset.tournament()
                    .withExpansions(GameType.parse(type.text())
                            .orElseThrow(() ->
                                    type.wrong("a game type such as Base+MLP", quote(type) + " is no game type."))));
            if (fields.size() == 1) {
                return game;
            }
            Field state = fields.get(1);
            Outcome told = Results.parse(state.text())
                    .orElseThrow(() -> state.wrong(
                            "NotStarted, InProgress, Draw, WhiteWins or BlackWins",
                            quote(state) + " is no state of a game."));
            Field turn = fields.size() == 2 ? new Field("", text.length()) : fields.get(2);
            if (parseTurn(turn.text()).isEmpty()) {
                throw turn.wrong("a turn such as White[1]", quote(turn) + " is no turn.");
            }
            for (int i = 3; i < fields.size(); i++) {
                game = play(game, fields.get(i));
            }
            return conclude(game, state, told, turn);
        }

        private void takeFields() {
            int start = 0;
            for (int i = 0; i <= text.length(); i++) {
                if (i == text.length() || text.charAt(i) == ';') {
                    String field = text.substring(start, i);
                    String trimmed = field.trim();
                    if (i < text.length() || !trimmed.isEmpty() || fields.isEmpty()) {
                        fields.add(new Field(trimmed, start + Math.max(0, field.indexOf(trimmed))));
                    }
                    start = i + 1;
                }
            }
        }

        private static Game play(Game game, Field field) {
            try {
                return game.play(MoveStrings.parse(field.text(), game));
            } catch (NotationParseException e) {
                throw new NotationParseException(1, field.start() + e.column(), e.token(), e.expected(), e.reason());
            } catch (IllegalMoveException e) {
                Violation reason = e.reasons().get(0);
                NotationParseException illegal = field.wrong(
                        "a legal move",
                        quote(field) + " is illegal: " + reason.code() + " ("
                                + reason.rule().number() + ").");
                illegal.initCause(e);
                throw illegal;
            }
        }

        private static Game conclude(Game game, Field state, Outcome told, Field turn) {
            int plies = game.moves().size();
            Game ended = told.isOver() && !game.isOver() ? game.conclude(told) : game;
            String dueState = state(ended.outcome(), plies);
            boolean fits = Results.agree(told, ended.outcome())
                    && !(state.text().equalsIgnoreCase("NotStarted") && plies > 0)
                    && !(state.text().equalsIgnoreCase("InProgress") && plies == 0);
            if (!fits) {
                throw state.wrong(
                        dueState, "The state says " + state.text() + ", but after the moves it is " + dueState + ".");
            }
            String dueTurn = turn(plies);
            if (!turn.text().equalsIgnoreCase(dueTurn)) {
                throw turn.wrong(
                        dueTurn, "The turn says " + turn.text() + ", but after the moves it is " + dueTurn + ".");
            }
            return ended;
        }

        private static String quote(Field field) {
            return "\"" + TextSource.shown(field.text()) + "\"";
        }
    }
}
