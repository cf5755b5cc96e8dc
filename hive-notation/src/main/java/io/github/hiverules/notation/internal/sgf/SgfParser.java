package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.internal.GameReader;
import io.github.hiverules.notation.internal.TextSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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

    /**
     * A node of the main line.
     *
     * @param alternatives the branches that stand beside it in the tree, as written
     */
    record Node(List<Property> properties, List<String> alternatives) {}

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
        Deque<Integer> firstNodes = new ArrayDeque<>(); // of the open branches, all on the main line
        int closedAt = -1; // the first node of the branch closed last, beside which others may stand
        do {
            text.skipSpace();
            Place place = text.place();
            int c = text.peek();
            if (c == TextSource.END) {
                throw broken(place, ")", "The game breaks off: its tree is not closed.");
            } else if (c == '(' && closedAt >= 0) {
                mainLine.get(closedAt).alternatives().add(branch());
            } else if (c == '(') {
                text.next();
                firstNodes.push(mainLine.size());
                if (firstNodes.size() > MAX_DEPTH) {
                    throw broken(place, ";", "Branches lie deeper within each other than " + MAX_DEPTH + ".");
                }
            } else if (c == ')' && firstNodes.getFirst() == mainLine.size()) {
                throw broken(place, ";", "A game tree begins with a node.");
            } else if (c == ')') {
                text.next();
                closedAt = firstNodes.pop();
            } else if (c == ';' && closedAt < 0) {
                text.beginItem();
                text.next();
                mainLine.add(new Node(new ArrayList<>(), new ArrayList<>()));
            } else if (isName(c) && closedAt < 0 && !mainLine.isEmpty()) {
                property(mainLine.get(mainLine.size() - 1).properties());
            } else {
                throw broken(place, "a node or a property", "This can't stand in a game tree.");
            }
        } while (!firstNodes.isEmpty());
    }

    /** Whether the text can be the name of a property. */
    static boolean isName(String name) {
        return !name.isEmpty() && isName(name.charAt(0)) && name.chars().allMatch(c -> isName(c) || c == '-');
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
            text.beginItem();
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
        text.beginItem();
        StringBuilder branch = new StringBuilder();
        Branch brackets = new Branch();
        while (!brackets.closeWith(text.peek())) {
            if (text.peek() == TextSource.END) {
                throw broken(place, ")", "A branch is not closed.");
            }
            branch.append((char) text.next());
        }
        branch.append((char) text.next());
        return branch.toString();
    }

    private GameReader.SyntaxException broken(Place place, String expected, String reason) {
        String token = text.peek() == TextSource.END ? "" : TextSource.shown(Character.toString(text.peek()));
        return new GameReader.SyntaxException(new RecordException(place, 0, token, expected, reason));
    }
}
