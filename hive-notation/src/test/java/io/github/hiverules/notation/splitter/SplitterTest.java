// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.GameTexts;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Reading;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.Format;
import io.github.hiverules.notation.record.SplitText;
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
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Finds the start of games in a source (N3, N4). */
class SplitterTest {
    private static final String TYPE = "[GameType \"Base\"]";
    private static final String GAME = TYPE + "\n1. wS1";

    // (a) a line that begins with tags, one of them GameType

    @ParameterizedTest
    @ValueSource(strings = {"{open", "(1. wA1", "(1. wA1 {open", "; comment", ")", "}", "$3", "1-0"})
    void lineOfTagsWithTypeBeginsGameInsideUnclosedText(String open) {
        String first = GAME + " " + open;
        String second = "[White \"ann\"] " + GAME;
        assertThat(GameTexts.strings(first + "\n" + second)).containsExactly(first, second);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[Event \"open", "[Event", "[Event x]", "[Event \"x\" y]"})
    void openTagDoesNotSwallowGame(String tag) {
        String first = TYPE + "\n" + tag + "\n1. wS1";
        assertThat(GameTexts.strings(first + "\n" + GAME)).containsExactly(first, GAME);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r", "\r\n"})
    void tagsAndBlankLinesBeforeTypeBelongToItsGame(String end) {
        String second = "[Event \"a\"]" + end + end + " [Site \"b\"][Round \"1\"]" + end + GAME.replace("\n", end);
        String first = GAME.replace("\n", end) + " {open";
        assertThat(GameTexts.strings(first + end + second)).containsExactly(first, second);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[\nGameType \"Base\"]",
                "[ \r\n GameType \"Base\"]",
                "[GameType\n\"Base\"]",
                "[\n\nGameType\n\n\"Base\"\n]",
                "[\nEvent\n\"a\"] [\nGameType \"Base\"]"
            })
    void tagMayHaveLineEndsAroundItsName(String tag) {
        String second = tag + "\n\n1. wA1";
        for (String first : List.of(GAME, GAME + " {open", second)) {
            assertThat(GameTexts.strings(first + "\n" + second + "\n" + GAME)).containsExactly(first, second, GAME);
            assertThat(Reading.scan(second + "\n" + second, ReaderOptions.strict()))
                    .allMatch(game -> game.found().isValid())
                    .hasSize(2);
        }
    }

    @Test
    void tagsAfterTypeBelongToItsGame() {
        String first = TYPE + "\n[White \"ann\"]";
        assertThat(GameTexts.strings(first + "\n" + GAME)).containsExactly(first, GAME);
    }

    // (b) a game type in the middle of a line

    @Test
    void typeInMiddleOfLineBeginsGame() {
        String second = "[White \"b\"] " + TYPE + " 1. wS1";
        assertThat(GameTexts.strings(TYPE + " 1. wS1 " + second)).containsExactly(TYPE + " 1. wS1", second);
        assertThat(GameTexts.strings(TYPE + " [White \"b\"] " + GAME)).containsExactly(TYPE + " [White \"b\"]", GAME);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "(", "; ", "(1. wA1 (2. wB1)", "[White \"a ] "})
    void typeInsideCommentsAndVariationsBeginsNoGame(String open) {
        String text = TYPE + "\n1. wS1 " + open + " [GameType \\\"Base\\\"]";
        assertThat(GameTexts.strings(text)).containsExactly(text);
        String quoted = TYPE + "\n1. wS1 " + open + TYPE;
        assertThat(GameTexts.strings(quoted)).hasSize(open.contains("[") ? 2 : 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {")", "}", "[x]", "[x \"y\"", "xx"})
    void findsGameAfterErrorInSameLine(String error) {
        String first = TYPE + " 1. wS1 " + error;
        assertThat(GameTexts.strings(first + " " + GAME)).containsExactly(first, GAME);
    }

    // (f) the head of another format at the start of a line

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;GM[27]SU[hive](;P0[1 x]",
                TYPE + "\n1. wS1 (2. bS1 wS1-",
                TYPE + "\n1. wS1",
                TYPE + "[White \"a\"]"
            })
    void headAtLineStartEndsBrokenGame(String broken) {
        for (String end : List.of("\n", "\r\n", "\r")) {
            for (String next : List.of(GAME, "base+M;InProgress;Black[1];wS1", "(;GM[27]SU[hive])")) {
                assertThat(GameTexts.strings(broken + end + next)).containsExactly(broken, next);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;GM[27]SU[hive]C[a\nBase;InProgress;Black[1\\];wS1\n[GameType \"Base\"\\]])",
                "(;GM[27]SU[hive]C[a Base;InProgress;Black[1];wS1)",
                "(;GM[27]SU[hive]C[a\n[GameType \"Base\"])",
                TYPE + "\n1. wS1 {a\nBase;InProgress;Black[1];wS1\n(;GM[27])}",
                TYPE + "\n[Event \"a\nBase;InProgress;Black[1];wS1\"]\n1. wS1"
            })
    void headInCommentOrValueBeginsNoGame(String text) {
        assertThat(GameTexts.strings(text)).containsExactly(text);
    }

    // (c) tags after moves

    @ParameterizedTest
    @ValueSource(strings = {"1. wS1\n\n", "1. wS1 WhiteWins\n", "1. wS1\n1-0\n", "1. wS1\n*  {c}\n"})
    void bracketAfterBlankLineOrResultBeginsGame(String moves) {
        String cut = "[Event \"b\"]\n[Site \"hiv";
        assertThat(GameTexts.strings(TYPE + "\n" + moves + cut)).containsExactly((TYPE + "\n" + moves).strip(), cut);
        String chess = "[Event \"chess\"]\n\n1. e4 e5";
        assertThat(GameTexts.strings(TYPE + "\n" + moves + chess + "\n\n" + chess + "\n\n" + GAME))
                .containsExactly((TYPE + "\n" + moves).strip(), chess, chess, GAME);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1. wS1\n", "1. wS1 {\n\n", "1. wS1 (\n\n", "{c}\n\n", ""})
    void otherBracketsBeginNoGame(String moves) {
        String text = TYPE + "\n" + moves + "[Event \"b\"]\n1. wS1";
        assertThat(GameTexts.strings(text)).containsExactly(text);
    }

    @Test
    void textBeforeFirstTypeIsOneText() {
        String chess = "[Event \"chess\"]\n\n1. e4 e5 1-0\n\n[Event \"another\"]\n\n1. d4";
        assertThat(GameTexts.strings(chess + "\n\n" + GAME)).containsExactly(chess, GAME);
    }

    @Test
    void typeAfterCompleteTagsBelongsToThem() {
        String second = "[Event \"b\"]\n\n[Site \"c\"]\n" + GAME;
        assertThat(GameTexts.strings(GAME + "\n\n" + second)).containsExactly(GAME, second);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[Event \"b\"]\n[Site \"hiv", "[Event \"b\"]\n{c}", "[Event \"b\" x", "[Event \"b\"] x"})
    void typeAfterOtherHeadBeginsAnotherGame(String head) {
        assertThat(GameTexts.strings(GAME + "\n\n" + head + "\n" + GAME)).containsExactly(GAME, head, GAME);
    }

    // (d) text before the first game type

    @ParameterizedTest
    @ValueSource(strings = {"{c}", "; c", "% c", "[White \"ann\"]\n{c}", "{a\n\nb}\n[Event \"x\ny\"]"})
    void textBeforeFirstTypeBelongsToItsGame(String before) {
        assertThat(GameTexts.strings(before + "\n" + GAME)).containsExactly(before + "\n" + GAME);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1. wS1", "{open", "[Event \"open", "[Event x]", "[White \"a\"] x"})
    void otherTextBeforeFirstTypeIsSeparate(String before) {
        assertThat(GameTexts.strings("[A \"b\"]\n" + before + "\n" + GAME))
                .containsExactly("[A \"b\"]\n" + before, GAME);
    }

    // SGF

    @Test
    void treesAreSplitByTheirBrackets() {
        assertThat(GameTexts.strings("(;C[)](;D[\\]])) (x (y)) junk ( (;E[1]"))
                .containsExactly("(;C[)](;D[\\]]))", "(x (y))", "junk (", "(;E[1]");
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

    @Test
    void rootBeginsGameInsideTreeAndAtLineStartInsideValue() {
        String root = "( ;\n GM [27]";
        assertThat(GameTexts.strings("(;C[1]" + root + "X")).containsExactly("(;C[1]", root + "X");
        assertThat(GameTexts.strings("(;C[a\n " + root)).containsExactly("(;C[a", root);
        assertThat(GameTexts.strings("(;C[a" + root + "])")).containsExactly("(;C[a" + root + "])");
        for (String other : List.of("(;GM[2\\]", "(;GN[27]", "(GM[27]", "(;GM", "(;GM[" + "x".repeat(64) + "]")) {
            assertThat(GameTexts.strings("(;C[1]" + other)).containsExactly("(;C[1]" + other);
        }
    }

    // GameStrings and other text

    @Test
    void everyLineOfGameStringsIsAGame() {
        assertThat(GameTexts.strings("Base;a\n\n  Base;b\r\nx\rBase")).containsExactly("Base;a", "Base;b", "x", "Base");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[\u00A0GameType \"Base\"]",
                "[GameType\u00A0\"Base\"]",
                "[\uFEFFGameType\uFEFF\u201CBase\u201D]",
                "[\u00A0GameType\u00A0\"Base\"]\n1. wS1"
            })
    void tagWithOtherSpacesEndsGameString(String game) {
        assertThat(GameTexts.strings("Base;x " + game + "\n" + GAME)).containsExactly("Base;x", game, GAME);
        assertThat(GameTexts.strings("x\n" + game)).containsExactly("x", game);
    }

    @Test
    void findsGamesAfterOtherText() {
        for (String game : List.of("Base;x", "Base+M", GAME, "(;GM[27]SU[hive])")) {
            assertThat(GameTexts.strings("Exported\nby x\n" + game)).containsExactly("Exported\nby x", game);
        }
        assertThat(GameTexts.strings("Exported\n[remote \"origin\"]\nurl\n\n[x \"y\"]\n" + GAME))
                .containsExactly("Exported", "[x \"y\"]\n" + GAME);
        assertThat(GameTexts.strings("x\n(;C[1])(;GM[27])junk(;SU[hive])"))
                .containsExactly("x", "(;GM[27])", "(;SU[hive])");
        assertThat(GameTexts.strings("x\nbase+;\nBase camp\nBase;y")).containsExactly("x", "Base;y");
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
    @ValueSource(strings = {"%s\n", "(;C[%s\n", "Base;%s\n", "%s x\n", "[GameType \"Base\"]\n1. wS1 {%s\n"})
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
            assertThat(Records.judge(found, options).error())
                    .hasValueSatisfying(
                            error -> assertThat(error.sentence(Locale.ENGLISH)).contains("longer than 200"));
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
        List<SplitText> slowly = new ArrayList<>();
        List<SplitText> fast = new ArrayList<>();
        Iterator<SplitText> texts = GameTexts.splitter(slow(text.toString()), options);
        texts.forEachRemaining(slowly::add);
        GameTexts.splitter(new StringReader(text.toString()), options).forEachRemaining(fast::add);
        assertThat(slowly).isEqualTo(fast);
        assertThatThrownBy(texts::next).isInstanceOf(NoSuchElementException.class);
    }

    /** Returns a reader that delivers at most one character at a time. */
    private static Reader slow(String text) {
        return new Reader() {
            private int at;
            private boolean isPaused;

            @Override
            public int read(char[] buffer, int offset, int length) {
                isPaused = !isPaused;
                if (isPaused && length > 1) {
                    return 0;
                }
                if (at == text.length()) {
                    return -1;
                }
                buffer[offset] = text.charAt(at++);
                return 1;
            }

            @Override
            public void close() {}
        };
    }

    @Test
    void sourceOfAnySizeNeedsMemoryOfOneText() {
        String game = GAME + "\n\n";
        long games = 20_000;
        SourceText text = new SourceText("text", repeated(game, games), 4_000_000);
        PgnFinder finder = new PgnFinder(text, 4_000_000);
        int count = 0;
        while (text.begin(false)) {
            text.end(finder.findEnd(), ++count, Optional.of(Format.PGN));
            assertThat(text.chars.length).isLessThanOrEqualTo(1 << 15);
        }
        assertThat(count).isEqualTo(games);
        SourceText endless = new SourceText("text", repeated("(", 3_000_000), 1000);
        endless.begin(true);
        endless.end(new SgfFinder(endless).findEnd(), 1, Optional.of(Format.SGF));
        assertThat(endless.chars.length).isLessThanOrEqualTo(1 << 16);
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

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
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
