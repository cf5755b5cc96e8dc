// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.examples.common.RestartingEngine;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpEngine;
import io.github.hiverules.notation.uhp.UhpException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import picocli.CommandLine;

/** Tests the board with external engines, some of which crash or don't answer. */
class ExternalEngineTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Duration LONG = Duration.ofMinutes(10);

    /** Returns a client of an engine without faults, which runs in a thread. */
    static UhpClient sound() {
        UhpEngine engine = UhpEngine.builder(
                        "Test", "1.0", (game, limit) -> game.legalMoves().get(0))
                .build();
        try {
            Pipe commands = Pipe.open();
            Pipe answers = Pipe.open();
            Thread thread = new Thread(() -> {
                try (InputStream hears = Channels.newInputStream(commands.source());
                        OutputStream says = Channels.newOutputStream(answers.sink())) {
                    engine.run(hears, says);
                } catch (IOException e) {
                    // the client has disconnected
                }
            });
            thread.setDaemon(true);
            thread.start();
            return UhpClient.builder(
                            Channels.newInputStream(answers.source()), Channels.newOutputStream(commands.sink()))
                    .timeout(LONG)
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns an engine that greets, answers one command and ends with a shell command. Later starts are without faults.
     * Doubles the time-out until the greeting and the answer arrive in time.
     */
    private static ExternalEngine failing(String end, Duration timeout) {
        AtomicBoolean isFirst = new AtomicBoolean(true);
        String script = "echo 'id Test v1.0'; echo; echo ok; read options; echo ok; " + end;
        try {
            return new ExternalEngine(() -> isFirst.getAndSet(false)
                    ? UhpClient.builder(new ProcessBuilder("sh", "-c", script))
                            .timeout(timeout)
                            .start()
                    : sound());
        } catch (UhpException e) {
            assertThat(e.kind()).isEqualTo(UhpException.Kind.TIMEOUT);
            return failing(end, timeout.multipliedBy(2));
        }
    }

    private static WebServer server(ExternalEngine engine) throws IOException {
        return new WebServer(0, Pages.files(List.of()), Optional.of(engine), new Openings(Optional.empty(), List.of()));
    }

    @Test
    void playsAndAdvises() throws Exception {
        try (ExternalEngine engine = new ExternalEngine(ExternalEngineTest::sound);
                WebServer server = server(engine)) {
            assertThat(new String(Pages.engine(Optional.of(engine)), StandardCharsets.UTF_8))
                    .isEqualTo("{\"name\":\"Test 1.0\"}");
            JsonNode move = MAPPER.readTree(Client.post(server, "bot", "{\"game\":\"Base;wS1\",\"level\":\"engine\"}")
                    .body());
            assertThat(move.path("move").asText()).startsWith("b").contains("wS1");
            List<String> lines = Client.post(server, "advise", "{\"game\":\"Base;wS1;bG1 wS1-\",\"millis\":1}")
                    .body()
                    .lines()
                    .filter(line -> !line.isEmpty())
                    .toList();
            JsonNode last = MAPPER.readTree(lines.get(lines.size() - 1));
            assertThat(last.path("piece").asText()).startsWith("w");
            assertThat(last.has("to")).isTrue();
            assertThat(last.path("line").asText()).contains(last.path("move").asText());
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void restartsEngineAfterCrash() throws Exception {
        try (ExternalEngine engine = failing("read game", LONG);
                WebServer server = server(engine)) {
            String after = "{\"game\":\"Base;wS1;bG1 wS1-\",\"level\":\"engine\"}";
            HttpResponse<String> failed = Client.post(server, "bot", after);
            assertThat(failed.statusCode()).isEqualTo(422);
            assertThat(failed.body()).contains("The engine Test 1.0 has ended");
            assertThat(Client.post(server, "bot", "{\"game\":\"Base;wS1\",\"level\":\"engine\"}")
                            .statusCode())
                    .isEqualTo(200);
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void endsEngineThatNamesNoOptions() throws Exception {
        Set<ProcessHandle> others = ProcessHandle.current().children().collect(Collectors.toSet());
        ProcessBuilder silent = new ProcessBuilder("sh", "-c", "echo 'id Test v1.0'; echo ok; exec sleep 1000");
        assertThatThrownBy(() -> new ExternalEngine(() -> UhpClient.builder(silent)
                        .timeout(Duration.ofMillis(500))
                        .start()))
                .isInstanceOf(UhpException.class);
        for (ProcessHandle process : ProcessHandle.current().children().toList()) {
            if (!others.contains(process)) {
                process.onExit().get(10, TimeUnit.MINUTES);
            }
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void endsSilentEngineBeforeRestart() throws Exception {
        Set<ProcessHandle> others = ProcessHandle.current().children().collect(Collectors.toSet());
        try (ExternalEngine engine = failing("exec sleep 1000", Duration.ofMillis(200));
                WebServer server = server(engine)) {
            List<ProcessHandle> first = ProcessHandle.current()
                    .children()
                    .filter(process -> !others.contains(process))
                    .toList();
            assertThat(first).isNotEmpty();
            HttpResponse<String> failed =
                    Client.post(server, "advise", "{\"game\":\"Base;wS1;bG1 wS1-\",\"millis\":1}");
            assertThat(failed.statusCode()).isEqualTo(422);
            assertThat(failed.body()).contains("Test 1.0 is still thinking");
            assertThat(Client.post(server, "bot", "{\"game\":\"Base;wS1\",\"level\":\"engine\"}")
                            .statusCode())
                    .isEqualTo(200);
            for (ProcessHandle process : first) {
                process.onExit().get(10, TimeUnit.MINUTES);
            }
        }
    }

    @Test
    void reportsEngineThatCannotStartInOneLine() {
        assertThatThrownBy(() -> new ExternalEngine(RestartingEngine.starter("/no/such/engine", 1)))
                .isInstanceOf(UhpException.class);
        StringWriter err = new StringWriter();
        int code = new CommandLine(new BoardCommand())
                .setErr(new PrintWriter(err))
                .setExecutionExceptionHandler((e, line, parsed) -> {
                    line.getErr().println(e.getMessage());
                    return 2;
                })
                .execute("--no-open", "--port", "0", "--engine", "/no/such/engine");
        assertThat(code).isEqualTo(2);
        assertThat(err.toString()).startsWith("--engine: ").hasLineCount(1);
    }

    @Test
    void sendsNoRequestWithoutEngine() throws Exception {
        try (WebServer server = new WebServer(0)) {
            HttpResponse<String> refused = Client.post(server, "bot", "{\"game\":\"Base\",\"level\":\"engine\"}");
            assertThat(refused.statusCode()).isEqualTo(422);
            assertThat(refused.body()).contains("without an engine");
        }
    }
}
