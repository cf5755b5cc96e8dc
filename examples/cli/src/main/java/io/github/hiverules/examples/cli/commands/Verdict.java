// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.hiverules.api.Rule;
import io.github.hiverules.examples.common.Text;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.Remark;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A judged game and its source.
 *
 * @param file the file as named on the command line, or {@code -} for standard input
 * @param index the number of the game in the file, from 1
 * @param record the legal part of the game, or empty if the game's start is unreadable
 * @param error the error of a broken game
 */
public record Verdict(
        String file, int index, Optional<GameRecord> record, Optional<NotationException> error, List<Remark> remarks) {
    /** Loads Jackson lazily, only if JSON is printed. */
    private static final class Json {
        private static final ObjectMapper MAPPER =
                JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();
    }

    /** Judges a game. */
    public static Verdict on(GameText text, ReaderOptions options) {
        if (text.format().isEmpty() && RecordJson.isRecord(text)) {
            return RecordJson.judge(text);
        }
        ScannedGame game = Records.judge(text, options);
        return new Verdict(text.source(), text.number(), game.record(), game.error(), game.remarks());
    }

    /** Returns one line of text, with a note if a valid game breaks the expected rules. */
    String toLine(Rules expected) {
        String name = Text.printable(file) + "#" + index;
        if (error.isPresent()) {
            return "invalid " + name + " " + describe(error.get());
        }
        GameRecord game = record.orElseThrow();
        return "valid " + name + " " + game.ruleset().gameType() + " "
                + game.moves().size() + " plies " + game.uhpState()
                + (rules().equals(expected.name()) ? "" : " (only by " + rules() + ")");
    }

    /** Returns a JSON object in one line. Every object has all keys, and unknown values are null. */
    String toJson() {
        boolean brokeBefore = error.filter(found -> found.ply() == 0).isPresent();
        Optional<GameRecord> begun =
                record.filter(found -> !brokeBefore || !found.recordedMoves().isEmpty());
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("file", file);
        fields.put("index", index);
        put(fields, "gameType", begun.map(found -> found.ruleset().gameType()));
        fields.put("rules", rules());
        fields.put("plies", record.map(found -> found.moves().size()).orElse(0));
        put(fields, "state", begun.map(GameRecord::uhpState));
        put(fields, "result", record.flatMap(found -> found.outcome().termination()));
        put(fields, "white", record.flatMap(found -> found.tag("White")));
        put(fields, "black", record.flatMap(found -> found.tag("Black")));
        put(
                fields,
                "gameString",
                begun.filter(found -> found.startPosition().stacks().isEmpty()).map(GameStrings::print));
        put(fields, "error", error.map(Verdict::fields));
        fields.put(
                "remarks",
                remarks.stream().map(remark -> remark.sentence(Locale.ENGLISH)).toList());
        try {
            return Json.MAPPER.writeValueAsString(fields);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, @Nullable Object> fields(NotationException error) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("line", error.line());
        fields.put("column", error.column());
        fields.put("ply", error.ply());
        fields.put("token", error.token());
        fields.put("reason", error.sentence(Locale.ENGLISH));
        put(fields, "rule", error.rule().map(Rule::number));
        fields.put("code", error.code());
        return fields;
    }

    private static void put(Map<String, @Nullable Object> fields, String name, Optional<?> value) {
        fields.put(name, value.orElse(null));
    }

    /** Returns the name of the rules that the game was judged by. */
    private String rules() {
        return record.map(found -> found.ruleset().variant()).orElse(Rules.tournament.name());
    }

    /** Describes an error of the game with file, line, column and ply. */
    String describeBroken(NotationException found) {
        return "broken " + Text.printable(file) + ":" + describe(found);
    }

    /** Describes an error with line, column and ply. Omits the file. */
    public static String describe(NotationException error) {
        return Text.printable(error.getMessage().substring(error.source().length() + 1));
    }
}
