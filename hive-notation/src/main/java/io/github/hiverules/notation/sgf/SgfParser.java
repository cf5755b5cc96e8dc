// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.record.Flaw;
import io.github.hiverules.notation.record.Property;
import io.github.hiverules.notation.record.TextCursor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parses the syntax of the Smart Game Format: a tree of nodes with properties. The main line consists of the first branches. If the
 * syntax of another branch is broken, the branch becomes a comment.
 */
final class SgfParser {
    /** The usual number of nodes of a game, with three nodes per turn. */
    private static final int USUAL_NODES = 256;

    /** The most frequent property names. */
    private static final String[] FREQUENT = {"P0", "P1", "TM"};

    private static final int MAX_NAME_LENGTH = 100;

    /** The nodes of a line. One list contains the properties of all nodes. */
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

        /** Returns the index of a node's first property. After the last node, returns the number of properties. */
        int start(int node) {
            return node == size ? properties.size() : starts[node];
        }

        Property property(int index) {
            return properties.get(index);
        }

        /** Returns the alternatives to a node. */
        List<Branch> branches(int node) {
            return branches.isEmpty() ? List.of() : branches.getOrDefault(node, List.of());
        }

        private void add(int node, Branch branch) {
            branches.computeIfAbsent(node, any -> new ArrayList<>()).add(branch);
        }
    }

    /** An alternative to a part of the main line. */
    static final class Branch {
        private final TextCursor source;
        private final Nodes nodes = new Nodes(4);
        private final int from;
        private int to;
        private @Nullable Flaw problem;

        private Branch(TextCursor source, int from) {
            this.source = source;
            this.from = from;
        }

        /** {@return the offset of the branch in the text} */
        int offset() {
            return from;
        }

        /** Returns the source of the branch, including its brackets. */
        String text() {
            return source.between(from, to);
        }

        /** Parses the nodes of the branch. Throws a {@code Flaw} if its syntax is broken. */
        Nodes nodes() {
            if (problem != null) {
                throw problem;
            }
            return nodes;
        }
    }

    /**
     * An open bracket.
     *
     * @param first the first node after the bracket
     * @param departure a node; the branches after the closing bracket are alternatives to it
     */
    private record Open(
            Nodes nodes, int first, int departure, @Nullable Branch branch) {}

    private final TextCursor text;

    /** Whether this parser parses a branch instead of the whole tree. */
    private final boolean inBranch;

    private final Deque<Open> open = new ArrayDeque<>();
    private boolean breaksOff;

    SgfParser(TextCursor text) {
        this(text, false);
    }

    private SgfParser(TextCursor text, boolean inBranch) {
        this.text = text;
        this.inBranch = inBranch;
    }

    /** Parses a game tree. Adds the nodes of its main line up to the first error. */
    void tree(Nodes mainLine) {
        if (text.peek() != '(') {
            throw broken(text.offset(), Finding.TREE_EXPECTED);
        }
        Nodes nodes = mainLine;
        int closedAt = -1; // the first node of the last closed branch
        do {
            text.skipSpace();
            int c = text.peek();
            if (c == TextCursor.END) {
                throw breakOff(text.offset(), Finding.TREE_NOT_CLOSED);
            } else if (c == '(' && closedAt >= 0 && !inBranch) {
                nodes.add(closedAt, branch());
            } else if (c == '(') {
                text.beginItem();
                Branch branch = closedAt < 0 ? null : new Branch(text, text.offset());
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
                throw broken(text.offset(), Finding.NODE_EXPECTED);
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
                throw broken(text.offset(), Finding.NOT_IN_TREE);
            }
        } while (!open.isEmpty());
    }

    /** Returns whether the text is a correct tree except that its end is missing. */
    boolean breaksOff() {
        return breaksOff;
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
        int offset = text.offset();
        String name = name(offset);
        text.skipSpace();
        if (text.peek() == TextCursor.END) {
            throw breakOff(text.offset(), Finding.TREE_NOT_CLOSED);
        }
        if (text.peek() != '[') {
            throw broken(offset, Finding.PROPERTY_WITHOUT_VALUE, Texts.excerpt(name));
        }
        while (text.peek() == '[') {
            text.beginItem();
            properties.add(new Property(name, value(offset), offset));
            text.skipSpace();
        }
    }

    private String name(int offset) {
        for (String name : FREQUENT) {
            if (text.peek(2) == '[' && text.peek(1) == name.charAt(1) && text.peek() == name.charAt(0)) {
                text.next();
                text.next();
                return name;
            }
        }
        while (isName(text.peek()) || text.peek() == '-') { // one client writes P-1 for some actions
            if (text.offset() - offset == MAX_NAME_LENGTH) {
                throw broken(offset, Finding.PROPERTY_NAME_TOO_LONG, MAX_NAME_LENGTH);
            }
            text.next();
        }
        return text.between(offset, text.offset());
    }

    private String value(int offset) {
        text.next();
        int from = text.offset();
        text.nextUntil(']', '\\', ']');
        String plain = text.between(from, text.offset());
        if (text.peek() == ']') {
            text.next();
            return plain;
        }
        StringBuilder value = new StringBuilder(plain);
        int c = text.next();
        while (c == '\\' && text.peek() != TextCursor.END) {
            value.append((char) text.next());
            from = text.offset();
            text.nextUntil(']', '\\', ']');
            value.append(text.between(from, text.offset()));
            c = text.next();
        }
        if (c != ']') {
            throw breakOff(offset, Finding.VALUE_NOT_CLOSED);
        }
        return value.toString();
    }

    /** Skips a branch up to its closing bracket. */
    private Branch branch() {
        int from = text.offset();
        text.beginItem();
        int depth = 0;
        do {
            text.nextUntil('(', ')', '[');
            int c = text.next();
            if (c == TextCursor.END) {
                throw breakOff(from, Finding.BRANCH_NOT_CLOSED);
            }
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            while (c == '[' || c == '\\') {
                c = c == '\\' ? text.next() : c;
                text.nextUntil(']', '\\', ']');
                c = text.next();
            }
        } while (depth > 0);
        Branch branch = new Branch(text, from);
        branch.to = text.offset();
        try {
            new SgfParser(text.part(from, branch.to), true).tree(branch.nodes);
        } catch (Flaw e) {
            branch.problem = e;
        }
        return branch;
    }

    /** Creates an error at the end of the text. */
    private Flaw breakOff(int offset, Finding finding) {
        text.requireWhole();
        breaksOff = true;
        return broken(offset, finding);
    }

    private Flaw broken(int offset, Finding finding, Object... arguments) {
        String token = text.peek() == TextCursor.END ? "" : Character.toString(text.peek());
        return new Flaw(offset, 0, token, finding, arguments);
    }
}
