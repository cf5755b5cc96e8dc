// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

import io.github.hiverules.api.Bug;
import java.util.List;
import java.util.stream.Stream;

/**
 * A feature of a position, which {@link FeaturePlanes} writes as one or more planes. The planes are written for one
 * side. "Own" pieces belong to this side. "Other" pieces belong to the opponent. A value is 0 or 1 unless the feature
 * is a count.
 *
 * <p>The contents of a feature never change. New versions may add features, so a {@code switch} needs a
 * {@code default}.
 */
public enum Feature {
    /**
     * The cells of all pieces, including covered pieces. Each kind in play has a plane for own pieces and a plane for
     * other pieces. The planes for own pieces come first. The order of kinds is Queen Bee, Soldier Ant, Grasshopper,
     * Spider, Beetle, Mosquito, Ladybug, Pillbug.
     */
    BUGS,

    /**
     * Ground pieces on articulation points (R3.2), in two planes: own pieces, then other pieces. A cell is an
     * articulation point if the hive splits without the cell. Pieces on top of others aren't marked. As in OpenSpiel,
     * both planes are empty until White's Queen Bee is placed.
     */
    PINNED,

    /**
     * Placement cells (R2.2), in two planes: the own side's cells, then the other side's cells. A placement cell is
     * empty and touches pieces of only one side. The cells don't depend on the side to move or on the hands.
     */
    PLACEMENTS,

    /** Covered pieces (R3.3), in two planes: own pieces, then other pieces. */
    COVERED,

    /**
     * One plane, filled with 1 if Black is to move and with 0 if White is to move. The plane doesn't depend on which
     * side is the own side.
     */
    SIDE_TO_MOVE,

    /** One plane: the stack heights, 0 to 7. */
    HEIGHTS,

    /** One plane: the cell of the resting piece (R5.1). */
    RESTING,

    /**
     * The hands. The planes are in the order of {@link #BUGS}. Each plane is filled with the number of pieces in the
     * hand, 0 to 3.
     */
    HANDS,

    /** The empty cells beside the Queen Bees, in two planes: the own side's Queen Bee, then the other side's. */
    LIBERTIES,

    /**
     * One plane, filled with the number of times that the position has occurred (R7.3), from 1. If a board was created
     * from a position, occurrences before this position don't count.
     */
    OCCURRENCES,

    /**
     * The last move, in two planes: the start cell, then the destination. After a placement, the first plane is empty.
     * After a pass, both planes are empty. If a board was created from a position, both planes are empty until a move
     * is made.
     */
    LAST_MOVE;

    /** Returns the names of this feature's planes. */
    List<String> planes(List<Bug> kinds) {
        return switch (this) {
            case BUGS, HANDS ->
                Stream.of(" OWN ", " OTHER ")
                        .flatMap(side -> kinds.stream().map(kind -> this + side + kind))
                        .toList();
            case PINNED, PLACEMENTS, COVERED, LIBERTIES -> List.of(this + " OWN", this + " OTHER");
            case LAST_MOVE -> List.of(this + " FROM", this + " TO");
            case SIDE_TO_MOVE, HEIGHTS, RESTING, OCCURRENCES -> List.of(name());
        };
    }
}
