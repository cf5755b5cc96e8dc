// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parses the perft answers of different engines. */
class PerftAnswerTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    perft(4) =       21600 in 00:00:01.2500000. 17.3 KN/s | 1.25
                    perft 4 = 21,600 in 01:02:03.5                        | 3723.5
                    4           21600      12.5ms      1728.0             | 0.0125
                    4           21600      12.5µs                         | 0.0000125
                    4           21600      12 us                          | 0.000012
                    4           21600      900ns                          | 0.0000009
                    depth 4: 21600 leaves in 2 seconds                    | 2
                    nodes 21_600 time 1.5s nps 14400                      | 1.5
                    21600 nodes, 10.8 KN/s                                | 2
                    21600 nodes, 0.0216 Mnps                              | 1
                    21600 nodes, 43200 nodes/s                            | 0.5
                    """)
    void readsTimeFromLineWithLeaves(String line, double seconds) {
        List<String> lines = List.of("perft(3) =        1440 in 00:00:09.0000000. 1.0 KN/s", line, "done in 77 s");
        assertThat(PerftAnswer.seconds(lines, 21600, 99).orElseThrow()).isCloseTo(seconds, within(seconds / 1e6));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    21600
                    4;21600;0 n/s
                    leaves=21600.
                    """)
    void readsLeavesWithoutTime(String line) {
        assertThat(PerftAnswer.seconds(List.of(line), 21600, 99)).hasValue(99);
    }

    @Test
    void ignoresOtherNumbers() {
        assertThat(PerftAnswer.seconds(
                        List.of("216001 in 1 s", "121600 in 1 s", "1.21600 s", "21600.5 s", "1,21600"), 21600, 99))
                .isEmpty();
        assertThat(PerftAnswer.seconds(List.of(), 21600, 99)).isEmpty();
    }
}
