// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.notation.internal.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Prints the GameStrings (N1) of records. */
final class GameStringWriter {
    private GameStringWriter() {}

    /**
     * The GameString of a record: its game type, state and moves; a GameString has no room for the rest.
     *
     * @throws IllegalMoveException if the record was built by hand and a move of it is illegal
     * @throws IllegalArgumentException if the game does not begin on the empty table, or if the record was built by hand and
     *     its outcome is not what its moves lead to
     */
    static String print(GameRecord record) {
        if (!record.startsOnEmptyTable()) {
            throw new IllegalArgumentException("A GameString can't begin at a position that was set up.");
        }
        MutableGame game = MutableGame.of(record.startPosition());
        List<String> moves = MoveStrings.print(record.moves(), game);
        GameRecord.requireEnd(record.outcome(), game.outcome());
        return GameStrings.print(record.ruleset(), record.outcome(), moves);
    }

    /** What the record holds that a GameString can't say, a sentence each; empty when nothing is lost. */
    static List<String> omissions(GameRecord record) {
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
