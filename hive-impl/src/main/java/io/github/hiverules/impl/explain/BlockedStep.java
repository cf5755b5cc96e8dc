// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import java.util.Set;

/**
 * A step that R3.4 or R3.5 forbids.
 *
 * @param step the number of the step in its path, from 1
 * @param hasRoom false if the gate leaves no room (R3.4), true if the step loses contact (R3.5)
 */
record BlockedStep(int step, Hex from, Hex to, boolean hasRoom) {
    /** Returns the two cells beside the step. */
    Set<Hex> gate() {
        Direction direction = from.directionTo(to).orElseThrow();
        return Set.of(from.neighbor(direction.rotate(1)), from.neighbor(direction.rotate(-1)));
    }
}
