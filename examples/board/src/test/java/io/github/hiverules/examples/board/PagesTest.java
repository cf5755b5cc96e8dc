// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Termination;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of the page are consistent. */
class PagesTest {
    private static final Path FOLDER = Path.of("src/main/resources/io/github/hiverules/examples/board/page");

    private static List<String> scripts() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.map(file -> "/" + FOLDER.relativize(file).toString().replace('\\', '/'))
                    .filter(path -> path.endsWith(".js"))
                    .toList();
        }
    }

    private static String text(String path) {
        return new String(Pages.load(path).content(), StandardCharsets.UTF_8);
    }

    private static Set<String> matches(String pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }

    private static Set<String> words(String language) {
        Set<String> words = new TreeSet<>();
        for (String folder : List.of("", "element/")) {
            String file = folder + "words-" + language + ".json";
            words.addAll(JsonBytes.parse(Pages.content(file)).members().keySet());
        }
        return words;
    }

    @Test
    void languagesHaveEqualKeys() {
        assertThat(words("ru")).isEqualTo(words("en"));
    }

    @Test
    void everyUsedKeyExists() throws IOException {
        String scripts = scripts().stream().map(PagesTest::text).collect(Collectors.joining());
        Set<String> words = words("en");
        assertThat(words).containsAll(matches("\\b(?:t|act|start|step)\\(\"([\\w-]+)\"", scripts));
        for (Termination reason : Termination.values()) {
            assertThat(words)
                    .contains("end-" + reason.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
    }

    @Test
    void servesEveryRequestedFile() throws IOException {
        for (String path : scripts()) {
            for (String needed : matches("(?:from |import\\(?)\"(\\.\\.?/[\\w/-]+\\.js)\"", text(path))) {
                String file = URI.create(path).resolve(needed).toString();
                assertThat(Pages.load(file)).as(file).isNotNull();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/index.html",
                "/nothing.js",
                "/../Refusals.properties",
                "/page/app.js",
                "/a/../app.js",
                "/element/../app.js",
                "/element/nothing.js",
                "//app.js"
            })
    void servesNoOtherFile(String path) {
        assertThat(Pages.load(path)).isNull();
    }

    @Test
    void jarContainsPreactAndItsLicence() throws IOException {
        assertThat(text("/preact.js")).contains(" as h,", " as render,");
        try (InputStream licence = getClass().getResourceAsStream("/META-INF/preact-LICENSE")) {
            assertThat(new String(Objects.requireNonNull(licence).readAllBytes(), StandardCharsets.UTF_8))
                    .contains("MIT License");
        }
    }

    @Test
    void textIsNeverMarkup() throws IOException {
        for (String path : scripts()) {
            assertThat(text(path))
                    .as(path)
                    .doesNotContain("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(");
        }
    }
}
