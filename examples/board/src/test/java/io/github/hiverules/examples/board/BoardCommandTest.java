// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import io.github.hiverules.examples.common.CommandException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Starts and stops the board. */
class BoardCommandTest {
    @Test
    void opensRunningBoard() throws Exception {
        try (WebServer server = new WebServer(0)) {
            int port = URI.create(server.address()).getPort();
            StringWriter out = new StringWriter();
            int code = new CommandLine(new BoardCommand())
                    .setOut(new PrintWriter(out))
                    .execute("--no-open", "--port", String.valueOf(port));
            assertThat(code).isZero();
            assertThat(out.toString().strip()).isEqualTo("Hive is running at http://127.0.0.1:" + port + "/");
        }
    }

    @Test
    void detectsOtherProgramOnPort() throws IOException {
        HttpServer other = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        other.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, 5);
            exchange.getResponseBody().write("hello".getBytes(StandardCharsets.US_ASCII));
            exchange.close();
        });
        other.start();
        try {
            assertThat(BoardCommand.isBoard(other.getAddress().getPort())).isFalse();
        } finally {
            other.stop(0);
        }
        assertThat(BoardCommand.isBoard(other.getAddress().getPort())).isFalse();
    }

    @Test
    void stopsAfterTenIdleRounds() throws InterruptedException {
        AtomicInteger asked = new AtomicInteger();
        BoardCommand.awaitIdle(() -> Math.min(asked.getAndIncrement(), 5), 1, 10);
        assertThat(asked).hasValue(1 + 5 + 10);
    }

    @Test
    void readsUtf8AndLatin1FilesAndZips(@TempDir Path folder) throws IOException {
        Path utf8 = Files.writeString(folder.resolve("a b.pgn"), "{\u00e9}");
        Path latin = folder.resolve("latin.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(latin))) {
            zip.putNextEntry(new ZipEntry("folder/c.sgf"));
            zip.write(0xE9);
        }
        assertThat(new String(Pages.files(List.of(utf8, latin)), StandardCharsets.UTF_8))
                .isEqualTo("[{\"name\":\"a b.pgn\",\"text\":\"{\u00e9}\"},{\"name\":\"c.sgf\",\"text\":\"\u00e9\"}]");
        assertThatThrownBy(() -> Pages.files(List.of(folder.resolve("none"))))
                .isInstanceOf(CommandException.class)
                .hasMessageEndingWith("no such file");
    }
}
