package io.github.hiverules.impl.internal.explain;

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
public record CandidatePath(List<Hex> cells, List<BlockedStep> bars) {
    /** Fewer barred steps first, then fewer steps. */
    public static final Comparator<CandidatePath> BY_COST =
            Comparator.comparingInt((CandidatePath trail) -> trail.bars.size()).thenComparingInt(CandidatePath::steps);

    /**
     * A step that the rules bar.
     *
     * @param step its number in the way, from 1
     * @param lacksRoom true where the gate leaves no room (R3.4), false where the step leaves the hive (R3.5)
     */
    public record BlockedStep(int step, Hex from, Hex to, boolean lacksRoom) {
        /** The two cells beside the step. */
        Set<Hex> gate() {
            Direction direction = from.directionTo(to).orElseThrow();
            return Set.of(from.neighbor(direction.rotate(1)), from.neighbor(direction.rotate(-1)));
        }
    }

    public boolean isOpen() {
        return bars.isEmpty();
    }

    public int steps() {
        return cells.size() - 1;
    }
}
