// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReserveTest {
    @ParameterizedTest
    @CsvSource({
        "200, '', 140", // the first search
        "60, '', 30", // at least half of the limit
        "0, '', 0",
        "200, '0', 165",
        "200, '-100', 165",
        "200, '0 0 0 0 0 0 0 0 0 0 0 0', 189",
        "200, '80', 110",
        "200, '80 0', 150",
        "5000, '3600000', 3990", // the machine was suspended
        "5000, '3600000 0', 4490"
    })
    void dependsOnDelays(long limit, String delays, long expected) {
        Reserve reserve = new Reserve();
        Pattern.compile("\\S+")
                .matcher(delays)
                .results()
                .map(delay -> Duration.ofMillis(Long.parseLong(delay.group())))
                .forEach(reserve::measured);
        assertThat(reserve.before(Duration.ofMillis(limit)).toMillis()).isEqualTo(expected);
    }
}
