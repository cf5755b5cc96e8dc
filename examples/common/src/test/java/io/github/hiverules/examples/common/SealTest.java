// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SealTest {
    private static final Seal SEAL = new Seal("<!-- ", "page", " -->");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void everyChangeBreaksSeal() throws IOException {
        for (String content : List.of("", "ü\n", "<p>\n".repeat(50_000))) {
            String sealed = SEAL.on(content);
            assertThat(sealed).startsWith(content).endsWith(" -->\n");
            Path file = Files.writeString(folder.resolve("file"), sealed);
            assertThat(SEAL.isOn(file)).isTrue();
            assertThat(new Seal("<!-- ", "pages", " -->").isOn(file)).isFalse();
            for (String changed : List.of(
                    "",
                    content,
                    " " + sealed,
                    sealed + "\n",
                    sealed + sealed,
                    sealed.substring(1),
                    sealed.substring(0, sealed.length() - 1),
                    sealed.toUpperCase(Locale.ROOT))) {
                Files.writeString(file, changed);
                assertThat(SEAL.isOn(file)).as(changed).isFalse();
            }
        }
    }

    @Test
    void sealOfFileEqualsSealOfText() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "ü\n");
        SEAL.addTo(file);
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo(SEAL.on("ü\n"));
    }
}
