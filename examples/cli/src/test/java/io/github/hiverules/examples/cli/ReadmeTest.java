package io.github.hiverules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Rule;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
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
    void theSampleRecordsAreSummedUpAsPrinted() throws IOException {
        StringWriter out = new StringWriter();
        Main.commandLine(new PrintWriter(out), new PrintWriter(out)).execute("validate", "../records");
        List<String> lines = out.toString().lines().toList();
        assertThat(Files.readAllLines(Path.of("../../README.md"))).contains("    " + lines.get(lines.size() - 1));
    }

    /** The README says "R1.1 to R8", and that the enum lists what can be broken. */
    @Test
    void theRulesOfThePageAreThoseOfTheEnumAndTwoThatNothingBreaks() throws IOException {
        String page = Files.readString(Path.of("../../hive-api/src/main/javadoc/doc-files/rules.html"));
        List<String> numbers = Pattern.compile("<(?:li|h2) id=\"(R[0-9.]+)\"")
                .matcher(page)
                .results()
                .map(result -> result.group(1))
                .filter(number -> number.contains(".") || number.equals("R8"))
                .toList();
        assertThat(numbers)
                .containsAll(Arrays.stream(Rule.values()).map(Rule::number).toList())
                .hasSize(Rule.values().length + 2)
                .contains("R1.4", "R8");
        assertThat(Files.readString(Path.of("../../README.md"))).contains("R1.1 to R8");
    }

    @Test
    void theTenLinesPlayAGameToItsEnd() {
        assertThat(TenLines.run().outcome().isOver()).isTrue();
    }
}
