// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.notation.internal.Texts;
import java.io.Reader;
import java.io.StringReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The characters of a source and their places. */
class TextSourceTest {
    private static final int LIMIT = 1000;

    private static TextSource source(String text) {
        return new TextSource("text", new StringReader(text), LIMIT);
    }

    @ParameterizedTest
    @CsvSource({
        "aNb, 2:1",
        "aRb, 2:1",
        "aRNb, 2:1",
        "aNRb, 3:1",
        "aRRb, 3:1",
        "aNNb, 3:1",
        "aab, 1:3",
        "aTb, 1:3",
        "Mab, 1:2"
    })
    void linesEndWithOneOrBothOfTheirCharacters(String letters, String place) {
        String text =
                letters.replace('N', '\n').replace('R', '\r').replace('T', '\t').replace('M', '\uFEFF');
        TextSource byOne = source(text);
        while (byOne.peek() != 'b') {
            byOne.next();
        }
        assertThat(byOne.place().line() + ":" + byOne.place().column()).isEqualTo(place);
        TextSource atOnce = source(text);
        StringBuilder taken = new StringBuilder();
        atOnce.nextUntil('b', 'x', 'y', taken);
        assertThat(atOnce.place()).isEqualTo(byOne.place());
        assertThat(taken.toString()).isEqualTo(text.replace("\uFEFF", "").replace("b", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"b", "x", "y", ""})
    void takesTextUpToAnyOfThree(String end) {
        TextSource source = source("one two\nthree" + end);
        StringBuilder taken = new StringBuilder();
        source.nextUntil('b', 'x', 'y', taken);
        assertThat(taken).hasToString("one two\nthree");
        int expected = end.isEmpty() ? TextSource.END : end.charAt(0);
        assertThat(source.peek()).isEqualTo(expected);
        assertThat(source.next()).isEqualTo(expected);
        assertThat(source.next()).isEqualTo(TextSource.END);
    }

    @Test
    void aLineIsSkippedWithItsEnd() {
        TextSource source = source("ab\ncd\rX");
        source.skipLine();
        assertThat(source.peek()).isEqualTo('c');
        source.skipLine();
        assertThat(source.peek()).isEqualTo('X');
        source.skipLine();
        assertThat(source.peek()).isEqualTo(TextSource.END);
        TextSource empty = source("\nX");
        empty.skipLine();
        assertThat(empty.peek()).isEqualTo('X');
    }

    @Test
    void aGameHasAsManyCharactersAsAllowed() {
        TextSource source = source("x".repeat(3 * LIMIT));
        source.beginGame();
        for (int i = 0; i < LIMIT; i++) {
            source.next();
        }
        assertThatThrownBy(source::next)
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("longer than " + LIMIT + " characters");
        source.beginGame();
        StringBuilder taken = new StringBuilder();
        assertThatThrownBy(() -> source.nextUntil('a', 'b', 'c', taken)).isInstanceOf(RecordException.class);
        source.beginGame();
        for (int i = 0; i < LIMIT / 32; i++) {
            source.beginItem();
        }
        assertThatThrownBy(source::beginItem).isInstanceOf(RecordException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD83Da", "\uDC1D", "a\uDC1D", "\uD83D", "\uD83D\uD83D\uDC1D"})
    void halfACharacterIsRefused(String text) {
        for (boolean atOnce : new boolean[] {false, true}) {
            TextSource source = source(text);
            assertThatThrownBy(() -> {
                        StringBuilder taken = new StringBuilder();
                        while (source.peek() != TextSource.END) {
                            if (atOnce) {
                                source.nextUntil('x', 'y', 'z', taken);
                            } else {
                                source.next();
                            }
                        }
                    })
                    .isInstanceOf(RecordException.class)
                    .hasMessageContaining("Half a character");
        }
    }

    @Test
    void bothHalvesOfACharacterAreOneBehindTheOther() {
        TextSource source = source("\uD7FF\uD83D\uDC1D\uE000");
        StringBuilder taken = new StringBuilder();
        source.nextUntil('x', 'y', 'z', taken);
        assertThat(taken).hasToString("\uD7FF\uD83D\uDC1D\uE000");
    }

    @Test
    void looksAheadAcrossItsBuffer() {
        String text = "a".repeat(2040) + "0123456789".repeat(30);
        TextSource source = source(text);
        for (int i = 0; i < 2040; i++) {
            source.skip();
        }
        for (int ahead = 0; ahead < TextSource.MAX_AHEAD; ahead++) {
            assertThat(source.peek(ahead)).isEqualTo('0' + ahead % 10);
        }
        assertThat(source("ab").peek(2)).isEqualTo(TextSource.END);
    }

    @Test
    void textInMessagesIsCutAndReadable() {
        assertThat(Texts.shown("a ~ z")).isEqualTo("a ~ z");
        assertThat(Texts.shown("x".repeat(40))).isEqualTo("x".repeat(40));
        assertThat(Texts.shown("x".repeat(41))).isEqualTo("x".repeat(40) + "…");
        assertThat(Texts.shown("é".repeat(40))).isEqualTo("é".repeat(40));
        assertThat(Texts.shown("\uD83D\uDC1D".repeat(41))).isEqualTo("\uD83D\uDC1D".repeat(40) + "…");
        assertThat(Texts.shown("a\u0000b\u001Bc\u007Fd\u0085e")).isEqualTo("a?b?c?d?e");
        assertThat(Texts.shown("\uD83D!\uDC1D")).isEqualTo("?!?");
        assertThat(Texts.shown("\uD7FF\uE000\u0378")).isEqualTo("?\uE000?");
    }

    @Test
    void aReaderThatGivesLittleIsReadToItsEnd() {
        TextSource source = new TextSource(
                "text",
                new Reader() {
                    private int left = 5000;

                    @Override
                    public int read(char[] buffer, int offset, int length) {
                        if (left == 0) {
                            return -1;
                        }
                        left--;
                        buffer[offset] = 'x';
                        return 1;
                    }

                    @Override
                    public void close() {}
                },
                10_000);
        StringBuilder taken = new StringBuilder();
        source.nextUntil('a', 'b', 'c', taken);
        assertThat(taken).hasToString("x".repeat(5000));
    }
}
