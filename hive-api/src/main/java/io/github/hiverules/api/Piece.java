// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One of the 28 pieces: a colour, a bug and a number.
 *
 * <p>The number distinguishes a side's pieces of one bug. Lower numbers must be placed before higher numbers (R1.3).
 * Each piece has exactly one instance, so pieces can be compared with {@code ==}.
 */
public final class Piece implements Comparable<Piece> {
    private static final int[] FIRST_INDEX = new int[Bug.values().length];
    private static final List<Piece> ALL = all();
    private static final int PER_SIDE = ALL.size() / 2;

    private final Color color;
    private final Bug bug;
    private final int number;
    private final int index;
    private final String name;

    private Piece(Color color, Bug bug, int number, int index) {
        this.color = color;
        this.bug = bug;
        this.number = number;
        this.index = index;
        this.name = "" + color.letter() + bug.letter() + (bug.count() == 1 ? "" : String.valueOf(number));
    }

    private static List<Piece> all() {
        List<Piece> pieces = new ArrayList<>();
        for (Color color : Color.values()) {
            for (Bug bug : Bug.values()) {
                if (color == Color.WHITE) {
                    FIRST_INDEX[bug.ordinal()] = pieces.size();
                }
                for (int number = 1; number <= bug.count(); number++) {
                    pieces.add(new Piece(color, bug, number, pieces.size()));
                }
            }
        }
        return List.copyOf(pieces);
    }

    /** {@return all 28 pieces, sorted by colour (White first), then by {@link Bug}, then by number} */
    public static List<Piece> values() {
        return ALL;
    }

    /**
     * Returns a side's first piece of a bug, which has the number 1.
     *
     * @param color the side
     * @param bug the bug
     * @return the piece
     */
    public static Piece of(Color color, Bug bug) {
        return of(color, bug, 1);
    }

    /**
     * Returns a piece by colour, bug and number.
     *
     * @param color the side
     * @param bug the bug
     * @param number the number, 1 to {@link Bug#count()}
     * @return the piece
     * @throws IllegalArgumentException if the number is out of range
     */
    public static Piece of(Color color, Bug bug, int number) {
        requireNonNull(color, "color");
        requireNonNull(bug, "bug");
        if (number < 1 || number > bug.count()) {
            throw new IllegalArgumentException("Expected a number from 1 to " + bug.count() + " for " + bug
                    + " (R1.1, R1.2), found " + number + ".");
        }
        Piece first = ALL.get(color.ordinal() * PER_SIDE + FIRST_INDEX[bug.ordinal()]);
        return ALL.get(first.index + number - 1);
    }

    /**
     * Parses a piece name such as {@code wA1}: the letters of colour and bug, then the number.
     *
     * <p>Letters may be in upper or lower case. Bugs with one piece per side need no number. The number 1 is optional:
     * {@code wA} means {@code wA1}, and {@code wQ1} means {@code wQ}.
     *
     * <pre>{@code
     * Piece ant = Piece.parse("wA1");
     * }</pre>
     *
     * @param name the name, as {@link #toString} returns it
     * @return the piece
     * @throws IllegalArgumentException if no piece has the name
     */
    public static Piece parse(String name) {
        return tryParse(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        "Expected a piece name such as wA1, found " + Messages.quoted(name) + "."));
    }

    /**
     * Parses a piece name, as {@link #parse} does.
     *
     * @param name the name
     * @return the piece, or empty if no piece has the name
     */
    public static Optional<Piece> tryParse(String name) {
        int length = requireNonNull(name, "name").length();
        if (length < 2 || length > 3) {
            return Optional.empty();
        }
        char side = name.charAt(0);
        boolean white = side == 'w' || side == 'W';
        if (!white && side != 'b' && side != 'B') {
            return Optional.empty();
        }
        int number = length == 3 ? name.charAt(2) - '0' : 1;
        Bug bug = Bug.ofLetter(name.charAt(1));
        return bug == null || number < 1 || number > bug.count()
                ? Optional.empty()
                : Optional.of(of(white ? Color.WHITE : Color.BLACK, bug, number));
    }

    /** {@return the side that owns this piece} */
    public Color color() {
        return color;
    }

    /** {@return the bug} */
    public Bug bug() {
        return bug;
    }

    /** {@return the number, from 1, which distinguishes a side's pieces of one bug} */
    public int number() {
        return number;
    }

    /**
     * Returns the index of this piece in {@link #values()}, for arrays and bit sets.
     *
     * <p>Later versions may add kinds of pieces, which changes indices. To store a piece, use {@link #toString}, not
     * the index.
     *
     * @return the index, 0 to 27
     */
    public int index() {
        return index;
    }

    /**
     * Returns whether both pieces have the same colour and bug. The rules treat pieces of one colour and bug as
     * interchangeable (R1.3, R7.3).
     *
     * @param other the other piece
     * @return true if colour and bug are equal
     */
    public boolean isAlike(Piece other) {
        requireNonNull(other, "other");
        return color == other.color && bug == other.bug;
    }

    /** {@return the other side's piece with the same bug and number} */
    public Piece opposite() {
        return ALL.get((index + PER_SIDE) % ALL.size());
    }

    /** Compares pieces by their order in {@link #values()}. */
    @Override
    public int compareTo(Piece other) {
        return Integer.compare(index, requireNonNull(other, "other").index);
    }

    /** Returns the name in UHP notation, such as {@code wQ} or {@code bA2}, which {@link #parse} reads. */
    @Override
    public String toString() {
        return name;
    }
}
