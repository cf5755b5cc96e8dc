// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.notation.RandomRecords;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.text.RecordPath;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Writes and reads values of all types, and removes each member. */
class EveryValueTest {
    private static final ObjectMapper PLAIN = new ObjectMapper();

    /** The interfaces that values can be read as. */
    private static final List<Class<?>> CLOSED = List.of(Move.class, PieceMove.class);

    /** Optional members. */
    private static final Set<String> OPTIONAL = Set.of(("resting passesWithoutQueen direction reference nags clock"
                    + " comments openingComments variations time depth")
            .split(" "));

    static Stream<Arguments> values() {
        Stream<Arguments> ofApi = Samples.types().stream()
                .filter(type -> !Samples.isAnswer(type))
                .flatMap(type -> Samples.of(type).stream().map(value -> Arguments.of(type, value)));
        GameRecord record = RandomRecords.record(new Random(3), 20);
        return Stream.concat(
                ofApi,
                Stream.of(
                        Arguments.of(GameRecord.class, record),
                        Arguments.of(RecordPath.class, RecordPath.parse("7.1.2")),
                        Arguments.of(Tag.class, new Tag("White", "ann")),
                        Arguments.of(SearchLimit.class, SearchLimit.depth(5).withTime(Duration.ofNanos(1_500_000))),
                        Arguments.of(RecordFormat.class, RecordFormat.GAME_STRING)));
    }

    @ParameterizedTest
    @MethodSource("values")
    void readsBackEqualFromOneJson(Class<?> type, Object value) throws Exception {
        String json = Jackson.TWO.write(value);
        for (Jackson jackson : Jackson.values()) {
            assertThat(jackson.write(value)).as(jackson.name()).isEqualTo(json);
            assertThat(jackson.read(json, type)).as(jackson.name()).isEqualTo(value);
            for (Class<?> closed : CLOSED) {
                if (closed.isInstance(value)) {
                    assertThat(jackson.read(json, closed)).isEqualTo(value);
                }
            }
        }
    }

    static Stream<Arguments> answers() {
        return Samples.types().stream()
                .filter(Samples::isAnswer)
                .flatMap(type -> Samples.of(type).stream().map(answer -> Arguments.of(type, answer)));
    }

    @ParameterizedTest
    @MethodSource("answers")
    void answersAreWrittenButNotRead(Class<?> type, Object answer) throws Exception {
        String json = Jackson.TWO.write(answer);
        for (Jackson jackson : Jackson.values()) {
            assertThat(jackson.write(answer)).as(jackson.name()).isEqualTo(json);
            assertThatThrownBy(() -> jackson.read(json, type))
                    .as(jackson.name())
                    .isInstanceOfAny(Jackson.REFUSALS)
                    .hasMessageContaining("can't be read");
        }
    }

    @ParameterizedTest
    @MethodSource("values")
    void membersMustNotBeMissingOrNull(Class<?> type, Object value) throws Exception {
        JsonNode json = PLAIN.readTree(Jackson.TWO.write(value));
        for (ObjectNode object : objectsIn(json)) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            for (String name : names) {
                JsonNode member = object.get(name);
                object.putNull(name);
                refused(type, json, name + ": Expected a value, found null.");
                object.remove(name);
                boolean isKey = name.matches("[wb][A-Z][1-3]?");
                if (!isKey && !OPTIONAL.contains(name)) {
                    boolean sortOfMove = Set.of("place", "move", "pass").contains(name) && !member.isObject();
                    refused(
                            type,
                            json,
                            sortOfMove && type != GameRecord.class
                                    ? "expected one of \"place\", \"move\" and \"pass\""
                                    : "\"" + name + "\" is missing");
                }
                object.set(name, member);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("values")
    void elementsMustNotBeNull(Class<?> type, Object value) throws Exception {
        JsonNode json = PLAIN.readTree(Jackson.TWO.write(value));
        for (ArrayNode list : listsIn(json)) {
            JsonNode member = list.get(0);
            list.setNull(0);
            refused(type, json, "[0]: Expected a value, found null.");
            list.set(0, member);
        }
    }

    private static void refused(Class<?> type, JsonNode json, String reason) {
        for (Jackson jackson : List.of(Jackson.TWO, Jackson.THREE)) {
            assertThatThrownBy(() -> jackson.read(json.toString(), type))
                    .as(json.toString())
                    .isInstanceOfAny(Jackson.REFUSALS)
                    .message()
                    .containsIgnoringCase(reason);
        }
    }

    private static List<ObjectNode> objectsIn(JsonNode json) {
        return nodes(json)
                .filter(ObjectNode.class::isInstance)
                .map(ObjectNode.class::cast)
                .toList();
    }

    private static List<ArrayNode> listsIn(JsonNode json) {
        return nodes(json)
                .filter(node -> node instanceof ArrayNode && !node.isEmpty())
                .map(ArrayNode.class::cast)
                .toList();
    }

    private static Stream<JsonNode> nodes(JsonNode json) {
        List<JsonNode> within = new ArrayList<>();
        json.forEach(within::add);
        return Stream.concat(Stream.of(json), within.stream().flatMap(EveryValueTest::nodes));
    }
}
