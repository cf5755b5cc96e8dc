// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** The npm package: its size, its arguments and the page that uses it. EqualAnswersTest tests its answers. */
class PackageTest {
    private static final Path PACKAGE = Path.of("target/npm");
    private static final Path PROJECT = Path.of("../..");

    /** The maximum size of the rules with the runtime and the scripts, in bytes after gzip. */
    private static final int MAX_RULES = 135_000;

    /** The maximum size of the script of {@code <hive-board>}, in bytes after gzip. */
    private static final int MAX_BOARD = 25_000;

    private static void requireBrowser() {
        assumeTrue(Chromium.isWanted(), "a browser test: HIVE_BROWSER=chromium mvn -B -Pwasm verify runs it");
    }

    @Test
    void wrongArgumentsAreErrors() throws Exception {
        requireBrowser();
        assertThat(Chromium.run("arguments.js")).isEmpty();
    }

    /** The page examples/first/web plays a move, refuses another move and draws the position. */
    @Test
    void firstPagePlays() throws Exception {
        requireBrowser();
        assertThat(answerOf("index.html", 50, "first.js")).isEqualTo("black, turn 1|R2.3|black, turn 1|true");
    }

    /** The page examples/first/web/article.html shows a game with comments. */
    @Test
    void articleShowsGameWithComments() throws Exception {
        requireBrowser();
        assertThat(answerOf("article.html", 15, "article.js"))
                .isEqualTo("A Grasshopper first keeps the Queen Bee flexible.|3… bA1 /bQ|"
                        + "3… bA1 /bQBeside the enemy. Better was|WhiteWins");
    }

    /** Returns the answer of a script in a page of examples/first/web. The page must be short. */
    private static String answerOf(String page, int maxLines, String script) throws Exception {
        String text = Files.readString(PROJECT.resolve("examples/first/web").resolve(page));
        assertThat(text.lines().count()).isLessThanOrEqualTo(maxLines);
        String code = Files.readString(Path.of("src/test/js").resolve(script));
        byte[] all = (text + "<script type=module>" + code + "</script>").getBytes(UTF_8);
        try (Chromium browser =
                new Chromium(Map.of(page, all), Path.of("target"), page, Chromium.POLICY + " 'unsafe-inline'")) {
            return browser.answer();
        }
    }

    @Test
    void rulesAndBoardAreSmall() throws IOException {
        assertThat(sizeOf("rules.wasm", "rules.js", "module.js", "read.js", "host.js", "runtime.js"))
                .isLessThan(MAX_RULES);
        assertThat(sizeOf("board.js")).isLessThan(MAX_BOARD);
    }

    private static int sizeOf(String... files) throws IOException {
        int size = 0;
        for (String file : files) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
                zip.write(Files.readAllBytes(PACKAGE.resolve(file)));
            }
            size += bytes.size();
        }
        return size;
    }
}
