// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the server with valid and invalid requests. */
class WebServerTest {
    @AutoClose
    private static WebServer server;

    private final List<Socket> sockets = new ArrayList<>();

    @BeforeAll
    static void start() throws IOException {
        server = new WebServer(0);
    }

    @AfterEach
    void closeSockets() throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    private static HttpRequest.Builder at(String path) {
        return HttpRequest.newBuilder(URI.create(server.address() + path));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return Client.HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static HttpResponse<String> post(String question, String body) throws IOException, InterruptedException {
        return Client.post(server, question, body);
    }

    @Test
    void answersPostedRequest() throws Exception {
        HttpResponse<String> response = send(at("api/game").GET());
        assertThat(response.statusCode()).isEqualTo(405);
        assertThat(response.headers().firstValue("Allow")).contains("POST");
        assertThat(response.body()).contains("Expected a POST request.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Host: ADDRESS\r\nOrigin: http://ADDRESS\r\nOrigin: http://evil.example",
                "Host: ADDRESS\r\nOrigin: http://evil.example\r\nOrigin: http://ADDRESS",
                "Host: ADDRESS\r\nHost: evil.example",
                "Host: ADDRESS\r\nOrigin: null"
            })
    void everyOriginAndHostMustBeItsOwn(String headers) throws IOException {
        String own = URI.create(server.address()).getAuthority();
        try (Socket socket = Client.raw(server, "GET / HTTP/1.1\r\n" + headers.replace("ADDRESS", own) + "\r\n\r\n")) {
            assertThat(status(socket)).isEqualTo("403");
        }
        try (Socket socket =
                Client.raw(server, "GET / HTTP/1.1\r\nHost: " + own + "\r\nOrigin: http://" + own + "\r\n\r\n")) {
            assertThat(status(socket)).isEqualTo("200");
        }
    }

    private static String status(Socket socket) throws IOException {
        byte[] start = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
        return new String(start, StandardCharsets.US_ASCII).replace("HTTP/1.1 ", "");
    }

    private static Socket begin(int length, int sent) throws IOException {
        return Client.raw(
                server,
                "POST /api/game HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: " + length + "\r\n\r\n"
                        + "x".repeat(sent));
    }

    @Test
    @Timeout(600)
    void limitsNumberOfLongBodies() throws Exception {
        for (int i = 0; i < 20; i++) {
            sockets.add(begin(3_000_000, 10));
        }
        assertThat(post("game", "{\"game\":\"Base\"}").statusCode()).isEqualTo(200);
        List<String> answers = new ArrayList<>();
        for (Socket socket : sockets) {
            answers.add(status(socket));
        }
        assertThat(answers).filteredOn("503"::equals).hasSize(12);
    }

    @Test
    @Timeout(600)
    void closesConnectionOfSlowBody() throws Exception {
        try (Socket slow = begin(1000, 10)) {
            assertThat(slow.getInputStream().read()).isEqualTo(-1);
        }
    }

    @Test
    void jsonHasLimits() throws Exception {
        for (String body : List.of("[".repeat(400), "{\"game\":" + "1".repeat(100) + "}")) {
            assertThat(post("game", body).body())
                    .contains("The JSON is nested too deeply, or has a number or a string");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "game|{\"game\" 7}|Invalid JSON at line 1, column 9.",
                "game|{}|Missing field \"game\".",
                "game|{\"game\":7}|Expected a string in the field \"game\".",
                "game|{\"game\":\"Base+X\"}|Expected a game type such as Base+MLP, found \"Base+X\".",
                "game|{\"game\":\"Base\",\"ply\":\"abc\"}|Expected a whole number from 0 to 2147483647 in the field \"ply\".",
                "game|{\"game\":\"Base\",\"ply\":1.5}|Expected a whole number from 0 to 2147483647 in the field \"ply\".",
                "game|{\"game\":\"Base+X\",\"language\":\"ru\"}|Ожидался вид игры",
                "game|{\"game\":\"Base;wS1\\nBase;wS1\"}|Expected one game, found a second game.",
                "game|{\"game\":\"Base;wQ\",\"language\":\"ru\"}|wQ не может быть первой фишкой игрока.",
                "game|{\"game\":\"Base;wX\",\"language\":\"ru\"}|Неверный ход 1, «wX». Ожидалось имя фишки, например wA1, а написано \"wX\".",
                "game|{\"game\":\"Base r White[1] - wQwQ\"}|The start position is impossible.",
                "paths|{\"game\":\"Base\",\"move\":\"wQ\",\"language\":\"ru\"}|wQ не может быть первой фишкой игрока.",
                "bot|{\"game\":\"Base\",\"level\":\"x\",\"language\":\"ru\"}|Ожидался один из уровней easy, level-2, level-3, level-4, level-5, level-6, level-7, level-8, medium, hard и engine.",
                "records|{\"text\":\"no game\",\"language\":\"ru\"}|Строка 1, столбец 1: Это не запись партий",
                "setup|{\"position\":\"Base\",\"language\":\"ru\"}|Неверная позиция, ",
                "setup|{}|Missing field \"setup\".",
                "setup|{\"setup\":{\"ply\":0,\"stacks\":[]}}|Invalid value: \"ruleset\" is missing."
            })
    void refusalUsesLanguageOfRequest(String question, String body, String message) throws Exception {
        HttpResponse<String> response = post(question, body);
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(new ObjectMapper()
                        .readTree(response.body())
                        .at("/error/message")
                        .asText())
                .contains(message);
    }

    @Test
    void incompleteBodiesDoNotBlockOthers() throws Exception {
        for (int i = 0; i < 300; i++) {
            sockets.add(begin(100, 4));
        }
        assertThat(post("game", "{\"game\":\"Base\"}").statusCode()).isEqualTo(200);
    }

    @Test
    void disconnectedClientIsNotLogged() throws Exception {
        List<LogRecord> news = new CopyOnWriteArrayList<>();
        Handler listener = new StreamHandler() {
            @Override
            public synchronized void publish(LogRecord entry) {
                if (entry.getLevel().intValue() >= Level.WARNING.intValue()) {
                    news.add(entry);
                }
            }
        };
        Logger root = Logger.getLogger("");
        root.addHandler(listener);
        try {
            for (String part : new String[] {
                "POST /api/game HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{\"ga",
                "POST /api/game HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"ga",
                "GET / HTT",
                "HEAD /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            }) {
                try (Socket socket = Client.raw(server, part)) {
                    socket.setSoLinger(true, 0); // resets the connection
                }
            }
            assertThat(post("game", "{\"game\":\"Base\"}").statusCode()).isEqualTo(200);
        } finally {
            root.removeHandler(listener);
        }
        assertThat(news).isEmpty();
    }

    @Test
    void rejectsTooMuchInput() throws Exception {
        int big = WebServer.MAX_BODY + 1;
        try (Socket socket = begin(big, 0)) {
            assertThat(status(socket)).isEqualTo("413");
        }
        String endlessChunk = "Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}";
        try (Socket socket = Client.raw(server, "POST /api/record HTTP/1.1\r\nHost: 127.0.0.1\r\n" + endlessChunk)) {
            assertThat(status(socket)).isEqualTo("411");
        }
        String endless = "Base" + ";pass".repeat(20_000);
        assertThat(post("game", "{\"game\":\"" + endless + "\"}").statusCode()).isEqualTo(422);
        assertThat(post("game", "[".repeat(100_000)).statusCode()).isEqualTo(422);
    }

    @Test
    void everyResponseHasSecurityHeaders() throws Exception {
        String page = send(at("").GET()).body();
        String kept = page.replaceAll("(?s).*src=\"(\\w+/app.js)\".*", "$1");
        for (String path : new String[] {"", kept, "app.js", "tiles.svg", "api", "nowhere"}) {
            HttpResponse<String> response = send(at(path).GET());
            assertThat(response.headers().firstValue("Cache-Control").orElse(""))
                    .endsWith(path.equals(kept) ? "immutable" : "no-cache");
            assertThat(response.statusCode()).isEqualTo(path.equals("nowhere") ? 404 : 200);
            assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
                    .startsWith("default-src 'none'")
                    .doesNotContain("unsafe")
                    .doesNotContain("http");
            assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(response.headers().firstValue("Server")).isEmpty();
        }
        assertThat(page).doesNotContain("http://", "https://", "style=");
    }
}
