// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntSupplier;

/** Names cells by reference pieces, as in MoveStrings (N1). */
public final class MoveStringPrinter {
    /** The directions in which to search for a reference piece, in order. */
    public static final List<Direction> ORDER = List.of(
            Direction.WEST,
            Direction.NORTH_WEST,
            Direction.NORTH_EAST,
            Direction.EAST,
            Direction.SOUTH_EAST,
            Direction.SOUTH_WEST);

    private final IntSupplier ply;

    /** Returns the top piece on a cell, ignoring the moving piece. */
    private final BiFunction<Hex, Piece, Optional<Piece>> uppermost;

    private MoveStringPrinter(IntSupplier ply, BiFunction<Hex, Piece, Optional<Piece>> uppermost) {
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

    private static Optional<Piece> uppermost(Position position, Hex hex, Piece moving) {
        Optional<PieceStack> stack = position.stackAt(hex);
        return stack.filter(any -> any.top() == moving)
                .map(PieceStack::pop)
                .orElse(stack)
                .map(PieceStack::top);
    }

    /** Prints a move. Throws an exception if the destination neither contains nor touches another piece. */
    public String print(Move move) {
        if (!(move instanceof PieceMove pieceMove)) {
            return "pass";
        }
        String place = of(pieceMove.piece(), pieceMove.to());
        if (place.isEmpty() && ply.getAsInt() > 0) {
            throw new IllegalArgumentException(
                    "Expected a destination on or beside another piece, found " + move + ".");
        }
        return place.isEmpty() ? pieceMove.piece().toString() : pieceMove.piece() + " " + place;
    }

    public static List<String> print(Game game) {
        String[] strings = new String[game.length()];
        Game after = game;
        for (int i = strings.length - 1; i >= 0; i--) {
            Game before = after.undo();
            strings[i] = in(before.position()).print(after.lastMove().orElseThrow());
            after = before;
        }
        return List.of(strings);
    }

    /**
     * Returns the name of a destination. Returns an empty string if the destination neither contains nor touches
     * another piece.
     */
    public String of(Piece piece, Hex to) {
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
