// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sentences;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The cells that explain an illegal move or an impossible arrangement, for highlighting in user interfaces.
 *
 * <p>The keys of the maps are the names of the reason's {@linkplain Violation#parts() parts}, such as {@code piece},
 * {@code from}, {@code to} and {@code gate} of a {@link io.github.hiverules.api.Violation.Kind#GATE_BLOCKED}. The value
 * of a piece is the piece's cell, or all its cells in a setup that has the piece twice. The value of a move is the
 * destination. Parts without cells are omitted. If a part has several groups of cells, the keys are numbered:
 * {@code gate1}, {@code gate2}, {@code group1}, {@code group2}.
 */
public final class ReasonCells {
    private ReasonCells() {}

    /**
     * {@return the cells that explain why a move is illegal, by the names of the parts; immutable}
     *
     * @param reason the reason
     * @param position the position before the move
     */
    public static Map<String, Set<Hex>> of(Violation reason, Position position) {
        requireNonNull(position, "position");
        return of(requireNonNull(reason, "reason").parts(), piece -> position.cellOf(piece).stream());
    }

    /**
     * {@return the cells that explain why an arrangement is impossible, by the names of the parts; immutable}
     *
     * @param problem the problem
     * @param setup the arrangement
     */
    public static Map<String, Set<Hex>> of(SetupProblem problem, Setup setup) {
        requireNonNull(setup, "setup");
        return of(requireNonNull(problem, "problem").parts(), piece -> cellsOf(piece, setup));
    }

    private static Stream<Hex> cellsOf(Piece piece, Setup setup) {
        return setup.stacks().entrySet().stream()
                .filter(entry -> entry.getValue().contains(piece))
                .map(Map.Entry::getKey);
    }

    private static Map<String, Set<Hex>> of(Map<String, Object> parts, Function<Piece, Stream<Hex>> cellsOf) {
        Map<String, Set<Hex>> cells = new LinkedHashMap<>();
        parts.forEach((name, part) -> {
            if (part instanceof List<?> groups && groups.stream().anyMatch(Set.class::isInstance)) {
                String singular = name.substring(0, name.length() - 1);
                for (int i = 0; i < groups.size(); i++) {
                    put(singular + (i + 1), groups.get(i), cellsOf, cells);
                }
            } else {
                put(name, part, cellsOf, cells);
            }
        });
        return Collections.unmodifiableMap(cells);
    }

    private static void put(
            String name, Object part, Function<Piece, Stream<Hex>> cellsOf, Map<String, Set<Hex>> cells) {
        Set<Hex> found = new TreeSet<>();
        for (Object member : part instanceof Collection<?> members ? members : List.of(part)) {
            if (member instanceof Hex hex) {
                found.add(hex);
            } else if (member instanceof Piece piece) {
                cellsOf.apply(piece).forEach(found::add);
            } else if (member instanceof Move move) {
                move.destination().ifPresent(found::add);
            }
        }
        if (!found.isEmpty()) {
            cells.put(name, Collections.unmodifiableSet(found));
        }
    }
}
