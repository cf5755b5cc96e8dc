// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import io.github.hiverules.api.Hex;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What {@link SvgDiagram} says about a picture, as the layout and the painter ask for it. */
record SvgStyle(
        boolean dark,
        boolean hands,
        OptionalInt width,
        int margin,
        String caption,
        Optional<String> title,
        Optional<Hex> lastFrom,
        Optional<Hex> lastTo,
        Set<Hex> highlights) {
    /** The marked cells, in the coordinates of the position. */
    Set<Hex> marked() {
        Set<Hex> marked = new LinkedHashSet<>(highlights);
        lastFrom.ifPresent(marked::add);
        lastTo.ifPresent(marked::add);
        return marked;
    }
}
