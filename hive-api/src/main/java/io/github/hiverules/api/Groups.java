// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds the connected groups of a set of cells. */
final class Groups {
    private Groups() {}

    static List<Set<Hex>> of(Collection<Hex> cells) {
        List<Set<Hex>> groups = new ArrayList<>();
        Set<Hex> rest = new LinkedHashSet<>(cells);
        while (!rest.isEmpty()) {
            Set<Hex> group = new LinkedHashSet<>();
            Deque<Hex> open = new ArrayDeque<>(List.of(rest.iterator().next()));
            while (!open.isEmpty()) {
                Hex hex = open.remove();
                if (rest.remove(hex)) {
                    group.add(hex);
                    open.addAll(hex.neighbors());
                }
            }
            groups.add(group);
        }
        return groups;
    }
}
