package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.HiveRules;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Referee;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Results;
import java.util.ArrayList;
import java.util.List;

/** Prints GameStrings (N1): {@code GameType;State;Turn;move;move;…}. {@link GameStringReader} reads them. */
public final class GameStrings {
    private GameStrings() {}

    /** The GameString of a record: its rules, state and moves; a GameString has no room for the rest. */
    public static String print(GameRecord record) {
        StringBuilder text = new StringBuilder(GameTypes.print(record.ruleset()));
        text.append(';').append(stateOf(record)).append(';').append(turn(record.plies().size()));
        movesOf(record).forEach(move -> text.append(';').append(move));
        return text.toString();
    }

    /** The state of a record: {@code NotStarted}, {@code InProgress}, {@code Draw}, {@code WhiteWins}, {@code BlackWins}. */
    public static String stateOf(GameRecord record) {
        return record.plies().isEmpty() && !record.outcome().isOver() ? "NotStarted" : Results.nameOf(record.outcome());
    }

    /** The canonical MoveStrings of a record's moves. */
    public static List<String> movesOf(GameRecord record) {
        Referee referee = HiveRules.load().referee(record.ruleset());
        List<String> strings = new ArrayList<>();
        for (Move move : record.moves()) {
            strings.add(MoveStrings.print(move, referee));
            referee.play(move);
        }
        return strings;
    }

    /** The turn after that many plies: {@code White[1]} at the start, then {@code Black[1]}. */
    public static String turn(int plies) {
        return (plies % 2 == 0 ? "White[" : "Black[") + (plies / 2 + 1) + "]";
    }

    /** Whether the text is a turn; the case of its letters does not matter. */
    static boolean isTurn(String text) {
        for (Color color : Color.values()) {
            String name = color.name();
            if (text.regionMatches(true, 0, name + "[", 0, name.length() + 1) && text.endsWith("]")) {
                String number = text.substring(name.length() + 1, text.length() - 1);
                return !number.isEmpty() && number.length() < 10 && number.chars().allMatch(c -> c >= '0' && c <= '9');
            }
        }
        return false;
    }
}
