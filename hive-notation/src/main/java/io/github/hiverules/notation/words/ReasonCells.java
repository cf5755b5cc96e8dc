// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.words;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.schema.Field;
import io.github.hiverules.notation.internal.schema.Kind;
import io.github.hiverules.notation.internal.schema.SetupProblems;
import io.github.hiverules.notation.internal.schema.Violations;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The cells that show a reason on a board, for user interfaces that highlight them. Each cell stands under the name of the part
 * of the reason that it is, as JSON names it: the cells of a {@link io.github.hiverules.api.PathViolation.GateBlocked} are
 * {@code piece}, {@code from}, {@code to} and {@code gate}. A piece is the cell where it stands, a move the cell where it leads.
 * Of several groups each has a name of its own: {@code group1}, {@code group2}, and {@code gate1}, {@code gate2}.
 */
public final class ReasonCells {
    private ReasonCells() {}

    /** The cells of a reason against a move in that position, by their names; can't be modified. */
    public static Map<String, Set<Hex>> of(Violation reason, Position position) {
        requireNonNull(position, "position");
        return of(Violations.ALL.kindOf(requireNonNull(reason, "reason")), reason, position::cellOf);
    }

    /** The cells of what makes that arrangement impossible, by their names; can't be modified. */
    public static Map<String, Set<Hex>> of(SetupProblem problem, Setup setup) {
        requireNonNull(setup, "setup");
        return of(SetupProblems.ALL.kindOf(requireNonNull(problem, "problem")), problem, piece -> find(piece, setup));
    }

    private static Optional<Hex> find(Piece piece, Setup setup) {
        return setup.stacks().entrySet().stream()
                .filter(entry -> entry.getValue().contains(piece))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static <T> Map<String, Set<Hex>> of(Kind<T> kind, T reason, Function<Piece, Optional<Hex>> find) {
        Map<String, Set<Hex>> cells = new LinkedHashMap<>();
        for (Field<T, ?> field : kind.fields()) {
            add(field.name(), field.of(reason), find, cells);
        }
        return Collections.unmodifiableMap(cells);
    }

    private static void add(
            String name, Object value, Function<Piece, Optional<Hex>> find, Map<String, Set<Hex>> cells) {
        if (value instanceof List<?> groups && groups.stream().anyMatch(Set.class::isInstance)) {
            for (int i = 0; i < groups.size(); i++) {
                add(name.substring(0, name.length() - 1) + (i + 1), groups.get(i), find, cells);
            }
        } else {
            Set<Hex> found = new TreeSet<>();
            collect(value, find, found);
            if (!found.isEmpty()) {
                cells.put(name, Collections.unmodifiableSet(found));
            }
        }
    }

    private static void collect(Object value, Function<Piece, Optional<Hex>> find, Set<Hex> cells) {
        if (value instanceof Hex hex) {
            cells.add(hex);
        } else if (value instanceof Piece piece) {
            find.apply(piece).ifPresent(cells::add);
        } else if (value instanceof Move move) {
            move.destination().ifPresent(cells::add);
        } else if (value instanceof Collection<?> members) {
            members.forEach(member -> collect(member, find, cells));
        }
    }
}
