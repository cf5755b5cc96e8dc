// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One of the 28 pieces: a colour, a bug and, where a side has several pieces of that bug, the number that tells them
 * apart in the order in which they enter (R1.3). There is exactly one instance of each, so {@code ==} works.
 */
public final class Piece implements Comparable<Piece> {
    private static final int[] FIRST_INDEX = new int[Bug.values().length];
    private static final List<Piece> ALL = all();

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

    /** All 28 pieces: White's before Black's, bugs in the order of {@link Bug}, numbers upwards. */
    public static List<Piece> values() {
        return ALL;
    }

    /** The first piece of its kind, which is the only one for the Queen Bee and the expansions' bugs. */
    public static Piece of(Color color, Bug bug) {
        return of(color, bug, 1);
    }

    /**
     * The piece of that kind with that number.
     *
     * @param number from 1 to {@link Bug#count()}
     * @throws IllegalArgumentException if a side has no such piece
     */
    public static Piece of(Color color, Bug bug, int number) {
        requireNonNull(color, "color");
        requireNonNull(bug, "bug");
        if (number < 1 || number > bug.count()) {
            throw new IllegalArgumentException(
                    "There is no " + bug + " number " + number + ": a side has " + bug.count() + " (R1.1, R1.2).");
        }
        Piece first = ALL.get(color.ordinal() * 14 + FIRST_INDEX[bug.ordinal()]);
        return ALL.get(first.index + number - 1);
    }

    /**
     * The piece of that name: the letter of the side, the letter of the bug ({@link Bug#letter()}) and, where a side has
     * several, the number. Letters in any case are read, a number 1 behind a bug that a side has once, and no number for
     * the first of several. {@link #toString} prints the name.
     *
     * <pre>{@code
     * Piece ant = Piece.parse("wA1");
     * }</pre>
     *
     * @throws IllegalArgumentException if no piece has that name
     */
    public static Piece parse(String name) {
        return tryParse(name)
                .orElseThrow(() -> new IllegalArgumentException("Expected a piece name such as wA1, found \""
                        + (name.length() > 20 ? name.substring(0, 20) + "…" : name) + "\"."));
    }

    /** The piece of that name, read as {@link #parse} does; empty if there is none. */
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

    /** The side this piece belongs to; it never changes, whoever moves the piece. */
    public Color color() {
        return color;
    }

    /** What kind of piece it is. */
    public Bug bug() {
        return bug;
    }

    /** The number within its kind, from 1. */
    public int number() {
        return number;
    }

    /**
     * The place of this piece in {@link #values()}, from 0 to 27: a ready key for arrays and bit sets. A version with more bugs has
     * other numbers, so what is stored is the name, {@link #toString}.
     */
    public int index() {
        return index;
    }

    /** Whether the other piece is of the same colour and bug, so that the rules treat both alike (R1.3, R7.3). */
    public boolean isAlike(Piece other) {
        requireNonNull(other, "other");
        return color == other.color && bug == other.bug;
    }

    /** The other side's piece of the same bug and number. */
    public Piece opposite() {
        return ALL.get((index + 14) % 28);
    }

    /** Orders pieces as {@link #values()} does. */
    @Override
    public int compareTo(Piece other) {
        return Integer.compare(index, requireNonNull(other, "other").index);
    }

    /** The name in UHP notation, which {@link #parse} reads: {@code wQ}, {@code bA2}. */
    @Override
    public String toString() {
        return name;
    }
}
