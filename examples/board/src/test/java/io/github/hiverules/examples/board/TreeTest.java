// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
        return Api.questions(Optional.empty())
                .get("/api/" + question)
                .answer(Json.parse(Json.print(content)), () -> false);
    }

    private static JsonNode read(String text) {
        return Api.record(Json.object().put("text", text), () -> false)
                .path("games")
                .get(0);
    }

    private static ObjectNode export(JsonNode game, String format) {
        ObjectNode question =
                Json.object().put("game", game.path("game").asText()).put("format", format);
        for (String field : List.of("line", "comments", "tags")) {
            question.set(field, game.path(field));
        }
        return question;
    }

    @Test
    void variationsBecomeLinesBesideTheMoveAndWhatIsIllegalStaysACommentInBrackets() {
        JsonNode game = read(RECORD);
        assertThat(game.path("line"))
                .hasToString("[{\"move\":\"wS1\",\"comments\":[\"Quiet;"
                        + " (really).\"],\"variations\":[[{\"move\":\"wG1\",\"comments\":[\"Livelier.\"]},{\"move\":\"bG1"
                        + " wG1-\",\"variations\":[[{\"move\":\"bA1 -wG1\"},{\"move\":\"wQ"
                        + " wG1-\"}]]}]]},{\"move\":\"bG1 wS1-\",\"comments\":[\"(2. bS1 wS1 {Nobody may do"
                        + " that.})\"],\"variations\":[[{\"move\":\"bB1 wS1/\",\"comments\":[\"With a }"
                        + " brace.\"]}]]},{\"move\":\"wQ -wS1\",\"clock\":599000},{\"move\":\"bQ bG1/\"}]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pgn", "sgf"})
    void aTreeGoesOutAndComesBack(String format) {
        JsonNode game = read(RECORD);
        JsonNode again = read(ask("export", export(game, format)).path("text").asText());
        assertThat(again.path("line")).isEqualTo(game.path("line"));
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
        ObjectNode first = question.putArray("line").addObject().put("move", played);
        for (JsonNode move : start.path("moves")) {
            if (!move.path("move").asText().equals(played)) {
                first.withArray("variations").addArray().addObject().set("move", move.path("move"));
            }
        }
        assertThat(first.path("variations").findValuesAsText("move")).contains("wA1 /wQ");
        JsonNode again = read(ask("export", question).path("text").asText());
        assertThat(again.path("line")).isEqualTo(question.path("line"));
        assertThat(again.path("game").asText()).contains("WhiteWins time");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pgn", "sgf"})
    void keepsOpeningCommentsAndLongClocks(String format) {
        JsonNode game = read("[GameType \"Base\"]\n1. wS1 {[%clk 999999:59:59.500]} {quiet}"
                + " ({sharper} {or \\ not} 1. wG1 {good}) 2. bS1 wS1-");
        JsonNode variation = game.path("line").get(0).path("variations").get(0).get(0);
        assertThat(variation.path("opening")).hasToString("[\"sharper\",\"or \\\\ not\"]");
        assertThat(variation.path("comments")).hasToString("[\"good\"]");
        assertThat(game.path("line").get(0).path("comments")).hasToString("[\"quiet\"]");
        assertThat(game.path("line").get(0).path("clock").asLong()).isEqualTo(3_599_999_999_500L);
        JsonNode again = read(ask("export", export(game, format)).path("text").asText());
        assertThat(again.path("line")).isEqualTo(game.path("line"));
    }

    @Test
    void analysisAfterAResignationStaysAVariation() {
        ObjectNode question = Json.object()
                .put("game", "Base;WhiteWins resignation;wS1;bS1 wS1-")
                .put("format", "pgn");
        question.set("line", Json.parse("""
            {"n":[{"move":"wS1"},{"move":"bS1 wS1-","variations":[
            [{"move":"bS1 wS1-","opening":["after the end"]},{"move":"wQ -wS1"}]]}]}
            """.getBytes(StandardCharsets.UTF_8)).path("n"));
        JsonNode again = read(ask("export", question).path("text").asText());
        assertThat(again.path("line")).isEqualTo(question.path("line"));
        assertThat(again.path("game").asText()).contains("WhiteWins resignation");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[{\"move\":\"wS1\",\"clock\":3600000000001}]|clock",
                "[{\"move\":\"wS1\",\"clock\":-1}]|clock",
                "[{\"move\":\"WhiteWins\"}]|list",
                "[{\"move\":\"wS1\",\"variations\":[7]}]|list",
                "[{\"move\":\"wS1\",\"variations\":[[]]}]|written",
                "[{\"move\":\"wS1\",\"marks\":[\"!\"]}]|written",
                "[{\"move\":\"wQ\"}]|first piece",
                "[{\"move\":\"wG1\"}]|not those of the game",
                "[{\"move\":\"wS1\",\"comments\":[\"\\ud800\"]}]|written",
                "{}|list"
            })
    void whatIsNoTreeOfTheGameIsRefused(String line, String reason) {
        ObjectNode question = Json.object().put("game", "Base;wS1").put("format", "pgn");
        question.set(
                "line",
                Json.parse(("{\"n\":" + line + "}").getBytes(StandardCharsets.UTF_8))
                        .path("n"));
        assertThatThrownBy(() -> ask("export", question))
                .isInstanceOfSatisfying(
                        BadRequest.class,
                        e -> assertThat(e.message(Locale.ENGLISH)).containsIgnoringCase(reason));
    }

    @Test
    void manyAndDeepVariationsAreReadWithinBounds() {
        String many = "[GameType \"Base\"]\n\n1. wS1 2. bS1 wS1-" + " (2. bG1 wS1-)".repeat(100_000);
        assertThat(read(many).findValues("move")).hasSizeBetween(1_000, GameTree.MAX_WORK);
        String turn = "wQ /wS1\n(wQ \\wS1\nbQ bG1\\\nwQ -wS1\nbQ bG1-\n";
        String deep = "[GameType \"Base\"]\n[Rules \"no-repetition\"]\n\nwS1\nbG1 wS1-\nwQ -wS1\nbQ bG1-\n"
                + turn.repeat(100) + "wQ /wS1\n" + ")".repeat(100);
        JsonNode game = read(deep);
        assertThat(game.toString().split("variations", -1))
                .as("as deep as records are")
                .hasSize(101);
        assertThat(read(ask("export", export(game, "sgf")).path("text").asText())
                        .path("line"))
                .isEqualTo(game.path("line"));
    }
}
