// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

/**
 * The twelve symmetries of the hexagonal grid: six rotations and six reflections about the origin.
 *
 * <p>The rules don't depend on directions on the table (R1.4). A legal move stays legal if one symmetry transforms both
 * the position and the move. No constant will be added, and the ordinals 0 to 11 won't change.
 *
 * <pre>{@code
 * Position mirrored = Symmetry.MIRROR_90.apply(position);
 * Move same = Symmetry.MIRROR_90.apply(move);
 * }</pre>
 */
public enum Symmetry {
    /** Identity: no change. */
    IDENTITY(0, false),
    /** Rotation by 60 degrees clockwise. */
    ROTATE_60(1, false),
    /** Rotation by 120 degrees clockwise. */
    ROTATE_120(2, false),
    /** Rotation by 180 degrees. */
    ROTATE_180(3, false),
    /** Rotation by 240 degrees clockwise. */
    ROTATE_240(4, false),
    /** Rotation by 300 degrees clockwise. */
    ROTATE_300(5, false),
    /** Reflection across the horizontal axis: swaps top and bottom. */
    MIRROR_0(0, true),
    /** Reflection across the axis 30 degrees clockwise from the horizontal. */
    MIRROR_30(1, true),
    /** Reflection across the axis 60 degrees clockwise from the horizontal. */
    MIRROR_60(2, true),
    /** Reflection across the vertical axis: swaps left and right. */
    MIRROR_90(3, true),
    /** Reflection across the axis 120 degrees clockwise from the horizontal. */
    MIRROR_120(4, true),
    /** Reflection across the axis 150 degrees clockwise from the horizontal. */
    MIRROR_150(5, true);

    private static final Symmetry[] VALUES = values();
    private static final Direction[] DIRECTIONS = Direction.values();

    private final int sixths;
    private final boolean reflection;

    private final Direction imageOfQ;
    private final Direction imageOfR;

    Symmetry(int sixths, boolean reflection) {
        this.sixths = sixths;
        this.reflection = reflection;
        this.imageOfQ = Direction.EAST.rotate(sixths);
        this.imageOfR = (reflection ? Direction.NORTH_EAST : Direction.SOUTH_EAST).rotate(sixths);
    }

    private static Symmetry of(int sixths, boolean reflection) {
        return VALUES[Math.floorMod(sixths, 6) + (reflection ? 6 : 0)];
    }

    /**
     * Returns the image of a cell.
     *
     * @param hex the cell
     * @return the transformed cell
     */
    public Hex apply(Hex hex) {
        requireNonNull(hex, "hex");
        int q = hex.q() * imageOfQ.dq() + hex.r() * imageOfR.dq();
        int r = hex.q() * imageOfQ.dr() + hex.r() * imageOfR.dr();
        return Hex.of(q, r);
    }

    /**
     * Returns the image of a direction.
     *
     * @param direction the direction
     * @return the transformed direction
     */
    public Direction apply(Direction direction) {
        requireNonNull(direction, "direction");
        return DIRECTIONS[Math.floorMod((reflection ? -direction.ordinal() : direction.ordinal()) + sixths, 6)];
    }

    /**
     * Returns the image of a position. To transform the position's moves, use {@link #apply(Move)}.
     *
     * @param position the position
     * @return the transformed position
     */
    public Position apply(Position position) {
        requireNonNull(position, "position");
        return position.map(this::apply);
    }

    /**
     * Returns the image of a move.
     *
     * @param move the move
     * @return the transformed move; a pass is unchanged
     */
    public Move apply(Move move) {
        requireNonNull(move, "move");
        return move instanceof PieceMove pieceMove ? apply(pieceMove) : move;
    }

    /**
     * Returns the image of a placement or movement.
     *
     * @param move the move
     * @return the transformed move
     */
    public PieceMove apply(PieceMove move) {
        requireNonNull(move, "move");
        return move.with(move.piece(), apply(move.to()));
    }

    /** {@return the symmetry that undoes this symmetry: for a reflection, the reflection itself} */
    public Symmetry inverse() {
        return reflection ? this : of(-sixths, false);
    }

    /**
     * Returns the symmetry that applies this symmetry first and then another symmetry.
     *
     * @param other the symmetry to apply second
     * @return the composition
     */
    public Symmetry then(Symmetry other) {
        requireNonNull(other, "other");
        return of((other.reflection ? -sixths : sixths) + other.sixths, reflection != other.reflection);
    }
}
