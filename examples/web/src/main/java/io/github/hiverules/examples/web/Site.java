// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.examples.board.Pages;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.examples.questions.JsonNode;
import io.github.hiverules.examples.questions.Questions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/**
 * Writes the board as a static site: the page of {@code examples/board}, and workers that answer its questions. Any
 * file server can serve the site, in any folder. The names of files that may be cached contain a hash of the content.
 */
public final class Site {
    /** The answers to the first questions of the page, which it gets before a worker is ready. */
    private static final String ANSWERS = "answers.json";

    /** Scripts and data that the page loads by a computed name. */
    private static final List<String> LOADED_BY_NAME =
            List.of("words-en.json", "words-ru.json", "lessons.json", "puzzles.json", ANSWERS);

    private static final List<String> STYLES = List.of("style.css", "game.css", "layout.css");

    private static final Pattern IMPORT =
            Pattern.compile("import (?:\\* as (\\w+)|\\{([^}]*)}) from \"(\\./[\\w-]+\\.js)\";");
    private static final Pattern EXPORT =
            Pattern.compile("(?m)^export (default|(?:async )?(?:const|function\\*?|class) (\\w+))");
    private static final Pattern EXPORTS = Pattern.compile("\\bexport ?\\{([^}]*)};?");
    private static final Pattern NEEDED = Pattern.compile("\"\\./([\\w-]+\\.js)\"");

    /** Forbids inline scripts, frames, and content from other hosts. */
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

    private final Map<String, byte[]> files = new TreeMap<>();

    private Site() {}

    /** Writes the site to the folder that the argument names. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 1) {
            System.err.println("Usage: examples/run site FOLDER");
            System.exit(2);
        }
        Path folder = Path.of(arguments[0]);
        write(folder);
        System.out.println("The site is in " + folder.toAbsolutePath().normalize() + ".");
    }

    static void write(Path folder) throws IOException {
        Site site = new Site();
        site.build();
        Files.createDirectories(folder);
        for (Map.Entry<String, byte[]> file : site.files.entrySet()) {
            Files.write(folder.resolve(file.getKey()), file.getValue());
        }
    }

    private void build() throws IOException {
        String icon = put("icon.svg", read("icon.svg"));
        String touchIcon = put("icon.png", bytes("icon.png")); // Safari's home screens show no SVG
        String style = put("style.css", STYLES.stream().map(Site::read).collect(Collectors.joining("\n")));
        String app = put("app.js", bundle("app.js", "await ").replace("\"icon.svg\"", "\"" + icon + "\""));
        String worker = put("worker.js", bundle("worker.js", ""));
        String module = put("board.wasm", bytes("board.wasm"));
        String manifest = put(
                "manifest.webmanifest",
                read("manifest.webmanifest").replace("icon.svg", icon).replace("icon.png", touchIcon));
        String page = new String(Pages.content(""), UTF_8)
                .replaceAll("(?m)^ *<link rel=\"(icon|stylesheet)\".*\n", "")
                .replaceFirst("<html lang=\"en\"", "$0 data-worker=\"" + worker + "\" data-module=\"" + module + "\"")
                .replaceFirst(" *<script.*", """
                          <meta http-equiv="Content-Security-Policy" content="%s">
                          <link rel="icon" href="%s" type="image/svg+xml">
                          <link rel="apple-touch-icon" href="%s">
                          <link rel="manifest" href="%s">
                          <link rel="stylesheet" href="%s">
                          <script type="module" src="%s"></script>\
                        """.formatted(POLICY, icon, touchIcon, manifest, style, app));
        String list = files.keySet().stream().map(name -> "\"" + name + "\"").collect(Collectors.joining(", "));
        files.put("index.html", page.getBytes(UTF_8));
        CRC32 version = new CRC32();
        version.update(files.get("index.html"));
        String offline = read("service-worker.js")
                .replace("FILES = []", "FILES = [" + list + "]")
                .replace("PREFIX + FILES", "PREFIX + \"" + Long.toHexString(version.getValue()) + "\"");
        files.put("service-worker.js", offline.getBytes(UTF_8));
    }

    private String put(String name, String content) {
        return put(name, content.getBytes(UTF_8));
    }

    /** Adds a file and returns its name with a hash. */
    private String put(String name, byte[] content) {
        CRC32 sum = new CRC32();
        sum.update(content);
        String hashed = name.replace(".", "-%08x.".formatted(sum.getValue()));
        files.put(hashed, content);
        return hashed;
    }

    /**
     * Joins a script and the scripts that it imports into one script. Each module becomes a function that runs when the
     * module is imported first and returns the module's exports.
     *
     * @param wait {@code "await "} if modules may wait for something at the top level, or an empty string
     */
    private static String bundle(String entry, String wait) {
        Map<String, String> modules = new LinkedHashMap<>();
        List<String> needed = new ArrayList<>(List.of(entry));
        if (!wait.isEmpty()) {
            needed.addAll(LOADED_BY_NAME);
        }
        for (int i = 0; i < needed.size(); i++) {
            String name = needed.get(i);
            String text = read(name);
            if (modules.put(name, module(name, text, wait)) == null && name.endsWith(".js")) {
                NEEDED.matcher(text)
                        .results()
                        .map(found -> found.group(1))
                        .filter(file -> !needed.contains(file))
                        .forEach(needed::add);
            }
        }
        return """
                const $modules = {};
                const $known = {};
                const $import = name => $known[name] ??= $modules[name]();
                """ + String.join("", modules.values()) + wait + "$import(\"./" + entry + "\");\n";
    }

    private static String module(String name, String text, String wait) {
        String head = "$modules[\"./" + name + "\"] = " + (wait.isEmpty() ? "" : "async ") + "() => {\n";
        if (!name.endsWith(".js")) {
            return head + "return { default: " + text + " };\n};\n";
        }
        List<String> exports = new ArrayList<>();
        String code = IMPORT.matcher(text.replaceAll("\\bimport\\(", "\\$import("))
                .replaceAll(found -> Matcher.quoteReplacement("const "
                        + (found.group(1) == null ? "{" + found.group(2).replace(" as ", ": ") + "}" : found.group(1))
                        + " = " + wait + "$import(\"" + found.group(3) + "\");"));
        code = EXPORT.matcher(code).replaceAll(found -> {
            boolean isDefault = found.group(2) == null;
            exports.add(isDefault ? "default: $default" : found.group(2));
            return Matcher.quoteReplacement(isDefault ? "const $default =" : found.group(1));
        });
        Matcher list = EXPORTS.matcher(code);
        if (list.find()) {
            for (String export : list.group(1).split(",", -1)) {
                String[] names = export.strip().split(" as ", -1);
                exports.add(names[names.length - 1] + ": " + names[0]);
            }
            code = list.replaceFirst("");
        }
        return head + code + "\nreturn { " + String.join(", ", exports) + " };\n};\n";
    }

    /** Returns questions with their content and their answer. */
    private static String answers() {
        List<Object> answers = new ArrayList<>();
        for (String name : List.of("record", "game")) {
            JsonNode asked = Json.object().put("game", "Base+MLP");
            requireNonNull(Questions.ALL.get(name)).answer(asked, answer -> answers.add(List.of(name, asked, answer)));
        }
        try {
            return new ObjectMapper().writeValueAsString(Json.write(answers).tree());
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(String name) {
        if (name.equals(ANSWERS)) {
            return answers();
        }
        return new String(bytes(name), UTF_8);
    }

    /** Returns a file of the site or of the board's page. */
    private static byte[] bytes(String name) {
        try (InputStream file = Site.class.getResourceAsStream("site/" + name)) {
            return file != null ? file.readAllBytes() : Pages.content(name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
