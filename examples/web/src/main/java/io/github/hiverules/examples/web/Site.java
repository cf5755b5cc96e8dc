// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import io.github.hiverules.examples.board.Pages;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.Output;
import io.github.hiverules.examples.common.Seal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
    /** The files beside the bundle. */
    private static final List<String> FILES = List.of(
            "worker.js",
            "runtime.js",
            "host.js",
            "board.wasm",
            "words-en.json",
            "words-ru.json",
            "lessons.json",
            "puzzles.json",
            "answers.json",
            "manifest.webmanifest",
            "icon.svg",
            "icon.png", // Safari's home screens show no SVG
            "icon-192.png",
            "icon-512.png",
            "icon-maskable.png");

    /** The licences of the site's parts, by file. Browsers don't load them. */
    private static final Map<String, String> LICENCES =
            Map.of("LICENSE", "site/LICENSE", "NOTICE", "site/NOTICE", "preact-LICENSE", "/META-INF/preact-LICENSE");

    /** Forbids inline scripts, frames, and content from other hosts. */
    private static final String POLICY =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

    private static final String PAGE = "index.html";
    private static final String WORKER = "service-worker.js";

    private static final Seal PAGE_SEAL = new Seal("<!-- ", "site", " -->");
    private static final Seal WORKER_SEAL = new Seal("// ", "site", "");

    @Parameters(paramLabel = "FOLDER", description = "Output folder; a site in it is replaced, unless it was changed.")
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
        Map<String, byte[]> files = new TreeMap<>();
        for (String name : FILES) {
            files.put(name, content(name));
        }
        for (String name : text("bundle.txt").split("\n", -1)) { // written by bundle.js
            if (!name.isEmpty()) {
                files.put(name, content(name));
            }
        }
        String page = new String(Pages.content(""), UTF_8)
                .replaceFirst(" *<link", """
                              <meta http-equiv="Content-Security-Policy" content="%s">
                              <link rel="apple-touch-icon" href="icon.png">
                              <link rel="manifest" href="manifest.webmanifest">
                              <link rel="preload" href="answers.json" as="fetch" crossorigin>
                              <link rel="preload" href="board.wasm" as="fetch" crossorigin fetchpriority="low">
                            $0\
                            """.formatted(POLICY).indent(2).stripTrailing());
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
            output.claim(PAGE, "the unchanged page of a site with the board", PAGE_SEAL::isOn);
            output.claim(WORKER, "the unchanged script of a site with the board", WORKER_SEAL::isOn);
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
            output.replace(PAGE, PAGE_SEAL.on(Pages.linkTo(version, page)).getBytes(UTF_8));
            output.replace(
                    WORKER,
                    WORKER_SEAL
                            .on(text(WORKER).replace("FILES = []", "FILES = " + list))
                            .getBytes(UTF_8));
        } catch (IOException e) {
            throw Failures.cannotWrite(folder, e);
        }
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
