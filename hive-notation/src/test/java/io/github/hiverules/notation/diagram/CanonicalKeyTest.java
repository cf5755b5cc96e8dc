// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.RandomRecords;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Canonical keys match the page on notations: its examples, and an independent program that follows the page. */
class CanonicalKeyTest {
    private static final Path PAGE = Path.of("src/main/javadoc/doc-files/notation.html");
    private static final Path PROGRAM = Path.of("../hive-api/src/test/python/canonical_key.py");
    private static final Pattern EXAMPLE =
            Pattern.compile("<tr><td><code>(.*)</code></td><td><code>(.*)</code></td><td><code>(.*)</code></td></tr>");

    @TempDir
    private Path folder;

    static List<Arguments> examples() throws IOException {
        String page = Files.readString(PAGE);
        return EXAMPLE.matcher(page.substring(page.indexOf("<table id=\"keys\">")))
                .results()
                .map(row -> Arguments.of(row.group(1), row.group(2), Long.valueOf(row.group(3))))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void keysEqualDocumentedKeys(String line, String key, long hash) {
        Position position = PositionStrings.parse(line);
        assertThat(PositionStrings.print(position)).isEqualTo(line);
        assertThat(CanonicalPosition.of(position).key()).isEqualTo(key);
        assertThat(CanonicalPosition.of(position).keyHash()).isEqualTo(hash);
    }

    @Test
    void programWrittenFromDocumentationMakesSameKeys() throws IOException, InterruptedException {
        assumeTrue(run("--version") == 0, "mvn -B verify runs this test if python3 is installed");
        List<Position> positions = Stream.concat(
                        examples().stream().map(example -> PositionStrings.parse((String) example.get()[0])),
                        randomPositions().stream())
                .toList();
        Files.write(input(), positions.stream().map(PositionStrings::print).toList());
        int exitCode = run(PROGRAM.toString());
        assertThat(exitCode).as(Files.readString(output())).isZero();
        assertThat(Files.readAllLines(output()))
                .isEqualTo(positions.stream()
                        .map(position -> CanonicalPosition.of(position).key())
                        .toList());
    }

    /** Returns at least 500 positions of all stages and all eight games, some with stacks and resting pieces. */
    private static List<Position> randomPositions() {
        Random random = new Random(26);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < 500) {
            positions.addAll(RandomRecords.game(random, 80).positions());
        }
        assertThat(positions).anyMatch(position -> position.restingPiece().isPresent());
        assertThat(positions).anyMatch(position -> position.sideToMove() == Color.BLACK);
        assertThat(positions)
                .anyMatch(position -> position.stacks().values().stream().anyMatch(stack -> stack.height() > 2));
        return positions;
    }

    private Path input() {
        return folder.resolve("input");
    }

    private Path output() {
        return folder.resolve("output");
    }

    /** Returns the exit code, or -1 if there is no such command. */
    private int run(String argument) throws IOException, InterruptedException {
        File input = input().toFile();
        assertThat(input.exists() || input.createNewFile()).isTrue();
        ProcessBuilder python = new ProcessBuilder("python3", argument)
                .redirectInput(input)
                .redirectOutput(output().toFile())
                .redirectErrorStream(true);
        try {
            return python.start().waitFor();
        } catch (IOException e) {
            return -1;
        }
    }
}
