// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.api.Game;
import io.github.hiverules.notation.uhp.UhpEngine;
import io.github.hiverules.notation.uhp.UhpException;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Tests the board with external engines, some of which crash or don't answer. */
class ExternalEngineTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final String SOURCE = """
        import io.github.hiverules.api.Move;
        import io.github.hiverules.notation.uhp.MoveChooser;
        import io.github.hiverules.notation.uhp.UhpEngine;
        import java.util.concurrent.locks.LockSupport;

        class TestEngine {
            public static void main(String[] kind) throws Exception {
                MoveChooser chooser = (game, limit) -> {
                    if (kind[0].equals("crash") && game.length() == 2) {
                        Runtime.getRuntime().halt(1);
                    }
                    while (kind[0].equals("mute") && game.length() == 2) {
                        Thread.interrupted();
                        LockSupport.parkNanos(100_000_000L);
                    }
                    return game.legalMoves().get(0);
                };
                UhpEngine.builder("Test", "1.0", chooser).build().run(System.in, System.out);
            }
        }
        """;

    @TempDir
    private static Path folder;

    private static String command(String kind) throws ClassNotFoundException, IOException {
        return command(kind, folder);
    }

    /** Writes an engine into a folder and returns its command. */
    static String command(String kind, Path folder) throws ClassNotFoundException, IOException {
        Path source = Files.writeString(folder.resolve("TestEngine.java"), SOURCE);
        Class<?> implementation = Class.forName("io.github.hiverules.search.SearchBoard");
        String classes = Stream.of(Game.class, implementation, UhpEngine.class)
                .map(ExternalEngineTest::location)
                .collect(Collectors.joining(File.pathSeparator));
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        return "\"%s\" -XX:TieredStopAtLevel=1 -cp \"%s\" \"%s\" %s".formatted(java, classes, source, kind);
    }

    private static String location(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static HttpResponse<String> post(WebServer server, String question, String body)
            throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(server.address() + "api/" + question))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }

    private static WebServer server(ExternalEngine engine) throws IOException {
        return WebServer.start(
                0, Pages.files(List.of()), Optional.of(engine), new Openings(Optional.empty(), List.of()));
    }

    @Test
    void playsAndAdvises() throws Exception {
        try (ExternalEngine engine = new ExternalEngine(command("sound"));
                WebServer server = server(engine)) {
            assertThat(new String(Pages.engine(Optional.of(engine)), StandardCharsets.UTF_8))
                    .isEqualTo("{\"name\":\"Test 1.0\"}");
            JsonNode move = MAPPER.readTree(post(server, "bot", "{\"game\":\"Base;wS1\",\"level\":\"engine\"}")
                    .body());
            assertThat(move.path("move").asText()).startsWith("b").contains("wS1");
            List<String> lines = post(server, "advise", "{\"game\":\"Base;wS1;bG1 wS1-\",\"millis\":1}")
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
    void restartsEngineAfterCrash() throws Exception {
        try (ExternalEngine engine = new ExternalEngine(command("crash"));
                WebServer server = server(engine)) {
            String after = "{\"game\":\"Base;wS1;bG1 wS1-\",\"level\":\"engine\"}";
            HttpResponse<String> failed = post(server, "bot", after);
            assertThat(failed.statusCode()).isEqualTo(422);
            assertThat(failed.body()).contains("Test 1.0: ");
            assertThat(post(server, "bot", "{\"game\":\"Base;wS1\",\"level\":\"engine\"}")
                            .statusCode())
                    .isEqualTo(200);
        }
    }

    @Test
    void endsSilentEngineBeforeRestart() throws Exception {
        Set<ProcessHandle> others = ProcessHandle.current().children().collect(Collectors.toSet());
        try (ExternalEngine engine = new ExternalEngine(command("mute"));
                WebServer server = server(engine)) {
            List<ProcessHandle> first = ProcessHandle.current()
                    .children()
                    .filter(process -> !others.contains(process))
                    .toList();
            assertThat(first).isNotEmpty();
            HttpResponse<String> failed = post(server, "advise", "{\"game\":\"Base;wS1;bG1 wS1-\",\"millis\":1}");
            assertThat(failed.statusCode()).isEqualTo(422);
            assertThat(failed.body()).contains("Test 1.0 is still thinking");
            assertThat(post(server, "bot", "{\"game\":\"Base;wS1\",\"level\":\"engine\"}")
                            .statusCode())
                    .isEqualTo(200);
            for (ProcessHandle process : first) {
                process.onExit().get(10, TimeUnit.SECONDS);
            }
        }
    }

    @Test
    void reportsEngineThatCannotStartInOneLine() {
        assertThatThrownBy(() -> new ExternalEngine("/no/such/engine")).isInstanceOf(UhpException.class);
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
        try (WebServer server = WebServer.start(0)) {
            HttpResponse<String> refused = post(server, "bot", "{\"game\":\"Base\",\"level\":\"engine\"}");
            assertThat(refused.statusCode()).isEqualTo(422);
            assertThat(refused.body()).contains("without an engine");
        }
    }
}
