// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What stands where. A position shares this between its views, so that finding a piece is one look-up, and it knows when two
 * tables differ by a shift only (R1.4).
 */
final class Table {
    static final Table EMPTY = new Table(StackMap.EMPTY, new Hex[Piece.values().size()], 0);

    private final StackMap stacks;
    private final @Nullable Hex[] cells;
    private final int pieces;

    private Table(StackMap stacks, @Nullable Hex[] cells, int pieces) {
        this.stacks = stacks;
        this.cells = cells;
        this.pieces = pieces;
    }

    static Table of(Map<Hex, Stack> stacks) {
        @Nullable Hex[] cells = new Hex[Piece.values().size()];
        stacks.forEach((hex, stack) -> stack.pieces().forEach(piece -> cells[piece.index()] = hex));
        return new Table(
                StackMap.copyOf(stacks),
                cells,
                stacks.values().stream().mapToInt(Stack::height).sum());
    }

    Map<Hex, Stack> stacks() {
        return stacks;
    }

    /** How many pieces are on the table. */
    int pieces() {
        return pieces;
    }

    @Nullable
    Hex cellOf(Piece piece) {
        return cells[piece.index()];
    }

    /** This table with the piece lifted from the top of its cell, if it stands on one, and put on top of another. */
    Table with(Piece piece, Hex to) {
        StackMap changed = stacks;
        Hex from = cells[piece.index()];
        if (from != null) {
            int left = stacks.indexOf(from);
            Optional<Stack> rest = stacks.stack(left).pop();
            changed = rest.isPresent() ? stacks.with(left, rest.get()) : stacks.without(left);
        }
        int under = changed.indexOf(to);
        changed = under < 0
                ? changed.with(to, Stack.of(piece))
                : changed.with(under, changed.stack(under).push(piece));
        @Nullable Hex[] moved = cells.clone();
        moved[piece.index()] = to;
        return new Table(changed, moved, from == null ? pieces + 1 : pieces);
    }

    /** The same stacks on other cells; the mapping keeps neighbours neighbours. */
    Table map(UnaryOperator<Hex> cells) {
        Map<Hex, Stack> moved = new LinkedHashMap<>();
        stacks.forEach((hex, stack) -> moved.put(cells.apply(hex), stack));
        return of(moved);
    }

    Table swapColors() {
        Map<Hex, Stack> swapped = new LinkedHashMap<>();
        stacks.forEach((hex, stack) -> swapped.put(
                hex, Stack.of(stack.pieces().stream().map(Piece::opposite).toList())));
        return of(swapped);
    }

    /** Whether the same pieces stand in the same arrangement, wherever it stands. */
    boolean equalsUpToShift(Table other) {
        return matches(other, true);
    }

    /** The same, with pieces of one colour and kind taken as alike (R7.3). */
    boolean isAlikeUpToShift(Table other) {
        return matches(other, false);
    }

    private boolean matches(Table other, boolean numbered) {
        if (stacks.size() != other.stacks.size()) {
            return false;
        }
        if (stacks.isEmpty()) {
            return true;
        }
        Hex here = corner();
        Hex there = other.corner();
        int dq = there.q() - here.q();
        int dr = there.r() - here.r();
        for (int i = 0; i < stacks.size(); i++) {
            Stack counterpart = other.stacks.get(stacks.cell(i).translate(dq, dr));
            if (counterpart == null || !matches(stacks.stack(i), counterpart, numbered)) {
                return false;
            }
        }
        return true;
    }

    private static boolean matches(Stack one, Stack other, boolean numbered) {
        if (numbered) {
            return one.equals(other);
        }
        List<Piece> pieces = one.pieces();
        boolean same = one.height() == other.height();
        for (int i = 0; same && i < pieces.size(); i++) {
            same = pieces.get(i).isAlike(other.pieces().get(i));
        }
        return same;
    }

    /** The least coordinates in use: a point that shifts with the table, also where coordinates wrap around. */
    Hex corner() {
        if (stacks.isEmpty()) {
            return Hex.ORIGIN;
        }
        Hex base = stacks.cell(0);
        int q = 0;
        int r = 0;
        for (int i = 1; i < stacks.size(); i++) {
            q = Math.min(q, stacks.cell(i).q() - base.q());
            r = Math.min(r, stacks.cell(i).r() - base.r());
        }
        return base.translate(q, r);
    }

    /** A hash of the arrangement that neither a shift nor the numbers of alike pieces change. */
    int arrangementHash() {
        if (stacks.isEmpty()) {
            return 0;
        }
        Hex corner = corner();
        int sum = 0;
        for (int i = 0; i < stacks.size(); i++) {
            Hex hex = stacks.cell(i);
            Stack stack = stacks.stack(i);
            int hash = (hex.q() - corner.q()) * 31 + (hex.r() - corner.r());
            for (int level = 0; level < stack.height(); level++) {
                Piece piece = stack.pieces().get(level);
                hash = hash * 31 + piece.color().ordinal() * 8 + piece.bug().ordinal() + 1;
            }
            hash *= 0x9E3779B9;
            sum += hash ^ hash >>> 15;
        }
        return sum;
    }
}
