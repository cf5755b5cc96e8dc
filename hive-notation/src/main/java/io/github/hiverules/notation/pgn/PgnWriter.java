// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.pgn;

import io.github.hiverules.api.MutableGame;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.reading.RecordStart;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordedMove;
import java.util.List;
import java.util.Set;

/** Prints records in PGN for Hive (N3). A reader with the same rules restores an equal record. */
public final class PgnWriter {
    /** The tags that precede the tag Result if the record begins with these tags (N3). */
    private static final Set<String> BEFORE_RESULT = Set.of("Date", "Event", "Site", "Round", "White", "Black");

    private final StringBuilder text = new StringBuilder();
    private final MutableGame referee;
    private final MoveStringPrinter places;

    private PgnWriter(GameRecord record) {
        referee = MutableGame.of(record.startPosition());
        places = MoveStringPrinter.in(referee);
    }

    /** Prints a record and an empty line. */
    public static String print(GameRecord record) {
        PgnWriter writer = new PgnWriter(record);
        writer.tags(record);
        writer.comments(record.comments());
        writer.line(record.children(), 1);
        return writer.text.append('\n').append(record.uhpState()).append("\n\n").toString();
    }

    private void tags(GameRecord record) {
        tag(PgnReader.GAME_TYPE, record.ruleset().gameType());
        RecordStart.describe(record, this::tag);
        int before = 0;
        while (before < record.tags().size()
                && BEFORE_RESULT.contains(record.tags().get(before).name())) {
            before++;
        }
        record.tags().subList(0, before).forEach(tag -> tag(tag.name(), tag.value()));
        tag(PgnResult.RESULT, record.uhpState());
        Results.reasonOf(record.outcome())
                .filter(reason -> !reason.equals("unknown"))
                .ifPresent(reason -> tag(PgnResult.TERMINATION, reason));
        record.tags().subList(before, record.tags().size()).forEach(tag -> tag(tag.name(), tag.value()));
        text.append('\n');
    }

    private void tag(String name, String value) {
        text.append(PgnTags.print(name, value));
    }

    /**
     * Prints a line with the variations beside its moves, and plays its moves. Returns the number of moves.
     *
     * @param first the first move of the line and the variations beside it
     */
    private int line(List<RecordedMove> first, int number) {
        int next = number;
        for (List<RecordedMove> moves = first;
                !moves.isEmpty();
                moves = moves.get(0).children()) {
            RecordedMove move = moves.get(0);
            text.append(next).append(". ").append(places.print(move.move())).append('\n');
            move.nags().forEach(nag -> text.append('$').append(nag).append('\n'));
            move.clock()
                    .ifPresent(clock -> text.append('{')
                            .append(PgnComments.printClock(clock))
                            .append("}\n"));
            comments(move.comments());
            for (RecordedMove variation : moves.subList(1, moves.size())) {
                variation(variation, next);
            }
            referee.play(move.move());
            next++;
        }
        return next - number;
    }

    private void comments(List<String> comments) {
        comments.forEach(comment -> text.append(PgnComments.print(comment)));
    }

    private void variation(RecordedMove first, int number) {
        text.append('(');
        comments(first.openingComments());
        int count = line(List.of(first), number);
        text.append(")\n");
        for (int i = 0; i < count; i++) {
            referee.undo();
        }
    }
}
