// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.json.HiveJson;
import io.github.hiverules.notation.record.Arrow;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.record.RecordedMove;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.text.Remark;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Converts records and places in records to JSON trees. */
final class RecordView {
    private RecordView() {}

    /** Lists the games in a text. */
    static List<Map<String, Object>> scan(String text, Locale language) {
        try (Stream<ScannedGame> games = Records.scanText(text, ReaderOptions.lenient())) {
            return games.map(game -> of(game, language)).toList();
        }
    }

    private static Map<String, Object> of(ScannedGame game, Locale language) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("isValid", game.isValid());
        game.format().ifPresent(format -> view.put("format", format.name()));
        game.record().ifPresent(record -> view.put("record", HiveJson.write(record)));
        game.error().ifPresent(error -> view.put("error", ErrorView.of(error, language)));
        view.put(
                "remarks",
                game.remarks().stream().map(remark -> of(remark, language)).toList());
        return view;
    }

    private static Map<String, Object> of(Remark remark, Locale language) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("message", remark.sentence(language));
        view.put("code", remark.code());
        view.put("line", remark.line());
        view.put("column", remark.column());
        Optional.of(remark.ply()).filter(ply -> ply > 0).ifPresent(ply -> view.put("ply", ply));
        return view;
    }

    /** Returns the properties of a cursor, apart from the game and the record. */
    static Map<String, @Nullable Object> of(RecordCursor cursor) {
        Optional<RecordedMove> move = cursor.move();
        Map<String, @Nullable Object> view = new LinkedHashMap<>();
        view.put("path", cursor.path().toString());
        view.put("move", move.map(played -> cursor.moveString()).orElse(null));
        view.put("comments", cursor.comments());
        view.put("texts", cursor.texts());
        view.put("circles", HiveJson.write(cursor.circles()));
        view.put("arrows", cursor.arrows().stream().map(RecordView::of).toList());
        view.put("openingComments", cursor.openingComments());
        view.put("nags", move.map(RecordedMove::nags).orElse(List.of()));
        view.put(
                "clock",
                move.flatMap(RecordedMove::clock).map(Duration::toMillis).orElse(null));
        return view;
    }

    private static Map<String, Object> of(Arrow arrow) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("from", HiveJson.write(arrow.from()));
        view.put("to", HiveJson.write(arrow.to()));
        return view;
    }
}
