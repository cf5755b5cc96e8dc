// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.Results;
import java.util.ArrayList;
import java.util.List;

/** Prints the GameStrings (N1) of records. */
public final class GameStringWriter {
    private GameStringWriter() {}

    /**
     * The GameString of a record: its game type, state and moves; a GameString has no room for the rest.
     *
     * @throws IllegalMoveException if the record was built by hand and a move of it is illegal
     * @throws IllegalArgumentException if the game does not begin on the empty table, or if the record was built by hand and
     *     its outcome is not what its moves lead to
     */
    public static String print(GameRecord record) {
        if (!record.startsOnEmptyTable()) {
            throw new IllegalArgumentException("A GameString can't begin at a position that was set up.");
        }
        MutableGame game = MutableGame.of(record.startPosition());
        List<String> moves = MoveStrings.print(record.moves(), game);
        RecordedEnd.check(record.outcome(), game.outcome());
        return GameStrings.print(record.ruleset(), record.outcome(), moves);
    }

    /** What the record holds that a GameString can't say, a sentence each; empty when nothing is lost. */
    public static List<String> omissions(GameRecord record) {
        List<String> lost = new ArrayList<>();
        if (!record.startsOnEmptyTable()) {
            lost.add("A GameString can't begin at a position that was set up; the game has none.");
        }
        if (!record.ruleset().variant().equals("tournament")) {
            lost.add("A GameString has no room for the rules: "
                    + record.ruleset().variant() + ".");
        }
        List<RecordedMove> moves = record.recordedMoves();
        count(lost, record.tags().size(), "tags");
        count(
                lost,
                record.comments().size()
                        + moves.stream()
                                .mapToLong(move -> move.comments().size())
                                .sum(),
                "comments");
        count(
                lost,
                moves.stream().filter(move -> move.clockMillis().isPresent()).count(),
                "clock times");
        count(lost, moves.stream().mapToLong(move -> move.variations().size()).sum(), "variations");
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
}
