package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.internal.RecordedEnd;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Prints GameStrings (N1): {@code GameType;State;Turn;move;move;…}. {@link Records} reads them. */
public final class GameStrings {
    private GameStrings() {}

    /**
     * The GameString of a record: its rules, state and moves; a GameString has no room for the rest.
     *
     * @throws IllegalMoveException if the record was built by hand and a move of it is illegal
     * @throws IllegalArgumentException if the record was built by hand and its outcome is not what its moves lead to
     */
    public static String print(GameRecord record) {
        MutableGame referee = MutableGame.start(record.ruleset());
        List<String> moves = MoveStrings.print(record.moves(), referee);
        RecordedEnd.check(record, referee.outcome());
        return print(record.ruleset(), record.outcome(), moves);
    }

    /**
     * The GameString of a game.
     *
     * @throws IllegalArgumentException if the game does not start from the empty table, which a GameString can't say
     */
    public static String print(Game game) {
        return print(game.ruleset(), game.outcome(), movesOf(game));
    }

    /** The GameString of a game by these rules that stands like that and whose MoveStrings are known. */
    public static String print(Ruleset ruleset, Outcome outcome, List<String> moves) {
        StringBuilder text = new StringBuilder(ruleset.gameType());
        text.append(';').append(state(outcome, moves.isEmpty())).append(';').append(turn(moves.size()));
        moves.forEach(move -> text.append(';').append(move));
        return text.toString();
    }

    /** The state of a record: {@code NotStarted}, {@code InProgress}, {@code Draw}, {@code WhiteWins}, {@code BlackWins}. */
    public static String stateOf(GameRecord record) {
        return state(record.outcome(), record.plies().isEmpty());
    }

    private static String state(Outcome outcome, boolean withoutMoves) {
        return withoutMoves && !outcome.isOver() ? "NotStarted" : Results.nameOf(outcome);
    }

    /**
     * The canonical MoveStrings of a record's moves.
     *
     * @throws IllegalMoveException if the record was built by hand and a move of it is illegal
     */
    public static List<String> movesOf(GameRecord record) {
        return MoveStrings.print(record.moves(), MutableGame.start(record.ruleset()));
    }

    /**
     * The canonical MoveStrings of a game's moves.
     *
     * @throws IllegalArgumentException if the game does not start from the empty table
     */
    public static List<String> movesOf(Game game) {
        if (!game.startsOnEmptyTable()) {
            throw new IllegalArgumentException(
                    "a GameString tells a game from the empty table, not from " + game.startPosition());
        }
        return MoveStrings.print(game.moves(), MutableGame.of(game.startPosition()));
    }

    /** What the record holds that a GameString can't say, a sentence each; empty when nothing is lost. */
    public static List<String> omissions(GameRecord record) {
        List<String> lost = new ArrayList<>();
        long clocks = record.plies().stream()
                .filter(ply -> ply.clockMillis().isPresent())
                .count();
        long variations = record.plies().stream()
                .mapToLong(ply -> ply.variations().size())
                .sum();
        long comments =
                record.plies().stream().mapToLong(ply -> ply.comments().size()).sum()
                        + record.comments().size();
        count(lost, record.tags().size(), "tags");
        count(lost, comments, "comments");
        count(lost, clocks, "clock times");
        count(lost, variations, "variations");
        Results.reasonOf(record.outcome())
                .filter(reason -> !reason.equals("unknown"))
                .ifPresent(
                        reason -> lost.add("A GameString has no room for the reason of the result: " + reason + "."));
        return lost;
    }

    private static void count(List<String> lost, long count, String what) {
        if (count > 0) {
            lost.add("A GameString has no room for " + what + ": " + count + " left out.");
        }
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
}
