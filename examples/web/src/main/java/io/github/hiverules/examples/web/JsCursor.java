// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.api.Hex;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.json.HiveJson;
import io.github.hiverules.notation.record.Arrow;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.text.RecordPath;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** A place in a record as an object of JavaScript. */
public final class JsCursor {
    private final RecordCursor cursor;

    JsCursor(RecordCursor cursor) {
        this.cursor = cursor;
    }

    private JsCursor then(Function<RecordCursor, RecordCursor> step) {
        return Failure.orThrow(() -> new JsCursor(step.apply(cursor)));
    }

    /** Returns the properties of the cursor, apart from the game and the record. */
    @JSExport
    public @Nullable JSObject state() {
        return JsTrees.toJs(RecordView.of(cursor));
    }

    /** Returns the game after the move. */
    @JSExport
    public JsGame game() {
        return new JsGame(cursor.game());
    }

    /** Returns the record as JSON. */
    @JSExport
    public @Nullable JSObject record() {
        return JsTrees.toJs(HiveJson.write(cursor.record()));
    }

    /** Draws the position with the circles and arrows of the comments. Highlights cells. */
    @JSExport
    public String svg(JSObject highlight) {
        return Failure.orThrow(() -> highlighting(highlight).draw(cursor));
    }

    /** Returns a diagram that highlights the cells of an array. */
    static SvgDiagram highlighting(JSObject cells) {
        return SvgDiagram.builder()
                .highlight(JsTrees.list(cells).stream().map(JsCursor::hex).toList())
                .build();
    }

    /** Returns the next move of the line, or null at the end. */
    @JSExport
    public @Nullable JsCursor next() {
        return cursor.next().map(JsCursor::new).orElse(null);
    }

    /** Returns the previous move, or null at the start. */
    @JSExport
    public @Nullable JsCursor previous() {
        return cursor.previous().map(JsCursor::new).orElse(null);
    }

    /** Returns the last move of the line. */
    @JSExport
    public JsCursor end() {
        return new JsCursor(cursor.end());
    }

    /** Returns the move at a path. */
    @JSExport
    public JsCursor at(String path) {
        return then(here -> here.record().cursor(RecordPath.parse(path)));
    }

    /** Returns the moves that can follow in the record. */
    @JSExport
    public JsCursor[] choices() {
        return cursor.choices().stream().map(JsCursor::new).toArray(JsCursor[]::new);
    }

    /** Plays a move. */
    @JSExport
    public JsCursor play(String move) {
        return then(here -> here.play(MoveStrings.play(here.game(), move)));
    }

    /** Moves the variation one place forward. */
    @JSExport
    public JsCursor promote() {
        return then(RecordCursor::promote);
    }

    /** Removes the move and all moves after it. */
    @JSExport
    public JsCursor remove() {
        return then(RecordCursor::remove);
    }

    /** Replaces the notes of a kind by the elements of an array. */
    @JSExport
    public JsCursor with(String kind, JSObject notes) {
        List<?> values = JsTrees.list(notes);
        return then(here -> switch (kind) {
            case "comments" -> here.withComments(texts(values));
            case "texts" -> here.withTexts(texts(values));
            case "openingComments" -> here.withOpeningComments(texts(values));
            case "circles" ->
                here.withCircles(values.stream().map(JsCursor::hex).toArray(Hex[]::new));
            case "arrows" ->
                here.withArrows(values.stream().map(JsCursor::arrow).toArray(Arrow[]::new));
            case "nags" ->
                here.withNags(values.stream().mapToInt(nag -> (Integer) nag).toArray());
            case "clock" ->
                values.isEmpty()
                        ? here.withoutClock()
                        : here.withClock(Duration.ofMillis(((Number) values.get(0)).longValue()));
            default -> throw new IllegalArgumentException(kind);
        });
    }

    private static String[] texts(List<?> values) {
        return values.toArray(String[]::new);
    }

    private static Hex hex(@Nullable Object tree) {
        return HiveJson.read(tree, Hex.class);
    }

    private static Arrow arrow(Object tree) {
        List<?> ends = (List<?>) tree;
        return Arrow.of(hex(ends.get(0)), hex(ends.get(1)));
    }
}
