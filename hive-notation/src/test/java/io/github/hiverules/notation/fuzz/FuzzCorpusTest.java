// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every test run reads the inputs that the fuzzer has kept. Each parser has a folder, and each input a file. */
class FuzzCorpusTest {
    static Stream<String> parsers() {
        return FuzzTargets.TARGETS.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("parsers")
    void parserStandsWhatTheFuzzerFound(String parser) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/fuzz", parser))) {
            List<Path> inputs = files.sorted().toList();
            assertThat(inputs).isNotEmpty();
            for (Path input : inputs) {
                byte[] data = Files.readAllBytes(input);
                assertThatCode(() -> FuzzTargets.TARGETS.get(parser).accept(data))
                        .as("%s", input)
                        .doesNotThrowAnyException();
            }
        }
    }
}
