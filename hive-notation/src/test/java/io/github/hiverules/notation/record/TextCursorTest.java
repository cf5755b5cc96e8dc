// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.notation.internal.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Characters and offsets of a game's text. */
class TextCursorTest {
    private static final int LIMIT = 1000;

    private static TextCursor cursor(String text) {
        return new TextCursor(text, LIMIT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"b", "x", "y", ""})
    void readsTextUpToAnyOfThree(String end) {
        TextCursor cursor = cursor("one two\nthree" + end);
        cursor.nextUntil('b', 'x', 'y');
        assertThat(cursor.between(0, cursor.offset())).isEqualTo("one two\nthree");
        int expected = end.isEmpty() ? Texts.END : end.charAt(0);
        assertThat(cursor.peek()).isEqualTo(expected);
        assertThat(cursor.next()).isEqualTo(expected);
        assertThat(cursor.next()).isEqualTo(Texts.END);
        assertThat(cursor.peek(0)).isEqualTo(Texts.END);
    }

    @Test
    void limitsCharactersOfGame() {
        TextCursor cursor = cursor("x".repeat(3 * LIMIT));
        for (int i = 0; i < LIMIT; i++) {
            cursor.next();
        }
        assertThatThrownBy(cursor::next).hasMessageContaining("longer than " + LIMIT + " characters");
        TextCursor another = cursor("x".repeat(3 * LIMIT));
        assertThatThrownBy(() -> another.nextUntil('a', 'b', 'c')).isInstanceOf(ParseError.class);
        TextCursor items = cursor("");
        for (int i = 0; i < LIMIT / 32; i++) {
            items.beginItem();
        }
        assertThatThrownBy(items::beginItem).isInstanceOf(ParseError.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD83Da", "\uDC1D", "a\uDC1D", "\uD83D", "\uD83D\uD83D\uDC1D"})
    void refusesHalfCharacter(String text) {
        assertThatThrownBy(() -> cursor(text).nextUntil('x', 'y', 'z')).hasMessageContaining("unpaired surrogate");
        TextCursor byOne = cursor(text);
        assertThatThrownBy(() -> {
                    while (byOne.next() != Texts.END) {}
                })
                .hasMessageContaining("unpaired surrogate");
    }

    @Test
    void acceptsBothHalvesOfCharacter() {
        String text = "\uD7FF\uD83D\uDC1D\uE000";
        TextCursor cursor = cursor(text);
        cursor.nextUntil('x', 'y', 'z');
        assertThat(cursor.offset()).isEqualTo(text.length());
    }

    @Test
    void messagesQuoteCutAndReadableText() {
        assertThat(Texts.excerpt("a ~ z")).isEqualTo("a ~ z");
        assertThat(Texts.excerpt("x".repeat(40))).isEqualTo("x".repeat(40));
        assertThat(Texts.excerpt("x".repeat(41))).isEqualTo("x".repeat(40) + "…");
        assertThat(Texts.excerpt("é".repeat(40))).isEqualTo("é".repeat(40));
        assertThat(Texts.excerpt("\uD83D\uDC1D".repeat(41))).isEqualTo("\uD83D\uDC1D".repeat(40) + "…");
        assertThat(Texts.excerpt("a\u0000b\u001Bc\u007Fd\u0085e")).isEqualTo("a?b?c?d?e");
        assertThat(Texts.excerpt("\uD83D!\uDC1D")).isEqualTo("?!?");
        assertThat(Texts.excerpt("\u00ADa\u202Eb\u2060c\uFEFFd\uFFFEe\uDB40\uDC41f\uFDD0"))
                .isEqualTo("?a?b?c?d?e?f?");
        assertThat(Texts.excerpt("\u00A0\u200A\u2010\u2070\uD7FF\uE000\uFFFD"))
                .isEqualTo("\u00A0\u200A\u2010\u2070\uD7FF\uE000\uFFFD");
    }
}
