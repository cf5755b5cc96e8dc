// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.GameTexts;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.record.RecordedMove;
import io.github.hiverules.notation.text.RecordPath;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Records, paths and search limits as JSON. */
class RecordJsonTest {
    private static final String START =
            "{\"ruleset\":{\"gameType\":\"Base\",\"queenMayOpen\":false,\"repetitionDraws\":true},\"ply\":0,\"stacks\":[]}";

    private static final String RUNNING = "{\"state\":\"InProgress\"}";

    /** Returns the JSON of a record without tags. */
    private static String json(String moves, String outcome) {
        return "{\"start\":" + START + ",\"tags\":[],\"outcome\":" + outcome + ",\"moves\":" + moves + "}";
    }

    private static GameRecord read(Jackson jackson, String json) throws Exception {
        return (GameRecord) jackson.read(json, GameRecord.class);
    }

    @ParameterizedTest
    @EnumSource
    void writesRecordsAsTrees(Jackson jackson) throws Exception {
        RecordCursor start = GameRecord.of(Game.start(Ruleset.tournament()))
                .withTag("White", "ann")
                .cursor()
                .withComments("on the game");
        RecordCursor line = start.play("wS1")
                .play("bS1 wS1-")
                .withNags(1, 14)
                .withClock(Duration.ofSeconds(59))
                .withComments("good");
        RecordCursor variation = line.previous()
                .orElseThrow()
                .play("bG1 wS1-")
                .withOpeningComments("or")
                .play("wQ -wS1");
        GameRecord record = variation.record().withOutcome(Outcome.drawn(Termination.AGREEMENT));
        String json = "{\"start\":" + START + """
                ,"tags":[{"name":"White","value":"ann"}],"outcome":{"state":"Draw","reason":"agreement"},\
                "comments":["on the game"],"moves":[{"move":"wS1"},\
                {"move":"bS1 wS1-","nags":[1,14],"clock":59000,"comments":["good"],\
                "variations":[[{"move":"bG1 wS1-","openingComments":["or"]},{"move":"wQ -wS1"}]]}]}\
                """;
        assertThat(jackson.write(record)).isEqualTo(json);
        assertThat(jackson.read(json, GameRecord.class)).isEqualTo(record);
    }

    @ParameterizedTest
    @EnumSource
    void keepsEqualVariations(Jackson jackson) throws Exception {
        String json = json(
                "[{\"move\":\"wS1\"},{\"move\":\"bS1 wS1-\",\"variations\":"
                        + "[[{\"move\":\"bS1 wS1-\"}],[{\"move\":\"bG1 wS1-\"}],[{\"move\":\"bG1 wS1-\"}]]}]",
                RUNNING);
        assertThat(jackson.write(read(jackson, json))).isEqualTo(json);
    }

    @ParameterizedTest
    @EnumSource
    void flattensVariationsOfFirstMoveOfVariation(Jackson jackson) throws Exception {
        String json = json(
                "[{\"move\":\"wS1\"},{\"move\":\"bS1 wS1-\",\"variations\":[[{\"move\":\"bG1 wS1-\",\"variations\":"
                        + "[[{\"move\":\"bB1 wS1-\"},{\"move\":\"wQ -wS1\"}]]},{\"move\":\"wA1 -wS1\"}]]}]",
                RUNNING);
        assertThat(jackson.write(read(jackson, json)))
                .contains(
                        "[[{\"move\":\"bG1 wS1-\"},{\"move\":\"wA1 -wS1\"}],[{\"move\":\"bB1 wS1-\"},{\"move\":\"wQ -wS1\"}]]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        [{"move":"wS1"},{"move":"bS1"}] | moves[1]: | InProgress
        [{"move":"wS1"},{"move":"wA1 wS1-"}] | moves[1]: | InProgress
        [{"move":"wX"}] | moves[0]: | InProgress
        [{"move":"wS1"},{"move":"bS1 wS1-"},{"move":"bS2 bS1-"}] | moves[2]: | InProgress
        [{"move":"wS1","variations":[[{"move":"wG1"},{"move":"bG1 wG1-"},{"move":"wQ bG1-"}]]}] | moves[0].variations[0][2]: A | InProgress
        [{"move":"wS1","variations":[[]]}] | moves[0].variations[0]: The variation has no move. | InProgress
        [{"move":"wS1","openingComments":["x"]}] | moves[0]: Only the first move of a variation | InProgress
        [{"move":"wS1","nags":[256]}] | moves[0]: A NAG must be 0 to 255, but is 256. | InProgress
        [{"move":"wS1","clock":-1}] | moves[0]: A clock must be | InProgress
        [{"move":"wS1","clock":3600000000001}] | moves[0]: A clock must be | InProgress
        [{"move":"wS1","clock":9007199254740991}] | moves[0]: A clock must be | InProgress
        [{"move":"wS1","clock":9223372036854775808}] | moves[0].clock: Expected a whole number. | InProgress
        [{"move":"wS1","clock":1e400}] | whole number | InProgress
        [{"move":"wS1","clock":"NaN"}] | whole number | InProgress
        [{"move":"wS1","comments":["\\ud800"]}] | moves[0]: A comment | InProgress
        [{"move":"wS1","move":"wS1"}] | Duplicate | InProgress
        [{"move":"wS1","variations":[[{"move":"wA1"},{"move":"bA1 wA1-","comments":"x"}]]}] | moves[0].variations[0][1].comments: Expected an array | InProgress
        [{}] | moves[0]: "move" is missing. | InProgress
        [{"move":"wS1"}] | outcome: By its moves the game is in progress | WhiteWins
        """)
    void refusesWrongRecordsWithPlace(String moves, String reason, String state) {
        String outcome =
                state.equals("InProgress") ? RUNNING : "{\"state\":\"" + state + "\",\"reason\":\"queen-surrounded\"}";
        for (Jackson jackson : Jackson.values()) {
            assertThatThrownBy(() -> read(jackson, json(moves, outcome)))
                    .as(jackson.name())
                    .isInstanceOfAny(Jackson.REFUSALS)
                    .hasMessageContaining(reason);
        }
    }

    @Test
    void refusesReservedTagsAndWrongNames() {
        for (String name : List.of("Result", "two words", "\\udc00", "")) {
            String json = json("[]", RUNNING)
                    .replace("[],\"outcome\"", "[{\"name\":\"" + name + "\",\"value\":\"\"}],\"outcome\"");
            assertThatThrownBy(() -> read(Jackson.TWO, json)).as(name).isInstanceOfAny(Jackson.REFUSALS);
        }
    }

    @Test
    void refusesTooDeepVariations() {
        String open = "[{\"move\":\"wS1\",\"variations\":[";
        String deep = open.repeat(101) + "[{\"move\":\"wS1\"}]" + "]}]".repeat(101);
        assertThatThrownBy(() -> read(Jackson.TWO, json(deep, RUNNING)))
                .isInstanceOfAny(Jackson.REFUSALS)
                .hasMessageContaining("Too many nested variations");
        assertThatThrownBy(
                        () -> read(Jackson.THREE, json("[{\"move\":\"wS1\",\"variations\":[".repeat(20_000), RUNNING)))
                .isInstanceOfAny(Jackson.REFUSALS);
    }

    @ParameterizedTest
    @EnumSource
    void pathsAreStringsAndKeys(Jackson jackson) throws Exception {
        RecordPath path = RecordPath.parse("7.1.2");
        assertThat(jackson.write(path)).isEqualTo("\"7.1.2\"");
        assertThat(jackson.write(Map.of(path, 1))).isEqualTo("{\"7.1.2\":1}");
        assertThatThrownBy(() -> jackson.read("\"7.1\"", RecordPath.class)).isInstanceOfAny(Jackson.REFUSALS);
    }

    @ParameterizedTest
    @EnumSource
    void writesSearchLimitsInMillisecondsAndPlies(Jackson jackson) throws Exception {
        SearchLimit both = SearchLimit.depth(5).withTime(Duration.ofMillis(200));
        for (Map.Entry<String, SearchLimit> limit : Map.of(
                        "{\"time\":200,\"depth\":5}", both,
                        "{\"depth\":5}", SearchLimit.depth(5),
                        "{\"time\":1}", SearchLimit.time(Duration.ofNanos(1)))
                .entrySet()) {
            assertThat(jackson.write(limit.getValue())).isEqualTo(limit.getKey());
            assertThat(jackson.read(limit.getKey(), SearchLimit.class)).isEqualTo(limit.getValue());
        }
        for (String wrong : List.of("{}", "{\"depth\":0}", "{\"time\":-1}", "{\"time\":9223372036854775807}")) {
            assertThatThrownBy(() -> jackson.read(wrong, SearchLimit.class))
                    .as(wrong)
                    .isInstanceOfAny(Jackson.REFUSALS);
        }
    }

    @Test
    void variationsDoNotReplayLine() {
        Position start = Position.start(Ruleset.parse("Base"));
        for (int count = 1; count <= 1 << 10; count *= 2) {
            int[] moves = new int[1];
            List<Object> line = new ArrayList<>();
            for (String move : List.of("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-")) {
                List<Object> branch = List.of(Map.of("move", "wG1 -wS1"));
                line.add(Map.of("move", move, "variations", Collections.nCopies(line.size() == 2 ? count : 0, branch)));
            }
            List<RecordedMove> parsed = new MoveTrees(GameTexts.counting(start, moves)).read(line);
            assertThat(parsed.get(0).children().get(0).children()).hasSize(count + 1);
            assertThat(moves[0]).as(count + " branches").isEqualTo(2 * count + 4);
        }
    }
}
