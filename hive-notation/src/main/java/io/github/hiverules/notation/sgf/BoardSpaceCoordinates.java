// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Converts a {@link WrappedCell} of BoardSpace's board to a {@link Hex}. BoardSpace's board wraps, so cells that are 26
 * columns or rows apart have the same name. Usually only one cell with a given name touches the hive.
 */
final class BoardSpaceCoordinates {
    private final MutableGame game;

    /** The name of {@link Hex#ORIGIN}. The first placement on an empty table defines this name. */
    private WrappedCell origin = WrappedCell.of(Hex.ORIGIN);

    BoardSpaceCoordinates(MutableGame game) {
        this.game = game;
    }

    /** Runs a task and then restores the coordinate origin. */
    void atBranch(Runnable work) {
        WrappedCell before = origin;
        work.run();
        origin = before;
    }

    /**
     * Returns the destination of a piece: a cell with the given name that touches another piece. If several cells
     * match, chooses the cell that {@code attached} returns. If {@code attached} returns no matching cell, calls
     * {@code guessed} and chooses the cell nearest to {@code last}. If no cell matches, the move is illegal; chooses a
     * cell that touches the moving piece, then the nearest cell.
     */
    Hex destination(WrappedCell name, Piece piece, Hex last, Supplier<Optional<Hex>> attached, Runnable guessed) {
        List<Hex> touching = touching(name, piece);
        if (touching.size() == 1) {
            return touching.get(0);
        }
        if (touching.size() > 1) {
            Optional<Hex> meant = attached.get().filter(touching::contains);
            if (meant.isPresent()) {
                return meant.get();
            }
            guessed.run();
        }
        return touching.stream()
                .min(Comparator.comparingInt(hex -> hex.distance(last)))
                .orElseGet(() -> isolated(name, last));
    }

    private Hex isolated(WrappedCell name, Hex last) {
        if (Piece.values().stream().allMatch(piece -> game.cellOf(piece).isEmpty())) {
            origin = name;
            return Hex.ORIGIN;
        }
        return touching(name, null).stream().findFirst().orElseGet(() -> {
            int dq = distance(name.column() - origin.column(), last.q());
            return last.translate(dq, distance(origin.row() - name.row(), last.r()));
        });
    }

    /** Returns the cells with a name that are on or beside a piece other than the moving piece. */
    private List<Hex> touching(WrappedCell name, @Nullable Piece moving) {
        int column = name.column() - origin.column();
        int row = origin.row() - name.row();
        List<Hex> touching = new ArrayList<>(1);
        for (Piece piece : Piece.values()) {
            Hex cell = piece == moving ? null : game.cellOf(piece).orElse(null);
            if (cell == null || Math.abs(distance(column, cell.q())) > 1) {
                continue;
            }
            int dq = distance(column, cell.q());
            int dr = distance(row, cell.r());
            Hex found = cell.translate(dq, dr);
            if (Math.abs(dr) <= 1 && Math.abs(dq + dr) <= 1 && !touching.contains(found)) {
                touching.add(found);
            }
        }
        return touching;
    }

    /**
     * Returns the top piece of a cell. If several cells have the name, prefers the piece {@code expected}, then a piece
     * with the same bug.
     */
    Optional<Piece> topAt(WrappedCell name, Piece expected) {
        Optional<Hex> usual = game.cellOf(expected)
                .filter(hex -> distance(name.column() - origin.column(), hex.q()) == 0
                        && distance(origin.row() - name.row(), hex.r()) == 0);
        if (usual.isPresent() && game.topAt(usual.get()).equals(Optional.of(expected))) {
            return Optional.of(expected);
        }
        return touching(name, null).stream()
                .flatMap(hex -> game.topAt(hex).stream())
                .max(Comparator.comparing((Piece top) -> top == expected)
                        .thenComparing(top -> top.bug() == expected.bug()));
    }

    /** Returns the number nearest to 0 that leads from one coordinate to another, which is known modulo 26. */
    private static int distance(int wrapped, int from) {
        return Math.floorMod(wrapped - from + WrappedCell.SIZE / 2, WrappedCell.SIZE) - WrappedCell.SIZE / 2;
    }
}
