// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

/**
 * A feature of a position, which {@link FeaturePlanes} writes as one or more planes. "Own" is the side that the planes
 * are written for; "other" is its opponent. Values are 0 or 1, except in features that are counts.
 *
 * <p>The contents of a feature never change. New versions may add features, so a {@code switch} needs a {@code default}.
 */
public enum Feature {
    /**
     * Cells of all pieces, including covered pieces: a plane for each kind in play, first for own pieces, then for
     * other pieces. The order is Queen Bee, Soldier Ant, Grasshopper, Spider, Beetle, Mosquito, Ladybug, Pillbug.
     */
    BUGS,

    /**
     * Ground pieces on articulation points (R3.2): one plane for own pieces, one for the other side's. A cell is an articulation
     * point if the hive splits without it. Pieces on top aren't marked. Both planes are empty until White's Queen Bee is placed.
     */
    PINNED,

    /**
     * Placement cells (R2.2), one plane for each side: the empty cells that touch pieces of only this side. The cells
     * don't depend on the side to move or on the hands.
     */
    PLACEMENTS,

    /** Covered pieces (R3.3), own and other. */
    COVERED,

    /**
     * One plane, filled with 1 if Black is to move and with 0 if White is to move. The plane doesn't depend on the side
     * that it is written for.
     */
    SIDE_TO_MOVE,

    /** One plane: the stack heights, 0 to 7. */
    HEIGHTS,

    /** One plane: the cell of the resting piece (R5.1). */
    RESTING,

    /**
     * Hands: a plane for each kind in play, in the order of {@link #BUGS}, filled with the number of pieces in the
     * hand, 0 to 3.
     */
    HANDS,

    /** Empty cells beside a Queen Bee, own and other. */
    LIBERTIES,

    /**
     * One plane, filled with the number of occurrences of the position (R7.3), from 1. A board that was created from a
     * position has no earlier occurrences.
     */
    OCCURRENCES,

    /**
     * The last move, in two planes: the cell that the piece left, and the cell that the piece reached. The first plane
     * is empty after a placement. Both planes are empty after a pass, and on a board that was created from a position.
     */
    LAST_MOVE;

    /**
     * Returns the number of planes of this feature.
     *
     * @param kinds the number of kinds of pieces in play, 5 to 8
     */
    int planes(int kinds) {
        return switch (this) {
            case BUGS, HANDS -> 2 * kinds;
            case PINNED, PLACEMENTS, COVERED, LIBERTIES, LAST_MOVE -> 2;
            case SIDE_TO_MOVE, HEIGHTS, RESTING, OCCURRENCES -> 1;
        };
    }
}
