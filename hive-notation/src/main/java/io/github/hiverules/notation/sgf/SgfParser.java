// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.Property;
import io.github.hiverules.notation.strings.TextCursor;
import io.github.hiverules.notation.text.NotationException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Parses the Smart Game Format: a tree of nodes with properties. At each fork, the line follows the first branch. Skips
 * the other branches, which another parser parses.
 */
final class SgfParser {
    private static final String[] FREQUENT_NAMES = {"P0", "P1", "TM"};

    private static final int MAX_NAME_LENGTH = 100;

    /**
     * An open bracket.
     *
     * @param first the number of nodes in the line before the bracket
     * @param branches the list for branches that follow the closing bracket
     */
    private record Open(int first, List<TextCursor> branches) {}

    private final TextCursor text;

    private final Deque<Open> open = new ArrayDeque<>();
    private boolean breaksOff;

    SgfParser(TextCursor text) {
        this.text = text;
    }

    /** Parses a game tree. After a syntax error, {@code line} contains the nodes before the error. */
    void tree(SgfLine line) {
        if (text.peek() != '(') {
            throw broken(text.offset(), Kind.TREE_EXPECTED);
        }
        List<TextCursor> branches = null; // null unless the last token is a closing bracket
        do {
            text.skipSpace();
            int c = text.peek();
            if (c == Texts.END) {
                throw breakOff(text.offset(), Kind.TREE_NOT_CLOSED);
            } else if (c == '(' && branches != null) {
                branches.add(branch());
            } else if (c == '(') {
                text.beginItem();
                open.push(new Open(line.size(), line.fork()));
                text.next();
                branches = null;
            } else if (c == ')' && open.getFirst().first() == line.size()) {
                throw broken(text.offset(), Kind.NODE_EXPECTED);
            } else if (c == ')') {
                text.next();
                branches = open.pop().branches();
            } else if (c == ';' && branches == null) {
                text.beginItem();
                text.next();
                line.beginNode();
            } else if (isName(c) && branches == null && line.size() > 0) {
                property(line);
            } else {
                throw broken(text.offset(), line.size() > 0 ? Kind.NOT_IN_TREE : Kind.NODE_EXPECTED);
            }
        } while (!open.isEmpty());
    }

    /** Returns whether the only error is that the text ends too early. */
    boolean breaksOff() {
        return breaksOff;
    }

    static boolean isName(String name) {
        return !name.isEmpty()
                && name.length() <= MAX_NAME_LENGTH
                && isName(name.charAt(0))
                && name.chars().allMatch(c -> isName(c) || c == '-');
    }

    private static boolean isName(int c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
    }

    private void property(SgfLine line) {
        int offset = text.offset();
        String name = name(offset);
        text.skipSpace();
        if (text.peek() == Texts.END) {
            throw breakOff(text.offset(), Kind.TREE_NOT_CLOSED);
        }
        if (text.peek() != '[') {
            throw broken(offset, Kind.PROPERTY_WITHOUT_VALUE, Texts.excerpt(name));
        }
        while (text.peek() == '[') {
            text.beginItem();
            int valueOffset = text.offset() + 1;
            String value = text.value(']', escaped -> true);
            if (value == null) {
                throw breakOff(offset, Kind.VALUE_NOT_CLOSED);
            }
            line.add(new Property(name, value, offset), valueOffset);
            text.skipSpace();
        }
    }

    private String name(int offset) {
        for (String name : FREQUENT_NAMES) {
            if (text.peek(2) == '[' && text.peek(1) == name.charAt(1) && text.peek() == name.charAt(0)) {
                text.skip(name.length());
                return name;
            }
        }
        while (isName(text.peek()) || text.peek() == '-') { // one client uses the property name P-1
            if (text.offset() - offset == MAX_NAME_LENGTH) {
                throw broken(offset, Kind.PROPERTY_NAME_TOO_LONG, MAX_NAME_LENGTH);
            }
            text.next();
        }
        return text.between(offset, text.offset());
    }

    private TextCursor branch() {
        int from = text.offset();
        text.beginItem();
        int depth = 0;
        do {
            text.nextUntil('(', ')', '[');
            int c = text.next();
            if (c == Texts.END) {
                throw breakOff(from, Kind.BRANCH_NOT_CLOSED);
            }
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            while (c == '[' || c == '\\') {
                c = c == '\\' ? text.next() : c;
                text.nextUntil(']', '\\', ']');
                c = text.next();
            }
        } while (depth > 0);
        return text.part(from, text.offset());
    }

    /** Creates an error for a text that ends too early. */
    private NotationException breakOff(int offset, Kind kind) {
        text.requireWhole();
        breaksOff = true;
        return broken(offset, kind);
    }

    private NotationException broken(int offset, Kind kind, Object... arguments) {
        String token = text.peek() == Texts.END ? "" : String.valueOf((char) text.peek());
        return Errors.error(offset, 0, token, kind, arguments);
    }
}
