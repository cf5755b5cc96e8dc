// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RelativeMove;
import io.github.hiverules.api.Stack;
import java.util.List;
import java.util.Optional;

/** Names cells by reference pieces, as in MoveStrings (N1). */
public abstract class Places {
    private static final Direction[] LOOK = {
        Direction.WEST,
        Direction.NORTH_WEST,
        Direction.NORTH_EAST,
        Direction.EAST,
        Direction.SOUTH_EAST,
        Direction.SOUTH_WEST
    };

    /** Returns the names of cells in a position. */
    public static Places in(Position position) {
        return new Places() {
            @Override
            protected boolean isTableEmpty() {
                return position.stacks().isEmpty();
            }

            @Override
            protected Optional<Piece> uppermost(Hex hex, Piece moving) {
                Optional<Stack> stack = position.stackAt(hex);
                return stack.filter(any -> any.top() == moving)
                        .map(Stack::pop)
                        .orElse(stack)
                        .map(Stack::top);
            }
        };
    }

    /** Returns the names of cells in a mutable game's current position. */
    public static Places in(MutableGame game) {
        return new Places() {
            @Override
            protected boolean isTableEmpty() {
                return game.position().stacks().isEmpty();
            }

            @Override
            protected Optional<Piece> uppermost(Hex hex, Piece moving) {
                Optional<Piece> top = game.topAt(hex);
                if (top.isEmpty() || top.get() != moving) {
                    return top;
                }
                // only the position lists the pieces of a stack
                return game.heightAt(hex) == 1
                        ? Optional.empty()
                        : in(game.position()).uppermost(hex, moving);
            }
        };
    }

    protected abstract boolean isTableEmpty();

    /** Returns the top piece on a cell, ignoring the moving piece. */
    protected abstract Optional<Piece> uppermost(Hex hex, Piece moving);

    /** Returns the search order of reference pieces. */
    public static Direction[] order() {
        return LOOK.clone();
    }

    /** Returns a move relative to its reference piece; empty if the table has pieces, but no reference piece for the move. */
    public final Optional<RelativeMove> relative(Piece piece, Hex to) {
        Optional<Piece> under = uppermost(to, piece);
        if (under.isPresent()) {
            return Optional.of(RelativeMove.onto(piece, under.get()));
        }
        for (Direction direction : LOOK) {
            Optional<Piece> reference = uppermost(to.neighbor(direction), piece);
            if (reference.isPresent()) {
                return Optional.of(RelativeMove.beside(piece, direction.opposite(), reference.get()));
            }
        }
        return isTableEmpty() ? Optional.of(RelativeMove.first(piece)) : Optional.empty();
    }

    /** Returns the MoveString of a move; empty if no other piece is on or beside its destination. */
    public final Optional<String> find(Move move) {
        return move instanceof PieceMove pieceMove
                ? relative(pieceMove.piece(), pieceMove.to()).map(Places::print)
                : Optional.of("pass");
    }

    /** Returns the MoveString of a move. Throws an exception if it has no MoveString, see {@link #find}. */
    public final String print(Move move) {
        return find(move).orElseThrow(() -> unnamed(move));
    }

    public static IllegalArgumentException unnamed(Move move) {
        return new IllegalArgumentException("Expected a destination on or beside another piece, found " + move + ".");
    }

    /** Returns the MoveStrings of a game's moves. */
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

    /** Returns the MoveString of a relative move. */
    public static String print(RelativeMove move) {
        String place = place(move);
        return place.isEmpty() ? move.piece().toString() : move.piece() + " " + place;
    }

    private static String place(RelativeMove move) {
        return move.reference()
                .map(reference -> move.direction()
                        .map(direction -> beside(reference, direction.opposite()))
                        .orElseGet(reference::toString))
                .orElse("");
    }

    /** Returns the name of a piece's destination; empty if no other piece is on or beside the destination. */
    public final String of(Piece piece, Hex to) {
        return relative(piece, to).map(Places::place).orElse("");
    }

    /**
     * Returns the name of a cell beside a reference piece. {@code fromCell} is the direction from the cell to the
     * piece. For west, the name is {@code wA1-}.
     */
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
