// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.internal.Finding.Kind;
import io.github.hiverules.notation.record.ParseError;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The lines and columns of offsets. */
class LineCounterTest {
    @ParameterizedTest
    @CsvSource({
        "aNx, 2:1",
        "aRx, 2:1",
        "aRNx, 2:1",
        "aNRx, 3:1",
        "aRRx, 3:1",
        "aNNx, 3:1",
        "aax, 1:3",
        "aTx, 1:3",
        "Nax, 2:2"
    })
    void linesEndWithOneOrBothOfTheirCharacters(String letters, String place) {
        String lines = letters.replace('N', '\n').replace('R', '\r').replace('T', '\t');
        GameText text = GameTexts.of(RecordFormat.SGF, "(;A[" + lines);
        ParseError flaw = new ParseError(text.text().indexOf('x'), 0, "", Kind.NOT_IN_TREE);
        NotationException error = new NotationException(text, flaw);
        int column = error.column() - (error.line() == 1 ? 4 : 0);
        assertThat(error.line() + ":" + column).isEqualTo(place);
    }
}
