// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.reading.RecordBuilder;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.splitter.Splitter;
import io.github.hiverules.notation.text.RecordFormat;
import java.io.StringReader;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Splitting and reading take linear time, even if a part of the source is repeated many times. */
class LinearReadingTest {
    private static final int MOST_LOOKS = 8;

    static Stream<String> parts() {
        return Stream.of(
                "[GameType \"Base\"]\n#1. wS1|[Event \"x\"]\n",
                "[GameType \"Base\"]\n#1. wS1|[Event \"x\"] ",
                "[GameType \"Base\"]\n#1. wS1|[GameType \"Base\"]\n",
                "[GameType \"Base\"]\n#1. wS1|[GameType \"Base\"] ",
                "[GameType \"Base\"]\n[# \"x\"]\n1. wS1|a",
                "[GameType \"Base\"]\n[Event \"#\"]\n1. wS1|\\\\",
                "[GameType \"Base\"]\n[Event \"#|\n[GameTyp",
                "[GameType \"Base\"]\n1. wS1 #|{c} ",
                "[GameType \"Base\"]\n1. wS1 {#}|\n[GameType ",
                "[GameType \"Base\"]\n1. wS1 #|(1. wA1) ",
                "[GameType \"Base\"]\n1. wS1 #|(",
                "[GameType \"Base\"]\n1. wS1 #|[",
                "[GameType \"Base\"]\n1. wS1 #|[ ",
                "[GameType \"Base\"]\n1. wS1 #|[x \"y\"] ",
                "[GameType \"Base\"]\n1. wS1 #|[x \"y\"]\n",
                "[GameType \"Base\"]\n1. wS1 #|[x \"y ",
                "[GameType \"Base\"]\n1. 1-0#|          \n[",
                "[GameType \"Base\"]\n1. wS1 #|{",
                "[GameType \"Base\"]\n#|{\n[GameType \"Base\"]\n",
                "[GameType \"Base\"]\n#|1. wS1 )\n[GameType \"Base\"]\n",
                "[GameType \"Base\"]\n1. wS1 )\n#|[Event \"\n",
                "[GameType \"Base\"]\n1. wS1 )\n\n#|[Event \"x\"]\n",
                "[GameType \"Base\"]\n1. #|w",
                "[GameType \"Base\"]\n1. wS1 #|; c\r",
                "[GameType \"Base\"]\n1. wS1 1-0 #|) ",
                "[GameType \"Base\"]\n1. wS1 1-0 #|}\n",
                "[GameType \"Base\"]\n1. wS1 1-0\n#|{",
                "[GameType \"Base\"]\n1. wS1 1-0\n#|(1. wA1 ",
                "[GameType \"Base\"]\n1. wS1 1-0\n#|(; c\n",
                "[GameType \"Base\"]\n1. wS1 1-0\n#|7. ",
                "[GameType \"Base\"]\n1. wS1 1-0\n#|[GameTyp \"Base\"]\n1. wS1 1-0 {\n",
                "[GameType \"Base\"]\n1. wS1 1-0 {\n#|[GameType \"Base\"]\n1. wS1 1-0 {",
                "#|[GameType \"Base\"]\n1. wS1 1-0 (2. bA1\n",
                "[GameType \"Base\"]\n1. wS1\n\n#|(;GM",
                "[GameType \"Base\"]\n1. wS1\n#|1-0 ",
                "#1. wS1|[Event \"x\"]\n",
                "(;#|(",
                "(;C[#|(",
                "(;C[#|\n(",
                "(;C[#|\\(",
                "(;C[#|\n  (;GM[2\\] ",
                "#|(;GM[27]",
                "#|(x ) ",
                "x\n#|(;C[x])",
                "x\n#|[a \"b\"] \n",
                "#|Base;NotStarted;White[1]\n",
                "[GameType “Base”]\n#|[Event “x",
                "[GameType “Base”]\n1. wS1\n#|[GameType “Base”] ",
                "[GameType \"Base\"]\n1. wS1 1-0\n#|> [",
                "#|> [GameType \"Base\"]\n> 1. wS1\n",
                "x\n#|> ",
                "x #|[GameType “",
                "x #|(;GM[",
                "[GameType \"Base\"]\n1. wS1 1-0\nx #|(;GM[27]",
                "Base;NotStarted;White[1]\n#|(;GM ",
                "(;GM[27])\nx #|[GameType \"Base\"] ",
                "Base;NotStarted;White[1]#|;",
                "#|nonsense\n");
    }

    @ParameterizedTest
    @MethodSource("parts")
    void splitterLooksAtEachCharacterAFewTimes(String pattern) {
        String[] parts = pattern.split("\\|");
        for (int count = 1; count <= 1 << 13; count *= 2) {
            String text = parts[0].replace("#", parts[1].repeat(count));
            Splitter splitter = GameTexts.splitter(new StringReader(text), ReaderOptions.lenient());
            splitter.forEachRemaining(found -> {});
            assertThat(splitter.looks())
                    .as(text.length() + " characters")
                    .isLessThan((long) MOST_LOOKS * text.length() + 500);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"{c} ", "$1 ", "(1. xx) ", "(1. wA1) "})
    void notesOnOneMoveAllocateLinearMemory(String note) {
        String head = "[GameType \"Base\"]\n1. wS1 ";
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long[] bytes = new long[2];
        for (int i = 0; i < 2; i++) {
            String text = head + note.repeat(i == 0 ? 1_000 : 8_000);
            long before = threads.getCurrentThreadAllocatedBytes();
            assertThat(Records.scanText(text, ReaderOptions.lenient())).hasSize(1);
            bytes[i] = threads.getCurrentThreadAllocatedBytes() - before;
        }
        assertThat(bytes[1]).isLessThan(16 * bytes[0]); // 64 times as much if each note copied the others
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", " ", "\n[", "\n[a ", "[ ", "[gametype ", "[%clk ", "[%text ", "(", "(;", "\\", "{;"})
    void printsCommentInLinearTime(String part) { // other times would be hours
        GameRecord record = Records.parseOne("Base;InProgress;Black[1];wS1")
                .cursor()
                .end()
                .withComments(part.repeat(1 << 16) + "[")
                .record();
        for (RecordFormat format : List.of(RecordFormat.PGN, RecordFormat.SGF)) {
            assertThat(Records.parseOne(Records.print(record, format))).isEqualTo(record);
        }
    }

    @Test
    void branchesAtOneForkDoNotReplayLine() {
        for (int count = 1; count <= 1 << 10; count *= 2) {
            int[] moves = new int[1];
            Game start = Game.start(io.github.hiverules.api.Ruleset.parse("Base"));
            RecordBuilder recorder = new RecordBuilder(start.position(), GameTexts.counting(start.position(), moves));
            Game game = start;
            for (int ply = 0; ply < 8; ply++) {
                Move move = game.legalMoves().get(0);
                recorder.play(move, Optional.empty(), 0, () -> "");
                game = game.play(move);
            }
            moves[0] = 0;
            List<Move> first = start.legalMoves();
            for (int i = 0; i < count; i++) {
                recorder.variation(0, 0, () -> recorder.play(first.get(0), Optional.empty(), 0, () -> ""), () -> "");
            }
            assertThat(moves[0]).as(count + " branches").isLessThanOrEqualTo(2 * count + 8);
        }
    }
}
