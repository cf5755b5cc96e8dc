// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import io.github.hiverules.examples.board.Pages;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.Output;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Writes the board as a static site: the page of {@code examples/board}, and workers that answer its questions. Any
 * file server can serve the site, in any folder. The files that may be cached are in a folder that is named by a hash
 * of the site's content.
 */
@Command(
        description =
                "Writes the board as a static site, for any file server. Exit code: 0 if the site was written, 2 if"
                        + " not.")
public final class Site extends HiveCommand {
    /** The files beside the page and the joined scripts. */
    private static final List<String> FILES = List.of(
            "worker.js",
            "runtime.js",
            "host.js",
            "board.wasm",
            "style.css",
            "game.css",
            "layout.css",
            "words-en.json",
            "words-ru.json",
            "lessons.json",
            "puzzles.json",
            "answers.json",
            "manifest.webmanifest",
            "icon.svg",
            "icon.png"); // Safari's home screens show no SVG

    private static final Pattern IMPORT =
            Pattern.compile("import (?:\\* as (\\w+)|\\{([^}]*)}) from (\"\\./[\\w-]+\\.js\");");
    private static final Pattern EXPORT =
            Pattern.compile("(?m)^export ((?:async )?(?:const|function\\*?|class) (\\w+))");
    private static final Pattern EXPORTS = Pattern.compile("\\bexport ?\\{([^}]*)};?");
    private static final Pattern NEEDED = Pattern.compile("\"\\./([\\w-]+\\.js)\"");

    /** The licences of the site's parts, by file. Browsers don't load them. */
    private static final Map<String, String> LICENCES =
            Map.of("LICENSE", "site/LICENSE", "NOTICE", "site/NOTICE", "preact-LICENSE", "/META-INF/preact-LICENSE");

    /** Forbids inline scripts, frames, and content from other hosts. */
    private static final String POLICY =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

    private static final String PAGE = "index.html";
    private static final String WORKER = "service-worker.js";

    /** An element of the page that identifies it. */
    private static final String GENERATOR = "<meta name=\"generator\" content=\"hive-rules site\">";

    /** The beginning of the service worker, which identifies it. */
    private static final String WORKER_MARK = "// The service worker of hive-rules.";

    @Parameters(paramLabel = "FOLDER", description = "Output folder; a site in it is replaced.")
    private Path folder = Path.of("");

    /** Creates the command. */
    Site() {
        // picocli sets the field
    }

    /** Writes the site to the folder that the argument names. */
    public static void main(String[] arguments) {
        int code = HiveCommand.run((out, err) ->
                HiveCommand.commandLine(new Site(), "site", out, err).execute(arguments));
        System.exit(code);
    }

    @Override
    public Integer call() throws IOException {
        write(folder);
        out().println("The site is in " + folder.toAbsolutePath().normalize() + ".");
        return 0;
    }

    static void write(Path folder) throws IOException {
        Map<String, byte[]> files = new TreeMap<>(Map.of("app.js", bundle().getBytes(UTF_8)));
        for (String name : FILES) {
            files.put(name, content(name));
        }
        String page = new String(Pages.content(""), UTF_8)
                .replaceFirst(
                        " *<link", """
                              <meta http-equiv="Content-Security-Policy" content="%s">
                              %s
                              <link rel="apple-touch-icon" href="icon.png">
                              <link rel="manifest" href="manifest.webmanifest">
                              <link rel="preload" href="answers.json" as="fetch" crossorigin>
                            $0\
                            """.formatted(POLICY, GENERATOR).indent(2).stripTrailing());
        CRC32 hash = new CRC32();
        hash.update(page.getBytes(UTF_8));
        files.values().forEach(hash::update);
        String version = "%08x".formatted(hash.getValue());
        String list = files.keySet().stream()
                .map(name -> "\"" + version + "/" + name + "\"")
                .collect(Collectors.joining(", ", "[", "]"));
        for (Map.Entry<String, String> licence : LICENCES.entrySet()) {
            files.put(licence.getKey(), bytes(licence.getValue()));
        }
        try (Output output = Output.folder(folder, List.of())) {
            output.claim(
                    PAGE,
                    "the page of a site with the board",
                    file -> read(file).contains(GENERATOR));
            output.claim(
                    WORKER,
                    "the script of a site with the board",
                    file -> read(file).startsWith(WORKER_MARK));
            output.claimFolder(version);
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                output.claim(
                        version + "/" + file.getKey(),
                        "the file of the site with the board",
                        found -> Arrays.equals(Files.readAllBytes(found), file.getValue()));
            }
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                output.replace(version + "/" + file.getKey(), file.getValue());
            }
            output.replace(PAGE, Pages.linkTo(version, page).getBytes(UTF_8));
            output.replace(
                    WORKER,
                    text(WORKER).replace("FILES = []", "FILES = " + list).getBytes(UTF_8));
        }
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file, ISO_8859_1); // accepts any bytes
    }

    /**
     * Joins the scripts of the page into one script, which loads faster. Each module becomes a function that runs when
     * the module is imported first, and returns the module's exports.
     */
    private static String bundle() throws IOException {
        Map<String, String> modules = new LinkedHashMap<>();
        List<String> needed = new ArrayList<>(List.of("app.js"));
        for (int i = 0; i < needed.size(); i++) {
            String name = needed.get(i);
            if (!modules.containsKey(name)) {
                String text = text(name);
                modules.put(name, module(name, text));
                NEEDED.matcher(text).results().forEach(found -> needed.add(found.group(1)));
            }
        }
        return """
            const $modules = {};
            const $known = {};
            const $import = name => $known[name] ??= $modules[name]();
            %sawait $import("./app.js");
            """.formatted(String.join("", modules.values()));
    }

    private static String module(String name, String text) {
        List<String> exports = new ArrayList<>();
        String code = IMPORT.matcher(text.replaceAll("\\bimport\\(", "\\$import("))
                .replaceAll(found -> {
                    String names =
                            found.group(1) == null ? "{" + found.group(2).replace(" as ", ": ") + "}" : found.group(1);
                    return Matcher.quoteReplacement("const " + names + " = await $import(" + found.group(3) + ");");
                });
        code = EXPORT.matcher(code).replaceAll(found -> {
            exports.add(found.group(2));
            return Matcher.quoteReplacement(found.group(1));
        });
        code = EXPORTS.matcher(code).replaceAll(found -> {
            exports.add(found.group(1).replaceAll("(\\w+) as (\\w+)", "$2: $1"));
            return "";
        });
        return "$modules[\"./%s\"] = async () => {\n%s\nreturn { %s };\n};\n"
                .formatted(name, code, String.join(", ", exports));
    }

    private static String text(String name) throws IOException {
        return new String(content(name), UTF_8);
    }

    /** Returns a file of the site or of the board's page. */
    private static byte[] content(String name) throws IOException {
        return Site.class.getResource("site/" + name) != null ? bytes("site/" + name) : Pages.content(name);
    }

    private static byte[] bytes(String resource) throws IOException {
        try (InputStream file = requireNonNull(Site.class.getResourceAsStream(resource), resource)) {
            return file.readAllBytes();
        }
    }
}
