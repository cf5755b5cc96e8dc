// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.words;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.PathViolation;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Stack;
import io.github.hiverules.notation.internal.schema.Field;
import io.github.hiverules.notation.internal.schema.Kind;
import io.github.hiverules.notation.internal.schema.Names;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/**
 * The arguments of a reason's message: its fields by their names, as texts and numbers. A field of several pieces or cells comes
 * with its number too, {@code enemiesCount}; one of a side with the word for what is the side's, {@code whose}; and a reason
 * about a path with {@code mover}, which names the piece and, where it is not its own, the creature that it moves as.
 */
final class ReasonArguments {
    /** A group of more cells than these is named as the rest of the hive. */
    private static final int LARGE_GROUP = 6;

    private final Messages messages;
    private final CellNames cells;
    private final Function<Move, String> moves;
    private final Map<String, Object> arguments = new HashMap<>();

    ReasonArguments(Messages messages, CellNames cells, Function<Move, String> moves) {
        this.messages = messages;
        this.cells = cells;
        this.moves = moves;
    }

    <T> Map<String, Object> of(Kind<T> kind, T reason) {
        for (Field<T, ?> field : kind.fields()) {
            add(field.name(), field.of(reason));
        }
        if (reason instanceof PathViolation violation) {
            arguments.put("mover", mover(violation.piece(), violation.movesAs()));
        }
        return arguments;
    }

    private String mover(Piece piece, Bug as) {
        String sort = "own";
        if (piece.bug() != as) {
            sort = piece.bug() == Bug.MOSQUITO ? "copying" : "thrown";
        }
        return messages.format("mover." + sort, Map.of("piece", piece, "as", bug(as)));
    }

    private void add(String name, Object value) {
        if (value instanceof Color color) {
            arguments.put(name, messages.text("color." + Names.COLOR.print().apply(color)));
            arguments.put("whose", messages.text("color." + Names.COLOR.print().apply(color) + ".whose"));
        } else if (value instanceof OptionalInt number) {
            number.ifPresent(present -> arguments.put(name, present));
        } else if (value instanceof Stack stack) {
            add(name, stack.pieces());
        } else if (value instanceof List<?> groups && groups.stream().anyMatch(Set.class::isInstance)) {
            arguments.put(name, groups(groups, messages.text("groups." + name)));
        } else if (value instanceof Collection<?> members) {
            List<String> names = members.stream().map(this::text).toList();
            arguments.put(name, messages.list(value instanceof Set ? sorted(names) : names));
            arguments.put(name + "Count", members.size());
        } else {
            arguments.put(name, value instanceof Integer ? value : text(value));
        }
    }

    private String text(Object value) {
        if (value instanceof Hex hex) {
            return cells.of(hex);
        }
        if (value instanceof Bug bug) {
            return bug(bug);
        }
        if (value instanceof Move move) {
            return moves.apply(move);
        }
        if (value instanceof Outcome outcome) {
            return outcome.termination()
                    .map(reason -> messages.text(
                            "termination." + Names.TERMINATION.print().apply(reason)))
                    .orElse("");
        }
        if (value instanceof SetupProblem.CannotRest.Reason reason) {
            return messages.text("cannot-rest." + Names.REST_REASON.print().apply(reason));
        }
        if (value instanceof Optional<?> optional) {
            return optional.map(this::text).orElse("");
        }
        return value.toString();
    }

    private String bug(Bug bug) {
        return messages.text("bug." + Names.BUG.print().apply(bug));
    }

    private static List<String> sorted(List<String> names) {
        return names.stream().sorted().toList();
    }

    /** Groups of cells, the largest one last, and if that is large, not cell by cell. */
    private String groups(List<?> groups, String separator) {
        List<List<String>> bySize = new ArrayList<>();
        for (Object group : groups) {
            bySize.add(sorted(((Set<?>) group).stream().map(this::text).toList()));
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
