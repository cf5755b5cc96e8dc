// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.uhp.EngineOption.Type;
import java.time.Duration;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parses, prints and rejects limits and options. */
class ValuesTest {
    @ParameterizedTest
    @CsvSource({
        "time 00:00:05, PT5S",
        "TIME 1:2:3, PT1H2M3S",
        "time 999:59:59, PT999H59M59S",
        "'time   00:00:00', PT0S",
        "time 48:00:00, PT48H",
        "time 00:00:00.230, PT0.23S",
        "time 0:1:2.000000001, PT1M2.000000001S",
        "time 00:00:010, PT10S",
        "time 0001:002:003.5, PT1H2M3.5S",
        "clock 100 5, PT7.75S",
        "clock 40, PT1.6S",
        "Clock 0.5 10, PT0.25S",
        "clock 9999999 9999999, PT999H59M59S",
        "seconds 0.2, PT0.2S",
        "Seconds 61, PT1M1S",
        "seconds .23, PT0.23S"
    })
    void timesAreRead(String text, String duration) {
        assertThat(SearchLimit.parse(text)).contains(SearchLimit.time(Duration.parse(duration)));
    }

    @ParameterizedTest
    @CsvSource({"depth 1, 1", "Depth 1000, 1000", "depth 007, 7"})
    void readsDepths(String text, int plies) {
        assertThat(SearchLimit.parse(text)).contains(SearchLimit.depth(plies));
    }

    @Test
    void holdsTimeAndDepth() {
        SearchLimit both = SearchLimit.time(Duration.ofSeconds(5)).withDepth(7);
        assertThat(both.time()).contains(Duration.ofSeconds(5));
        assertThat(both.depth()).hasValue(7);
        assertThat(both).hasToString("time 00:00:05 depth 7");
        assertThat(SearchLimit.parse("Depth 7  time 0:0:5")).contains(both);
        assertThat(SearchLimit.depth(7).withTime(Duration.ofSeconds(5))).isEqualTo(both);
        assertThat(both.withDepth(1).withTime(Duration.ZERO)).hasToString("time 00:00:00 depth 1");
        assertThat(SearchLimit.parse("depthorseconds 3 0.2"))
                .contains(SearchLimit.depth(3).withTime(Duration.ofMillis(200)));
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
                "time 00:00:01.",
                "time 00:00:60.5",
                "time 999:59:59.5",
                "seconds",
                "seconds -1",
                "seconds 1e3",
                "seconds 0.2 0.2",
                "seconds 9999999",
                "seconds 0.0000000001",
                "depthorseconds 3",
                "clock",
                "clock -1",
                "clock 1 2 3",
                "clock 00:01:00",
                "time 00:00:060",
                "depthorseconds 0 0.2",
                "depthorseconds 3 0.2 1",
                "time 00:00:01 x",
                "00:00:01"
            })
    void rejectsInvalidLimits(String text) {
        assertThat(SearchLimit.parse(text)).isEmpty();
    }

    @Test
    void printsLimitsForBestmoveAndRoundsFractionsUp() {
        assertThat(SearchLimit.time(Duration.ofMillis(1))).hasToString("time 00:00:00.001");
        assertThat(SearchLimit.time(Duration.ofNanos(1))).hasToString("time 00:00:00.001");
        assertThat(SearchLimit.time(Duration.ZERO)).hasToString("time 00:00:00");
        assertThat(SearchLimit.time(Duration.ofHours(1000).minusSeconds(1))).hasToString("time 999:59:59");
        assertThat(SearchLimit.time(Duration.ofMillis(2230))).hasToString("time 00:00:02.230");
        assertThat(SearchLimit.time(Duration.ofNanos(1_999_999_999))).hasToString("time 00:00:02");
        assertThat(SearchLimit.depth(12)).hasToString("depth 12");
    }

    @Test
    void refusesLimitsOutOfRange() {
        assertThatThrownBy(() -> SearchLimit.depth(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SearchLimit.depth(1001)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SearchLimit.time(Duration.ofMillis(-1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SearchLimit.time(Duration.ofDays(400))).isInstanceOf(IllegalArgumentException.class);
        Duration negative = Duration.ofSeconds(-1);
        assertThatThrownBy(() -> SearchLimit.clock(negative, Duration.ZERO))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SearchLimit.clock(Duration.ZERO, negative))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static final Game START = Game.start(Ruleset.tournament());

    /** The last column is the line that an engine prints for the parsed best move. */
    @ParameterizedTest
    @CsvSource({
        "wS1, wS1",
        "wS1;3;12.5, wS1;3;12.50;wS1",
        "wS1;1;-Infinity;wS1, wS1;1;-Infinity;wS1",
        "wS1;9;-\u221E, wS1;9;-Infinity;wS1",
        "bestmove wS1;0;-4, wS1;0;-4.00;wS1",
        "wS1;2;0.004;wS1;bG1 wS1-;wQ -wS1, wS1;2;0.00;wS1;bG1 wS1-;wQ -wS1",
        "wS1;2;1;wS1;bG1 wS1-;bG1 wS1-, wS1;2;1.00;wS1;bG1 wS1-",
        "wS1;2;1;wA1;bG1 wA1-, wS1;2;1.00;wS1",
        "wS1;2, wS1",
        "wS1;;1, wS1",
        "wS1;-2;1, wS1",
        "wS1;9999999999;1, wS1",
        "wS1;2;NaN, wS1",
        "wS1;2;1e9, wS1",
        "wS1 2 1, wS1",
    })
    void bestMovesAreReadAndPrinted(String line, String printed) {
        BestMove best = BestMove.parse(line, START);
        assertThat(best.print(START)).isEqualTo(printed);
        assertThat(best.line().isEmpty()).isEqualTo(best.depth().isEmpty());
        assertThat(BestMove.parse(printed, START).print(START)).isEqualTo(printed);
    }

    @Test
    void lineOfBestMoveEndsAtIllegalMove() {
        Move spider = MoveStrings.parse("wS1", START);
        BestMove best = BestMove.of(List.of(spider, spider), 2, Double.POSITIVE_INFINITY);
        assertThat(best.print(START)).isEqualTo("wS1;2;Infinity;wS1");
        assertThat(best.line()).hasSize(2);
        assertThatThrownBy(() -> BestMove.of(List.of(), 1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> BestMove.of(List.of(spider), -1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> BestMove.of(List.of(spider), 1, Double.NaN))
                .isInstanceOf(IllegalArgumentException.class);
        String shuffle = ";wQ /wS1;bQ bS1/;wQ -wS1;bQ bS1-".repeat(100);
        BestMove endless = BestMove.parse(
                "wS1;1;0;wS1;bS1 wS1-;wQ -wS1;bQ bS1-" + shuffle,
                Game.start(Ruleset.tournament().withRepetition(RepetitionRule.OFF)));
        assertThat(endless.line()).hasSize(100);
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
        EngineOption option = EngineOption.parse(line);
        assertThat(option.type()).isNotEqualTo(Type.OTHER);
        assertThat(option.line()).isEqualTo(line);
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
    void rejectsInvalidOptions(String line) {
        assertThat(EngineOption.parse(line).type()).isEqualTo(Type.OTHER);
    }

    @Test
    void lineOfUnknownTypeKeepsNameAndValues() {
        EngineOption option = EngineOption.parse("Name;text;a;b");
        assertThat(option).isEqualTo(EngineOption.of("Name", Type.OTHER, "a", "b", List.of()));
        assertThatThrownBy(() -> option.with("c")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void enginesRefuseTextThatWouldBreakTheProtocol() {
        MoveChooser first = (game, limit) -> game.legalMoves().get(0);
        UhpEngine.Builder<MoveChooser> builder =
                UhpEngine.builder("a", "1", first).boolOption("Loud", true, (chooser, value) -> {});
        List<ThrowingCallable> wrong = List.of(
                () -> UhpEngine.builder("", "1", first),
                () -> UhpEngine.builder(" ", "1", first),
                () -> UhpEngine.builder("a\nb", "1", first),
                () -> UhpEngine.builder("a", "", first),
                () -> UhpEngine.builder("a", "1 0", first),
                () -> UhpEngine.builder("a", "1\n", first),
                () -> builder.command("", (chooser, game, argument) -> List.of()),
                () -> builder.command("a b", (chooser, game, argument) -> List.of()),
                () -> builder.command("Play", (chooser, game, argument) -> List.of()),
                () -> builder.command("ok", (chooser, game, argument) -> List.of()),
                () -> builder.command("a\n", (chooser, game, argument) -> List.of()),
                () -> builder.boolOption("loud", true, (chooser, value) -> {}),
                () -> builder.boolOption("a;b", true, (chooser, value) -> {}),
                () -> builder.boolOption("ShowBestMoves", true, (chooser, value) -> {}),
                () -> builder.boolOption("reportintermediatebestmoves", true, (chooser, value) -> {}),
                () -> builder.choiceOption("a", "b c", List.of("b c"), (chooser, value) -> {}),
                () -> builder.choiceOption("a", "b", List.of("c"), (chooser, value) -> {}),
                () -> builder.choiceOption("a", "b", List.of("b", "B"), (chooser, value) -> {}),
                () -> builder.realOption("a", 5, 6, 7, (chooser, value) -> {}),
                () -> builder.realOption("a", Double.NaN, 6, 7, (chooser, value) -> {}),
                () -> builder.realOption("a", 5, Double.NEGATIVE_INFINITY, 7, (chooser, value) -> {}),
                () -> builder.intOption("a", 5, 6, 7, (chooser, value) -> {}));
        for (ThrowingCallable each : wrong) {
            assertThatThrownBy(each).isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(builder.intOption("a", 5, 5, 5, (chooser, value) -> {})).isSameAs(builder);
    }
}
