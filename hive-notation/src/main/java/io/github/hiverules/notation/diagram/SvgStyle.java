// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import io.github.hiverules.api.Hex;
import java.util.Optional;
import java.util.Set;

/** What a picture shows beside the position, as the layout and the painter ask for it. */
interface SvgStyle {
    /** Whether the background is dark. */
    boolean isDark();

    boolean hands();

    Optional<String> caption();

    Optional<String> title();

    Optional<Hex> lastFrom();

    Optional<Hex> lastTo();

    Set<Hex> highlights();
}
