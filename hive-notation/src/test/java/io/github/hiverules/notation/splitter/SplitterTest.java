// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.notation.GameTexts;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.NotationException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Finds the start of games in a source (N3, N4). */
class SplitterTest {
    private static final String TYPE = "[GameType \"Base\"]";
    private static final String GAME = TYPE + "\n1. wS1";

    /**
     * A bar marks the border between two texts, and {@code ~} the end of a line. {@code TYPE} is a tag with a game type,
     * and {@code GAME} a game.
     */
    private static final String BORDERS = """
            # a line that begins with a tag, even if a comment, a variation or a value is open
            GAME {open~|[White "ann"]~GAME
            GAME (1. wA1~|[White "ann"]~GAME
            GAME (1. wA1 {open~|[White "ann"] GAME
            GAME ; comment~|[White "ann"]~~[Black "bob"]~GAME
            GAME )~|[White "ann"]~GAME
            GAME }~|[White "ann"]~GAME
            GAME 1-0~|[White "ann"]~GAME
            GAME~|[Event "chess"]~~1. e4 e5~|[Event "chess"]~~1. e4 e5~|GAME
            TYPE~[Event "open~1. wS1~|GAME
            TYPE~[Event~1. wS1~|GAME
            TYPE~[Event x]~1. wS1~|GAME
            TYPE~[Event "x" y]~1. wS1~|GAME
            TYPE~[Event "x"~|[Site "y"]~1. wS1~|GAME
            GAME {open~|[Event "a"]~~ [Site "b"][Round "1"]~GAME
            GAME {open~|[ GameType  "Base"]~~1. wA1~|[\u00A0gametype\uFEFF"Base"]~~1. wA1~|GAME
            GAME~~|[Event "b"]~[Site "hiv
            GAME * {c}~|[Event "b"]~[Site "c"]~TYPE
            TYPE 1. wS1~|TYPE 1. wS1~|[White "b"] TYPE 1. wS1~|[White "b"] TYPE
            # a second GameType
            TYPE~[White "ann"]~|GAME
            TYPE~~|TYPE~[White "ann"]~~|GAME
            TYPE~|[GameType "Bas
            TYPE~[White "ann"]~{c}~|GAME
            TYPE 1. wS1|TYPE 1. wS1 {|TYPE 1. wS1~|TYPE
            TYPE 1. wS1 [White "b"] |TYPE 1. wS1
            TYPE~1. wS1 ; [Event "a"] [Game "b"]
            TYPE~1. wS1 {~x [Event "a"]}
            TYPE~1. wS1 {~[%clk 0:01]~[Event]~[Event \\"a"]}
            # SGF
            (;C[)](;D[\\]])) (x (y)) junk ( |(;E[1]
            (;C[1]|( ;~ GM [27]X
            (;C[a~ |( ;~ GM [27]
            (;C[a|( ;~ GM [27]])
            (;C[a\\(;GM[27]])
            (;C[a(;GN[27]])
            (;C[1](;GN[27]
            (;C[1](GM[27]
            (;C[1](;GM
            (;GM[27]SU[hive](;P0[1 x]~|(;GM[27]SU[hive])
            (;GM[27]SU[hive]C[a~[GameType "Base"])
            # GameStrings
            Base;a~~  |Base;b~|x~|Base
            wS1;a~|Base;b (;GM[27])
            Bass;a~|wS1;b;wS1;c
            # tags without quotes belong to a header
            [GameType Base]~[White]~[Black 'b']~~1. wS1~|[GameType Base]~1. wS1~|[Event "x"]~[White a]~[GameType Base]
            GAME~|[Event "x"]~[White]~[Black b]~TYPE~1. wS1~[White b]~x~|TYPE
            """;

    static Stream<String> borders() {
        return BORDERS.lines().filter(line -> !line.startsWith("#"));
    }

    @ParameterizedTest
    @MethodSource("borders")
    void splitsTextsAtTheirBorders(String line) {
        for (String end : List.of("\n", "\r", "\r\n")) {
            String marked = line.replace("GAME", GAME)
                    .replace("TYPE", TYPE)
                    .replace("\n", "~")
                    .replace("~", end);
            assertThat(GameTexts.strings(marked.replace("|", "")))
                    .containsExactlyElementsOf(
                            Stream.of(marked.split("\\|")).map(String::strip).toList());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void escapesAtEndOfBufferAreWhole(int shift) {
        for (int length = 0; length < 3; length++) {
            String first = "(;C[1]" + " ".repeat(shift) + ")";
            String second = "(;C[" + "x".repeat(length) + "\\](".repeat(20_000) + "])";
            assertThat(GameTexts.strings(first + second + first)).containsExactly(first, second, first);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Exported~by x~", "[remote]~url~", "27.11.2026~7. Sent~", "{c}~", "; c~%~"})
    void skipsTextBeforeTheFirstGame(String other) {
        for (String game : List.of(GAME, "(;GM[27]SU[hive])", "Base;x")) {
            assertThat(GameTexts.strings(other.replace("~", "\n") + game)).containsExactly(game.split("(?<=;x)"));
        }
    }

    @Test
    void textsHaveNumberFormatAndPlace() {
        List<GameText> texts = GameTexts.split("\uFEFF\n  " + GAME + "\r\n\r\n\t" + GAME, ReaderOptions.strict());
        assertThat(texts)
                .extracting(text ->
                        text.number() + " " + text.format().orElseThrow() + " " + text.line() + ":" + text.column())
                .containsExactly("1 PGN 2:3", "2 PGN 5:2");
        assertThat(GameTexts.split("\uFEFF(;A[1])\n(;B[1])", ReaderOptions.strict()))
                .extracting(text -> text.line() + ":" + text.column())
                .containsExactly("1:1", "2:1");
        GameText empty = GameTexts.split(" \n", ReaderOptions.strict()).get(0);
        assertThat(empty.format()).isEmpty();
        assertThat(empty.text()).isEmpty();
        assertThat(Records.judge(empty, ReaderOptions.strict()).error()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"(;C[%s\n", "Base;%s\n", "[GameType \"Base\"]\n1. wS1 {%s\n"})
    void tooLongTextIsCutAndItsGameBroken(String pattern) {
        ReaderOptions options = ReaderOptions.strict().withMaxGameLength(200);
        String text = pattern.replace("%s", "x".repeat(100_000));
        String game = pattern.startsWith("(") ? "(;GM[27]SU[hive])" : pattern.startsWith("Base") ? "Base" : GAME;
        List<GameText> texts = GameTexts.split(text + game, options);
        assertThat(texts).hasSize(2);
        assertThat(texts.get(0).text()).hasSize(201);
        assertThat(Records.judge(texts.get(0), options).isValid()).isFalse();
        assertThat(texts.get(1).text()).isEqualTo(game);
        assertThat(Records.judge(texts.get(1), options).isValid()).isTrue();
    }

    @Test
    void cutTextIsTooLongEvenIfItLooksWhole() {
        ReaderOptions options = ReaderOptions.strict().withMaxGameLength(200);
        for (String text : List.of(
                GAME + " ".repeat(300) + "2. xx",
                "Base" + " ".repeat(300),
                "(;GM[27]SU[hive]" + " ".repeat(300) + ")")) {
            GameText found = GameTexts.split(text, options).get(0);
            NotationException error = Records.judge(found, options).error().orElseThrow();
            assertThat(error.sentence(Locale.ENGLISH)).contains("longer than 200");
        }
    }

    @Property
    void sizeOfReadsMakesNoDifference(@ForAll Random random) {
        StringBuilder text = new StringBuilder();
        List<String> parts = List.of(
                GAME,
                "\n",
                "\r",
                "[Event \"x\"]\n",
                "{",
                "}",
                "(",
                ")",
                "\"",
                "\\",
                "[",
                " ",
                "1-0\n",
                "1-0\n\n",
                "(;GM[27]",
                "]",
                ";");
        for (int i = random.nextInt(60); i > 0; i--) {
            text.append(parts.get(random.nextInt(parts.size())));
        }
        ReaderOptions options = ReaderOptions.strict().withMaxGameLength(random.nextBoolean() ? 40 : 10_000);
        List<GameText> slowly = new ArrayList<>();
        List<GameText> fast = new ArrayList<>();
        Iterator<GameText> texts = GameTexts.splitter(slow(text.toString()), options);
        texts.forEachRemaining(slowly::add);
        GameTexts.splitter(new StringReader(text.toString()), options).forEachRemaining(fast::add);
        assertThat(slowly).isEqualTo(fast);
        assertThatThrownBy(texts::next).isInstanceOf(NoSuchElementException.class);
    }

    /** Returns a reader that delivers at most one character at a time. */
    private static Reader slow(String text) {
        return new StringReader(text) {
            private boolean isPaused;

            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                isPaused = !isPaused;
                return isPaused && length > 1 ? 0 : super.read(buffer, offset, Math.min(length, 1));
            }
        };
    }

    @Test
    void sourceOfAnySizeNeedsMemoryOfOneText() {
        for (String game : List.of(GAME + "\n\n", "(;GM[27]SU[hive])", "Base;NotStarted;White[1]\n")) {
            Splitter texts = new Splitter("text", repeated(game, 5_000), Optional.empty(), 4_000_000);
            int count = 0;
            while (texts.hasNext()) {
                texts.next();
                count++;
                assertThat(texts.text.chars.length).isLessThanOrEqualTo(1 << 15);
            }
            assertThat(count).isEqualTo(5_000);
        }
        for (String part : List.of("(", "[", "{", "\n", "x", "Base", "[Event \"x\"]\n")) {
            Splitter endless = new Splitter("text", repeated(part, 500_000), Optional.empty(), 1000);
            while (endless.hasNext()) {
                endless.next();
            }
            assertThat(endless.text.chars.length).isLessThanOrEqualTo(1 << 16);
        }
    }

    private static Reader repeated(String part, long times) {
        return new Reader() {
            private long at;

            @Override
            public int read(char[] buffer, int offset, int length) {
                int count = (int) Math.min(length, part.length() * times - at);
                for (int i = 0; i < count; i++) {
                    buffer[offset + i] = part.charAt((int) (at++ % part.length()));
                }
                return count == 0 ? -1 : count;
            }

            @Override
            public void close() {}
        };
    }

    @Test
    void failedReadStatesReason() {
        assertThatThrownBy(() -> Records.scan(Path.of("nope.pgn")))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("Can't read nope.pgn: no such file.");
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("torn");
            }
        };
        assertThatThrownBy(() ->
                        Records.scan(broken, "tape", ReaderOptions.strict()).toList())
                .hasMessage("Can't read tape: torn.");
    }

    @Test
    void streamsAreSequentialAndCloseTheirSource() {
        boolean[] isClosed = new boolean[1];
        InputStream bytes = new ByteArrayInputStream(GAME.getBytes(StandardCharsets.UTF_8)) {
            @Override
            public void close() {
                isClosed[0] = true;
            }
        };
        try (var texts = Records.split(bytes, "x", ReaderOptions.strict())) {
            assertThat(texts.isParallel()).isFalse();
        }
        assertThat(isClosed[0]).isTrue();
    }
}
