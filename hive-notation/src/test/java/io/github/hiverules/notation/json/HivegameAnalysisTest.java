// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordCursor;
import java.util.List;
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

    /** Writes an analysis in version 1. The nodes have the numbers from 0, and node 0 is the root. */
    private static String version1(String type, String annotations, String more, String... nodes) {
        return "{\"format\":\"hive-analysis\",\"version\":1,\"game_type\":\"" + type
                + "\",\"root_id\":0,\"selected_node_id\":0,\"nodes\":[" + String.join(",", nodes)
                + "],\"annotations\":" + annotations + more + "}";
    }

    private static String node(int id, String children, String piece, String position) {
        String move = piece.isEmpty()
                ? "null"
                : "{\"turn\":1,\"piece\":\"" + piece + "\",\"position\":\"" + position.replace("\\", "\\\\") + "\"}";
        return "{\"id\":" + id + ",\"parent\":null,\"children\":[" + children + "],\"move_delta\":" + move
                + ",\"position_hash\":" + id + "}";
    }

    @ParameterizedTest
    @EnumSource
    void readsVersion1WithVariationsAndAnnotations(Jackson jackson) throws Exception {
        GameRecord record = read(
                jackson,
                version1(
                        "LP",
                        "{\"2\":{\"markers\":[]}}",
                        "",
                        node(0, "1", "", ""),
                        node(1, "3,2", "wL", ""),
                        node(2, "", "bP", "wL-"),
                        node(3, "4", "bG1", "\\wL"),
                        node(4, "", "wP", "wL\\")));
        assertThat(record.ruleset().gameType()).isEqualTo("Base+LP");
        assertThat(MoveStrings.print(record.game())).containsExactly("wL", "bG1 \\wL", "wP wL\\");
        RecordCursor other = record.cursor().next().orElseThrow().choices().get(1);
        assertThat(other.moveString()).isEqualTo("bP wL-");
        assertThat(other.comments()).containsExactly("Annotations: {markers=[]}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "MLP | Q-S-a+q,w | wA1 | -wS1 | 4 | wA1 -wS1",
                "MLP | QS-a+q,w | wA1 | -wQ | 4 | wA1 /wS1",
                "Base | base,A+Q1-a,w | bogus | | 0 | moves[0]",
                "Base | Q-P-a+q,w | wA1 | -wP | 0 | start_hop",
                "Base | Q(,w | wA1 | | 0 | start_hop",
                "Base | Q | wA1 | | 0 | start_hop: Expected the side to move",
                "MLP | q,w | wA1 | -bQ | 1 | bA1 -wQ",
            })
    void readsStartPositionInHop(String type, String hop, String piece, String position, int ply, String expected)
            throws Exception {
        String json = version1(
                type,
                "{}",
                ",\"start_hop\":\"" + hop + "\"",
                node(0, "1", "", ""),
                node(1, "", piece, position == null ? "" : position));
        if (ply == 0) {
            assertThatThrownBy(() -> read(Jackson.NONE, json))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(expected);
        } else {
            GameRecord record = read(Jackson.NONE, json);
            assertThat(record.startPosition().ply()).isEqualTo(ply);
            assertThat(MoveStrings.print(record.game())).containsExactly(expected);
            assertThat(record.comments()).hasSize(ply == 1 ? 1 : 0);
        }
    }

    @Test
    void longStartPositionsAreRefusedInLinearTime() { // other times would be minutes
        for (String part : List.of("8", "+", "+M", " +", "(", ",", "1+")) {
            String json =
                    version1("Base", "{}", ",\"start_hop\":\"" + part.repeat(1 << 20) + ",A,b\"", node(0, "", "", ""));
            assertThatThrownBy(() -> read(Jackson.NONE, json))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("start_hop: ");
        }
    }

    @Test
    void errorsNameTheMemberOfTheMove() {
        String json = version1("Base", "{}", "", node(0, "1", "", ""), node(1, "", "wS1", ""));
        assertThatThrownBy(() -> read(Jackson.NONE, json.replace("\"wS1\"", "5")))
                .hasMessage("nodes[1].move_delta.piece: Expected a string, found 5.");
    }

    @Test
    void unknownVersionsAreNamed() {
        String json = version1("Base", "{}", "", node(0, "", "", ""));
        assertThatThrownBy(() -> read(Jackson.NONE, json.replace("\"version\":1", "\"version\":2")))
                .hasMessage("Expected version 1 of the format hive-analysis, found version 2.");
    }

    @Test
    void brokenTreesOfVersion1AreRefused() {
        String root = node(0, "1", "", "");
        String first = node(1, "", "wS1", "");
        for (String[] nodes : new String[][] {
            {root},
            {root, first, first},
            {root, first, node(2, "", "bS1", "wS1-")},
            {root, node(1, "1", "wS1", "")},
            {root, node(1, "2,2", "wS1", ""), node(2, "", "bS1", "wS1-")},
            {root, node(1, "0", "wS1", "")},
            {root, node(1, "", "", "")},
        }) {
            assertThatThrownBy(() -> read(Jackson.NONE, version1("Base", "{}", "", nodes)))
                    .as(String.join(",", nodes))
                    .isInstanceOf(IllegalArgumentException.class);
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
