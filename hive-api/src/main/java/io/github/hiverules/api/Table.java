// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import io.github.hiverules.api.spi.BoundingBox;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The pieces on the table, indexed by cell and by piece. Immutable. */
final class Table {
    static final Table EMPTY = new Table(StackMap.EMPTY, new Hex[Piece.values().size()]);

    private final StackMap stacks;
    private final @Nullable Hex[] cells;

    private Table(StackMap stacks, @Nullable Hex[] cells) {
        this.stacks = stacks;
        this.cells = cells;
    }

    static Table of(Map<Hex, PieceStack> stacks) {
        @Nullable Hex[] cells = new Hex[Piece.values().size()];
        stacks.forEach((hex, stack) -> stack.pieces().forEach(piece -> cells[piece.index()] = hex));
        return new Table(StackMap.copyOf(stacks), cells);
    }

    Map<Hex, PieceStack> stacks() {
        return stacks;
    }

    @Nullable
    Hex cellOf(Piece piece) {
        return cells[piece.index()];
    }

    Table withPieceAt(Piece piece, Hex to) {
        StackMap changed = stacks;
        Hex from = cells[piece.index()];
        if (from != null) {
            int left = stacks.binarySearch(from);
            Optional<PieceStack> rest = stacks.stack(left).pop();
            changed = rest.isPresent() ? stacks.withReplaced(left, rest.get()) : stacks.without(left);
        }
        int under = changed.binarySearch(to);
        changed = under < 0
                ? changed.withInserted(-1 - under, to, PieceStack.of(piece))
                : changed.withReplaced(under, changed.stack(under).push(piece));
        @Nullable Hex[] moved = cells.clone();
        moved[piece.index()] = to;
        return new Table(changed, moved);
    }

    Table map(UnaryOperator<Hex> cells) {
        Map<Hex, PieceStack> moved = new LinkedHashMap<>();
        stacks.forEach((hex, stack) -> moved.put(cells.apply(hex), stack));
        return of(moved);
    }

    /** Ignores shifts and the numbers of interchangeable pieces (R7.3). */
    boolean hasArrangementOf(Table other) {
        if (stacks.size() != other.stacks.size()) {
            return false;
        }
        Hex here = corner();
        Hex there = other.corner();
        int dq = there.q() - here.q();
        int dr = there.r() - here.r();
        for (int i = 0; i < stacks.size(); i++) {
            PieceStack counterpart = other.stacks.get(stacks.cell(i).translate(dq, dr));
            if (counterpart == null || !areAlike(stacks.stack(i), counterpart)) {
                return false;
            }
        }
        return true;
    }

    private static boolean areAlike(PieceStack one, PieceStack other) {
        boolean same = one.height() == other.height();
        for (int i = 0; same && i < one.height(); i++) {
            same = one.pieces().get(i).isAlike(other.pieces().get(i));
        }
        return same;
    }

    /** Returns the corner with the least coordinates; the origin for the empty table. */
    Hex corner() {
        BoundingBox box = new BoundingBox();
        for (int i = 0; i < stacks.size(); i++) {
            box.add(stacks.cell(i).q(), stacks.cell(i).r());
        }
        return Hex.of(box.q(box.minQ), box.r(box.minR));
    }

    int arrangementHash() {
        Hex corner = corner();
        long sum = 0;
        for (int i = 0; i < stacks.size(); i++) {
            Hex hex = stacks.cell(i);
            List<Piece> pieces = stacks.stack(i).pieces();
            long kinds = 0;
            for (int level = 0; level < pieces.size(); level++) {
                Piece piece = pieces.get(level);
                kinds = kinds << 5 | piece.color().ordinal() << 4 | piece.bug().ordinal() + 1;
            }
            long place = Hashing.pair(hex.q() - corner.q(), hex.r() - corner.r());
            sum += Hashing.mix(Hashing.mix(Hashing.START, kinds), place);
        }
        return (int) (sum ^ sum >>> Integer.SIZE);
    }

    boolean isSame(Table other) {
        return this == other || Arrays.equals(cells, other.cells) && stacks.equals(other.stacks);
    }

    long hash() {
        long hash = Hashing.START;
        for (Hex cell : cells) {
            hash = cell == null ? Long.rotateLeft(hash, 1) + 1 : Hashing.mix(hash, Hashing.pair(cell.q(), cell.r()));
        }
        long stackOrders = 0;
        for (int i = 0; i < stacks.size(); i++) {
            List<Piece> pieces = stacks.stack(i).pieces();
            if (pieces.size() > 1) {
                long order = 0;
                for (int level = 0; level < pieces.size(); level++) {
                    order = order << 5 | pieces.get(level).index();
                }
                stackOrders += Hashing.mix(Hashing.START, order);
            }
        }
        return Hashing.mix(hash, stackOrders);
    }
}
