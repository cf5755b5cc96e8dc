// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordCursor;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class HivegameAnalysisTest {
    private static String node(int id, int parent, String piece, String position) {
        String above = parent < -1 ? "null" : String.valueOf(parent);
        return "{\"node_id\":" + id + ",\"value\":{\"turn\":1,\"piece\":\"" + piece + "\",\"position\":\""
                + position.replace("\\", "\\\\") + "\"},\"children\":[],\"parent\":" + above + "}";
    }

    private static String analysis(String type, String annotations, String... nodes) {
        return "{\"current_node\":null,\"tree\":{\"name\":\"analysis\",\"nodes\":[" + String.join(",", nodes)
                + "]},\"hashes\":{\"18446744073709551615\":0},\"game_type\":\"" + type + "\",\"annotations\":"
                + annotations
                + "}";
    }

    private static GameRecord read(Jackson jackson, String json) throws Exception {
        return (GameRecord) jackson.read(json, GameRecord.class);
    }

    @ParameterizedTest
    @EnumSource
    void readsMovesVariationsAndAnnotations(Jackson jackson) throws Exception {
        String start = "{\"node_id\":-1,\"value\":null,\"children\":[0],\"parent\":null}";
        GameRecord record = read(
                jackson,
                analysis(
                        "Base+MLP",
                        "{\"2\":{\"arrows\":[\"a\"]}}",
                        start,
                        node(0, -1, "wP", "."),
                        node(1, 0, "bS1", "wP-"),
                        node(2, 0, "bS1", "\\wP"),
                        node(3, 1, "wQ", "-wP"),
                        node(4, 2, "wQ", "wP\\")));
        assertThat(record.ruleset().gameType()).isEqualTo("Base+MLP");
        assertThat(record.tag("Site")).contains("hivegame.com");
        assertThat(MoveStrings.print(record.game())).containsExactly("wP", "bS1 wP-", "wQ -wP");
        RecordCursor other = record.cursor().next().orElseThrow().choices().get(1);
        assertThat(other.comments()).containsExactly("Annotations: {arrows=[a]}");
        assertThat(other.next().map(RecordCursor::moveString)).contains("wQ wP\\");
    }

    @ParameterizedTest
    @EnumSource
    void readsOlderFilesWithoutStartNode(Jackson jackson) throws Exception {
        GameRecord record = read(
                jackson, analysis("MLP", "{}", node(0, -2, "wQ", ""), node(1, 0, "bQ", "wQ-"), node(2, -2, "wS1", "")));
        assertThat(record.ruleset().toString()).isEqualTo("Base+MLP queen-opening");
        assertThat(record.cursor().choices()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Base | wX | . | 0 | wX",
                "Base | wS1 | . | 1 | not connected",
                "Base+D | wS1 | . | -1 | Base+D is not supported",
                "Base | wS1 | wQ- | -1 | moves[0]",
            })
    void reportsErrors(String type, String piece, String position, int parent, String words) {
        String json = parent == 0
                ? analysis(type, "{}", node(0, -2, "wS1", "."), node(1, parent, piece, position))
                : analysis(type, "{}", node(0, parent, piece, position), node(1, 0, "bS1", "wS1-"));
        for (Jackson jackson : Jackson.values()) {
            assertThatThrownBy(() -> read(jackson, json))
                    .isInstanceOfAny(Jackson.REFUSALS)
                    .hasMessageContaining(words);
        }
    }

    @Test
    void hostileTreesAreReadOrRefusedInTime() throws Exception {
        String nested = IntStream.range(0, 20_000)
                .mapToObj(id -> node(id, id < 2 ? -2 : id / 2 * 2 - 1, "wS1", "."))
                .collect(Collectors.joining(","));
        String wide = IntStream.range(0, 20_000)
                .mapToObj(id -> node(id, -2, "wS1", "."))
                .collect(Collectors.joining(","));
        assertThat(read(Jackson.NONE, analysis("Base", "{}", wide)).recordedMoves())
                .hasSize(1);
        String circle = node(0, 1, "wS1", ".") + "," + node(1, 0, "bS1", "wS1-");
        String twice = node(0, -2, "wS1", ".") + "," + node(0, -2, "wS1", ".");
        for (String nodes : new String[] {nested, circle, twice}) {
            assertThatThrownBy(() -> read(Jackson.NONE, analysis("Base", "{}", nodes)))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
