// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.internal.RecordedEnd;
import java.util.List;
import java.util.Set;

/**
 * Prints PGN for Hive (N3): the game type, the well-known tags, the result and its reason, the other tags, then one numbered
 * MoveString a line with its clock, comments and variations, and the result again. What is printed and read again under
 * tournament rules is an equal record.
 *
 * <p>Rules other than the tournament's stand in a tag {@code Rules}, a start position that was set up in a tag {@code Position}.
 *
 * <p>The reason of a result that the board does not tell stands in a tag {@code Termination} (resignation, time, agreement), a
 * clock in a comment {@code {[%clk 0:05:12]}}. A comment that can't stand between braces is printed behind a semicolon, or,
 * where that can't hold it either, as {@code {[%text …]}} with escapes; so is a variation of another format.
 */
public final class PgnWriter {
    /** The tags that stand before the result, where they are the first (N3). */
    private static final Set<String> BEFORE_RESULT = Set.of("Date", "Event", "Site", "Round", "White", "Black");

    private PgnWriter() {}

    /**
     * The PGN of a record, with a line end behind the result.
     *
     * @throws IllegalMoveException if the record was built by hand and a move of it is illegal
     * @throws IllegalArgumentException if the record was built by hand and its outcome is not what its moves lead to
     */
    public static String print(GameRecord record) {
        StringBuilder text = new StringBuilder();
        tags(text, record);
        record.comments().forEach(comment -> comment(text, comment));
        MutableGame game = MutableGame.of(record.startPosition());
        List<String> moves = MoveStrings.print(record.moves(), game);
        RecordedEnd.check(record.outcome(), game.outcome());
        for (int i = 0; i < moves.size(); i++) {
            RecordedMove move = record.recordedMoves().get(i);
            text.append(i + 1).append(". ").append(moves.get(i)).append('\n');
            move.clockMillis().ifPresent(millis -> braces(text, Commands.printClock(millis)));
            move.comments().forEach(comment -> comment(text, comment));
            move.variations().forEach(variation -> variation(text, variation));
        }
        return text.append('\n').append(record.state()).append('\n').toString();
    }

    private static void tags(StringBuilder text, GameRecord record) {
        tag(text, new Tag("GameType", record.ruleset().gameType()));
        if (!record.ruleset().variant().equals("tournament")) {
            tag(text, new Tag(PgnHead.RULES, record.ruleset().variant()));
        }
        if (!record.startsOnEmptyTable()) {
            tag(text, new Tag(PgnHead.POSITION, PositionStrings.print(record.startPosition())));
        }
        int before = 0;
        while (before < record.tags().size()
                && BEFORE_RESULT.contains(record.tags().get(before).name())) {
            before++;
        }
        record.tags().subList(0, before).forEach(tag -> tag(text, tag));
        tag(text, new Tag("Result", record.state()));
        List<Tag> others = record.tags().subList(before, record.tags().size());
        boolean mistaken = others.stream().anyMatch(tag -> tag.isNamed(PgnResult.TERMINATION));
        Results.reasonOf(record.outcome())
                .filter(reason -> mistaken || !reason.equals("unknown"))
                .ifPresent(reason -> tag(text, new Tag(PgnResult.TERMINATION, reason)));
        others.forEach(tag -> tag(text, tag));
        text.append('\n');
    }

    private static void tag(StringBuilder text, Tag tag) {
        text.append('[').append(tag.name()).append(" \"");
        text.append(tag.value().replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n");
    }

    private static void braces(StringBuilder text, String comment) {
        text.append('{').append(comment).append("}\n");
    }

    private static void comment(StringBuilder text, String comment) {
        if (!Commands.mistakes(comment)) {
            braces(text, comment);
        } else if (PgnLexer.isRestOfLine(comment)) {
            text.append("; ").append(comment).append('\n');
        } else {
            braces(text, Commands.printText(comment));
        }
    }

    private static void variation(StringBuilder text, String variation) {
        if (Brackets.enclose(variation) && !GameStart.isIn(variation)) {
            text.append('(').append(variation).append(")\n");
        } else {
            braces(text, Commands.printVariation(variation));
        }
    }
}
