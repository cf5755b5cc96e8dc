// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.record.Nag;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NagTest {
    @Test
    void symbolsReadBackEqual() {
        int[] known = IntStream.rangeClosed(0, 255)
                .filter(nag -> Nag.symbol(nag).isPresent())
                .toArray();
        assertThat(known).hasSize(22).startsWith(1, 2, 3, 4, 5, 6);
        for (int nag : known) {
            assertThat(Nag.parse(Nag.symbol(nag).orElseThrow())).hasValue(nag);
        }
    }

    @ParameterizedTest
    @CsvSource({"!, 1", "?!, 6", "⁈, 6", "‼, 3", "+-, 18", "–+, 19", "-+, 19", "±, 16", "∓, 17", "=, 10"})
    void readsSymbols(String symbol, int nag) {
        assertThat(Nag.parse(symbol)).hasValue(nag);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "!!!", " !", "$1", "wA1", "-", "+"})
    void knowsNoOtherText(String text) {
        assertThat(Nag.parse(text)).isEmpty();
    }
}
