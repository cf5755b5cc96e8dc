// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** Names cells by reference pieces, as in MoveStrings (N1). */
public final class MoveStringPrinter {
    /** The directions in which to search for a reference piece, in order. */
    private static final List<Direction> ORDER = List.of(
            Direction.WEST,
            Direction.NORTH_WEST,
            Direction.NORTH_EAST,
            Direction.EAST,
            Direction.SOUTH_EAST,
            Direction.SOUTH_WEST);

    private final IntSupplier ply;

    /** Returns the top piece on a cell, ignoring the moving piece. */
    private final BiFunction<Hex, @Nullable Piece, Optional<Piece>> uppermost;

    private MoveStringPrinter(IntSupplier ply, BiFunction<Hex, @Nullable Piece, Optional<Piece>> uppermost) {
        this.ply = ply;
        this.uppermost = uppermost;
    }

    public static MoveStringPrinter in(Position position) {
        return new MoveStringPrinter(position::ply, (hex, moving) -> uppermost(position, hex, moving));
    }

    public static MoveStringPrinter in(MutableGame game) {
        return new MoveStringPrinter(game::ply, (hex, moving) -> {
            Optional<Piece> top = game.topAt(hex);
            if (top.isEmpty() || top.get() != moving) {
                return top;
            }
            // a MutableGame doesn't list covered pieces
            return game.heightAt(hex) == 1 ? Optional.empty() : uppermost(game.position(), hex, moving);
        });
    }

    private static Optional<Piece> uppermost(Position position, Hex hex, @Nullable Piece moving) {
        Optional<PieceStack> stack = position.stackAt(hex);
        return stack.filter(any -> any.top() == moving)
                .map(PieceStack::pop)
                .orElse(stack)
                .map(PieceStack::top);
    }

    /** Prints a move. Throws an exception if the destination neither contains nor touches another piece. */
    public String print(Move move) {
        return print(move, far -> {
            throw new IllegalArgumentException("Expected a destination on or beside another piece, found " + far + ".");
        });
    }

    /** Prints a move. If the destination neither contains nor touches another piece, prints its coordinates. */
    public String describe(Move move) {
        return print(move, far -> far.to().toString());
    }

    private String print(Move move, Function<PieceMove, String> farPlace) {
        if (!(move instanceof PieceMove pieceMove)) {
            return "pass";
        }
        String place = of(pieceMove.piece(), pieceMove.to());
        if (place.isEmpty() && ply.getAsInt() == 0) {
            return pieceMove.piece().toString();
        }
        return pieceMove.piece() + " " + (place.isEmpty() ? farPlace.apply(pieceMove) : place);
    }

    /** Prints the moves of a game without judging them. */
    public static List<String> print(Position start, List<Move> moves) {
        Table table = new Table();
        start.stacks().forEach((hex, stack) -> stack.pieces().forEach(piece -> table.put(piece, hex)));
        List<String> strings = new ArrayList<>(moves.size());
        MoveStringPrinter places = new MoveStringPrinter(() -> start.ply() + strings.size(), table::uppermost);
        for (Move move : moves) {
            strings.add(places.print(move));
            if (move instanceof PieceMove pieceMove) {
                table.put(pieceMove.piece(), pieceMove.to());
            }
        }
        return Collections.unmodifiableList(strings);
    }

    /** The pieces on the table, each stack from the ground up. */
    private static final class Table {
        private final Map<Hex, List<Piece>> stacks = new HashMap<>();
        private final @Nullable Hex[] cells = new Hex[Piece.values().size()];

        void put(Piece piece, Hex hex) {
            Hex from = cells[piece.index()];
            if (from != null) {
                stacks.getOrDefault(from, List.of()).remove(piece);
            }
            stacks.computeIfAbsent(hex, any -> new ArrayList<>(1)).add(piece);
            cells[piece.index()] = hex;
        }

        Optional<Piece> uppermost(Hex hex, @Nullable Piece moving) {
            List<Piece> stack = stacks.getOrDefault(hex, List.of());
            int top = stack.size() - 1;
            top -= top >= 0 && stack.get(top) == moving ? 1 : 0;
            return top < 0 ? Optional.empty() : Optional.of(stack.get(top));
        }
    }

    /**
     * Returns the name of a destination. Returns an empty string if the destination neither contains nor touches
     * another piece.
     *
     * @param piece the moving piece, which can't be the reference, or null
     */
    public String of(@Nullable Piece piece, Hex to) {
        Optional<Piece> under = uppermost.apply(to, piece);
        if (under.isPresent()) {
            return under.get().toString();
        }
        for (Direction direction : ORDER) {
            Optional<Piece> reference = uppermost.apply(to.neighbor(direction), piece);
            if (reference.isPresent()) {
                return beside(reference.get(), direction);
            }
        }
        return "";
    }

    /** Names a cell beside a reference piece, for example {@code wA1-} if the piece is west of the cell. */
    public static String beside(Piece reference, Direction fromCell) {
        return switch (fromCell) {
            case WEST -> reference + "-";
            case NORTH_WEST -> reference + "\\";
            case SOUTH_WEST -> reference + "/";
            case EAST -> "-" + reference;
            case NORTH_EAST -> "/" + reference;
            case SOUTH_EAST -> "\\" + reference;
        };
    }
}
