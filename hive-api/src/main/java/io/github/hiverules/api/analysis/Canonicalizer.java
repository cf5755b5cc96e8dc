// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Stack;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the canonical form of a position. Every symmetry gives an image; the one with the least hash is the representative.
 * Only images with the same hash, as a rule those of a position that is symmetric in itself, are written out and compared,
 * so the hash saves time and decides nothing about which positions are equal.
 *
 * <p>The constants of the hash decide which image represents a position: they are part of the key and must never change.
 */
final class Canonicalizer {
    private static final Symmetry[] SYMMETRIES = Symmetry.values();

    /** A stack and where it stands in the image. */
    private record Cell(int q, int r, Stack stack) {}

    private final Position position;
    private final boolean swapped;

    // By stack: where it stands seen from any one of them, so that coordinates which wrap around do no harm.
    private final Hex base;
    private final int[] q;
    private final int[] r;
    private final Stack[] stacks;
    private final long[] hashes;

    private Canonicalizer(Position position, boolean swapped) {
        this.position = position;
        this.swapped = swapped;
        Map<Hex, Stack> table = position.stacks();
        base = table.isEmpty() ? Hex.ORIGIN : table.keySet().iterator().next();
        q = new int[table.size()];
        r = new int[table.size()];
        stacks = new Stack[table.size()];
        hashes = new long[table.size()];
        int i = 0;
        for (Map.Entry<Hex, Stack> entry : table.entrySet()) {
            q[i] = entry.getKey().q() - base.q();
            r[i] = entry.getKey().r() - base.r();
            stacks[i] = entry.getValue();
            hashes[i] = hash(entry.getValue());
            i++;
        }
    }

    static CanonicalPosition canonize(Position position, boolean swapped) {
        return new Canonicalizer(position, swapped).canonize();
    }

    private CanonicalPosition canonize() {
        long[] images = new long[SYMMETRIES.length];
        long least = Long.MAX_VALUE;
        for (int s = 0; s < SYMMETRIES.length; s++) {
            images[s] = hash(SYMMETRIES[s]);
            least = Math.min(least, images[s]);
        }
        Symmetry best = Symmetry.IDENTITY;
        Cell[] cells = {};
        String key = "";
        for (int s = 0; s < SYMMETRIES.length; s++) {
            if (images[s] == least) {
                Cell[] image = image(SYMMETRIES[s]);
                String text = text(image);
                if (key.isEmpty() || text.compareTo(key) < 0) {
                    best = SYMMETRIES[s];
                    cells = image;
                    key = text;
                }
            }
        }
        Hex corner = best.apply(base).translate(leastQ(best), leastR(best));
        return ImmutableCanonicalPosition.of(
                key, best, swapped, Hex.of(-corner.q(), -corner.r()), Arrays.asList(renamed(cells)));
    }

    private long hash(Stack stack) {
        long hash = 0;
        for (Piece piece : stack.pieces()) {
            hash = 37 * hash + 1 + 2L * kind(piece) + (rests(piece) ? 1 : 0);
        }
        return hash * 0x9E3779B97F4A7C15L;
    }

    private int kind(Piece piece) {
        return 8 * color(piece).ordinal() + piece.bug().ordinal();
    }

    private Color color(Piece piece) {
        return swapped ? piece.color().opposite() : piece.color();
    }

    private boolean rests(Piece piece) {
        Optional<Piece> resting = position.restingPiece();
        return resting.isPresent() && resting.get() == piece;
    }

    /** A sum over the stacks, so that it does not depend on their order. */
    private long hash(Symmetry symmetry) {
        int leastQ = leastQ(symmetry);
        int leastR = leastR(symmetry);
        long sum = 0;
        for (int i = 0; i < q.length; i++) {
            long cell = (symmetry.q(q[i], r[i]) - leastQ) * 0xC2B2AE3D27D4EB4FL
                    + (symmetry.r(q[i], r[i]) - leastR) * 0x165667B19E3779F9L
                    + hashes[i];
            cell = (cell ^ cell >>> 32) * 0xD6E8FEB86659FD93L;
            sum += cell ^ cell >>> 29;
        }
        return sum;
    }

    private int leastQ(Symmetry symmetry) {
        int least = 0;
        for (int i = 0; i < q.length; i++) {
            least = Math.min(least, symmetry.q(q[i], r[i]));
        }
        return least;
    }

    private int leastR(Symmetry symmetry) {
        int least = 0;
        for (int i = 0; i < r.length; i++) {
            least = Math.min(least, symmetry.r(q[i], r[i]));
        }
        return least;
    }

    /** The stacks in their places under that symmetry, row by row. */
    private Cell[] image(Symmetry symmetry) {
        int leastQ = leastQ(symmetry);
        int leastR = leastR(symmetry);
        Cell[] cells = new Cell[q.length];
        for (int i = 0; i < q.length; i++) {
            cells[i] = new Cell(symmetry.q(q[i], r[i]) - leastQ, symmetry.r(q[i], r[i]) - leastR, stacks[i]);
        }
        Arrays.sort(cells, Comparator.comparingInt(Cell::r).thenComparingInt(Cell::q));
        return cells;
    }

    private String text(Cell[] cells) {
        StringBuilder text =
                new StringBuilder(96).append(position.ruleset().gameType()).append(' ');
        Color mover = swapped ? position.sideToMove().opposite() : position.sideToMove();
        text.append(mover.letter()).append(' ');
        int row = 0;
        int next = 0;
        for (Cell cell : cells) {
            if (cell.r() > row) {
                text.append('/');
                if (cell.r() > row + 1) {
                    text.append('[').append(cell.r() - row).append(']'); // rows without a piece: no hive has one
                }
                row = cell.r();
                next = 0;
            }
            if (cell.q() > next) {
                text.append(cell.q() - next);
            }
            write(cell.stack(), text);
            next = cell.q() + 1;
        }
        return (cells.length == 0 ? text.append('-') : text).toString();
    }

    private void write(Stack stack, StringBuilder text) {
        if (stack.height() > 1) {
            text.append('(');
        }
        for (Piece piece : stack.pieces()) {
            char letter = piece.bug().letter();
            text.append(color(piece) == Color.WHITE ? letter : (char) (letter | 0x20));
            if (rests(piece)) {
                text.append('*');
            }
        }
        if (stack.height() > 1) {
            text.append(')');
        }
    }

    /** New numbers for alike pieces: first those on the table in their order there, then those in the hand in theirs. */
    private Piece[] renamed(Cell[] cells) {
        @Nullable Piece[] renamed = new Piece[Piece.values().size()];
        int[] numbers = new int[16];
        for (Cell cell : cells) {
            for (Piece piece : cell.stack().pieces()) {
                rename(piece, renamed, numbers);
            }
        }
        for (Piece piece : Piece.values()) {
            rename(piece, renamed, numbers);
        }
        return Arrays.copyOf(renamed, renamed.length, Piece[].class);
    }

    private void rename(Piece piece, @Nullable Piece[] renamed, int[] numbers) {
        if (renamed[piece.index()] == null) {
            renamed[piece.index()] = Piece.of(color(piece), piece.bug(), ++numbers[kind(piece)]);
        }
    }
}
