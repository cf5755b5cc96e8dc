// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.PackedFile;
import io.github.hiverules.examples.common.PackedFile.Member;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.examples.questions.Questions;
import io.github.hiverules.notation.diagram.SvgTiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** The files that the server serves. */
public final class Pages {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "json", WebServer.JSON,
            "svg", "image/svg+xml");

    /** The path of a file that identifies the server as a board server. */
    static final String ABOUT = "/about.json";

    /** The maximum size of a file of the command line, as for files that are opened in the page. */
    private static final int MAX_FILE = 4_000_000;

    private final Map<String, Page> pages = new ConcurrentHashMap<>();

    /** The folder of the files that browsers may keep. Each server has its own folder, so its files never change. */
    private final String kept = Long.toHexString(System.currentTimeMillis());

    /** A file and the extension of its name. */
    @SuppressWarnings("ArrayRecordComponent") // files are not compared
    record Page(String extension, byte[] content) {
        void send(HttpExchange exchange) throws IOException {
            Headers headers = exchange.getResponseHeaders();
            headers.set("Content-Type", TYPES.getOrDefault(extension, ""));
            boolean isZipped = exchange.getRequestHeaders().getOrDefault("Accept-Encoding", List.of()).stream()
                    .anyMatch(accepted -> accepted.contains("gzip"));
            if (isZipped) {
                headers.set("Content-Encoding", "gzip");
            }
            exchange.sendResponseHeaders(200, 0);
            OutputStream body = exchange.getResponseBody();
            try (OutputStream out = isZipped ? new GZIPOutputStream(body) : body) {
                out.write(content);
            }
        }
    }

    /**
     * Loads the page's files.
     *
     * @param files the JSON returned by {@link #files}
     */
    Pages(byte[] files, Optional<ExternalEngine> engine) {
        pages.put(ABOUT, new Page("json", about()));
        pages.put("/files.json", new Page("json", files));
        pages.put("/engine.json", new Page("json", engine(engine)));
        pages.put("/", new Page("html", bytes(linkTo(kept, new String(board(), StandardCharsets.UTF_8)))));
    }

    /** Returns the file at a path, or null. The first request loads the file. */
    @Nullable
    Page find(String path) {
        return pages.computeIfAbsent(isKept(path) ? path.substring(kept.length() + 1) : path, Pages::load);
    }

    /** Returns whether browsers may keep the file at a path. */
    boolean isKept(String path) {
        return path.startsWith("/" + kept + "/");
    }

    /** Returns a page whose scripts, styles and icons are in a folder. */
    public static String linkTo(String folder, String page) {
        return page.replaceAll("(href|src)=\"([\\w-]+\\.\\w+)\"", "$1=\"" + folder + "/$2\"");
    }

    /** Returns a file of the page. The name of the page itself is empty. */
    public static byte[] content(String name) {
        return Objects.requireNonNull(load("/" + name), name).content();
    }

    /** Writes the scripts, styles and texts of the page to a folder, for programs that bundle them. */
    public static void write(Path folder) throws IOException {
        String app =
                Objects.requireNonNull(Pages.class.getResource("page/app.js")).toString();
        URI page = URI.create(app.substring(0, app.length() - "/app.js".length()));
        if (page.getScheme().equals("jar")) {
            String[] parts = page.toString().split("!", 2);
            try (FileSystem jar = FileSystems.newFileSystem(URI.create(parts[0]), Map.of())) {
                copy(jar.getPath(parts[1]), folder);
            }
        } else {
            copy(Path.of(page), folder);
        }
        for (String name : Modules.NAMES) {
            Files.write(folder.resolve(name), content(name));
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
    }

    static @Nullable Page load(String path) {
        return switch (path) {
            case "/" -> new Page("html", board());
            case "/api" -> load("/api.html");
            case "/tiles.svg" -> new Page("svg", bytes(SvgTiles.sheet()));
            case "/answers.json" -> new Page("json", JsonBytes.print(answers()));
            case "/puzzles.json" -> new Page("json", JsonBytes.print(Questions.puzzles()));
            case "/index.html" -> null; // a template
            default ->
                Modules.NAMES.contains(path.substring(1))
                        ? new Page("js", Modules.content(path.substring(1)))
                        : path.matches("(/[a-z-]+){1,2}[.][a-z]+") ? resource(path) : null;
        };
    }

    /** Returns the first questions of the page with their content and their answer. */
    private static Json answers() {
        Json start = Json.object().put("game", "Base+MLP");
        return Json.of(List.of(answer("record", start), answer("game", start), answer("levels", Json.object())));
    }

    private static List<Object> answer(String name, Json asked) {
        List<Object> parts = new ArrayList<>(List.of(name, asked));
        Objects.requireNonNull(Questions.ALL.get(name)).answer(asked, parts::add);
        return parts;
    }

    private static @Nullable Page resource(String path) {
        try (InputStream bytes = Pages.class.getResourceAsStream("page" + path)) {
            return bytes == null ? null : new Page(path.substring(path.indexOf('.') + 1), bytes.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] about() {
        return JsonBytes.print(Json.object().put("program", "hive-rules board"));
    }

    /** Returns the engine's name as a JSON object. Without an engine, the object is empty. */
    static byte[] engine(Optional<ExternalEngine> engine) {
        return JsonBytes.print(Json.object().put("name", engine.map(ExternalEngine::name)));
    }

    /**
     * Returns the names and texts of files as JSON.
     *
     * @throws CommandException if a file can't be read
     */
    static byte[] files(List<Path> paths) {
        return JsonBytes.print(Json.of(paths.stream()
                .flatMap(path -> Failures.read(path, () -> texts(path)).stream())
                .toList()));
    }

    private static List<Json> texts(Path path) throws IOException {
        List<Json> texts = new ArrayList<>();
        try (PackedFile file = PackedFile.open(path)) {
            for (Optional<Member> member = file.next(); member.isPresent(); member = file.next()) {
                byte[] content = member.get().bytes().readNBytes(MAX_FILE + 1);
                if (content.length > MAX_FILE) {
                    throw new IOException("more than " + MAX_FILE + " bytes");
                }
                String name = member.get().name().replaceFirst("(?s).*[/\\\\]", ""); // without folders
                texts.add(Json.object().put("name", name).put("text", decode(content)));
            }
        }
        return texts;
    }

    /** Decodes UTF-8, or Windows-1252 if the bytes are not valid UTF-8. */
    private static String decode(byte[] text) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(text))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(text, Charset.forName("windows-1252"));
        }
    }

    private static byte[] board() {
        return Objects.requireNonNull(resource("/index.html")).content();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
