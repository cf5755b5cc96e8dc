// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sentences;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.Codes;
import io.github.hiverules.notation.internal.Messages;
import io.github.hiverules.notation.internal.Places;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The words of one language for values. Cells are named as MoveStrings do: an occupied cell by the piece on top, an empty one by
 * a piece beside it.
 *
 * @param place how a MoveString of the moving piece names an empty cell; empty where none moves
 */
record Words(
        Messages messages,
        Function<Hex, Optional<Piece>> topAt,
        Function<Hex, String> place,
        Function<Move, String> printer) {
    /** A group of more cells than these is named as the rest of the hive. */
    private static final int LARGE_GROUP = 6;

    /** Words for values that lie on no board. */
    Words(Messages messages) {
        this(messages, hex -> Optional.empty(), hex -> "", Move::toString);
    }

    /** Words for values in that position; empty cells are named as a MoveString of the moving piece does, if one moves. */
    Words in(Position position, Optional<Piece> mover) {
        Places places = Places.in(position);
        return new Words(
                messages,
                position::topAt,
                hex -> mover.map(piece -> places.of(piece, hex)).orElse(""),
                places::print);
    }

    Words in(Setup setup) {
        return new Words(messages, hex -> setup.stackAt(hex).map(Stack::top), place, printer);
    }

    String of(Bug bug) {
        return messages.text("bug." + Codes.of(bug));
    }

    String of(Color side) {
        return messages.text("color." + Codes.of(side));
    }

    /** The word for what is a side's, for example {@code White's}. */
    String whose(Color side) {
        return messages.text("color." + Codes.of(side) + ".whose");
    }

    /**
     * Why a game is over, as a part of a sentence; empty if it is not. What happened to the side that lost names that side; of the
     * reasons that also end games without a winner there is a message without a side, {@code .drawn}.
     */
    String of(Outcome outcome) {
        if (outcome.termination().isEmpty()) {
            return "";
        }
        String key = "termination." + Codes.of(outcome.termination().get());
        return outcome.winner()
                .map(Color::opposite)
                .map(loser -> messages.format(key, Map.of("side", of(loser), "whose", whose(loser))))
                .orElseGet(() -> messages.text(messages.has(key + ".drawn") ? key + ".drawn" : key));
    }

    String of(Hex hex) {
        Optional<String> name = topAt.apply(hex).map(Piece::toString);
        if (name.isPresent()) {
            return name.get();
        }
        String named = place.apply(hex);
        if (!named.isEmpty()) {
            return named;
        }
        for (Direction direction : Direction.values()) {
            Optional<Piece> beside = topAt.apply(hex.neighbor(direction));
            if (beside.isPresent()) {
                return Places.beside(beside.get(), direction);
            }
        }
        return messages.text("cell.away");
    }

    /** Names in a row: {@code a, b and c}. */
    String list(List<String> names) {
        int last = names.size() - 1;
        return last < 1
                ? String.join("", names)
                : String.join(messages.text("list.comma"), names.subList(0, last))
                        + messages.text("list.and")
                        + names.get(last);
    }

    /**
     * The arguments of a reason's message: its parts, and if it is about a path {@code mover}, which names the piece and the bug
     * that it moves as, or the piece that throws it.
     */
    Map<String, Object> arguments(Violation reason) {
        Map<String, Object> arguments = arguments(reason.parts());
        reason.movesAs().ifPresent(bug -> {
            Piece piece = reason.get(Part.PIECE);
            Optional<Piece> thrower = reason.find(Part.THROWER);
            String sort = thrower.isPresent() ? "thrown" : piece.bug() == bug ? "own" : "copying";
            Map<String, Object> mover = new HashMap<>(Map.of("piece", piece, "as", of(bug)));
            thrower.ifPresent(by -> mover.put("thrower", by));
            arguments.put("mover", messages.format("mover." + sort, mover));
        });
        return arguments;
    }

    /**
     * The parts of a reason by their names, as texts and numbers. A part of several pieces or cells comes with their number too,
     * {@code enemiesCount}; a side with the word for what is the side's, {@code whose}.
     */
    Map<String, Object> arguments(Map<String, Object> parts) {
        Map<String, Object> arguments = new HashMap<>();
        parts.forEach((name, part) -> add(name, part, arguments));
        return arguments;
    }

    private void add(String name, Object part, Map<String, Object> arguments) {
        if (part instanceof Color color) {
            arguments.put(name, of(color));
            arguments.put("whose", whose(color));
        } else if (part instanceof Stack stack) {
            add(name, stack.pieces(), arguments);
        } else if (part instanceof List<?> groups && groups.stream().anyMatch(Set.class::isInstance)) {
            arguments.put(name, groups(groups, messages.text("groups." + name)));
        } else if (part instanceof Collection<?> members) {
            List<String> names = members.stream().map(this::text).toList();
            arguments.put(
                    name, list(part instanceof Set ? names.stream().sorted().toList() : names));
            arguments.put(name + "Count", members.size());
        } else {
            arguments.put(name, part instanceof Integer ? part : text(part));
        }
    }

    private String text(Object part) {
        if (part instanceof Hex hex) {
            return of(hex);
        }
        if (part instanceof Bug bug) {
            return of(bug);
        }
        if (part instanceof Move move) {
            return printer.apply(move);
        }
        if (part instanceof Outcome outcome) {
            return of(outcome);
        }
        if (part instanceof SetupProblem.RestProblem reason) {
            return messages.text("cannot-rest." + Codes.of(reason));
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
            names.add(rest ? messages.text("groups.rest") : list(group));
        }
        return String.join(separator, names);
    }
}
