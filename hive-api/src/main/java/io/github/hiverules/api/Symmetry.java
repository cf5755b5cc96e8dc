// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The twelve symmetries of the hexagonal grid: six rotations and six reflections about the origin. The rules know no direction
 * on the table (R1.4), so a legal move stays legal when position and move are transformed alike. There are no others, and the
 * ordinals 0 to 11 stay.
 *
 * <pre>{@code
 * Position mirrored = Symmetry.MIRROR_90.apply(position);
 * Move same = Symmetry.MIRROR_90.apply(move);
 * }</pre>
 */
public enum Symmetry {
    /** Leaves everything where it is. */
    IDENTITY(0, false),
    /** A turn clockwise by 60 degrees. */
    ROTATE_60(1, false),
    /** A turn clockwise by 120 degrees. */
    ROTATE_120(2, false),
    /** Half a turn. */
    ROTATE_180(3, false),
    /** A turn clockwise by 240 degrees, which is one of 120 the other way. */
    ROTATE_240(4, false),
    /** A turn clockwise by 300 degrees, which is one of 60 the other way. */
    ROTATE_300(5, false),
    /** A reflection on the horizontal line through the origin: upper and lower change places. */
    MIRROR_0(0, true),
    /** A reflection on the line 30 degrees clockwise from the horizontal one. */
    MIRROR_30(1, true),
    /** A reflection on the line 60 degrees clockwise from the horizontal one. */
    MIRROR_60(2, true),
    /** A reflection on the vertical line through the origin: left and right change places. */
    MIRROR_90(3, true),
    /** A reflection on the line 120 degrees clockwise from the horizontal one. */
    MIRROR_120(4, true),
    /** A reflection on the line 150 degrees clockwise from the horizontal one. */
    MIRROR_150(5, true);

    private static final Symmetry[] VALUES = values();
    private static final Direction[] DIRECTIONS = Direction.values();

    private final int sixths;
    private final boolean reflection;

    // Where the steps along q and along r lead.
    private final Direction east;
    private final Direction southEast;

    Symmetry(int sixths, boolean reflection) {
        this.sixths = sixths;
        this.reflection = reflection;
        this.east = Direction.EAST.rotate(sixths);
        this.southEast = (reflection ? Direction.NORTH_EAST : Direction.SOUTH_EAST).rotate(sixths);
    }

    private static Symmetry of(int sixths, boolean reflection) {
        return VALUES[Math.floorMod(sixths, 6) + (reflection ? 6 : 0)];
    }

    /** Whether this is a reflection, which changes clockwise and counter-clockwise, and not a turn. */
    public boolean isReflection() {
        return reflection;
    }

    /** The cell that this cell comes to lie on. */
    public Hex apply(Hex hex) {
        requireNonNull(hex, "hex");
        int q = hex.q() * east.dq() + hex.r() * southEast.dq();
        int r = hex.q() * east.dr() + hex.r() * southEast.dr();
        return Hex.of(q, r);
    }

    /** The direction that this direction becomes. */
    public Direction apply(Direction direction) {
        requireNonNull(direction, "direction");
        return DIRECTIONS[Math.floorMod((reflection ? -direction.ordinal() : direction.ordinal()) + sixths, 6)];
    }

    /** The position turned or mirrored about the origin; its moves go through {@link #apply(Move)}. */
    public Position apply(Position position) {
        requireNonNull(position, "position");
        return position.map(this::apply);
    }

    /** The setup turned or mirrored about the origin. */
    public Setup apply(Setup setup) {
        requireNonNull(setup, "setup");
        Map<Hex, Stack> stacks = new LinkedHashMap<>();
        setup.stacks().forEach((hex, stack) -> stacks.put(apply(hex), stack));
        return Setup.builder().from(setup).stacks(stacks).build();
    }

    /** The same move of the same piece on the turned or mirrored table; a pass stays a pass. */
    public Move apply(Move move) {
        requireNonNull(move, "move");
        return move instanceof PieceMove pieceMove ? pieceMove.with(pieceMove.piece(), apply(pieceMove.to())) : move;
    }

    /** The symmetry that undoes this one; a reflection undoes itself. */
    public Symmetry inverse() {
        return reflection ? this : of(-sixths, false);
    }

    /** The symmetry that does what this one does and then what the other one does. */
    public Symmetry then(Symmetry other) {
        requireNonNull(other, "other");
        return of((other.reflection ? -sixths : sixths) + other.sixths, reflection != other.reflection);
    }
}
