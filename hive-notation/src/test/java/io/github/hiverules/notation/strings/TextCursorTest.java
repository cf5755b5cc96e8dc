// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.notation.strings.TextCursor;
import io.github.hiverules.notation.text.NotationException;
import org.junit.jupiter.api.Test;

/** Characters and offsets of a game's text. */
class TextCursorTest {
    private static final int LIMIT = 1000;

    private static TextCursor cursor(String text) {
        return new TextCursor(text, LIMIT);
    }

    @Test
    void limitsCharactersOfGame() {
        TextCursor cursor = cursor("x".repeat(3 * LIMIT));
        for (int i = 0; i < LIMIT; i++) {
            cursor.next();
        }
        assertThatThrownBy(cursor::next).hasMessageContaining("longer than " + LIMIT + " characters");
        TextCursor another = cursor("x".repeat(3 * LIMIT));
        assertThatThrownBy(() -> another.nextUntil('a', 'b', 'c')).isInstanceOf(NotationException.class);
        TextCursor items = cursor("");
        for (int i = 0; i < LIMIT / 32; i++) {
            items.beginItem();
        }
        assertThatThrownBy(items::beginItem).isInstanceOf(NotationException.class);
    }
}
