// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A typed key for a part of a {@link Violation} or {@link SetupProblem}. The methods {@code get} and {@code find} take
 * a key and return the value of the part. The documentation of each kind lists its parts. New versions may add parts.
 *
 * <p>In maps and JSON, the name of a part is the name of its constant in camel case, for example {@code movesAs} for
 * {@link #MOVES_AS}.
 *
 * @param <T> the type of the part's value
 */
public final class Part<T> {
    /** The piece that the broken rule is about. */
    public static final Part<Piece> PIECE = of("piece", Piece.class);
    /** The Queen Bee that is missing, that must be placed, or that must not be placed yet. */
    public static final Part<Piece> QUEEN = of("queen", Piece.class);
    /** The piece on top of a stack. */
    public static final Part<Piece> TOP = of("top", Piece.class);
    /**
     * The thrower: a Pillbug, or a Mosquito beside a Pillbug. {@link Violation.Kind#GATE_BLOCKED} has this part only if
     * the piece is thrown.
     */
    public static final Part<Piece> THROWER = new Part<>("thrower", Piece.class, Piece.class::cast, true);
    /** The piece that must be placed before the other pieces of its colour and bug. */
    public static final Part<Piece> FIRST = of("first", Piece.class);
    /** The piece with the next lower number, which is missing from the table. */
    public static final Part<Piece> MISSING = of("missing", Piece.class);
    /** The uncovered enemy pieces beside a cell. */
    public static final Part<List<Piece>> ENEMIES = new Part<>("enemies", List.class, Part::pieces, false);
    /** The cell of the piece, or the cell of its placement. */
    public static final Part<Hex> AT = of("at", Hex.class);
    /** The start of a step. */
    public static final Part<Hex> FROM = of("from", Hex.class);
    /** The destination of a move, or the end of a step. */
    public static final Part<Hex> TO = of("to", Hex.class);
    /** The cell of the game's first piece. */
    public static final Part<Hex> FIRST_CELL = of("firstCell", Hex.class);
    /** The empty cell beside a Grasshopper in the direction of its jump. */
    public static final Part<Hex> NEXT = of("next", Hex.class);
    /** The only cell that the Grasshopper can reach in the direction of its jump. */
    public static final Part<Hex> LANDING = of("landing", Hex.class);
    /** The pieces on an occupied cell. */
    public static final Part<PieceStack> STACK = of("stack", PieceStack.class);
    /** The two cells that block a step between them (R3.4). */
    public static final Part<Set<Hex>> GATE = new Part<>("gate", Set.class, Part::cells, false);
    /** The gates around a piece, in ascending order. */
    public static final Part<List<Set<Hex>>> GATES = new Part<>("gates", List.class, Part::groups, false);
    /** The cells of each connected group of a split hive, in ascending order. */
    public static final Part<List<Set<Hex>>> GROUPS = new Part<>("groups", List.class, Part::groups, false);
    /** The cells of a region that the hive encloses. */
    public static final Part<Set<Hex>> HOLE = new Part<>("hole", Set.class, Part::cells, false);
    /**
     * The bug that the piece moves as. A Mosquito moves as the bug that the Mosquito copies (R4.7). A thrown piece
     * moves as a Pillbug (R4.9).
     */
    public static final Part<Bug> MOVES_AS = of("movesAs", Bug.class);
    /**
     * The number of a step in its path, from 1. If several paths contain the step, the number refers to the shortest
     * path.
     */
    public static final Part<Integer> STEP = of("step", Integer.class);
    /** The distance between two cells in steps, at least 2. */
    public static final Part<Integer> DISTANCE = of("distance", Integer.class);
    /**
     * The number of steps of the shortest path without a blocked step. A Spider's path is on the ground, and a
     * Ladybug's path is over the top of the hive. The part is missing if there is no path without a blocked step.
     */
    public static final Part<Integer> SHORTEST = new Part<>("shortest", Integer.class, Integer.class::cast, true);
    /** A legal move. */
    public static final Part<Move> EXAMPLE = of("example", Move.class);
    /** The outcome of a game that is over. */
    public static final Part<Outcome> OUTCOME = of("outcome", Outcome.class);
    /** A side. */
    public static final Part<Color> COLOR = of("color", Color.class);
    /** The number of a side's pieces on the table. */
    public static final Part<Integer> PIECES = of("pieces", Integer.class);
    /**
     * The number of turns that a side has taken. In {@link SetupProblem.Kind#MORE_MOVES_THAN_TURNS}, only turns without
     * a placement count.
     */
    public static final Part<Integer> TURNS = of("turns", Integer.class);
    /** The minimum number of moves that a side must have made. */
    public static final Part<Integer> MOVES = of("moves", Integer.class);
    /** The number of passes by sides whose Queen Bee is in the hand, see {@link Setup#passesWithoutQueen()}. */
    public static final Part<Integer> PASSES = of("passes", Integer.class);
    /** The number of turns taken by both sides. */
    public static final Part<Integer> PLY = of("ply", Integer.class);
    /** The problem of the resting piece. */
    public static final Part<SetupProblem.RestProblem> REST_PROBLEM = of("restProblem", SetupProblem.RestProblem.class);

    private final String name;
    private final Class<?> type;
    private final Function<Object, T> reader;
    private final boolean optional;

    private Part(String name, Class<?> type, Function<Object, T> reader, boolean optional) {
        this.name = name;
        this.type = type;
        this.reader = reader;
        this.optional = optional;
    }

    private static <T> Part<T> of(String name, Class<T> type) {
        return new Part<>(name, type, type::cast, false);
    }

    /** {@return the permanent name of this part in {@link Reason#parts} and JSON} */
    public String name() {
        return name;
    }

    /** {@return the class of the values, for example {@link Piece}; {@link List} or {@link Set} for collections} */
    public Class<?> type() {
        return type;
    }

    boolean isOptional() {
        return optional;
    }

    boolean fits(Object value) {
        return type.isInstance(value);
    }

    /**
     * Returns an immutable copy of a value.
     *
     * @throws IllegalArgumentException if the value is a collection and an element has the wrong type
     */
    T copy(Object value) {
        try {
            return reader.apply(value);
        } catch (ClassCastException e) {
            throw new IllegalArgumentException(
                    "Expected elements of the right type in part " + name + ", found " + value + ".", e);
        }
    }

    private static List<Piece> pieces(Object value) {
        List<Piece> pieces = new ArrayList<>();
        ((List<?>) value).forEach(piece -> pieces.add((Piece) requireNonNull(piece, "element")));
        return Collections.unmodifiableList(pieces);
    }

    /** Sorts the cells, so that printed parts are reproducible. */
    private static Set<Hex> cells(Object value) {
        Set<Hex> cells = new TreeSet<>();
        ((Set<?>) requireNonNull(value, "element")).forEach(cell -> cells.add((Hex) requireNonNull(cell, "element")));
        return Collections.unmodifiableSet(cells);
    }

    private static List<Set<Hex>> groups(Object value) {
        return ((List<?>) value).stream().map(Part::cells).sorted(Part::compare).toList();
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
