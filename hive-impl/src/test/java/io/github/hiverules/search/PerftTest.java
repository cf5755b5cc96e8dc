// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.testkit.Drawing;
import io.github.hiverules.testkit.PerftFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares perft counts with recorded counts and with other engines. */
class PerftTest {
    private static final Ruleset RULES = Ruleset.tournament().withRepetition(RepetitionRule.OFF);

    static Stream<PerftFile.Case> cases() {
        return Stream.of("/perft/start.perft", "/perft/tricky.perft").flatMap(PerftFile::read);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void matchesPerftFiles(PerftFile.Case perft) {
        perft.counts()
                .forEach((depth, leaves) -> assertThat(Perft.count(perft.position(), depth))
                        .as("%s at depth %d", perft, depth)
                        .isEqualTo(leaves));
    }

    @Test
    void matchesOtherEngines() throws IOException {
        Path csv = Path.of(System.getProperty("hive.shared", "../../shared"), "corpus", "perft.csv");
        assumeTrue(
                Files.exists(csv),
                "mvn -B verify -Dhive.shared=FOLDER runs this test with the records in FOLDER/corpus");
        List<String> lines = Files.readAllLines(csv);
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",");
            int depth = Integer.parseInt(cells[1]);
            if (depth <= (cells[0].equals("Base") ? 6 : 5)) {
                assertThat(Perft.count(
                                Position.start(Ruleset.parse(cells[0]).withRepetition(RepetitionRule.OFF)), depth))
                        .as(line)
                        .isEqualTo(Long.parseLong(cells[2]));
            }
        }
    }

    @Test
    void R1_4_countIgnoresShifts() {
        PerftFile.read("/perft/tricky.perft").forEach(perft -> {
            Position shifted = perft.position().translate(12_345, -54_321);
            assertThat(Perft.count(shifted, 2)).as("%s", perft).isEqualTo(Perft.count(perft.position(), 2));
        });
    }

    @Test
    void countIsIndependentOfThreads() {
        Position start = Position.start(RULES.withExpansions(Expansion.values()));
        for (int threads = 1; threads <= 3; threads++) {
            assertThat(Perft.count(start, 5, threads)).isEqualTo(5_427_108);
        }
    }

    /** At depth 6, the subtrees of first moves are split. */
    @Test
    void splitsLargeSubtrees() {
        assertThat(Perft.count(Position.start(RULES), 6, 2)).isEqualTo(12_219_480);
    }

    @Test
    void divideCountsEveryMove() {
        Position start = Position.start(RULES);
        Map<Move, Long> shares = Perft.divide(start, 4, 2);
        assertThat(shares.keySet()).isEqualTo(Set.copyOf(start.legalMoves()));
        assertThat(shares.values().stream().mapToLong(n -> n).sum()).isEqualTo(21_600);
    }

    @Test
    void countOfDepthZeroIsOne() {
        assertThat(Perft.count(Position.start(RULES), 0)).isEqualTo(1);
    }

    private static Position lost() {
        return Drawing.of("""
                Base, White[9] to move

                      .     .     .
                   .    bQ    bG1    .
                .    bA2   wQ    wA1    .
                   .    bA1   wA2    .
                      .     .     .
                """).position();
    }

    @Test
    void rejectsDepthAndThreadsOutOfRange() {
        Position start = Position.start(RULES);
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(start, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(start, Perft.maxDepth() + 1));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(start, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(start, 2, Perft.maxThreads() + 1));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.divide(start, 0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.divide(start, Perft.maxDepth() + 1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.divide(start, 1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.divide(start, 1, Perft.maxThreads() + 1));
        assertThat(Perft.count(start, 1, Perft.maxThreads())).isEqualTo(4);
        assertThat(Perft.divide(lost(), Perft.maxDepth(), 1)).isEmpty();
    }
}
