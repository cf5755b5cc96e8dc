// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A typed key for a part of a {@link Violation} or {@link SetupProblem}. The methods {@code get} and {@code find} take
 * a key and return the value of the part. The documentation of each kind lists its parts. New versions may add parts.
 *
 * <p>In maps and JSON, the name of a part is the name of its constant in camel case, for example {@code movesAs} for
 * {@link #MOVES_AS}. Two parts have other names: {@link #FIRST_CELL} is {@code first}, and {@link #REST_PROBLEM} is
 * {@code reason}.
 *
 * @param <T> the type of the part's value
 */
public final class Part<T> {
    /** The piece that the broken rule is about. */
    public static final Part<Piece> PIECE = of("piece", Part::piece);
    /** The Queen Bee that is missing, that must be placed, or that must not be placed yet. */
    public static final Part<Piece> QUEEN = of("queen", Part::piece);
    /** The piece on top of a stack. */
    public static final Part<Piece> TOP = of("top", Part::piece);
    /**
     * The thrower: a Pillbug, or a Mosquito beside a Pillbug. {@link Violation.Kind#GATE_BLOCKED} has this part only if
     * the piece is thrown.
     */
    public static final Part<Piece> THROWER = new Part<>("thrower", Part::piece, true);
    /** The piece that must be placed before the other pieces of its colour and bug. */
    public static final Part<Piece> FIRST = of("first", Part::piece);
    /** The piece with the next lower number, which is missing from the table. */
    public static final Part<Piece> MISSING = of("missing", Part::piece);
    /** The uncovered enemy pieces beside a cell. */
    public static final Part<List<Piece>> ENEMIES = of("enemies", Part::pieces);
    /** The cell of the piece, or the cell of its placement. */
    public static final Part<Hex> AT = of("at", Part::cell);
    /** The start of a step. */
    public static final Part<Hex> FROM = of("from", Part::cell);
    /** The destination of a move, or the end of a step. */
    public static final Part<Hex> TO = of("to", Part::cell);
    /** The cell of the game's first piece. */
    public static final Part<Hex> FIRST_CELL = of("first", Part::cell);
    /** The empty cell beside a Grasshopper in the direction of its jump. */
    public static final Part<Hex> NEXT = of("next", Part::cell);
    /** The only cell that the Grasshopper can reach in the direction of its jump. */
    public static final Part<Hex> LANDING = of("landing", Part::cell);
    /** The pieces on an occupied cell. */
    public static final Part<PieceStack> STACK = of("stack", value -> value instanceof PieceStack one ? one : null);
    /** The two cells that block a step between them (R3.4). */
    public static final Part<Set<Hex>> GATE = of("gate", Part::cells);
    /** The gates around a piece, in ascending order. */
    public static final Part<List<Set<Hex>>> GATES = of("gates", Part::groups);
    /** The cells of each connected group of a split hive, in ascending order. */
    public static final Part<List<Set<Hex>>> GROUPS = of("groups", Part::groups);
    /** The cells of a region that the hive encloses. */
    public static final Part<Set<Hex>> HOLE = of("hole", Part::cells);
    /**
     * The bug that the piece moves as. A Mosquito moves as the bug that the Mosquito copies (R4.7). A thrown piece
     * moves as a Pillbug (R4.9).
     */
    public static final Part<Bug> MOVES_AS = of("movesAs", value -> value instanceof Bug one ? one : null);
    /**
     * The number of a step in its path, from 1. If several paths contain the step, the number refers to the shortest
     * path.
     */
    public static final Part<Integer> STEP = of("step", Part::number);
    /** The distance between two cells in steps, at least 2. */
    public static final Part<Integer> DISTANCE = of("distance", Part::number);
    /**
     * The number of steps of the shortest path without a blocked step. A Spider's path is on the ground, and a
     * Ladybug's path is over the top of the hive. The part is missing if there is no path without a blocked step.
     */
    public static final Part<Integer> SHORTEST = new Part<>("shortest", Part::number, true);
    /** A legal move. */
    public static final Part<Move> EXAMPLE = of("example", value -> value instanceof Move one ? one : null);
    /** The outcome of a game that is over. */
    public static final Part<Outcome> OUTCOME = of("outcome", value -> value instanceof Outcome one ? one : null);
    /** A side. */
    public static final Part<Color> COLOR = of("color", value -> value instanceof Color one ? one : null);
    /** The number of a side's pieces on the table. */
    public static final Part<Integer> PIECES = of("pieces", Part::number);
    /**
     * The number of turns that a side has taken. In {@link SetupProblem.Kind#MORE_MOVES_THAN_TURNS}, only turns without
     * a placement count.
     */
    public static final Part<Integer> TURNS = of("turns", Part::number);
    /** The minimum number of moves that a side must have made. */
    public static final Part<Integer> MOVES = of("moves", Part::number);
    /** The number of passes by sides whose Queen Bee is in the hand, see {@link Setup#passesWithoutQueen()}. */
    public static final Part<Integer> PASSES = of("passes", Part::number);
    /** The number of turns taken by both sides. */
    public static final Part<Integer> PLY = of("ply", Part::number);
    /** The problem of the resting piece. */
    public static final Part<SetupProblem.RestProblem> REST_PROBLEM =
            of("reason", value -> value instanceof SetupProblem.RestProblem one ? one : null);

    /** Returns an immutable copy of a value, or null if the value has the wrong type. */
    private interface Reader<T> {
        @Nullable
        T read(Object value);
    }

    private final String name;
    private final Reader<T> reader;
    private final boolean optional;

    private Part(String name, Reader<T> reader, boolean optional) {
        this.name = name;
        this.reader = reader;
        this.optional = optional;
    }

    private static <T> Part<T> of(String name, Reader<T> reader) {
        return new Part<>(name, reader, false);
    }

    private static @Nullable Piece piece(Object value) {
        return value instanceof Piece piece ? piece : null;
    }

    private static @Nullable Hex cell(Object value) {
        return value instanceof Hex cell ? cell : null;
    }

    private static @Nullable Integer number(Object value) {
        return value instanceof Integer number ? number : null;
    }

    /** {@return the permanent name of this part in {@link Violation#parts}, {@link SetupProblem#parts} and JSON} */
    public String name() {
        return name;
    }

    boolean isOptional() {
        return optional;
    }

    /**
     * Returns an immutable copy of a value, or null if the value has the wrong type.
     *
     * @throws IllegalArgumentException if the value is a collection and an element has the wrong type
     */
    @Nullable
    T read(Object value) {
        try {
            return reader.read(value);
        } catch (ClassCastException e) {
            throw new IllegalArgumentException(
                    "Expected elements of the right type in part " + name + ", found " + value + ".", e);
        }
    }

    private static @Nullable List<Piece> pieces(Object value) {
        if (!(value instanceof List<?> members)) {
            return null;
        }
        List<Piece> pieces = new ArrayList<>();
        members.forEach(piece -> pieces.add((Piece) requireNonNull(piece, "element")));
        return Collections.unmodifiableList(pieces);
    }

    private static @Nullable Set<Hex> cells(Object value) {
        return value instanceof Set<?> members ? sorted(members) : null;
    }

    /** Sorts the cells, so that printed parts are reproducible. */
    private static Set<Hex> sorted(Set<?> members) {
        Set<Hex> cells = new TreeSet<>();
        members.forEach(cell -> cells.add((Hex) requireNonNull(cell, "element")));
        return Collections.unmodifiableSet(cells);
    }

    private static @Nullable List<Set<Hex>> groups(Object value) {
        return value instanceof List<?> members
                ? members.stream()
                        .map(group -> sorted((Set<?>) requireNonNull(group, "element")))
                        .sorted(Part::compare)
                        .toList()
                : null;
    }

    private static int compare(Set<Hex> one, Set<Hex> other) {
        Iterator<Hex> others = other.iterator();
        for (Hex cell : one) {
            int difference = others.hasNext() ? cell.compareTo(others.next()) : 1;
            if (difference != 0) {
                return difference;
            }
        }
        return others.hasNext() ? -1 : 0;
    }

    /** Returns the name. */
    @Override
    public String toString() {
        return name;
    }
}
