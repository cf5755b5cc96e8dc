// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.Property;
import io.github.hiverules.notation.strings.TextCursor;
import java.util.ArrayList;
import java.util.List;

/**
 * Parses and prints tags. A tag is in one line: the escapes {@code \u005cu000a} and {@code \u005cu000d} stand for line
 * ends.
 */
final class PgnTags {
    private final TextCursor text;

    /** The tags whose values lack quotes. */
    final List<Property> withoutQuotes = new ArrayList<>(0);

    PgnTags(TextCursor text) {
        this.text = text;
    }

    /** Parses the tag at the current place. */
    Property read() {
        int offset = text.offset();
        text.next();
        text.skipSpace();
        String name = name(offset);
        text.skipSpace();
        if (name.isEmpty() || text.peek() != '"') {
            return withoutQuotes(name, offset);
        }
        String value = quoted();
        if (text.next() != '"') {
            throw Errors.error(offset, 0, name, Kind.TAG_VALUE_NOT_CLOSED, Texts.excerpt(name));
        }
        text.skipSpace();
        if (text.peek() != ']') {
            throw Errors.error(offset, 0, name, Kind.TAG_NOT_CLOSED, Texts.excerpt(name));
        }
        text.next();
        return new Property(name, value, offset);
    }

    private String name(int offset) {
        int from = text.offset();
        while (!Property.endsName(text.peek())) {
            if (text.offset() - from == Property.MAX_NAME_LENGTH) {
                throw Errors.error(offset, 0, text.between(from, text.offset()), Kind.TAG_NAME_TOO_LONG);
            }
            text.next();
        }
        return text.between(from, text.offset());
    }

    /** Reads a value without quotes, or in single quotes, up to the closing bracket. */
    private Property withoutQuotes(String name, int offset) {
        int from = text.offset();
        text.nextUntil('\n', '\r', ']');
        boolean isClosed = text.peek() == ']';
        String bare = Texts.strip(text.between(from, text.offset()));
        text.skip(isClosed ? 1 : 0);
        if (name.isEmpty() || !isClosed) {
            throw Errors.error(offset, 0, name, Kind.TAG_MALFORMED, Texts.quoted(text.between(offset, text.offset())));
        }
        boolean hasSingleQuotes = bare.length() > 1 && bare.startsWith("'") && bare.endsWith("'");
        Property tag = new Property(name, hasSingleQuotes ? bare.substring(1, bare.length() - 1) : bare, offset);
        withoutQuotes.add(tag);
        return tag;
    }

    /** Reads a value up to the closing quote or the end of the line. */
    private String quoted() {
        text.next();
        int from = text.offset();
        int c = text.peek();
        while (c != Texts.END && c != '"' && !Texts.isLineEnd(c)) {
            text.skip(c == '\\' && text.peek(1) != Texts.END && !Texts.isLineEnd(text.peek(1)) ? 2 : 1);
            c = text.peek();
        }
        return unescape(text.between(from, text.offset()));
    }

    private static String unescape(String escaped) {
        int escape = escaped.indexOf('\\');
        if (escape < 0) {
            return escaped;
        }
        StringBuilder value = new StringBuilder();
        int from = 0;
        for (; escape >= 0; escape = escaped.indexOf('\\', from)) {
            value.append(escaped, from, escape);
            boolean isEnd = escaped.startsWith("u000a", escape + 1) || escaped.startsWith("u000d", escape + 1);
            boolean isSign = escaped.startsWith("\"", escape + 1) || escaped.startsWith("\\", escape + 1);
            value.append(
                    isEnd
                            ? escaped.charAt(escape + 5) == 'a' ? '\n' : '\r'
                            : escaped.charAt(isSign ? escape + 1 : escape));
            from = escape + (isEnd ? 6 : isSign ? 2 : 1);
        }
        return value.append(escaped, from, escaped.length()).toString();
    }

    static String print(String name, String value) {
        String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
        return "[" + name + " \"" + escaped.replace("\n", "\\u000a").replace("\r", "\\u000d") + "\"]\n";
    }
}
