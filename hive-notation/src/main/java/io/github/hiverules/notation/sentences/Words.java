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
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.Codes;
import io.github.hiverules.notation.internal.Messages;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Names values in one language. An occupied cell has the name of the top piece. The name of an empty cell refers to a
 * neighbouring piece, as in MoveStrings. A cell that touches no piece is named by its coordinates.
 *
 * @param place returns the name of an empty cell, or an empty string if the cell has no name
 */
record Words(
        Messages messages,
        Function<Hex, Optional<Piece>> topAt,
        Function<Hex, String> place,
        Function<Move, String> printer) {
    private static final int MAX_LISTED = 6;

    Words(Messages messages) {
        this(messages, hex -> Optional.empty(), hex -> "", Move::toString);
    }

    /** Names empty cells as in MoveStrings of the moving piece. */
    Words in(Position position, Optional<Piece> mover) {
        MoveStringPrinter places = MoveStringPrinter.in(position);
        return new Words(
                messages,
                position::topAt,
                hex -> mover.map(piece -> places.of(piece, hex)).orElse(""),
                places::describe);
    }

    Words in(Setup setup) {
        return new Words(messages, hex -> setup.stackAt(hex).map(PieceStack::top), place, printer);
    }

    String of(Bug bug) {
        return messages.text("bug." + Codes.of(bug));
    }

    String of(Color side) {
        return messages.text("color." + Codes.of(side));
    }

    /** Returns the possessive form for a side, such as {@code White's}. */
    String whose(Color side) {
        return messages.text("color." + Codes.of(side) + ".whose");
    }

    /**
     * Returns why a game ended, as a part of a sentence. Returns an empty string if the game is not over. If a side
     * lost, the message names the losing side. A message key for a draw may end with {@code .drawn}.
     */
    String of(Outcome outcome) {
        if (outcome.termination().isEmpty()) {
            return "";
        }
        String key = "termination." + Codes.of(outcome.termination().get());
        return outcome.winner()
                .map(Color::opposite)
                .map(loser -> messages.format(key, Map.of("side", of(loser), "whose", whose(loser))))
                .orElseGet(() -> messages.text(messages.keys().contains(key + ".drawn") ? key + ".drawn" : key));
    }

    String of(Hex hex) {
        Stream<String> besidePieces = Stream.of(Direction.values())
                .flatMap(
                        direction -> topAt
                                .apply(hex.neighbor(direction))
                                .map(piece -> MoveStringPrinter.beside(piece, direction))
                                .stream());
        return topAt.apply(hex)
                .map(Piece::toString)
                .or(() -> Optional.of(place.apply(hex)).filter(name -> !name.isEmpty()))
                .or(besidePieces::findFirst)
                .orElseGet(hex::toString);
    }

    /** Joins names: {@code a, b and c}. */
    String list(List<String> names) {
        int last = names.size() - 1;
        return last < 1
                ? String.join("", names)
                : String.join(", ", names.subList(0, last)) + between("list.and") + names.get(last);
    }

    /** Returns a word with a space on both sides. */
    private String between(String key) {
        return " " + messages.text(key) + " ";
    }

    /**
     * Returns the arguments for the message about a reason. The argument {@code mover} names the moving piece and any
     * copied bug or throwing piece.
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
     * Converts the parts of a reason to texts and numbers. For a collection such as {@code enemies}, adds the size as
     * {@code enemiesCount}. For a side, adds the possessive form as {@code whose}.
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
        } else if (part instanceof PieceStack stack) {
            add(name, stack.pieces(), arguments);
        } else if (part instanceof List<?> groups && groups.stream().anyMatch(group -> group instanceof Set)) {
            arguments.put(name, groups(groups, "groups." + name));
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

    /** Joins groups of cells, from the smallest to the largest. Lists neither many groups nor a large last group. */
    private String groups(List<?> groups, String key) {
        List<List<String>> bySize = new ArrayList<>();
        for (Object group : groups) {
            bySize.add(((Set<?>) group).stream().map(this::text).sorted().toList());
        }
        bySize.sort(Comparator.<List<String>>comparingInt(List::size).thenComparing(List::toString));
        List<String> names = new ArrayList<>();
        for (List<String> group : bySize) {
            boolean isLast = names.size() == bySize.size() - 1;
            if (names.size() == MAX_LISTED || isLast && group.size() > MAX_LISTED) {
                names.add(messages.text("groups.rest"));
                break;
            }
            names.add(list(group));
        }
        String text = names.get(0);
        for (int i = 1; i < names.size(); i++) {
            text += between(i == 1 ? key : key + ".more") + names.get(i);
        }
        return text;
    }
}
