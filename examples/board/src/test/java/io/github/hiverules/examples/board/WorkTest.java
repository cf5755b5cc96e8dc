// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.Javalin;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What one question may cost, and that nobody works for a client that has left. */
@Timeout(60)
class WorkTest {
    /** A game in which two Queen Bees step to and fro, with so many variations that are none. */
    private static String game(int plies, int variations) {
        String[] steps = {"wQ /wS1", "bQ bG1\\", "wQ -wS1", "bQ bG1-"};
        String moves = IntStream.range(0, plies)
                .mapToObj(ply -> ply < 4 ? new String[] {"wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-"}[ply] : steps[ply % 4])
                .collect(Collectors.joining("\n"));
        return "[GameType \"Base\"]\n\n" + moves + "\n" + "(a)".repeat(variations) + "\n*\n\n";
    }

    private static JsonNode read(String text) {
        return Api.record(Json.object().put("text", text), () -> false);
    }

    @Test
    void oneQuestionHasALimitOfWorkHoweverManyGamesItIsSpreadOver() {
        assertThat(read(game(300, 560).repeat(3)).path("games")).hasSize(3);
        assertThatThrownBy(() -> read(game(20, 20_000).repeat(20)))
                .isInstanceOfSatisfying(
                        BadRequest.class,
                        e -> assertThat(e.message(Locale.ENGLISH)).contains("100,000 moves and remarks"));
    }

    @Test
    void recordsAreReadNoFurtherForAClientThatHasLeft() {
        AtomicInteger asked = new AtomicInteger();
        JsonNode answer =
                Api.record(Json.object().put("text", game(10, 0).repeat(100)), () -> asked.incrementAndGet() > 3);
        assertThat(answer.path("games")).hasSize(3);
    }

    @Test
    void aClientThatLeavesIsNoticedWhileItsAnswerIsWorkedOn() throws IOException, InterruptedException {
        CountDownLatch left = new CountDownLatch(1);
        Javalin server = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            config.routes.get("/", context -> {
                Asker asker = Asker.of(context.res());
                while (!asker.isGone()) {
                    Thread.sleep(5);
                }
                left.countDown();
            });
        });
        server.start("127.0.0.1", 0);
        try {
            try (Socket client = new Socket("127.0.0.1", server.port())) {
                client.getOutputStream().write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                BufferedReader answer =
                        new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.US_ASCII));
                assertThat(answer.readLine()).startsWith("HTTP/1.1 102");
            }
            assertThat(left.await(30, TimeUnit.SECONDS)).isTrue();
        } finally {
            server.stop();
        }
    }
}
