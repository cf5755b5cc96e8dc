// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.internal.Phrase;
import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The syntax of the Smart Game Format, whatever the game: a tree of nodes, each with properties. The main line is the first
 * branch everywhere; the other branches depart from it. A branch whose syntax is broken is kept as text.
 *
 * <p>A tree or a value that is not closed would take the games behind it for its own. Where a game begins ({@link SgfGameStart})
 * inside a tree, the tree breaks off, and the text stands at the beginning of that game.
 */
final class SgfParser {
    /** A node for each of a player's actions, of which a turn has three. */
    private static final int USUAL_NODES = 256;

    /** The names of nearly all properties. */
    private static final String[] FREQUENT = {"P0", "P1", "TM"};

    private static final int MAX_NAME_LENGTH = 100;

    /** The longest value whose buffer is used again. */
    private static final int MAX_KEPT = 4096;

    /** The nodes of a line, whose properties stand in one list. */
    static final class Nodes {
        private final List<Property> properties;
        private final Map<Integer, List<Branch>> branches = new HashMap<>();
        private int[] starts;
        private int size;

        Nodes() {
            this(USUAL_NODES);
        }

        private Nodes(int usual) {
            properties = new ArrayList<>(usual);
            starts = new int[usual];
        }

        private void begin() {
            if (size == starts.length) {
                starts = Arrays.copyOf(starts, 2 * size);
            }
            starts[size++] = properties.size();
        }

        int size() {
            return size;
        }

        /** Which property, from 0, is the first of a node; behind the last node, how many there are. */
        int start(int node) {
            return node == size ? properties.size() : starts[node];
        }

        Property property(int index) {
            return properties.get(index);
        }

        /** The branches that stand beside a node in the tree. */
        List<Branch> branches(int node) {
            return branches.isEmpty() ? List.of() : branches.getOrDefault(node, List.of());
        }

        private void add(int node, Branch branch) {
            branches.computeIfAbsent(node, any -> new ArrayList<>()).add(branch);
        }
    }

    /** A branch beside the main line. */
    static final class Branch {
        private final TextSource source;
        private final Nodes nodes = new Nodes(4);
        private final int from;
        private final Place place;
        private int to;
        private @Nullable RecordException problem;

        private Branch(TextSource source, int from, Place place) {
            this.source = source;
            this.from = from;
            this.place = place;
        }

        Place place() {
            return place;
        }

        /** The branch as it stands in the source, with its brackets. */
        String text() {
            return source.between(from, to);
        }

        /** Its nodes; throws an exception where its syntax is broken. */
        Nodes nodes() {
            if (problem != null) {
                throw problem;
            }
            return nodes;
        }
    }

    /** Finds the bracket that closes a tree or a branch: branches inside it count, brackets in values do not. */
    private static final class Brackets {
        private int depth;
        private boolean inValue;
        private boolean escaped;

        /** Takes the next character, the opening bracket first; tells whether nothing is open behind it. */
        boolean closeWith(int c) {
            if (escaped) {
                escaped = false;
            } else if (inValue) {
                escaped = c == '\\';
                inValue = c != ']';
            } else if (c == '[') {
                inValue = true;
            } else if (c == '(') {
                depth++;
            } else if (c == ')') {
                depth--;
            }
            return depth == 0;
        }
    }

    /**
     * A bracket that is open.
     *
     * @param first the first node behind it
     * @param departure the node beside which branches may stand when it is closed
     */
    private record Open(
            Nodes nodes, int first, int departure, @Nullable Branch branch) {}

    private final TextSource text;

    /** Whether this is the text of one branch, in which branches are taken apart like the rest. */
    private final boolean inBranch;

    private final Deque<Open> open = new ArrayDeque<>();

    /** Where the value of a property is put together; used again unless a long one was. */
    private StringBuilder value = new StringBuilder();

    /** What is open behind the brackets of the tree: a value, or a branch that is taken as it stands. */
    private Brackets brackets = new Brackets();

    private boolean breaksOff;

    SgfParser(TextSource text) {
        this(text, false);
    }

    private SgfParser(TextSource text, boolean inBranch) {
        this.text = text;
        this.inBranch = inBranch;
    }

    /** Takes the next game tree, node by node into the given main line as far as it can be read. */
    void tree(Nodes mainLine) {
        closeAll();
        breaksOff = false;
        if (text.peek() != '(') {
            throw broken(text.place(), "(", Phrase.of("Here a game tree should begin."));
        }
        Nodes nodes = mainLine;
        int closedAt = -1; // the first node of the branch closed last, beside which others may stand
        do {
            text.skipSpace();
            int c = text.peek();
            if (c == TextSource.END || c == '(' && !open.isEmpty() && SgfGameStart.isNext(text)) {
                throw breakOff(text.place(), ")", Phrase.of("its tree is not closed"));
            } else if (c == '(' && closedAt >= 0 && !inBranch) {
                nodes.add(closedAt, branch());
            } else if (c == '(') {
                text.beginItem();
                Branch branch = closedAt < 0 ? null : new Branch(text, text.offset(), text.place());
                if (branch == null) {
                    open.push(new Open(nodes, nodes.size(), nodes.size(), null));
                } else {
                    nodes.add(closedAt, branch);
                    nodes = branch.nodes;
                    open.push(new Open(nodes, 0, closedAt, branch));
                }
                text.next();
                closedAt = -1;
            } else if (c == ')' && open.getFirst().first() == nodes.size()) {
                throw broken(text.place(), ";", Phrase.of("A game tree begins with a node."));
            } else if (c == ')') {
                text.next();
                Open closed = open.pop();
                closedAt = closed.departure();
                if (closed.branch() != null) {
                    closed.branch().to = text.offset();
                }
                nodes = open.isEmpty() ? mainLine : open.getFirst().nodes();
            } else if (c == ';' && closedAt < 0) {
                text.beginItem();
                text.next();
                nodes.begin();
            } else if (isName(c) && closedAt < 0 && nodes.size() > 0) {
                property(nodes.properties);
            } else {
                throw broken(text.place(), "a node or a property", Phrase.of("This can't stand in a game tree."));
            }
        } while (!open.isEmpty());
    }

    /** Whether what is wrong with the tree taken last is only that it ends too soon. */
    boolean breaksOff() {
        return breaksOff;
    }

    /** Passes over the rest of a broken tree, to behind its last bracket or to where another game begins. */
    void skipRest() {
        brackets.depth += open.size();
        boolean closed = false;
        while (!closed && text.peek() != TextSource.END) {
            boolean isOpen = brackets.depth > 0;
            if (isAtBracket() && (isOpen ? SgfGameStart.isNext(text) : SgfGameStart.isTreeNext(text))) {
                return;
            }
            int c = text.skip();
            closed = isOpen && brackets.closeWith(c);
        }
    }

    private void closeAll() {
        open.clear();
        brackets = new Brackets();
    }

    /** Whether the next character is a bracket that may open a tree: in a value only at the beginning of a line. */
    private boolean isAtBracket() {
        return text.peek() == '(' && (!brackets.inValue || text.isFirstOfLine());
    }

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
            throw breakOff(text.place(), ")", Phrase.of("its tree is not closed"));
        }
        if (text.peek() != '[') {
            throw broken(place, "[", Phrase.of("The property {} has no value.", Texts.shown(name)));
        }
        while (text.peek() == '[') {
            text.beginItem();
            properties.add(new Property(name, value(place), place));
            text.skipSpace();
        }
    }

    private String name(Place place) {
        for (String name : FREQUENT) {
            if (text.peek(2) == '[' && text.peek(1) == name.charAt(1) && text.peek() == name.charAt(0)) {
                text.next();
                text.next();
                return name;
            }
        }
        int length = 0;
        while (isName(text.peek(length)) || text.peek(length) == '-') { // a client writes P-1 for its own doings
            if (++length > MAX_NAME_LENGTH) {
                throw broken(
                        place,
                        "the name of a property",
                        Phrase.of("The name of a property is longer than {} characters.", MAX_NAME_LENGTH));
            }
        }
        StringBuilder name = new StringBuilder(length);
        while (name.length() < length) {
            name.append((char) text.next());
        }
        return name.toString();
    }

    private String value(Place place) {
        text.next();
        String plain = text.plainBefore(']', '\\', '(');
        if (plain != null) {
            text.next();
            return plain;
        }
        value.setLength(0);
        brackets.inValue = true;
        for (boolean inside = true; inside; ) {
            text.nextUntil(']', '\\', '(', value);
            if (text.peek() == '(' && isAtBracket() && SgfGameStart.isNext(text)) {
                throw breakOff(place, "]", Phrase.of("the value of a property is not closed"));
            }
            int c = text.next();
            inside = c != ']';
            c = c == '\\' ? text.next() : c;
            if (c == TextSource.END) {
                throw breakOff(place, "]", Phrase.of("the value of a property is not closed"));
            }
            if (inside) {
                value.append((char) c);
            }
        }
        brackets.inValue = false;
        String taken = value.toString();
        if (taken.length() > MAX_KEPT) {
            value = new StringBuilder();
        }
        return taken;
    }

    /** Takes a branch off the main line, whatever its syntax is, up to the bracket that closes it. */
    private Branch branch() {
        Place place = text.place();
        text.beginItem();
        StringBuilder taken = new StringBuilder();
        boolean closed = false;
        while (!closed) {
            if (text.peek() == TextSource.END || isAtBracket() && SgfGameStart.isNext(text)) {
                throw breakOff(place, ")", Phrase.of("a branch is not closed"));
            }
            int c = text.next();
            taken.append((char) c);
            closed = brackets.closeWith(c);
        }
        TextSource whole = text.part(taken.toString(), place);
        Branch branch = new Branch(whole, 0, place);
        branch.to = taken.length();
        try {
            new SgfParser(whole, true).tree(branch.nodes);
        } catch (RecordException e) {
            branch.problem = e;
        }
        return branch;
    }

    /** The error where the text ends or another game begins; the text stands there. */
    private RecordException breakOff(Place place, String expected, Phrase what) {
        breaksOff = true;
        boolean atEnd = text.peek() == TextSource.END;
        if (!atEnd) {
            closeAll();
        }
        return broken(
                place,
                expected,
                Phrase.of(
                        atEnd ? "The game breaks off: {}." : "The game breaks off: {} where another game begins.",
                        what));
    }

    private RecordException broken(Place place, String expected, Phrase reason) {
        String token = text.peek() == TextSource.END ? "" : Texts.shown(Character.toString(text.peek()));
        return new RecordException(place, 0, token, expected, reason);
    }
}
