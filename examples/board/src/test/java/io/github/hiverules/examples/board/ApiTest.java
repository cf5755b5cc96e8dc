// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.api.Game;
import io.github.hiverules.notation.Records;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sends requests to the JSON interface over HTTP. */
class ApiTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static WebServer server;

    @BeforeAll
    static void start() throws IOException {
        server = WebServer.start(0);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static HttpRequest.Builder at(String path) {
        return HttpRequest.newBuilder(URI.create(server.address() + path));
    }

    private static HttpResponse<String> post(String question, String body) throws IOException, InterruptedException {
        return send(at("api/" + question).POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private static JsonNode ask(String question, Map<String, ?> content) throws IOException, InterruptedException {
        HttpResponse<String> response = post(question, MAPPER.writeValueAsString(content));
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return MAPPER.readTree(response.body());
    }

    @Test
    void returnsPositionMovesAndMetrics() throws Exception {
        JsonNode view = ask("game", Map.of("game", "Base+MLP;wS1;bG1 wS1-;wQ -wS1"));
        assertThat(view.path("game").asText()).isEqualTo("Base+MLP;InProgress;Black[2];wS1;bG1 wS1-;wQ -wS1");
        assertThat(view.path("position").asText()).isEqualTo("Base+MLP r Black[2] - wQwS1bG1");
        assertThat(view.path("side").asText()).isEqualTo("black");
        assertThat(view.path("board")).hasSize(3);
        assertThat(view.path("hands").path("white")).hasSize(12);
        assertThat(view.path("moves").size()).isPositive();
        assertThat(view.path("figures").path("white").path("liberties").asInt()).isEqualTo(5);
        assertThat(view.path("last").path("move").asText()).isEqualTo("wQ -wS1");
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
    void printedGameLineReadsBackEqual(String line) throws Exception {
        assertThat(ask("game", Map.of("game", line)).path("game").asText()).isEqualTo(line);
    }

    @Test
    void moveReturnsNextGameOrReasons() throws Exception {
        JsonNode legal = ask("move", Map.of("game", "Base;wS1", "move", "bS1 wS1-"));
        assertThat(legal.path("legal").asBoolean()).isTrue();
        assertThat(legal.path("plies").asInt()).isEqualTo(2);
        JsonNode illegal = ask(
                "move",
                Map.of(
                        "game",
                        "Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1/",
                        "move",
                        Map.of("piece", "wS1", "to", Map.of("q", 0, "r", 1)),
                        "language",
                        "ru"));
        assertThat(illegal.path("legal").asBoolean()).isFalse();
        assertThat(illegal.path("reasons").get(0).path("rule").asText()).isEqualTo("R3.2");
        assertThat(illegal.path("reasons").get(0).path("text").asText()).contains("связана");
        assertThat(illegal.path("reasons").get(0).path("marks").findValuesAsText("as"))
                .contains("piece", "group1", "group2");
    }

    @Test
    void returnsPathOfLastMove() throws Exception {
        JsonNode view = ask("game", Map.of("game", "Base;wS1;bG1 wS1-;wQ -wS1;bQ bG1/;wA1 -wQ;bA1 bQ/;wA1 bG1-"));
        JsonNode way = view.path("last").path("path");
        assertThat(way.size()).isGreaterThan(3);
        assertThat(way.get(0).path("q").asInt()).isEqualTo(-2);
        assertThat(way.get(0).path("height").asInt()).isEqualTo(1);
    }

    @Test
    void throwsListMovesAndPathsNameThrower() throws Exception {
        String game = "Base+P;wS1;bG1 wS1-;wQ -wS1;bQ bG1/;wP wQ/;bS1 bQ/;wA1 -wP;bA1 bS1/";
        JsonNode throwing = ask("throws", Map.of("game", game, "piece", "wP")).path("throws");
        assertThat(throwing.findValuesAsText("piece")).contains("wA1").doesNotContain("wS1");
        assertThat(ask("throws", Map.of("game", game, "piece", "wS1")).path("throws"))
                .isEmpty();
        String thrown = throwing.get(0).path("move").asText();
        JsonNode path = ask("paths", Map.of("game", game, "move", thrown)).path("paths");
        assertThat(path.findValuesAsText("thrower")).contains("wP");
        assertThat(path.get(path.size() - 1).path("steps")).hasSize(3);
        JsonNode shown = ask("paths", Map.of("game", game, "move", "wA1 bG1-"))
                .path("paths")
                .get(0);
        assertThat(shown.path("as").asText()).isEqualTo("A");
        assertThat(shown.has("thrower")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"easy", "medium", "hard"})
    void botMakesLegalMove(String level) throws Exception {
        String line = "Base+MLP;wS1;bG1 wS1-";
        JsonNode answer = ask("bot", Map.of("game", line, "level", level));
        assertThat(answer.size()).isEqualTo(1);
        String longer = line + ";" + answer.path("move").asText();
        assertThat(ask("game", Map.of("game", longer)).path("plies").asInt()).isEqualTo(3);
    }

    @Test
    void exportsPgnAndSgfThatReadBackEqual() throws Exception {
        String line = "Base+MLP;InProgress;White[2];wS1;bG1 wS1-";
        for (String format : new String[] {"pgn", "sgf", "game"}) {
            String text = ask("export", Map.of("game", line, "format", format))
                    .path("text")
                    .asText();
            Game game = Records.parseOne(text).game();
            assertThat(game.moves()).hasSize(2);
        }
        assertThat(ask("export", Map.of("game", line, "format", "svg"))
                        .path("text")
                        .asText())
                .startsWith("<svg");
    }

    @Test
    void setupListsProblems() throws Exception {
        JsonNode view = ask("setup", Map.of("position", "Base r White[5] - wQwA1bA1bQ///wG1"));
        assertThat(view.path("problems").size()).isPositive();
        assertThat(view.path("problems").get(0).path("text").asText()).contains("The hive must be connected");
        assertThat(view.has("game")).isFalse();
    }

    @Test
    void setupIsPrintedInHop() throws Exception {
        String hop = "Q+Sgq,w";
        assertThat(ask("setup", Map.of("position", hop)).path("hop").asText()).isEqualTo(hop);
    }

    @Test
    void rejectsTooMuchInput() throws Exception {
        int big = WebServer.MAX_BODY + 1;
        assertThat(raw("POST /api/record HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: " + big + "\r\n\r\n"))
                .startsWith("HTTP/1.1 413");
        assertThat(raw("POST /api/record HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
                        + "ffffffffffffffff\r\n{}"))
                .startsWith("HTTP/1.1 411");
        String endless = "Base" + ";pass".repeat(20_000);
        assertThat(post("game", "{\"game\":\"" + endless + "\"}").statusCode()).isEqualTo(422);
        assertThat(post("game", "[".repeat(100_000)).statusCode()).isEqualTo(422);
    }

    @Test
    void everyResponseHasSecurityHeaders() throws Exception {
        for (String path : new String[] {"", "app.js", "tiles.svg", "api", "nowhere"}) {
            HttpResponse<String> response = send(at(path).GET());
            assertThat(response.statusCode()).isEqualTo(path.equals("nowhere") ? 404 : 200);
            assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
                    .startsWith("default-src 'none'")
                    .doesNotContain("unsafe")
                    .doesNotContain("http");
            assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(response.headers().firstValue("Server")).isEmpty();
        }
        assertThat(send(at("").GET()).body())
                .doesNotContain("http://")
                .doesNotContain("https://")
                .doesNotContain("style=");
    }

    /** Sends a raw request and returns the first line of the answer. */
    private static String raw(String request) throws IOException {
        URI address = URI.create(server.address());
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().flush();
            return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))
                    .readLine();
        }
    }
}
