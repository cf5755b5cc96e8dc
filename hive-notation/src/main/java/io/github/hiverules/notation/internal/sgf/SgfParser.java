// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.internal.GameReader;
import io.github.hiverules.notation.internal.TextSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The syntax of the Smart Game Format, whatever the game: a tree of nodes, each with properties. The main line, the first
 * branch everywhere, is taken apart; other branches are kept as text.
 *
 * <p>A tree or a value that is not closed would take the games behind it for its own. Where a game begins ({@link GameStart})
 * inside a tree, the tree breaks off, and the text stands at the beginning of that game.
 */
final class SgfParser {
    /** A node for each of a player's actions, of which a turn has three. */
    private static final int USUAL_NODES = 256;

    /** How deep branches may lie within branches. */
    static final int MAX_DEPTH = 1000;

    /** The names of nearly all properties. */
    private static final String[] FREQUENT = {"P0", "P1", "TM"};

    /** The longest name of a property. */
    private static final int MAX_NAME_LENGTH = 100;

    /** The longest value whose buffer is used again. */
    private static final int MAX_KEPT = 4096;

    /** A property with one of its values, without escapes. */
    record Property(String name, String value, Place place) {}

    /** The nodes of a main line, whose properties stand in one list. */
    static final class MainLine {
        private final List<Property> properties = new ArrayList<>(USUAL_NODES);
        private final Map<Integer, List<String>> alternatives = new HashMap<>();
        private int[] starts = new int[USUAL_NODES];
        private int size;

        private void begin() {
            if (size == starts.length) {
                starts = Arrays.copyOf(starts, 2 * size);
            }
            starts[size++] = properties.size();
        }

        /** How many nodes there are. */
        int size() {
            return size;
        }

        /** The properties of a node, from 0. */
        List<Property> properties(int node) {
            return properties.subList(starts[node], node + 1 == size ? properties.size() : starts[node + 1]);
        }

        /** The branches that stand beside a node in the tree, as written. */
        List<String> alternatives(int node) {
            return alternatives.getOrDefault(node, List.of());
        }
    }

    private final TextSource text;

    /** The first nodes of the branches that are open, all on the main line. */
    private final Deque<Integer> open = new ArrayDeque<>();

    /** Where the value of a property is put together; used again unless a long one was. */
    private StringBuilder value = new StringBuilder();

    private boolean inValue;
    private @Nullable Branch alternative;
    private boolean breaksOff;

    SgfParser(TextSource text) {
        this.text = text;
    }

    /** Takes the next game tree, node by node into the given main line as far as it can be read. */
    void tree(MainLine mainLine) {
        open.clear();
        inValue = false;
        alternative = null;
        breaksOff = false;
        if (text.peek() != '(') {
            throw broken(text.place(), "(", "Here a game tree should begin.");
        }
        int closedAt = -1; // the first node of the branch closed last, beside which others may stand
        do {
            text.skipSpace();
            int c = text.peek();
            if (c == TextSource.END || c == '(' && !open.isEmpty() && GameStart.isNext(text)) {
                throw breakOff(text.place(), ")", "its tree is not closed");
            } else if (c == '(' && closedAt >= 0) {
                mainLine.alternatives
                        .computeIfAbsent(closedAt, node -> new ArrayList<>())
                        .add(branch());
            } else if (c == '(') {
                text.next();
                open.push(mainLine.size());
                if (open.size() > MAX_DEPTH) {
                    throw broken(text.place(), ";", "Branches lie deeper within each other than " + MAX_DEPTH + ".");
                }
            } else if (c == ')' && open.getFirst() == mainLine.size()) {
                throw broken(text.place(), ";", "A game tree begins with a node.");
            } else if (c == ')') {
                text.next();
                closedAt = open.pop();
            } else if (c == ';' && closedAt < 0) {
                text.beginItem();
                text.next();
                mainLine.begin();
            } else if (isName(c) && closedAt < 0 && mainLine.size() > 0) {
                property(mainLine.properties);
            } else {
                throw broken(text.place(), "a node or a property", "This can't stand in a game tree.");
            }
        } while (!open.isEmpty());
    }

    /** Whether what is wrong with the tree taken last is only that it ends too soon. */
    boolean breaksOff() {
        return breaksOff;
    }

    /** Passes over the rest of a broken tree, to behind its last bracket or to where another game begins. */
    void skipRest() {
        int depth = open.size();
        while (text.peek() != TextSource.END && !(isAtBracket() && isGameNext(depth))) {
            int c = text.skip();
            if (alternative != null) {
                alternative = alternative.closeWith(c) ? null : alternative;
            } else if (inValue) {
                inValue = c != ']';
                if (c == '\\') {
                    text.skip();
                }
            } else if (depth > 0) {
                inValue = c == '[';
                depth += c == '(' ? 1 : c == ')' ? -1 : 0;
                if (depth == 0) {
                    return;
                }
            }
        }
    }

    /** Whether the next character is a bracket that may open a tree: in a value only at the beginning of a line. */
    private boolean isAtBracket() {
        boolean inside = inValue || alternative != null && alternative.isInValue();
        return text.peek() == '(' && (!inside || text.isAtLineStart());
    }

    private boolean isGameNext(int depth) {
        return depth == 0 ? GameStart.isTreeNext(text) : GameStart.isNext(text);
    }

    /** Whether the text can be the name of a property. */
    static boolean isName(String name) {
        boolean is = !name.isEmpty() && isName(name.charAt(0)) && name.length() <= MAX_NAME_LENGTH;
        for (int i = 1; is && i < name.length(); i++) {
            is = isName(name.charAt(i)) || name.charAt(i) == '-';
        }
        return is;
    }

    private static boolean isName(int c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
    }

    private void property(List<Property> properties) {
        Place place = text.place();
        String name = name(place);
        text.skipSpace();
        if (text.peek() == TextSource.END) {
            throw breakOff(text.place(), ")", "its tree is not closed");
        }
        if (text.peek() != '[') {
            throw broken(place, "[", "The property " + TextSource.shown(name) + " has no value.");
        }
        while (text.peek() == '[') {
            text.beginItem();
            properties.add(new Property(name, value(place), place));
            text.skipSpace();
        }
    }

    private String name(Place place) {
        int length = 0;
        while (isName(text.peek(length)) || text.peek(length) == '-') { // a client writes P-1 for its own doings
            if (++length > MAX_NAME_LENGTH) {
                throw broken(
                        place,
                        "the name of a property",
                        "The name of a property is longer than " + MAX_NAME_LENGTH + " characters.");
            }
        }
        for (String name : FREQUENT) {
            if (name.length() == length && name.charAt(0) == text.peek() && name.charAt(1) == text.peek(1)) {
                text.next();
                text.next();
                return name;
            }
        }
        StringBuilder name = new StringBuilder(length);
        while (name.length() < length) {
            name.append((char) text.next());
        }
        return name.toString();
    }

    private String value(Place place) {
        value.setLength(0);
        text.next();
        inValue = true;
        while (inValue) {
            text.nextUntil(']', '\\', '(', value);
            if (text.peek() == '(' && isAtBracket() && GameStart.isNext(text)) {
                throw breakOff(place, "]", "the value of a property is not closed");
            }
            int c = text.next();
            inValue = c != ']';
            c = c == '\\' ? text.next() : c;
            if (c == TextSource.END) {
                throw breakOff(place, "]", "the value of a property is not closed");
            }
            if (inValue) {
                value.append((char) c);
            }
        }
        String taken = value.toString();
        if (taken.length() > MAX_KEPT) {
            value = new StringBuilder();
        }
        return taken;
    }

    /** A branch off the main line, as written, with its brackets. */
    private String branch() {
        Place place = text.place();
        text.beginItem();
        StringBuilder branch = new StringBuilder();
        Branch brackets = new Branch();
        alternative = brackets;
        boolean closed = false;
        while (!closed) {
            if (text.peek() == TextSource.END || isAtBracket() && GameStart.isNext(text)) {
                throw breakOff(place, ")", "a branch is not closed");
            }
            int c = text.next();
            branch.append((char) c);
            closed = brackets.closeWith(c);
        }
        alternative = null;
        return branch.toString();
    }

    /** The error where the text ends or another game begins; the text stands there. */
    private GameReader.SyntaxException breakOff(Place place, String expected, String what) {
        breaksOff = true;
        boolean atEnd = text.peek() == TextSource.END;
        if (!atEnd) {
            open.clear();
            inValue = false;
            alternative = null;
        }
        return broken(place, expected, "The game breaks off: " + what + (atEnd ? "." : " where another game begins."));
    }

    private GameReader.SyntaxException broken(Place place, String expected, String reason) {
        String token = text.peek() == TextSource.END ? "" : TextSource.shown(Character.toString(text.peek()));
        return new GameReader.SyntaxException(new RecordException(place, 0, token, expected, reason));
    }
}
