// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static io.github.hiverules.notation.json.ValueTypes.NUMBER;
import static io.github.hiverules.notation.json.ValueTypes.OUTCOME;
import static io.github.hiverules.notation.json.ValueTypes.POSITION;
import static io.github.hiverules.notation.json.ValueTypes.TEXT;
import static io.github.hiverules.notation.json.ValueTypes.list;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordPath;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.hivegame.HivegameAnalysis;
import io.github.hiverules.notation.internal.JsonTree;
import io.github.hiverules.notation.internal.RecordTrees;
import io.github.hiverules.notation.internal.RecordTrees.Node;
import io.github.hiverules.notation.json.ObjectType.Member;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** JSON types of records and of search limits. */
final class RecordTypes {
    static final TextType<RecordPath> PATH = new TextType<>(RecordPath::toString, RecordPath::parse);

    private static final ValueType<Duration> MILLISECONDS =
            ValueType.of(Duration::toMillis, json -> Duration.ofMillis(JsonTree.longNumber(json)));

    static final ObjectType<SearchLimit> SEARCH_LIMIT = ObjectType.of(
            SearchLimit.class,
            in -> limit(in.next(), in.next()),
            Member.optional("time", MILLISECONDS, SearchLimit::time),
            Member.omitted(
                    "depth",
                    NUMBER.as(OptionalInt::getAsInt, OptionalInt::of),
                    SearchLimit::depth,
                    OptionalInt.empty()));

    static final ObjectType<Tag> TAG = ObjectType.of(
            Tag.class,
            in -> new Tag(in.next(), in.next()),
            Member.of("name", TEXT, Tag::name),
            Member.of("value", TEXT, Tag::value));

    private static final ObjectType<Node> NODE = ObjectType.of(
            Node.class,
            in -> new Node(in.next(), in.next(), in.next(), in.next(), in.next(), in.next()),
            Member.of("move", TEXT, Node::move),
            Member.omitted("nags", list(NUMBER), Node::nags, List.of()),
            Member.optional("clock", MILLISECONDS, Node::clock),
            Member.omitted("openingComments", list(TEXT), Node::openingComments, List.of()),
            Member.omitted("comments", list(TEXT), Node::comments, List.of()),
            Member.omitted(
                    "variations",
                    ValueType.<List<List<Node>>>of(
                            lines -> variations().write(lines),
                            json -> variations().read(json)),
                    Node::variations,
                    List.of()));

    private static final ObjectType<GameRecord> TREE = ObjectType.of(
            GameRecord.class,
            in -> record(in.next(), in.next(), in.next(), in.next(), in.next()),
            Member.of("start", POSITION, GameRecord::startPosition),
            Member.of("tags", list(TAG), GameRecord::tags),
            Member.of("outcome", OUTCOME, GameRecord::outcome),
            Member.omitted("comments", list(TEXT), record -> record.cursor().comments(), List.of()),
            Member.of(
                    "moves",
                    list(NODE),
                    record -> RecordTrees.of(record).moves().apply(record)));

    static final ValueType<GameRecord> RECORD = ValueType.of(
            TREE::write,
            json -> HivegameAnalysis.isAnalysis(json) ? analysis(HivegameAnalysis.read(json)) : TREE.read(json));

    private RecordTypes() {}

    private static ValueType<List<List<Node>>> variations() {
        return list(list(NODE));
    }

    private static SearchLimit limit(Optional<Duration> time, OptionalInt depth) {
        if (time.isEmpty()) {
            return SearchLimit.depth(
                    depth.orElseThrow(() -> new IllegalArgumentException("Expected \"time\", \"depth\" or both.")));
        }
        SearchLimit limit = SearchLimit.time(time.get());
        return depth.isPresent() ? limit.withDepth(depth.getAsInt()) : limit;
    }

    private static GameRecord record(
            Position start, List<Tag> tags, Outcome outcome, List<String> comments, List<Node> moves) {
        return record(start, tags, comments, moves).withOutcome(outcome);
    }

    private static GameRecord analysis(HivegameAnalysis.Analysis found) {
        return record(found.start(), List.of(new Tag("Site", "hivegame.com")), found.comments(), found.moves());
    }

    private static GameRecord record(Position start, List<Tag> tags, List<String> comments, List<Node> moves) {
        GameRecord record = GameRecord.of(Game.of(start))
                .withTags(tags)
                .cursor()
                .withComments(comments.toArray(String[]::new))
                .record();
        return RecordTrees.of(record).withMoves().apply(record, moves);
    }
}
