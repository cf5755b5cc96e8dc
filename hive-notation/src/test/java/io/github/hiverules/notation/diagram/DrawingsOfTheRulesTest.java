// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Position;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The boards that the tests of hive-impl draw are text diagrams: with the marks of destinations taken for dots they parse, and
 * print with each piece in the place where it was drawn.
 */
class DrawingsOfTheRulesTest {
    private static final Path TESTS = Path.of("../hive-impl/src/test");
    private static final Pattern TEXT_BLOCK = Pattern.compile("\"\"\"\\n(.*?)\"\"\"", Pattern.DOTALL);
    private static final Pattern PERFT_CASE =
            Pattern.compile("^id .*?\\n(.*?)^perft ", Pattern.DOTALL | Pattern.MULTILINE);

    static Stream<String> drawings() throws IOException {
        try (Stream<Path> files = Files.walk(TESTS)) {
            List<Path> sources = files.filter(Files::isRegularFile).sorted().toList();
            return sources.stream().flatMap(DrawingsOfTheRulesTest::drawings);
        }
    }

    private static Stream<String> drawings(Path file) {
        boolean perft = file.toString().endsWith(".perft");
        try {
            return (perft ? PERFT_CASE : TEXT_BLOCK)
                    .matcher(Files.readString(file))
                    .results()
                    .map((MatchResult block) -> block.group(1).stripIndent())
                    .filter(block -> block.startsWith("Base")
                            && block.lines().findFirst().orElse("").contains(" to move"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void thereAreDrawings() throws IOException {
        assertThat(drawings()).hasSizeGreaterThan(100);
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void aDrawingIsATextDiagram(String drawing) {
        String plain = withoutMarks(drawing);
        Position position = TextDiagram.parse(plain);
        String printed = TextDiagram.print(position);
        assertThat(printed.lines().findFirst()).isEqualTo(plain.lines().findFirst());
        assertThat(rows(printed)).isEqualTo(rows(plain));
        assertThat(stacks(printed)).isEqualTo(stacks(plain));
        assertThat(TextDiagram.parse(printed)).isEqualTo(position);
    }

    private static String withoutMarks(String drawing) {
        return drawing.lines()
                .map(line -> line.contains(" to move") || line.contains(": ")
                        ? line
                        : line.replaceAll("(?<=\\S)\\*", " ").replace('*', '.').replaceAll("(?<!\\S)[a-z](?!\\S)", "."))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** The pieces as they stand, without dots and without what is left of all of them. */
    private static String rows(String diagram) {
        return diagram.lines()
                .filter(line -> !line.contains(" to move") && !line.contains(": "))
                .map(line -> line.replace('.', ' ').stripTrailing())
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n"))
                .stripIndent();
    }

    private static List<String> stacks(String diagram) {
        return diagram.lines()
                .filter(line -> line.contains(" from the ground up: "))
                .toList();
    }
}
