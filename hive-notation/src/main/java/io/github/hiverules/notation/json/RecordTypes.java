// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static io.github.hiverules.notation.json.ValueTypes.NUMBER;
import static io.github.hiverules.notation.json.ValueTypes.OUTCOME;
import static io.github.hiverules.notation.json.ValueTypes.POSITION;
import static io.github.hiverules.notation.json.ValueTypes.TEXT;
import static io.github.hiverules.notation.json.ValueTypes.list;

import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.internal.JsonTree;
import io.github.hiverules.notation.json.ObjectType.Member;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordedMove;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.text.RecordPath;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** JSON types of records and of search limits. */
final class RecordTypes {
    static final TextType<RecordPath> PATH = new TextType<>(RecordPath::toString, RecordPath::parse);

    private static final ValueType<Duration> MILLISECONDS =
            ValueType.of(Duration::toMillis, json -> Duration.ofMillis(JsonTree.longNumber(json)));

    static final ValueType<SearchLimit> SEARCH_LIMIT = ObjectType.of(
            in -> limit(in.next(), in.next()),
            Member.optional("time", MILLISECONDS, SearchLimit::time),
            Member.omitted(
                    "depth",
                    NUMBER.as(OptionalInt::getAsInt, OptionalInt::of),
                    SearchLimit::depth,
                    OptionalInt.empty()));

    static final ValueType<Tag> TAG = ObjectType.of(
            in -> new Tag(in.next(), in.next()),
            Member.of("name", TEXT, Tag::name),
            Member.of("value", TEXT, Tag::value));

    private static final ValueType<List<Tag>> TAGS = list(TAG);

    static final ValueType<GameRecord> RECORD = ValueType.of(RecordTypes::write, RecordTypes::read);

    private RecordTypes() {}

    private static SearchLimit limit(Optional<Duration> time, OptionalInt depth) {
        if (time.isEmpty()) {
            return SearchLimit.depth(
                    depth.orElseThrow(() -> new IllegalArgumentException("Expected \"time\", \"depth\" or both.")));
        }
        SearchLimit limit = SearchLimit.time(time.get());
        return depth.isPresent() ? limit.withDepth(depth.getAsInt()) : limit;
    }

    private static Object write(GameRecord record) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("start", POSITION.write(record.startPosition()));
        json.put("tags", TAGS.write(record.tags()));
        json.put("outcome", OUTCOME.write(record.outcome()));
        MoveTrees.put("comments", record.comments(), json);
        json.put("moves", new MoveTrees(MutableGame.of(record.startPosition())).write(record.children()));
        return json;
    }

    private static GameRecord read(Object json) {
        if (HivegameAnalysis.isAnalysis(json)) {
            return read(HivegameAnalysis.read(json));
        }
        Position start = JsonTree.required(json, "start", POSITION::read);
        GameRecord played = read(start, JsonTree.required(json, "tags", TAGS::read), json);
        return JsonTree.required(json, "outcome", outcome -> played.withOutcome(OUTCOME.read(outcome)));
    }

    /** Reads an analysis from the first start position in which the moves are legal. */
    private static GameRecord read(HivegameAnalysis.Analysis analysis) {
        List<IllegalArgumentException> errors = new ArrayList<>();
        for (Position start : analysis.starts()) {
            try {
                return read(start, List.of(new Tag("Site", "hivegame.com")), analysis.record());
            } catch (IllegalArgumentException e) {
                errors.add(e);
            }
        }
        throw errors.get(0);
    }

    /** Reads the comments and the moves of a record. */
    private static GameRecord read(Position start, List<Tag> tags, Object json) {
        MutableGame game = MutableGame.of(start.normalized());
        List<RecordedMove> moves = JsonTree.required(json, "moves", new MoveTrees(game)::read);
        return GameRecord.ofUnchecked(
                start.normalized(), tags, MoveTrees.texts(json, "comments"), moves, game.outcome());
    }
}
