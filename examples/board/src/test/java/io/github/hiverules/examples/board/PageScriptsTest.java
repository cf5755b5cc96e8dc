// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Runs the tests of the page's functions that need no browser, if Node.js 20 or later is installed. */
class PageScriptsTest {
    @Test
    void functionsOfThePage() throws Exception {
        assumeTrue(isInstalled(), "a test of scripts: mvn -B verify runs it if Node.js 20 is installed");
        List<String> command = new ArrayList<>(List.of("node", "--test"));
        try (Stream<Path> files = Files.list(Path.of("src/test/page"))) {
            files.map(Path::toString)
                    .filter(file -> file.endsWith(".test.mjs"))
                    .sorted()
                    .forEach(command::add);
        }
        Process tests = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(tests.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(tests.waitFor()).as(output).isZero();
        assertThat(output).contains("fail 0").doesNotContain("tests 0");
    }

    private static boolean isInstalled() throws InterruptedException {
        try {
            return new ProcessBuilder("node", "-e", "process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)")
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
