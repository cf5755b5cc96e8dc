// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordCursor;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.Records;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Moves with variations as JSON. A line is a list of moves; each move may have {@code comments}, {@code marks}, a {@code clock} in
 * milliseconds, and {@code variations}, which are lines. The first move of a variation may have {@code opening} comments.
 */
final class GameTree {
    /** How many moves and remarks one question is about at most. */
    static final int MAX_WORK = 100_000;

    private static final ReaderOptions PGN =
            ReaderOptions.strict().withFormat(RecordFormat.PGN).withMaxGameLength(Integer.MAX_VALUE);

    private static final Pattern MOVE = Pattern.compile("(?i)pass|[wb][a-z]\\d?(?: +[-/\\\\]?[wb][a-z]\\d?[-/\\\\]?)?");

    /** A million hours, in milliseconds. */
    private static final long MAX_CLOCK = 3_600_000_000_000L;

    private int work;

    /** @throws BadRequest if that is too much, with all that was counted before */
    void count(int more) {
        work += more;
        if (work > MAX_WORK) {
            throw new BadRequest("too-much-work", MAX_WORK);
        }
    }

    /** Prints the moves after a cursor, with their variations. */
    ArrayNode print(RecordCursor before) {
        return print(before, Json.array());
    }

    private ArrayNode print(RecordCursor before, ArrayNode line) {
        List<RecordCursor> choices = before.choices();
        while (!choices.isEmpty()) {
            RecordCursor next = choices.get(0);
            ObjectNode node = node(next);
            for (RecordCursor variation : choices.subList(1, choices.size())) {
                ArrayNode nodes = node.withArray("variations").addArray();
                nodes.add(node(variation));
                print(variation, nodes);
            }
            line.add(node);
            choices = next.choices();
        }
        return line;
    }

    private ObjectNode node(RecordCursor at) {
        count(1);
        RecordedMove move = at.move().orElseThrow();
        ObjectNode node = Json.object().put("move", at.moveString());
        at.openingComments().forEach(comment -> node.withArray("opening").add(comment));
        move.comments().forEach(comment -> node.withArray("comments").add(comment));
        move.nags().forEach(nag -> node.withArray("marks").add(nag));
        move.clock().ifPresent(clock -> node.put("clock", clock.toMillis()));
        return node;
    }

    /**
     * Reads a line that begins at a position.
     *
     * @throws BadRequest if it has illegal moves, or too many
     */
    GameRecord parse(JsonNode line, Position start) {
        StringBuilder pgn = new StringBuilder();
        tag("GameType", start.ruleset().gameType(), pgn);
        tag("Rules", start.ruleset().variant(), pgn);
        if (!start.equals(Position.start(start.ruleset()))) {
            tag("Position", PositionStrings.print(start), pgn);
        }
        append(line, false, pgn);
        try {
            return Records.parseOne(pgn.toString(), PGN);
        } catch (NotationException e) {
            throw GameLine.refusal(e);
        }
    }

    private static void tag(String name, String value, StringBuilder pgn) {
        pgn.append('[')
                .append(name)
                .append(" \"")
                .append(value.replace("\\", "\\\\"))
                .append("\"]\n");
    }

    private void append(JsonNode line, boolean isVariation, StringBuilder pgn) {
        if (!line.isArray()) {
            throw new BadRequest("line");
        }
        count(line.size());
        boolean isFirst = isVariation;
        for (JsonNode node : line) {
            String move = Json.text(node, "move");
            if (!MOVE.matcher(move).matches()) {
                throw new BadRequest("line");
            }
            if (isFirst) {
                comments(node.path("opening"), pgn);
            }
            pgn.append("1. ").append(move).append('\n');
            for (JsonNode mark : node.path("marks")) {
                pgn.append('$').append(requireMark(mark)).append('\n');
            }
            if (node.has("clock")) {
                pgn.append("{[%clk ").append(clock(node)).append("]}\n");
            }
            if (!isFirst) {
                comments(node.path("opening"), pgn);
            }
            comments(node.path("comments"), pgn);
            for (JsonNode variation : node.path("variations")) {
                if (variation.isArray() && variation.isEmpty()) {
                    throw new IllegalArgumentException("A variation needs a move.");
                }
                pgn.append('(');
                append(variation, true, pgn);
                pgn.append(")\n");
            }
            isFirst = false;
        }
    }

    private static int requireMark(JsonNode mark) {
        int number = mark.asInt(-1);
        if (number < 0 || number > 255) {
            throw new IllegalArgumentException("A mark must be 0 to 255; it is " + mark + ".");
        }
        return number;
    }

    private static String clock(JsonNode node) {
        JsonNode millis = node.path("clock");
        if (!millis.isIntegralNumber()
                || !millis.canConvertToLong()
                || millis.asLong() < 0
                || millis.asLong() > MAX_CLOCK) {
            throw new BadRequest("not-a-number", "clock", "0", String.valueOf(MAX_CLOCK));
        }
        Duration clock = Duration.ofMillis(millis.asLong());
        return String.format(
                Locale.ROOT,
                "%d:%02d:%02d.%03d",
                clock.toHours(),
                clock.toMinutesPart(),
                clock.toSecondsPart(),
                clock.toMillisPart());
    }

    /** Appends comments with the escapes that {@link RecordFormat#PGN} describes. */
    private static void comments(JsonNode comments, StringBuilder pgn) {
        for (JsonNode comment : comments) {
            String text = comment.asText();
            if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
                throw new IllegalArgumentException("A comment has an unpaired surrogate.");
            }
            pgn.append("{[%text ");
            text.chars()
                    .forEach(c -> pgn.append(
                            c < ' ' || c == '}'
                                    ? String.format("\\u%04x", c)
                                    : c == '\\' ? "\\\\" : String.valueOf((char) c)));
            pgn.append("]}\n");
        }
    }
}
