// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SvgTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, 0",
        "-3.75, -3.7",
        "3.75, 3.8",
        "-3.76, -3.8",
        "-0.05, 0",
        "-0.06, -0.1",
        "0.04, 0",
        "9.95, 10",
        "-9.96, -10",
        "100, 100",
        "-1500.5, -1500.5",
        "185964160000, 185964160000"
    })
    void roundsNumbersToTenthsAndHalvesUp(double value, String text) {
        assertThat(new Svg().add("{}", value).toString()).isEqualTo(text);
    }
}
