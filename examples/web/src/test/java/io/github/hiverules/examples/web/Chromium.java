// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Opens a page in a headless Chromium and receives the text that the page posts to {@code result}. */
final class Chromium {
    private static final Path PROGRAM = Path.of("/usr/lib/chromium/chromium-headless-shell");
    private static final int MINUTES = 20;

    private Chromium() {}

    /** Returns whether the environment requests browser tests: {@code HIVE_BROWSER=chromium}. */
    static boolean isWanted() {
        return "chromium".equals(System.getenv("HIVE_BROWSER"));
    }

    /**
     * Runs the script of a page.
     *
     * @param files the files by path
     * @param page the path of the page
     */
    static String run(Map<String, byte[]> files, Path folder, String page)
            throws IOException, InterruptedException, ExecutionException, TimeoutException {
        CompletableFuture<String> result = new CompletableFuture<>();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> answer(exchange, files, folder, result));
        server.start();
        Path profile = Files.createTempDirectory(Path.of("target"), "chromium").toAbsolutePath();
        Process browser = new ProcessBuilder(
                        PROGRAM.toString(),
                        "--no-sandbox",
                        "--disable-gpu",
                        "--user-data-dir=" + profile,
                        "--remote-debugging-port=0", // keeps the browser open
                        "http://127.0.0.1:" + server.getAddress().getPort() + "/" + page)
                .redirectErrorStream(true)
                .redirectOutput(profile.resolve("log").toFile())
                .start();
        try {
            return result.get(MINUTES, TimeUnit.MINUTES);
        } finally {
            browser.destroy();
            browser.waitFor();
            server.stop(0);
        }
    }

    private static void answer(
            HttpExchange exchange, Map<String, byte[]> files, Path folder, CompletableFuture<String> result)
            throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath().substring(1);
            byte[] body = exchange.getRequestBody().readAllBytes();
            Path file = folder.resolve(path);
            byte[] content = files.get(path);
            if (content == null && Files.isRegularFile(file)) {
                content = Files.readAllBytes(file);
            }
            if (path.equals("result")) {
                result.complete(new String(body, StandardCharsets.UTF_8));
                content = new byte[0];
            }
            exchange.getResponseHeaders()
                    .set("Content-Type", path.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8");
            exchange.sendResponseHeaders(content == null ? 404 : 200, content == null ? -1 : content.length);
            exchange.getResponseBody().write(content == null ? new byte[0] : content);
        }
    }
}
