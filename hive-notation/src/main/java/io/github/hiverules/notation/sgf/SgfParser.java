package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.GameReader;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.TextSource;
import java.util.ArrayList;
import java.util.List;

/**
 * The syntax of the Smart Game Format, whatever the game: a tree of nodes, each with properties. The main line, the first
 * branch everywhere, is taken apart; other branches are kept as text.
 */
final class SgfParser {
    /** How deep branches may lie within branches. */
    static final int MAX_DEPTH = 1000;

    /** A property with one of its values, without escapes. */
    record Property(String name, String value, Place place) {}

    /** A node of the main line. */
    record Node(List<Property> properties, List<String> variations) {}

    private final TextSource text;

    SgfParser(TextSource text) {
        this.text = text;
    }

    /** Takes the next game tree, into the given list of its main line, node by node as far as it can be read. */
    void tree(List<Node> mainLine) {
        Place start = text.place();
        if (text.peek() != '(') {
            throw broken(start, "(", "Here a game tree should begin.");
        }
        int depth = 0;
        boolean closed = false;
        do {
            text.skipSpace();
            Place place = text.place();
            int c = text.peek();
            if (c == TextSource.END) {
                throw broken(place, ")", "The game breaks off: its tree is not closed.");
            } else if (c == '(' && closed && mainLine.isEmpty()) {
                throw broken(place, ";", "A game tree begins with a node.");
            } else if (c == '(' && closed) {
                mainLine.get(mainLine.size() - 1).variations().add(branch());
            } else if (c == '(') {
                text.next();
                if (++depth > MAX_DEPTH) {
                    throw broken(place, ";", "Branches lie deeper within each other than " + MAX_DEPTH + ".");
                }
            } else if (c == ')') {
                text.next();
                depth--;
                closed = true;
            } else if (c == ';' && !closed) {
                text.next();
                mainLine.add(new Node(new ArrayList<>(), new ArrayList<>()));
            } else if (isName(c) && !closed && !mainLine.isEmpty()) {
                property(mainLine.get(mainLine.size() - 1).properties());
            } else {
                throw broken(place, "a node or a property", "This can't stand in a game tree.");
            }
        } while (depth > 0);
        if (mainLine.isEmpty()) {
            throw new RecordException(start, 0, "()", ";", "The game tree is empty.");
        }
    }

    private static boolean isName(int c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
    }

    private void property(List<Property> properties) {
        Place place = text.place();
        StringBuilder name = new StringBuilder();
        while (isName(text.peek()) || text.peek() == '-') { // a client writes P-1 for its own doings
            name.append((char) text.next());
        }
        text.skipSpace();
        if (text.peek() == TextSource.END) {
            throw broken(text.place(), ")", "The game breaks off: its tree is not closed.");
        }
        if (text.peek() != '[') {
            throw broken(place, "[", "The property " + TextSource.shown(name.toString()) + " has no value.");
        }
        while (text.peek() == '[') {
            properties.add(new Property(name.toString(), value(place), place));
            text.skipSpace();
        }
    }

    private String value(Place place) {
        StringBuilder value = new StringBuilder();
        text.next();
        for (int c = text.next(); c != ']'; c = text.next()) {
            if (c == '\\') {
                c = text.next();
            }
            if (c == TextSource.END) {
                throw broken(place, "]", "The value of a property is not closed.");
            }
            value.append((char) c);
        }
        return value.toString();
    }

    /** A branch off the main line, as written, with its brackets. */
    private String branch() {
        Place place = text.place();
        StringBuilder branch = new StringBuilder();
        int depth = 0;
        boolean inValue = false;
        do {
            int c = text.next();
            if (c == TextSource.END) {
                throw broken(place, ")", "A branch is not closed.");
            }
            branch.append((char) c);
            if (inValue && c == '\\' && text.peek() != TextSource.END) {
                branch.append((char) text.next());
            } else if (inValue) {
                inValue = c != ']';
            } else if (c == '[') {
                inValue = true;
            } else if (c == '(') {
                depth++;
            } else if (c == ')') {
                depth--;
            }
        } while (depth > 0);
        return branch.toString();
    }

    private GameReader.SyntaxException broken(Place place, String expected, String reason) {
        String token = text.peek() == TextSource.END ? "" : TextSource.shown(Character.toString(text.peek()));
        return new GameReader.SyntaxException(new RecordException(place, 0, token, expected, reason));
    }
}
