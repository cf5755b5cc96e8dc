// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.diagram.SvgDiagram;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The snippets of README, cookbook and guides compile without warnings and print the documented output.
 * {@code -Dhive.draw=true} updates the outputs and the README's picture.
 */
class SnippetsTest {
    private static final Path ROOT = Path.of("../..");
    private static final String POSITION = "Base+MLP r Black[9] wB1 .wS1(bS1wB1)bA1/wQwPbQ/wA1.wMbG1/.bL";

    private static final Pattern MARKDOWN =
            Pattern.compile("```java()\n(?<source>.*?)```(?:\n```text\n(?<output>.*?)```)?", Pattern.DOTALL);

    private static final Pattern HTML = Pattern.compile(
            "<pre class=\"java( \\w+)?\">\n(?<source>[^<]*)</pre>(?:\n<pre class=\"output\">\n(?<output>[^<]*)</pre>)?",
            Pattern.DOTALL);

    @TempDir
    private static Path folder = Path.of("");

    @TestFactory
    Stream<DynamicTest> pagesPrintWhatTheyShow() throws Exception {
        Path records = folder.resolve("games");
        Files.createDirectories(records);
        for (String name : List.of("meadow-open.pgn", "lantern-club.sgf")) {
            Files.copy(ROOT.resolve("examples/records").resolve(name), records.resolve(name));
        }
        Files.copy(ROOT.resolve("examples/records/meadow-open.pgn"), folder.resolve("games.pgn"));
        List<Path> files = new ArrayList<>();
        List<DynamicTest> tests = new ArrayList<>();
        addTests("README.md", MARKDOWN, files, tests);
        addTests("hive-notation/src/main/javadoc/doc-files/cookbook.html", HTML, files, tests);
        for (String guide : List.of("BOTS", "RECORDS", "UI")) {
            addTests("examples/" + guide + ".md", MARKDOWN, files, tests);
        }
        FirstTest.compile(files, folder);
        return tests.stream();
    }

    /** Writes the source file of each snippet, and adds a test that runs the compiled snippet. */
    private static void addTests(String page, Pattern pattern, List<Path> files, List<DynamicTest> tests)
            throws IOException {
        Path file = ROOT.resolve(page);
        int before = files.size();
        for (Matcher snippet = pattern.matcher(Files.readString(file)); snippet.find(); ) {
            String whole = snippet.group();
            String output = snippet.group("output");
            String name = "Snippet" + files.size();
            files.add(write(name, unescape(snippet.group("source"))));
            tests.add(dynamicTest(page + " at " + snippet.start(), () -> {
                if (output != null) {
                    String printed = print(name);
                    if (Boolean.getBoolean("hive.draw")) {
                        rewrite(file, whole, output, printed);
                    }
                    assertThat(printed).isEqualTo(unescape(output));
                }
            }));
        }
        assertThat(files).hasSizeGreaterThan(before + 1);
    }

    /** The page's snippets are parts of one program. */
    @Test
    void snippetsOfLearningRun() throws Exception {
        StringBuilder source = new StringBuilder(
                "import io.github.hiverules.api.*;\nimport io.github.hiverules.learning.*;\nimport io.github.hiverules.search.*;\n\n");
        MARKDOWN.matcher(Files.readString(ROOT.resolve("examples/LEARNING.md")))
                .results()
                .forEach(snippet -> source.append(snippet.group(2)));
        FirstTest.compile(List.of(write("Learning", source.toString())), folder);
        print("Learning");
    }

    /** Writes a class whose method {@code run} contains the snippet. */
    private static Path write(String name, String snippet) throws IOException {
        int head = snippet.indexOf("\n\n");
        return Files.writeString(
                folder.resolve(name + ".java"),
                snippet.substring(0, head)
                        + "\nfinal class " + name + " {\nstatic void run() throws Exception {"
                        + snippet.substring(head).replace("Path.of(\"", "Path.of(System.getProperty(\"folder\"), \"")
                        + "}\n}\n");
    }

    private static String print(String name) throws Exception {
        Method run = new URLClassLoader(new URL[] {folder.toUri().toURL()})
                .loadClass(name)
                .getDeclaredMethod("run");
        run.setAccessible(true);
        InputStream in = System.in;
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setProperty("folder", folder.toString());
        System.setIn(new ByteArrayInputStream("newgame Base\nbestmove depth 1\n".getBytes(UTF_8)));
        System.setOut(new PrintStream(printed, true, UTF_8));
        try {
            run.invoke(null);
        } finally {
            System.setIn(in);
            System.setOut(out);
            System.clearProperty("folder");
        }
        return printed.toString(UTF_8).replace(System.lineSeparator(), "\n");
    }

    private static void rewrite(Path file, String snippet, String output, String printed) throws IOException {
        String fresh = file.toString().endsWith(".html")
                ? printed.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
                : printed;
        int end = snippet.lastIndexOf(output);
        Files.writeString(
                file,
                Files.readString(file)
                        .replace(
                                snippet, snippet.substring(0, end) + fresh + snippet.substring(end + output.length())));
    }

    private static String unescape(String text) {
        return text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    }

    @Test
    void pictureIsUpToDate() throws IOException {
        Path file = ROOT.resolve(".github/board.svg");
        String picture = SvgDiagram.standard().draw(PositionStrings.parse(POSITION));
        if (Boolean.getBoolean("hive.draw")) {
            Files.writeString(file, picture);
        }
        assertThat(Files.readString(file)).isEqualTo(picture);
    }
}
