// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games with variations, on their way into records and out of them. */
class TreeTest {
    /** White wins in the fifth turn, with Black's help. */
    private static final String SHORT_GAME =
            "Base+MLP;wG1;bP /wG1;wG2 \\wG1;bQ /bP;wQ -wG2;bQ wQ\\;wA1 \\wQ;bS1 /bQ;wA1 /wQ";

    private static final String RECORD = """
            [GameType "Base+MLP"]
            [Event "An evening"]
            [White "Ada"]
            [Black "Ben"]

            {Before the first move.}
            1. wS1 {Quiet; (really).}
            (1. wG1 {Livelier.} 2. bG1 wG1- (2. bA1 -wG1 3. wQ wG1-))
            2. bG1 wS1-
            (2. bB1 wS1/ {With a } brace.})
            (2. bS1 wS1 {Nobody may do that.})
            3. wQ -wS1 {[%clk 0:09:59]}
            4. bQ bG1/
            """.replace("{With a } brace.}", "; With a } brace.\n");

    private static JsonNode ask(String question, ObjectNode content) {
        return Api.questions().get("/api/" + question).answer(content);
    }

    private static JsonNode read(String text) {
        return ask("record", Json.object().put("text", text)).path("games").get(0);
    }

    private static ObjectNode export(JsonNode game, String format) {
        ObjectNode question =
                Json.object().put("game", game.path("game").asText()).put("format", format);
        for (String field : List.of("nodes", "comments", "tags")) {
            question.set(field, game.path(field));
        }
        return question;
    }

    /** The nodes without what their source wrote. */
    private static List<String> nodes(JsonNode game) {
        List<String> nodes = new ArrayList<>();
        for (JsonNode node : game.path("nodes")) {
            nodes.add(((ObjectNode) node.deepCopy()).without("source").toString());
        }
        return nodes;
    }

    @Test
    void variationsBecomeBranchesAndWhatIsIllegalStaysACommentInBrackets() {
        assertThat(nodes(read(RECORD)))
                .containsExactly(
                        "{\"parent\":-1,\"move\":\"wS1\",\"comments\":[\"Quiet; (really).\"]}",
                        "{\"parent\":0,\"move\":\"bG1 wS1-\",\"comments\":[\"(2. bS1 wS1 {Nobody may do that.})\"]}",
                        "{\"parent\":1,\"move\":\"wQ -wS1\",\"clock\":599000}",
                        "{\"parent\":2,\"move\":\"bQ bG1/\"}",
                        "{\"parent\":-1,\"move\":\"wG1\",\"comments\":[\"Livelier.\"]}",
                        "{\"parent\":4,\"move\":\"bG1 wG1-\"}",
                        "{\"parent\":4,\"move\":\"bA1 -wG1\"}",
                        "{\"parent\":6,\"move\":\"wQ wG1-\"}",
                        "{\"parent\":0,\"move\":\"bB1 wS1/\",\"comments\":[\"With a } brace.\"]}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pgn", "sgf"})
    void aTreeGoesOutAndComesBack(String format) {
        JsonNode game = read(RECORD);
        JsonNode again = read(ask("export", export(game, format)).path("text").asText());
        assertThat(nodes(again)).isEqualTo(nodes(game));
        assertThat(again.path("comments")).isEqualTo(game.path("comments"));
        assertThat(again.path("white").asText()).isEqualTo("Ada");
        assertThat(again.path("event").asText()).isEqualTo("An evening");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pgn", "sgf"})
    void aGameFromASetUpPositionKeepsItsResultAndABranchThatWins(String format) {
        JsonNode start = ask("game", Json.object().put("game", SHORT_GAME).put("ply", 8));
        String played = start.path("moves").get(0).path("move").asText();
        ObjectNode question = Json.object()
                .put("game", start.path("position").asText() + ";WhiteWins time;" + played)
                .put("format", format);
        ArrayNode nodes = question.putArray("nodes");
        for (JsonNode move : start.path("moves")) {
            nodes.addObject().put("parent", -1).set("move", move.path("move"));
        }
        assertThat(nodes.findValuesAsText("move")).contains("wA1 /wQ");
        JsonNode again = read(ask("export", question).path("text").asText());
        assertThat(again.path("nodes")).hasSameSizeAs(nodes);
        assertThat(again.path("game").asText()).contains("WhiteWins time");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[{\"parent\":0,\"move\":\"wS1\"}]|parent",
                "[{\"parent\":-1,\"move\":\"wS1\"},{\"parent\":5,\"move\":\"bS1 wS1-\"}]|parent",
                "[{\"parent\":-1,\"move\":\"wQ\"}]|first piece",
                "[{\"parent\":-1,\"move\":\"wG1\"}]|not those of the game",
                "[{\"parent\":-1,\"move\":\"wS1\",\"comments\":[\"\\ud800\"]}]|written",
                "{}|list"
            })
    void whatIsNoTreeOfTheGameIsRefused(String nodes, String reason) {
        ObjectNode question = Json.object().put("game", "Base;wS1").put("format", "pgn");
        question.set(
                "nodes",
                Json.parse(("{\"n\":" + nodes + "}").getBytes(StandardCharsets.UTF_8))
                        .path("n"));
        assertThatThrownBy(() -> ask("export", question))
                .isInstanceOfSatisfying(
                        BadRequest.class,
                        e -> assertThat(e.message(Locale.ENGLISH)).containsIgnoringCase(reason));
    }

    @Test
    void manyAndDeepVariationsAreReadWithinBounds() {
        String many = "[GameType \"Base\"]\n\n1. wS1 2. bS1 wS1-" + " (2. bG1 wS1-)".repeat(100_000);
        assertThat(read(many).path("nodes").size()).isBetween(1_000, TreeView.MAX_NODES + 1);
        String deep = "[GameType \"Base\"]\n\n1. wS1" + " (1. wG1".repeat(3_000) + ")".repeat(3_000);
        assertThat(read(deep).path("nodes").size()).isBetween(2, 102);
    }
}
