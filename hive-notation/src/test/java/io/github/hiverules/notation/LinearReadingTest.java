// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Reading looks at each character a bounded number of times, however often any part of a record is repeated. */
class LinearReadingTest {
    private static final int MOST_LOOKS = 24;

    static Stream<Arguments> parts() {
        Stream<Arguments> pgn = Stream.of(
                        "[GameType \"Base\"]\n#1. wS1|[Event \"x\"]\n",
                        "[GameType \"Base\"]\n#1. wS1|[GameType \"Base\"]\n",
                        "[GameType \"Base\"]\n[# \"x\"]\n1. wS1|a",
                        "[GameType \"Base\"]\n[Event \"#\"]\n1. wS1|\\\\",
                        "[GameType \"Base\"]\n[Event \"#|\n[GameTyp",
                        "[GameType \"Base\"]\n1. wS1 #|{c} ",
                        "[GameType \"Base\"]\n1. wS1 {#}|\n[GameType ",
                        "[GameType \"Base\"]\n1. wS1 #|(1. wA1) ",
                        "[GameType \"Base\"]\n1. wS1 #|(",
                        "[GameType \"Base\"]\n1. wS1 #|{",
                        "[GameType \"Base\"]\n#|{\n[GameType \"Base\"]\n",
                        "[GameType \"Base\"]\n#|1. wS1 )\n[GameType \"Base\"]\n",
                        "[GameType \"Base\"]\n1. wS1 )\n#|[Event \"\n",
                        "[GameType \"Base\"]\n1. wS1 )\n#|[Event \"x\"]\n",
                        "[GameType \"Base\"]\n#|1. ",
                        "[GameType \"Base\"]\n1. #|w",
                        "[GameType \"Base\"]\n1. wS1 #|; c\r",
                        "[GameType \"Base\"]\n1. wS1 2. bS1 wS1- #|pass ",
                        "#1. wS1|[Event \"x\"]\n")
                .map(text -> Arguments.of("PGN", text));
        Stream<Arguments> strings = Stream.of(
                        "#|Base;NotStarted;White[1]\n",
                        "Base;NotStarted;White[1]#|;",
                        "Base;InProgress;White[1];wS1#| ",
                        "Base;InProgress;White[1];#|w",
                        "#|nonsense\n")
                .map(text -> Arguments.of("GameString", text));
        return Stream.concat(pgn, strings);
    }

    @ParameterizedTest
    @MethodSource("parts")
    void everyCharacterIsLookedAtAFewTimes(String format, String pattern) {
        String[] parts = pattern.split("\\|");
        BiFunction<TextSource, ReaderOptions, GameReader> reader =
                format.equals("PGN") ? PgnReader::new : GameStringReader::new;
        for (int count = 1; count <= 1 << 13; count *= 2) {
            String text = parts[0].replace("#", parts[1].repeat(count));
            CountingSource source = new CountingSource(text, 4_000_000);
            GameReader games = reader.apply(source, ReaderOptions.lenient());
            games.forEachRemaining(game -> {});
            assertThat(source.looks())
                    .as(text.length() + " characters")
                    .isLessThan((long) MOST_LOOKS * text.length() + 500);
        }
    }
}
