// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import io.github.hiverules.examples.questions.Answers;
import io.github.hiverules.examples.questions.BadRequest;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.examples.questions.Questions;
import io.github.hiverules.examples.questions.RecordView;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Limits the work for a request, and stops if the client disconnects. */
@Timeout(600)
class WorkTest {
    /** Returns a game in which two Queen Bees step back and forth, with a number of empty variations. */
    private static String game(int plies, int variations) {
        String[] steps = {"wQ /wS1", "bQ bG1\\", "wQ -wS1", "bQ bG1-"};
        String moves = IntStream.range(0, plies)
                .mapToObj(ply -> ply < 4 ? new String[] {"wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-"}[ply] : steps[ply % 4])
                .collect(Collectors.joining("\n"));
        return "[GameType \"Base\"]\n\n" + moves + "\n" + "(a)".repeat(variations) + "\n*\n\n";
    }

    private static Json records(Json question, BooleanSupplier isGone) {
        return ask("records", question, isGone);
    }

    private static Json edit(Json question, BooleanSupplier isGone) {
        return ask("record", question, isGone);
    }

    private static Json ask(String name, Json question, BooleanSupplier isGone) {
        List<Json> parts = new ArrayList<>();
        Questions.ALL.get(name).answer(question, new Answers() {
            @Override
            public void send(Json part) {
                parts.add(part);
            }

            @Override
            public boolean isGone() {
                return isGone.getAsBoolean();
            }
        });
        return parts.get(0);
    }

    /** Returns a question about a game of 10,000 moves with an edit at each path. */
    private static Json edits(List<String> paths) {
        GameRecord record = Records.parseOne(game(10_000, 0), RecordView.OPTIONS);
        return Json.object()
                .put("record", record)
                .put(
                        "edits",
                        paths.stream()
                                .map(path -> Json.object().put("path", path).put("comments", List.of("[%csl wS1]")))
                                .toList());
    }

    private static Json read(String text) {
        return records(Json.object().put("text", text), () -> false);
    }

    @Test
    void stopsReadingAfterDisconnect() {
        AtomicInteger asked = new AtomicInteger();
        Json answer =
                records(Json.object().put("text", game(10, 0).repeat(100)), () -> asked.incrementAndGet() > 11 + 3);
        assertThat(answer.path("games").elements()).hasSize(4);
    }

    @Test
    void beginsNoAnswerBeforeARequestIsAccepted() {
        AtomicInteger asked = new AtomicInteger();
        Json question = Json.object().put("text", game(10, 0).repeat(3)).put("index", 3);
        assertThatThrownBy(() -> records(question, () -> asked.incrementAndGet() < 0))
                .isInstanceOf(BadRequest.class);
        assertThat(asked).as("a check of the connection sends the status 200").hasValue(0);
    }

    @Test
    void replaysAGameOnceForAllEdits() {
        List<String> late =
                IntStream.rangeClosed(9_700, 9_999).mapToObj(String::valueOf).toList();
        assertThat(edit(edits(late), () -> false).path("notes").members().size())
                .isEqualTo(300);
    }

    @Tag("slow")
    @Test
    void limitsNumberOfReplayedMoves() {
        List<String> ends =
                IntStream.range(0, 120).mapToObj(i -> i % 2 == 0 ? "9999" : "0").toList();
        assertThatThrownBy(() -> edit(edits(ends), () -> false)).isInstanceOf(BadRequest.class);
    }

    @Test
    void stopsEditingAfterDisconnect() {
        AtomicInteger asked = new AtomicInteger();
        Json answer = edit(edits(List.of("1", "2", "3", "4")), () -> asked.incrementAndGet() > 3);
        assertThat(answer.path("notes").members().size())
                .as("the notes of the start and two moves")
                .isEqualTo(2);
        asked.set(0);
        assertThatThrownBy(() -> edit(edits(List.of("1", "x")), () -> asked.incrementAndGet() < 0))
                .isInstanceOf(BadRequest.class);
        assertThat(asked).as("a check of the connection sends the status 200").hasValue(0);
    }

    @Test
    void detectsDisconnectDuringAnswer() throws IOException, InterruptedException {
        CountDownLatch left = new CountDownLatch(1);
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.createContext("/", exchange -> {
            Lines lines = new Lines(exchange, 200);
            while (!lines.isGone()) {
                Thread.onSpinWait();
            }
            left.countDown();
            exchange.close();
        });
        server.start();
        try {
            try (Socket client = new Socket("127.0.0.1", server.getAddress().getPort())) {
                client.getOutputStream().write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                BufferedReader answer =
                        new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.US_ASCII));
                assertThat(answer.readLine()).startsWith("HTTP/1.1 200");
            }
            assertThat(left.await(10, TimeUnit.MINUTES)).isTrue();
        } finally {
            server.stop(0);
        }
    }

    @Test
    void readsAtMostTwoTextsAtOnce() throws Exception {
        try (WebServer server = new WebServer(0)) {
            HttpRequest third = Client.request(server, "records", "{\"text\":\"Base;wS1\"}");
            CompletableFuture<HttpResponse<String>> answer = Seats.RECORD.take(() -> Seats.RECORD.take(() -> {
                CompletableFuture<HttpResponse<String>> asked =
                        Client.HTTP.sendAsync(third, HttpResponse.BodyHandlers.ofString());
                while (server.requests() == 0) {
                    Thread.onSpinWait();
                }
                assertThat(asked).isNotDone();
                return asked;
            }));
            assertThat(answer.get().body()).contains("\"moves\":[{\"move\":\"wS1\"}]");
        }
    }
}
