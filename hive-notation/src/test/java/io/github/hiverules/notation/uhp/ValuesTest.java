// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits and options: what they read, print and refuse. */
class ValuesTest {
    @ParameterizedTest
    @CsvSource({
        "time 00:00:05, PT5S",
        "TIME 1:2:3, PT1H2M3S",
        "time 999:59:59, PT999H59M59S",
        "'time   00:00:00', PT0S",
        "time 48:00:00, PT48H"
    })
    void timesAreRead(String text, String duration) {
        assertThat(SearchLimit.parse(text)).contains(SearchLimit.time(Duration.parse(duration)));
    }

    @ParameterizedTest
    @CsvSource({"depth 1, 1", "Depth 1000, 1000", "depth 007, 7"})
    void depthsAreRead(String text, int plies) {
        assertThat(SearchLimit.parse(text)).contains(SearchLimit.depth(plies));
    }

    @Test
    void timeAndDepthAreHeldBoth() {
        SearchLimit both = SearchLimit.time(Duration.ofSeconds(5)).withDepth(7);
        assertThat(both.time()).contains(Duration.ofSeconds(5));
        assertThat(both.depth()).hasValue(7);
        assertThat(both).hasToString("time 00:00:05 depth 7");
        assertThat(SearchLimit.parse("Depth 7  time 0:0:5")).contains(both);
        assertThat(SearchLimit.depth(7).withTime(Duration.ofSeconds(5))).isEqualTo(both);
        assertThat(both.withDepth(1).withTime(Duration.ZERO)).hasToString("time 00:00:00 depth 1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "depth 1 depth 2",
                "time 00:00:01 time 00:00:01",
                "time",
                "depth",
                "depth 0",
                "depth -1",
                "depth 1001",
                "depth 99999999999999",
                "depth 1 2",
                "time 5",
                "time 00:00",
                "time 00:60:00",
                "time 00:00:60",
                "time 1000:00:00",
                "time -1:00:00",
                "time 00:00:01.5",
                "time 00:00:01 x",
                "00:00:01"
            })
    void whatIsNoLimitIsNone(String text) {
        assertThat(SearchLimit.parse(text)).isEmpty();
    }

    @Test
    void limitsPrintAsBestmoveTakesThemAndSecondsAreRoundedUp() {
        assertThat(SearchLimit.time(Duration.ofMillis(1))).hasToString("time 00:00:01");
        assertThat(SearchLimit.time(Duration.ZERO)).hasToString("time 00:00:00");
        assertThat(SearchLimit.time(Duration.ofHours(1000).minusSeconds(1))).hasToString("time 999:59:59");
        assertThat(SearchLimit.time(Duration.ofMillis(2001)).wholeSeconds()).contains(Duration.ofSeconds(3));
        assertThat(SearchLimit.time(Duration.ofSeconds(2)).wholeSeconds()).contains(Duration.ofSeconds(2));
        assertThat(SearchLimit.depth(2).wholeSeconds()).isEmpty();
        assertThat(SearchLimit.depth(12)).hasToString("depth 12");
    }

    @Test
    void limitsOutOfRangeAreRefused() {
        assertThatThrownBy(() -> SearchLimit.depth(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SearchLimit.depth(1001)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SearchLimit.time(Duration.ofMillis(-1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SearchLimit.time(Duration.ofDays(400))).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Seed;int;5;0;-3;9",
                "Loud;bool;False;True",
                "Style;enum;B;A;A;B;C",
                "N;int;-5;7",
                "X;double;0.5;-0.25;-1;1000",
                "X;double;3;4"
            })
    void optionsAreReadAndPrintedTheSame(String line) {
        assertThat(EngineOption.parse(line).orElseThrow()).hasToString(line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ";;;",
                "Seed",
                "Seed;int;5;0;1",
                "Seed;int;5;0;",
                "X;double;NaN;0",
                "X;double;1;0;0",
                "X;double;0x1p3;0",
                "X;double;1e999;0",
                "X;double;5;0;0;4",
                "Seed;int;5;0;9;1",
                "Seed;int;10;0;0;9",
                "Seed;int;x;0;0;9",
                "Seed;int;1;0;0;9;9",
                "Loud;bool;1;True",
                "Loud;bool;True;False;True",
                "a b;bool;True;True",
                "Style;enum;D;A;A;B",
                "Style;enum;A;A",
                "S;string;a;b"
            })
    void whatIsNoOptionIsNone(String line) {
        assertThat(EngineOption.parse(line)).isEmpty();
    }

    @Test
    void aLineOfAnUnknownKindKeepsItsText() {
        EngineOption option = new UnknownOption("Name;text;a;b");
        assertThat(option.name()).isEqualTo("Name");
        assertThat(option.text()).isEqualTo("text;a;b");
        assertThat(option).hasToString("Name;text;a;b");
        assertThatThrownBy(() -> option.with("c")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void optionsRefuseWhatWouldBreakTheirLine() {
        assertThatThrownBy(() -> EngineOption.bool("a;b", true)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> EngineOption.choice("a", "b c", List.of("b c")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> EngineOption.choice("a", "b", List.of("c")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> EngineOption.real("a", 5, 6, 7)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> EngineOption.real("a", Double.NaN, 6, 7)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> EngineOption.real("a", 5, Double.NEGATIVE_INFINITY, 7))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> EngineOption.integer("a", 5, 6, 7)).isInstanceOf(IllegalArgumentException.class);
    }
}
