package io.github.hiverules.impl.internal;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * A way that a piece might take, and which of its steps are barred; without any it is open.
 *
 * @param cells from where the piece stands to where it would end
 */
record Trail(List<Hex> cells, List<Bar> bars) {
    /** Fewer barred steps first, then fewer steps. */
    static final Comparator<Trail> BY_COST =
            Comparator.comparingInt((Trail trail) -> trail.bars.size()).thenComparingInt(Trail::steps);

    /**
     * A step that the rules bar.
     *
     * @param step its number in the way, from 1
     * @param lacksRoom true where the gate leaves no room (R3.4), false where the step leaves the hive (R3.5)
     */
    record Bar(int step, Hex from, Hex to, boolean lacksRoom) {
        /** The two cells beside the step. */
        Set<Hex> gate() {
            Direction direction = from.directionTo(to).orElseThrow();
            return Set.of(from.neighbor(direction.rotate(1)), from.neighbor(direction.rotate(-1)));
        }
    }

    boolean isOpen() {
        return bars.isEmpty();
    }

    int steps() {
        return cells.size() - 1;
    }
}
