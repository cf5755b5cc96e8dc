package io.github.hiverules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The README shows what compiles and runs. */
class ReadmeTest {
    @Test
    void theTenLinesAreThoseThatRun() throws IOException {
        String source = Files.readString(Path.of("src/test/java/io/github/hiverules/examples/cli/TenLines.java"));
        String body =
                source.substring(source.indexOf("// begin") + "// begin\n".length(), source.indexOf("        // end"));
        assertThat(Files.readString(Path.of("../../README.md"))).contains("```java\n" + body.indent(-8) + "```");
    }

    @Test
    void theTenLinesPlayAGameToItsEnd() {
        assertThat(TenLines.run().outcome().isOver()).isTrue();
    }
}
