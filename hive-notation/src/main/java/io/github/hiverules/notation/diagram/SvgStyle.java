// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import io.github.hiverules.api.Hex;
import io.github.hiverules.notation.record.Arrow;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.immutables.value.Value;

/** The settings of a {@code SvgDiagram}. */
abstract class SvgStyle {
    abstract boolean isDark();

    @Value.Default
    boolean hands() {
        return true;
    }

    abstract OptionalInt width();

    @Value.Default
    int margin() {
        return 0;
    }

    @Value.Default
    String caption() {
        return "";
    }

    abstract Optional<String> title();

    abstract Optional<Hex> lastFrom();

    abstract Optional<Hex> lastTo();

    abstract Set<Hex> highlights();

    abstract Set<Hex> circles();

    abstract Set<Arrow> arrows();

    Set<Hex> marked() {
        Set<Hex> marked = new LinkedHashSet<>(highlights());
        marked.addAll(circles());
        arrows().forEach(arrow -> marked.addAll(List.of(arrow.from(), arrow.to())));
        lastFrom().ifPresent(marked::add);
        lastTo().ifPresent(marked::add);
        return marked;
    }
}
