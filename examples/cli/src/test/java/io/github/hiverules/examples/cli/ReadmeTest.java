// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Rule;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.diagram.SvgDiagram;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The README shows what compiles and runs. */
class ReadmeTest {
    private static final Path ROOT = Path.of("../..");
    private static final String POSITION = "Base+MLP r Black[9] wB1 .wS1(bS1wB1)bA1/wQwPbQ/wA1.wMbG1/.bL";

    private static String read(String file) throws IOException {
        return Files.readString(ROOT.resolve(file));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "validate",
                "moves",
                "why",
                "folder",
                "edit",
                "draw",
                "engine",
                "client",
                "search",
                "analysis",
                "setup",
                "json"
            })
    void aSnippetIsTheOneThatRuns(String name) throws IOException {
        assertSnippet("README.md", name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"learning", "symmetry"})
    void aSnippetOfThePageOnLearningIsTheOneThatRuns(String name) throws IOException {
        assertSnippet("examples/LEARNING.md", name);
    }

    private static void assertSnippet(String page, String name) throws IOException {
        String source = Files.readString(Path.of("src/test/java/io/github/hiverules/examples/cli/Cookbook.java"));
        String begin = "// begin " + name + "\n";
        String body =
                source.substring(source.indexOf(begin) + begin.length(), source.indexOf("        // end " + name));
        String fence = switch (name) {
            case "json" -> "```java jackson\n";
            case "client" -> "```java client\n"; // needs an engine, which a consumer lacks
            default -> "```java\n";
        };
        assertThat(read(page)).contains(fence + body.indent(-8) + "```");
    }

    @Test
    void theSnippetsRun() throws Exception {
        Cookbook.moves();
        Cookbook.why();
        Cookbook.edit();
        Cookbook.draw();
        Cookbook.search();
        Cookbook.analysis();
        Cookbook.setup();
        Cookbook.json();
        Cookbook.learning();
    }

    @Test
    void thePictureIsTheOneThatTheLibraryDraws() throws IOException {
        String picture = SvgDiagram.standard().draw(PositionStrings.parse(POSITION));
        if (Boolean.getBoolean("hive.redraw")) {
            Files.writeString(ROOT.resolve(".github/board.svg"), picture);
        }
        assertThat(read(".github/board.svg")).isEqualTo(picture);
    }

    /** The version is that of the last release, or of the one to come. */
    @Test
    void theCoordinatesAreThoseOfThePom() throws IOException {
        String pom = read("pom.xml");
        String group = first("<groupId>(.*)</groupId>", pom);
        String version = first("<version>(.*)</version>", read("README.md"));
        assertThat(version)
                .isIn(
                        first("<artifactId>hive-rules</artifactId>\\s*<version>(.*?)(?:-SNAPSHOT)?</version>", pom),
                        first("<last.release>(.*)</last.release>", pom));
        assertThat(read("README.md"))
                .contains("<groupId>" + group + "</groupId>")
                .contains("\"" + group + ":hive-impl:" + version + "\"");
        for (String module : List.of("hive-api", "hive-impl", "hive-notation", "examples")) {
            assertThat(first("<groupId>(.*)</groupId>", read(module + "/pom.xml")))
                    .isEqualTo(group);
        }
    }

    private static String first(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(result -> result.group(1))
                .findFirst()
                .orElse("");
    }

    @Test
    void theSampleRecordsAreSummedUpAsPrinted() throws IOException {
        StringWriter out = new StringWriter();
        Main.execute(new PrintWriter(out), new PrintWriter(out), "validate", "../records");
        List<String> lines = out.toString().lines().toList();
        assertThat(read("examples/README.md").lines()).contains("    " + lines.get(lines.size() - 1));
    }

    /** The README says "R1.1 to R8"; the enum lists the rules that can be broken. */
    @Test
    void theRulesOfThePageAreThoseOfTheEnumAndTwoThatNothingBreaks() throws IOException {
        String page = read("hive-api/src/main/javadoc/doc-files/rules.html");
        List<String> numbers = Pattern.compile("<(?:li|h2) id=\"(R[0-9.]+)\"")
                .matcher(page)
                .results()
                .map((MatchResult result) -> result.group(1))
                .filter(number -> number.contains(".") || number.equals("R8"))
                .toList();
        assertThat(numbers)
                .containsAll(Arrays.stream(Rule.values()).map(Rule::number).toList())
                .hasSize(Rule.values().length + 2)
                .contains("R1.4", "R8");
        assertThat(read("README.md")).contains("R1.1 to R8");
    }
}
