// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static io.github.hiverules.notation.BoardSpaceTrees.HEAD;
import static io.github.hiverules.notation.BoardSpaceTrees.only;
import static io.github.hiverules.notation.BoardSpaceTrees.read;
import static io.github.hiverules.notation.BoardSpaceTrees.tree;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.sgf.ResultProse;
import io.github.hiverules.notation.text.NotationException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading any file takes linear time, and finds the games after a broken game (N5). */
class HostileTreesTest {
    private static final String GOOD = tree(HEAD, "wS1 N 13");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;GM[27]SU[hive]X)",
                "(;GM[27]SU[hive]X",
                "(;GM[27]SU[hive]",
                "(;GM[27]SU[hive]\n",
                "(;GM[27]SU[hive];P0[0 Start P0\n",
                "(;GM[27]SU[hive];C[(;GM\n",
                "(;GM[27]SU[hive](;P0[0 Start P0])(;P0[0 Start P0]",
                "(;GM[27]SU[hive](;P0[0 Start P0])(;C[open\n",
                "(;GM[27]SU[hive]!C[a ) b](;C[)]))",
                "(;GM[27]SU[hive]!(;P0[1])C[\\])]",
                "(;GM[27]SU[chess])"
            })
    void readsGameAfterBrokenGame(String broken) {
        List<NotationException> errors = new ArrayList<>();
        List<GameRecord> whole = Reading.whole(GOOD + broken + GOOD + GOOD, ReaderOptions.strict(), errors::add);
        assertThat(whole).hasSize(3).containsOnly(only(GOOD));
        assertThat(errors).hasSize(1);
        assertThat(errors.get(0).line()).isGreaterThan(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "AAA 13",
                "A 1234567",
                "99999999999A 13",
                "5N 13",
                "1B 13",
                "Ŏ 13",
                "[ 13",
                "N x",
                "N --1",
                "N -",
                "1 13"
            })
    void rejectsInvalidCells(String cell) {
        NotationException error =
                catchThrowableOfType(NotationException.class, () -> read("0 Dropb wS1 " + cell + " .", "0 Done"));
        assertThat(error.sentence(Locale.ENGLISH))
                .isEqualTo("Expected a column letter and a row number, found \"" + cell + "\".");
        assertThat(error.ply()).isEqualTo(1);
    }

    @Test
    void keepsAndRemarksImpossibleClock() {
        for (String clock : List.of("3600000000001", "99999999999999999999", "12x", "-5", "")) {
            Told record = Reading.whole(GOOD.replace("Done]", "Done]TM[" + clock + "]"));
            assertThat(record.recordedMoves().get(0).clock()).isEmpty();
            assertThat(record.tags()).contains(new Tag("TM", clock));
            assertThat(record.remarks())
                    .singleElement()
                    .asString()
                    .contains("\"" + clock + "\" can't be assigned to a move");
        }
        assertThat(only(GOOD.replace("Done]", "Done]TM[3600000000000]TM[1]"))
                        .recordedMoves()
                        .get(0)
                        .clock())
                .contains(Duration.ofMillis(3_600_000_000_000L));
    }

    @ParameterizedTest
    @ValueSource(strings = {"C[a\uD83D b]", "C[\uDC1D]", "P0[id \"\uD83D\"]", "(;C[x])(;C[\uD83D])"})
    void refusesHalfCharacterAtItsPlace(String part) {
        NotationException error =
                catchThrowableOfType(NotationException.class, () -> only("(;GM[27]SU[hive];C[x]" + part + ")"));
        assertThat(error.sentence(Locale.ENGLISH)).isEqualTo("Expected a character, found an unpaired surrogate.");
        assertThat(error.column()).isGreaterThan(21);
    }

    @ParameterizedTest
    @CsvSource({"a, a, b", "ab, ab, ba", "'a ', a, 'a b'", "nulle , nulle, remis", "'aab ', aab, a"})
    void readsResultWithLongNamesInLinearTime(String unit, String white, String black) {
        for (int n : new int[] {10, 90, 1 << 18}) { // quadratic time would be minutes
            assertThat(ResultProse.read(unit.repeat(2 * n), white.repeat(n), black.repeat(n) + "c"))
                    .isNotNull();
        }
    }
}
