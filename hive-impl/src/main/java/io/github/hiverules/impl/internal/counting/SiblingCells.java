// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.counting;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.NeighborMask;
import io.github.hiverules.impl.internal.board.Pieces;
import io.github.hiverules.impl.internal.board.PackedMove;

/** Remembers for siblings. */
final class SiblingCells {
    private final byte[] table;
    private final int[] common = new int[256];
    private int size;
    private final int[] changed = new int[64];
    private int changes;
    private int changesOfFirst;
    private final byte[] mark = new byte[Grid.SIZE];
    private int parent = -1;

    SiblingCells(byte[] table) {
        this.table = table;
    }

    void look(Board board, int hosts) {
        int parent = board.parentStamp();
        if (parent == this.parent && parent >= 0) {
            forget(changesOfFirst);
            markLastMove(board);
        } else {
            this.parent = parent;
            forget(0);
            markLastMove(board);
            changesOfFirst = changes;
            gather(board, hosts);
        }
    }

    void forget(int from) {
        for (int i = from; i < changes; i++) {
            mark[changed[i]] = 0;
        }
        changes = from;
    }

    int changes() {
        return changes;
    }

    private void markLastMove(Board board) {
        int last = board.made() - 1;
        if (last >= 0) {
            int move = board.moveMade(last);
            if (PackedMove.piece(move) != PackedMove.PASS) {
                int from = board.fromOfMoveMade(last);
                if (from >= 0) {
                    markAround(from);
                }
                markAround(PackedMove.destination(move));
            }
        }
    }

    void markAround(int cell) {
        mark(cell);
        mark(cell + Grid.E & Grid.WRAP);
        mark(cell + Grid.SE & Grid.WRAP);
        mark(cell + Grid.SW & Grid.WRAP);
        mark(cell + Grid.W & Grid.WRAP);
        mark(cell + Grid.NW & Grid.WRAP);
        mark(cell + Grid.NE & Grid.WRAP);
    }

    private void mark(int cell) {
        changed[changes] = cell;
        changes += 1 - mark[cell];
        mark[cell] = 1;
    }

    private void gather(Board board, int hosts) {
        int[] around = board.around;
        int end = 0;
        for (int remaining = hosts; remaining != 0; remaining &= remaining - 1) {
            int cell = board.cellOf[Integer.numberOfTrailingZeros(remaining)];
            end = add(around, cell + Grid.E & Grid.WRAP, 3, end);
            end = add(around, cell + Grid.SE & Grid.WRAP, 4, end);
            end = add(around, cell + Grid.SW & Grid.WRAP, 5, end);
            end = add(around, cell + Grid.W & Grid.WRAP, 0, end);
            end = add(around, cell + Grid.NW & Grid.WRAP, 1, end);
            end = add(around, cell + Grid.NE & Grid.WRAP, 2, end);
        }
        size = end;
    }

    private int add(int[] around, int cell, int host, int end) {
        common[end] = cell;
        return end + (table[around[cell] & NeighborMask.COLORS] >> host & 1 & ~mark[cell]);
    }

    /** The cells, for each several moves. */
    int list(Board board, int[] pieces, int count, int[] moves, int start) {
        int end = start;
        for (int i = 0; i < size; i++) {
            int cell = common[i];
            end = put(cell << 5, pieces, count, count & mark[cell] - 1, moves, end);
        }
        for (int i = 0; i < changes; i++) {
            int cell = changed[i];
            if (table[board.around[cell] & NeighborMask.COLORS] != 0) {
                end = put(cell << 5, pieces, count, count, moves, end);
            }
        }
        return end;
    }

    private static int put(int cell, int[] pieces, int count, int kept, int[] moves, int end) {
        moves[end] = cell + pieces[0];
        moves[end + 1] = cell + pieces[1];
        moves[end + 2] = cell + pieces[2];
        moves[end + 3] = cell + pieces[3];
        if (count > 4) {
            moves[end + 4] = cell + pieces[4];
            moves[end + 5] = cell + pieces[5];
            moves[end + 6] = cell + pieces[6];
            moves[end + 7] = cell + pieces[7];
        }
        return end + kept;
    }

    int list(Board board, int piece, int[] moves, int start) {
        int end = start;
        for (int i = 0; i < size; i++) {
            int cell = common[i];
            moves[end] = cell << 5 | piece;
            end += 1 - mark[cell];
        }
        for (int i = 0; i < changes; i++) {
            int cell = changed[i];
            moves[end] = cell << 5 | piece;
            int v = table[board.around[cell] & NeighborMask.COLORS];
            end += -v >>> 31;
        }
        return end;
    }
}
