// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

/**
 * What planes can show: {@link FeaturePlanes} are the planes of some features, one after the other. Own is the side that the
 * planes are written for, and other its opponent. A value is 1 or 0 unless a count is named.
 *
 * <p>What a feature's planes hold never changes. New versions may add features, so a {@code switch} over them needs a {@code default}.
 */
public enum Feature {
    /**
     * Where the pieces stand, covered ones too: a plane for each kind in play, in the order Queen Bee, Soldier Ant,
     * Grasshopper, Spider, Beetle, Mosquito, Ladybug, Pillbug, of the own pieces, and as many of the other's.
     */
    BUGS,

    /**
     * The pieces on the ground that hold the hive together (R3.2), own and other: the lowest piece of each cell without which
     * the rest would be split. Until White's Queen Bee is placed both planes are empty. What stands on top of such a piece may
     * move, and is not marked.
     */
    PINNED,

    /**
     * The empty cells that touch own pieces and no others, and those that touch other pieces and no own ones: where each side
     * may place pieces from its second turn on (R2.2), whoever's turn it is and whatever is left in the hands.
     */
    PLACEMENTS,

    /** Where pieces have others on top (R3.3), own and other. */
    COVERED,

    /** One plane, filled with 1 when Black is to move and with 0 when White is, whoever it is written for. */
    SIDE_TO_MOVE,

    /** One plane: how many pieces stand on a cell, 0 to 7. */
    HEIGHTS,

    /** One plane: the piece that rests (R5.1), its cell. */
    RESTING,

    /**
     * How many pieces are in the hand: a plane for each kind in play, filled with the count, 0 to 3, in the order of {@link
     * #BUGS}, of the own side, and as many of the other.
     */
    HANDS,

    /** The empty cells beside the Queen Bee, the own one and the other. */
    LIBERTIES,

    /**
     * One plane, filled with how often the position has occurred (R7.3), this time included, from 1; a board that was set up
     * with a position does not know what was before.
     */
    OCCURRENCES,

    /**
     * The last turn: the cell that a piece left, and the cell it came to. The first plane is empty after a placement, and both
     * are after a pass, and where the turn is not known: on a board that was set up with a position.
     */
    LAST_MOVE;

    /**
     * How many planes a feature has.
     *
     * @param kinds how many kinds of pieces are in play, 5 to 8
     */
    int planes(int kinds) {
        return switch (this) {
            case BUGS, HANDS -> 2 * kinds;
            case PINNED, PLACEMENTS, COVERED, LIBERTIES, LAST_MOVE -> 2;
            case SIDE_TO_MOVE, HEIGHTS, RESTING, OCCURRENCES -> 1;
        };
    }
}
