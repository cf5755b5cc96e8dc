// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.words;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.PathViolation;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.schema.Names;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The arguments of a reason's message: its parts by their names, as texts and numbers. A part of several pieces or cells comes
 * with their number too, {@code enemiesCount}; a side with the word for what is the side's, {@code whose}; and a reason about a
 * path with {@code mover}, which names the piece and the bug that it moves as, or the piece that throws it.
 */
record ReasonArguments(Messages messages, CellNames cells, Function<Move, String> printer) {
    /** A group of more cells than these is named as the rest of the hive. */
    private static final int LARGE_GROUP = 6;

    Map<String, Object> of(Violation reason) {
        Map<String, Object> arguments = of(reason.parts());
        if (reason instanceof PathViolation path) {
            String sort = path.piece().bug() == path.movesAs() ? "own" : "copying";
            Map<String, Object> mover =
                    new HashMap<>(Map.of("piece", path.piece(), "as", messages.nameOf(path.movesAs())));
            if (arguments.containsKey("thrower")) {
                sort = "thrown";
                mover.put("thrower", arguments.get("thrower"));
            }
            arguments.put("mover", messages.format("mover." + sort, mover));
        }
        return arguments;
    }

    Map<String, Object> of(SetupProblem problem) {
        return of(problem.parts());
    }

    private Map<String, Object> of(Map<String, Object> parts) {
        Map<String, Object> arguments = new HashMap<>();
        parts.forEach((name, part) -> add(name, part, arguments));
        return arguments;
    }

    private void add(String name, Object part, Map<String, Object> arguments) {
        if (part instanceof Color color) {
            arguments.put(name, messages.nameOf(color));
            arguments.put("whose", messages.whose(color));
        } else if (part instanceof Stack stack) {
            add(name, stack.pieces(), arguments);
        } else if (part instanceof List<?> groups && groups.stream().anyMatch(Set.class::isInstance)) {
            arguments.put(name, groups(groups, messages.text("groups." + name)));
        } else if (part instanceof Collection<?> members) {
            List<String> names = members.stream().map(this::text).toList();
            arguments.put(
                    name,
                    messages.list(part instanceof Set ? names.stream().sorted().toList() : names));
            arguments.put(name + "Count", members.size());
        } else {
            arguments.put(name, part instanceof Integer ? part : text(part));
        }
    }

    private String text(Object part) {
        if (part instanceof Hex hex) {
            return cells.of(hex);
        }
        if (part instanceof Bug bug) {
            return messages.nameOf(bug);
        }
        if (part instanceof Move move) {
            return printer.apply(move);
        }
        if (part instanceof Outcome outcome) {
            return messages.reason(outcome);
        }
        if (part instanceof SetupProblem.CannotRest.Reason reason) {
            return messages.text("cannot-rest." + Names.REST_REASON.print().apply(reason));
        }
        return part.toString();
    }

    /** Groups of cells, the largest one last, and if that is large, not cell by cell. */
    private String groups(List<?> groups, String separator) {
        List<List<String>> bySize = new ArrayList<>();
        for (Object group : groups) {
            bySize.add(((Set<?>) group).stream().map(this::text).sorted().toList());
        }
        bySize.sort(Comparator.<List<String>>comparingInt(List::size).thenComparing(List::toString));
        List<String> names = new ArrayList<>();
        for (List<String> group : bySize) {
            boolean rest = group.size() > LARGE_GROUP && names.size() == bySize.size() - 1;
            names.add(rest ? messages.text("groups.rest") : messages.list(group));
        }
        return String.join(separator, names);
    }
}
