// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Termination;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The files of the page are consistent. */
class PagesTest {
    private static final Map<String, Pages.Page> PAGES = Pages.load();

    private static String text(String path) {
        return new String(PAGES.get(path).content().get(), StandardCharsets.UTF_8);
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
        return matches("\"([\\w-]+)\": \"", text("/words-" + language + ".js"));
    }

    @Test
    void languagesHaveEqualKeys() {
        assertThat(words("ru")).isEqualTo(words("en"));
    }

    @Test
    void everyUsedKeyExists() {
        String scripts = PAGES.keySet().stream()
                .filter(path -> path.endsWith(".js"))
                .map(PagesTest::text)
                .collect(Collectors.joining());
        Set<String> words = words("en");
        assertThat(words).containsAll(matches("\\b(?:t|act|way|step)\\(\"([\\w-]+)\"", scripts));
        for (Termination reason : Termination.values()) {
            assertThat(words).contains("end-" + reason);
        }
    }

    @Test
    void servesEveryRequestedFile() {
        for (String path : PAGES.keySet()) {
            if (path.endsWith(".js")) {
                for (String needed : matches("from \"\\./([\\w-]+\\.js)\"", text(path))) {
                    assertThat(PAGES).containsKey("/" + needed);
                }
            }
        }
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
    void textIsNeverMarkup() {
        PAGES.forEach((path, page) -> {
            if (path.endsWith(".js") && !path.equals("/preact.js")) {
                assertThat(text(path))
                        .as(path)
                        .doesNotContain("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(");
            }
        });
    }
}
