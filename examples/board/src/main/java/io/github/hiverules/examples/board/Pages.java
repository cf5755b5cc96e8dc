// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import io.github.hiverules.notation.diagram.SvgTiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;

/** The files of the page. The server serves no other files. */
final class Pages {
    private static final String HTML = "text/html; charset=utf-8";
    private static final String SCRIPT = "text/javascript; charset=utf-8";
    private static final String SVG = "image/svg+xml";
    private static final String[] FILES = {
        "api.html",
        "api.css",
        "board.css",
        "layout.css",
        "study.css",
        "style.css",
        "icon.svg",
        "analysis.js",
        "animation.js",
        "api.js",
        "app.js",
        "board.js",
        "bot.js",
        "camera.js",
        "dialogs.js",
        "dom.js",
        "edit.js",
        "editor.js",
        "engine.js",
        "explorer.js",
        "exports.js",
        "games-card.js",
        "games.js",
        "gestures.js",
        "hands.js",
        "hex.js",
        "keys.js",
        "learn.js",
        "lessons.json",
        "openings.js",
        "move-list.js",
        "more-menu.js",
        "notes.js",
        "preact.js",
        "record.js",
        "records.js",
        "route.js",
        "shapes.js",
        "sketches.js",
        "stage.js",
        "store.js",
        "study-actions.js",
        "study-panel.js",
        "study.js",
        "words-en.js",
        "words-ru.js",
        "words.js"
    };

    /** The path of a file that identifies the server as a board. */
    static final String ABOUT = "/about.json";

    /**
     * A file.
     *
     * @param type its media type
     * @param content returns the content, which may be created at the first request
     * @param tag a version of the content; equal for equal content
     */
    record Page(String type, Supplier<byte[]> content, String tag) {
        Page(String type, byte[] content) {
            this(type, () -> content, tagOf(content));
        }

        /** Sends the file unless the browser has a current copy. */
        void send(HttpExchange exchange) throws IOException {
            Headers headers = exchange.getResponseHeaders();
            Headers asked = exchange.getRequestHeaders();
            headers.set("ETag", tag);
            headers.set("Vary", "Accept-Encoding");
            if (tag.equals(asked.getFirst("If-None-Match"))) {
                exchange.sendResponseHeaders(304, -1);
                return;
            }
            byte[] bytes = content.get();
            if (asked.getOrDefault("Accept-Encoding", List.of()).stream().anyMatch(one -> one.contains("gzip"))) {
                headers.set("Content-Encoding", "gzip");
                bytes = compress(bytes);
            }
            headers.set("Content-Type", type);
            boolean isHead = exchange.getRequestMethod().equals("HEAD");
            exchange.sendResponseHeaders(200, isHead ? -1 : bytes.length);
            if (!isHead) {
                exchange.getResponseBody().write(bytes);
            }
        }
    }

    private static byte[] compress(byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
            zip.write(content);
        }
        return bytes.toByteArray();
    }

    private Pages() {}

    private static String tagOf(byte[] content) {
        CRC32 sum = new CRC32();
        sum.update(content);
        return "\"" + Long.toHexString(sum.getValue()) + "-" + content.length + "\"";
    }

    /** Returns all files by path. */
    static Map<String, Page> load() {
        Map<String, Page> pages = new HashMap<>();
        for (String file : FILES) {
            pages.put("/" + file, new Page(typeOf(file), read(file)));
        }
        pages.put("/puzzles.json", new Page(WebServer.JSON, Puzzles::json, tagOf(Puzzles.version())));
        String tiles = SvgTiles.sheet();
        pages.put("/", new Page(HTML, board(tiles)));
        pages.put("/api", new Page(HTML, read("api.html")));
        pages.put("/tiles.svg", new Page(SVG, tiles.getBytes(StandardCharsets.UTF_8)));
        return pages;
    }

    static byte[] about() {
        return Json.print(Json.object().put("program", "hive-rules board"));
    }

    /** Returns the external engine's name as JSON, if there is an engine. */
    static byte[] engine(Optional<ExternalEngine> engine) {
        ObjectNode about = Json.object();
        engine.ifPresent(one -> about.put("name", one.name()));
        return Json.print(about);
    }

    /**
     * Returns the names and texts of files as JSON, for the page to open.
     *
     * @throws IllegalStateException if a file can't be read
     */
    static byte[] files(List<Path> paths) {
        ArrayNode files = Json.array();
        for (Path path : paths) {
            try {
                if (Files.size(path) > WebServer.MAX_BODY) {
                    throw new IllegalStateException(path + " has more than " + WebServer.MAX_BODY + " bytes");
                }
                files.addObject()
                        .put("name", String.valueOf(path.getFileName()))
                        .put("text", text(path));
            } catch (NoSuchFileException e) {
                throw new IllegalStateException("can't read " + path + ": no such file", e);
            } catch (IOException e) {
                throw new IllegalStateException("can't read " + path + ": " + e.getMessage(), e);
            }
        }
        return Json.print(files);
    }

    /** Reads a text file in UTF-8, or in Latin-1 if it is not valid UTF-8. */
    private static String text(Path path) throws IOException {
        try {
            return Files.readString(path);
        } catch (CharacterCodingException e) {
            return Files.readString(path, StandardCharsets.ISO_8859_1);
        }
    }

    /** Returns the HTML of the board, including the tiles: the page needs no requests to draw. */
    private static byte[] board(String tiles) {
        String page = new String(read("index.html"), StandardCharsets.UTF_8);
        String unseen = tiles.replaceFirst("<svg[^>]*>", "<svg class=\"unseen\" aria-hidden=\"true\">");
        return page.replace("<!-- tiles -->", unseen).getBytes(StandardCharsets.UTF_8);
    }

    private static String typeOf(String file) {
        return switch (file.substring(file.lastIndexOf('.') + 1)) {
            case "html" -> HTML;
            case "css" -> "text/css; charset=utf-8";
            case "js" -> SCRIPT;
            case "json" -> WebServer.JSON;
            default -> SVG;
        };
    }

    private static byte[] read(String file) {
        try (InputStream bytes = Pages.class.getResourceAsStream("page/" + file)) {
            if (bytes == null) {
                throw new IllegalStateException("the program lacks its file " + file);
            }
            return bytes.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
