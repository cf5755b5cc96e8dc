// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.pgn;

import io.github.hiverules.api.MutableGame;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.reading.Line;
import io.github.hiverules.notation.reading.RecordParts;
import io.github.hiverules.notation.strings.RecordStart;
import java.util.List;
import java.util.Set;

/** Prints records in PGN for Hive (N3). A reader with the same rules restores an equal record. */
public final class PgnWriter {
    /** The tags that precede the tag Result if the record begins with these tags (N3). */
    private static final Set<String> BEFORE_RESULT = Set.of("Date", "Event", "Site", "Round", "White", "Black");

    private final StringBuilder text = new StringBuilder();
    private final MutableGame referee;
    private final MoveStringPrinter places;

    private PgnWriter(RecordParts record) {
        referee = MutableGame.of(record.start());
        places = MoveStringPrinter.in(referee);
    }

    /** Prints a record and an empty line. */
    public static String print(RecordParts record) {
        PgnWriter writer = new PgnWriter(record);
        writer.tags(record);
        writer.line(record.mainLine(), 1);
        return writer.text.append('\n').append(record.uhpState()).append("\n\n").toString();
    }

    private void tags(RecordParts record) {
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

    /** Prints a line and plays its moves. */
    private void line(Line line, int number) {
        comments(line.comments());
        int next = number;
        for (Line.Node node : line.nodes()) {
            int here = next;
            text.append(next++).append(". ").append(places.print(node.move())).append('\n');
            node.nags().forEach(nag -> text.append('$').append(nag).append('\n'));
            node.clock()
                    .ifPresent(clock -> text.append('{')
                            .append(PgnComments.printClock(clock))
                            .append("}\n"));
            comments(node.comments());
            node.variations().forEach(variation -> variation(variation, here));
            referee.play(node.move());
        }
    }

    private void comments(List<String> comments) {
        comments.forEach(comment -> text.append(PgnComments.print(comment)));
    }

    private void variation(Line variation, int number) {
        text.append('(');
        line(variation, number);
        text.append(")\n");
        variation.nodes().forEach(node -> referee.undo());
    }
}
