// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Serves the files of a folder, as a host of static pages does. */
final class FileServer {
    private static final String PATH = "/hive-rules/board/";

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html",
            "css", "text/css",
            "js", "text/javascript",
            "svg", "image/svg+xml",
            "wasm", "application/wasm",
            "webmanifest", "application/manifest+json");

    private FileServer() {}

    /** Starts a server and returns the address of the file {@code index.html}. */
    static String start(Path folder) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(PATH, exchange -> {
            try (exchange) {
                String name = exchange.getRequestURI().getPath().substring(PATH.length());
                Path file = folder.resolve(name.isEmpty() ? "index.html" : name);
                if (Files.isRegularFile(file)) {
                    String ending = String.valueOf(file.getFileName()).replaceFirst(".*[.]", "");
                    exchange.getResponseHeaders().set("Content-Type", TYPES.getOrDefault(ending, ""));
                    exchange.sendResponseHeaders(200, Files.size(file));
                    Files.copy(file, exchange.getResponseBody());
                } else {
                    exchange.sendResponseHeaders(404, -1);
                }
            }
        });
        server.start();
        return "http://127.0.0.1:" + server.getAddress().getPort() + PATH;
    }
}
