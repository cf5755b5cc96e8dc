// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.examples.questions.BadRequest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests requests that are answered line by line. */
class EngineTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final String LONG_SEARCH = "{\"game\":\"Base+MLP;wS1;bG1 wS1-\",\"millis\":600000}";

    @AutoClose
    private static WebServer server;

    @BeforeAll
    static void start() throws IOException {
        server = new WebServer(0);
    }

    private static List<JsonNode> ask(String question, Map<String, ?> content)
            throws IOException, InterruptedException {
        HttpResponse<String> response = Client.post(server, question, MAPPER.writeValueAsString(content));
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        List<JsonNode> lines = new ArrayList<>();
        for (String line :
                response.body().lines().filter(text -> !text.isEmpty()).toList()) {
            lines.add(MAPPER.readTree(line));
        }
        return lines;
    }

    @Test
    void finishedGameHasNoBestMoves() throws Exception {
        List<JsonNode> lines = ask("analyse", Map.of("game", BrowserPage.SHORT_GAME));
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0).path("lines")).isEmpty();
    }

    @Test
    void comparesMovesFromPlyOn() throws Exception {
        List<JsonNode> lines = ask("judge", Map.of("game", BrowserPage.SHORT_GAME, "from", 4, "nodes", 1_000));
        assertThat(lines.stream().map(line -> line.path("ply").asInt())).containsExactly(5, 6, 7, 8, 9);
        for (JsonNode line : lines) {
            int loss = (line.path("ply").asInt() % 2 == 1 ? 1 : -1)
                    * (line.path("bestChance").asInt() - line.path("chance").asInt());
            assertThat(loss).isNotNegative();
        }
        assertThat(lines.get(3).path("pliesToEnd").asInt()).isEqualTo(2);
        assertThat(lines.get(4).path("chance").asInt()).isEqualTo(100);
        assertThat(lines.get(4).path("bestChance").asInt()).isEqualTo(100);
        assertThat(ask("judge", Map.of("game", BrowserPage.SHORT_GAME, "from", 8, "nodes", 1_000)))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"game\":\"Base\",\"millis\":600001}",
                "{\"game\":\"Base\",\"count\":0}",
                "{\"game\":\"Base;wQ\"}",
                "[]"
            })
    void rejectsInvalidRequestsWithSentence(String body) throws Exception {
        HttpResponse<String> response = Client.post(server, "analyse", body);
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(MAPPER.readTree(response.body()).at("/error/message").asText())
                .isNotBlank();
    }

    /** Returns a client that has requested a long search and received its first line. */
    private static Socket searching() throws IOException {
        Socket socket = Client.raw(
                server,
                "POST /api/analyse HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: " + LONG_SEARCH.length() + "\r\n\r\n"
                        + LONG_SEARCH);
        BufferedReader answer =
                new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        String line = answer.readLine();
        while (!line.contains("depth")) {
            line = answer.readLine();
        }
        return socket;
    }

    /** Works while it occupies both seats. */
    private static <T> T inBothSeats(Supplier<T> work) {
        return Seats.ENGINE.take(() -> Seats.ENGINE.take(work));
    }

    @Test
    void runsAtMostTwoSearches() {
        HttpRequest third = Client.request(server, "analyse", LONG_SEARCH);
        HttpResponse<String> refused = inBothSeats(() -> Client.HTTP
                .sendAsync(third, HttpResponse.BodyHandlers.ofString())
                .join());
        assertThat(refused.statusCode()).isEqualTo(422);
    }

    @Test
    void disconnectFreesSeatOfSearch() throws Exception {
        try (Socket client = searching()) {
            assertThat(client.isConnected()).isTrue();
            assertThatThrownBy(() -> inBothSeats(() -> client)).isInstanceOf(BadRequest.class);
        }
        assertThat(inBothSeats(() -> "both are free")).isNotEmpty();
        assertThat(ask("analyse", Map.of("game", "Base", "millis", 1))).isNotEmpty();
    }
}
