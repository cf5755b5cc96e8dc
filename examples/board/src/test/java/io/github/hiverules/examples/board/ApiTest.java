// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.examples.bot.Level;
import io.github.hiverules.examples.questions.Questions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Asks questions through the JSON interface. */
class ApiTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static JsonNode ask(String question, Map<String, ?> content) throws IOException {
        List<byte[]> answer = new ArrayList<>();
        Questions.ALL
                .get(question)
                .answer(JsonBytes.parse(MAPPER.writeValueAsBytes(content)), part -> answer.add(JsonBytes.print(part)));
        return MAPPER.readTree(answer.get(0));
    }

    @Test
    void returnsPositionMovesAndMetrics() throws IOException {
        JsonNode view = ask("game", Map.of("game", "Base+MLP;wS1;bG1 wS1-;wQ -wS1"));
        assertThat(view.path("game").asText()).isEqualTo("Base+MLP;InProgress;Black[2];wS1;bG1 wS1-;wQ -wS1");
        assertThat(view.path("position").asText()).isEqualTo("Base+MLP r Black[2] - wQwS1bG1");
        assertThat(view.path("sideToMove").asText()).isEqualTo("black");
        assertThat(view.path("stacks")).hasSize(3);
        assertThat(view.path("hands").path("white")).hasSize(12);
        assertThat(view.path("legalMoves").size()).isPositive();
        assertThat(view.path("metrics").path("white").path("queenLiberties").asInt())
                .isEqualTo(5);
        assertThat(view.path("lastMove").path("move").asText()).isEqualTo("wQ -wS1");
    }

    @Test
    void returnsRacesToQueensOnTable() throws IOException {
        JsonNode races = ask("races", Map.of("game", BrowserPage.SHORT_GAME, "ply", 8));
        assertThat(races.path("white")).isEqualTo(MAPPER.readTree("{\"moves\": 1, \"exact\": true}"));
        assertThat(ask("races", Map.of("game", "Base;wS1;bG1 wS1-;wQ -wS1")).fieldNames())
                .toIterable()
                .containsExactly("black");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Base;NotStarted;White[1]",
                "Base+MLP;InProgress;White[2];wS1;bG1 wS1-",
                "Base q White[1] - -;InProgress;Black[1];wQ",
                "Base;BlackWins resignation;White[2];wS1;bG1 wS1-",
                "Base+MLP r White[3] - wQbQwA1bG1;Draw agreement;Black[3];wS1 -wQ"
            })
    void printedGameLineReadsBackEqual(String line) throws IOException {
        assertThat(ask("game", Map.of("game", line)).path("game").asText()).isEqualTo(line);
    }

    @Test
    void moveReturnsNextGameOrReasons() throws IOException {
        JsonNode legal = ask("move", Map.of("game", "Base;wS1", "move", "bS1 wS1-"));
        assertThat(legal.path("legal").asBoolean()).isTrue();
        assertThat(legal.path("length").asInt()).isEqualTo(2);
        JsonNode illegal = ask(
                "move",
                Map.of(
                        "game",
                        "Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1/",
                        "move",
                        Map.of("piece", "wS1", "to", List.of(0, 1)),
                        "language",
                        "ru"));
        assertThat(illegal.path("legal").asBoolean()).isFalse();
        assertThat(illegal.path("reasons").get(0).path("rule").asText()).isEqualTo("R3.2");
        assertThat(illegal.path("reasons").get(0).path("message").asText()).contains("связана");
        assertThat(illegal.path("reasons").get(0).path("cells").fieldNames())
                .toIterable()
                .contains("piece", "group1", "group2");
    }

    @Test
    void returnsPathOfLastMove() throws IOException {
        JsonNode view = ask("game", Map.of("game", "Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1/;wA1 -wQ;bA1 bQ/;wA1 bG1-"));
        JsonNode path = view.path("lastMove").path("path");
        assertThat(path.path("from").get(0).asInt()).isEqualTo(-2);
        assertThat(path.path("steps").size()).isGreaterThan(3);
        assertThat(path.path("steps").get(0).path("height").asInt()).isEqualTo(1);
    }

    @Test
    void throwsListMovesAndPathsNameThrower() throws IOException {
        String game = "Base+P;wS1;bG1 wS1-;wQ -wS1;bQ bG1/;wP wQ/;bS1 bQ/;wA1 -wP;bA1 bS1/";
        JsonNode throwing = ask("throws", Map.of("game", game, "piece", "wP")).path("throws");
        assertThat(throwing.findValuesAsText("piece")).contains("wA1").doesNotContain("wS1");
        assertThat(ask("throws", Map.of("game", game, "piece", "wS1")).path("throws"))
                .isEmpty();
        String thrown = throwing.get(0).path("move").asText();
        JsonNode path = ask("paths", Map.of("game", game, "move", thrown)).path("paths");
        assertThat(path.findValuesAsText("thrower")).contains("wP");
        assertThat(path.get(path.size() - 1).path("steps")).hasSize(2);
        JsonNode shown = ask("paths", Map.of("game", game, "move", "wA1 bG1-"))
                .path("paths")
                .get(0);
        assertThat(shown.path("movesAs").asText()).isEqualTo("soldier-ant");
        assertThat(shown.has("thrower")).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void botMakesLegalMoveAtEachLevel(Level level) throws IOException {
        String line = "Base+MLP;wS1;bG1 wS1-";
        JsonNode answer = ask("bot", Map.of("game", line, "level", level.id()));
        assertThat(answer.size()).isEqualTo(1);
        String longer = line + ";" + answer.path("move").asText();
        assertThat(ask("game", Map.of("game", longer)).path("length").asInt()).isEqualTo(3);
    }

    @Test
    void listsLevelsOfBot() throws IOException {
        assertThat(ask("levels", Map.of()).path("levels"))
                .extracting(JsonNode::asText)
                .startsWith("easy")
                .endsWith("medium", "hard");
    }

    @Test
    void exportsGameLineAndPicture() throws IOException {
        String line = "Base+MLP;InProgress;White[2];wS1;bG1 wS1-";
        assertThat(ask("export", Map.of("game", line, "format", "game"))
                        .path("text")
                        .asText())
                .startsWith(line);
        assertThat(ask("export", Map.of("game", line, "format", "svg"))
                        .path("text")
                        .asText())
                .startsWith("<svg");
    }

    @Test
    void setupListsProblemsAndHop() throws IOException {
        JsonNode view = ask("setup", Map.of("position", "Base r White[5] - wQwA1bA1bQ///wG1"));
        assertThat(view.path("problems").size()).isPositive();
        assertThat(view.path("problems").get(0).path("message").asText()).contains("The hive must be connected");
        assertThat(view.has("game")).isFalse();
        assertThat(ask("setup", Map.of("position", "Q+Sgq,w")).path("hop").asText())
                .isEqualTo("Q+Sgq,w");
    }

    @Test
    void readsListedGameAlone() throws IOException {
        String first = "[GameType \"Base\"]\n\n1. wS1\n\n";
        String text = first + first.replace("1. wS1", "1. wG1\n2. wS1");
        JsonNode listed = ask("records", Map.of("text", text)).path("games").path(1);
        JsonNode alone = ask(
                "records",
                Map.of(
                        "text", listed.path("text").asText(),
                        "line", listed.path("line").asInt(),
                        "column", listed.path("column").asInt(),
                        "format", listed.path("format").asText()));
        assertThat(alone)
                .isEqualTo(new ObjectMapper()
                        .createObjectNode()
                        .set(
                                "game",
                                ask("records", Map.of("text", text, "index", 1)).path("game")));
        assertThat(alone.path("game").path("error").path("line").asInt()).isEqualTo(8);
    }
}
