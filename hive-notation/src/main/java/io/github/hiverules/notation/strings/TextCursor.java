// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.strings;

import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.text.NotationException;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Iterates over the characters of a game. Limits the length of the game and rejects unpaired surrogates. */
public final class TextCursor {
    /** The length that each word, tag or comment adds, in characters. */
    private static final int ITEM_LENGTH = 32;

    private final String text;

    /** The characters of the text, which an array returns faster than a string. */
    private final char[] chars;

    private final int end;
    private final int maxLength;

    /** The index of the first unpaired surrogate, or the length of the text. */
    private final int unpaired;

    private int at;
    private int taken;

    public TextCursor(String text, int maxLength) {
        this.text = text;
        this.maxLength = maxLength;
        chars = text.toCharArray();
        end = chars.length;
        unpaired = Texts.firstUnpaired(text);
    }

    private TextCursor(TextCursor whole, int from, int end) {
        text = whole.text;
        chars = whole.chars;
        maxLength = whole.maxLength;
        unpaired = whole.unpaired;
        at = from;
        this.end = end;
    }

    /** Returns a cursor over a part of the text. Offsets refer to the whole text. The part has its own length limit. */
    public TextCursor part(int from, int to) {
        return new TextCursor(this, from, to);
    }

    /** Returns a cursor over the rest of the text, which shares no state but counts on from this cursor's length. */
    public TextCursor rest() {
        TextCursor rest = part(at, end);
        rest.taken = taken;
        return rest;
    }

    /** Returns the next character, or {@link Texts#END}, without advancing. */
    public int peek() {
        return at < end ? chars[at] : Texts.END;
    }

    /** Returns a later character or {@link Texts#END}; {@code peek(0)} is the next character. */
    public int peek(int ahead) {
        return at + ahead < end ? chars[at + ahead] : Texts.END;
    }

    /** Returns the next characters, at most the given number, without advancing. */
    public String ahead(int count) {
        return text.substring(at, Math.min(at + count, end));
    }

    /** Returns whether the next character is the first of a line. */
    public boolean beginsLine() {
        return at == 0 || chars[at - 1] == '\n' || chars[at - 1] == '\r';
    }

    public int end() {
        return end;
    }

    public int offset() {
        return at;
    }

    public String between(int from, int to) {
        return text.substring(from, to);
    }

    /**
     * Returns the next character and advances. Returns {@link Texts#END} at the end.
     *
     * @throws NotationException if the game is too long or the character is an unpaired surrogate
     */
    public int next() {
        int c = peek();
        if (c != Texts.END) {
            skip(1);
        }
        return c;
    }

    /** Skips characters up to one of the three given characters or the end. */
    public void nextUntil(char one, char two, char three) {
        int i = at;
        while (i < end && chars[i] != one && chars[i] != two && chars[i] != three) {
            i++;
        }
        skip(i - at);
    }

    /** Returns and skips the next characters, which must exist. */
    public String take(int length) {
        int from = at;
        skip(length);
        return text.substring(from, at);
    }

    /** Skips the next characters, which must exist. */
    public void skip(int length) {
        if (unpaired < at + length) {
            at = unpaired;
            throw Errors.error(at, 0, "?", Kind.UNPAIRED_SURROGATE);
        }
        count(length);
        at += length;
    }

    /**
     * Reads a value between an opening and a closing character. Skips both characters and removes escapes.
     *
     * @param isEscaped returns whether a backslash can escape a character
     * @return the value, or null if the text ends before the closing character
     */
    public @Nullable String value(char close, IntPredicate isEscaped) {
        next();
        StringBuilder before = null;
        while (true) {
            int from = at;
            nextUntil(close, '\\', close);
            String part = text.substring(from, at);
            int c = next();
            if (c != '\\') {
                String value = before == null ? part : before.append(part).toString();
                return c == Texts.END ? null : value;
            }
            before = (before == null ? new StringBuilder() : before).append(part);
            before.append(peek() != Texts.END && isEscaped.test(peek()) ? (char) next() : '\\');
        }
    }

    /** Continues at an offset, which must not be after the end. Doesn't count the skipped characters. */
    public void moveTo(int offset) {
        at = offset;
    }

    public void skipSpace() {
        while (at < end && Texts.isSpace(chars[at])) {
            at++;
        }
    }

    /** Adds the extra length of a word, tag or comment. */
    public void beginItem() {
        count(ITEM_LENGTH);
    }

    private void count(int characters) {
        taken += characters;
        if (taken > maxLength) {
            throw tooLong();
        }
    }

    /** Throws a {@code NotationException} if the text is longer than {@code maxLength}. */
    public void requireWhole() {
        if (text.length() > maxLength) {
            throw tooLong();
        }
    }

    private NotationException tooLong() {
        return Errors.error(at, 0, "", Kind.GAME_TOO_LONG, maxLength, ITEM_LENGTH);
    }
}
