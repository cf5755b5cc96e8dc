// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.board;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import java.util.Arrays;

/**
 * The packed board: what stands where, kept so that each question of the rules is a look-up. It changes by {@link #make} and
 * {@link #undo} and judges nothing.
 */
public final class Board {
    // What is saved of each move, in one number: the cell it came from plus 1, the move, and the sums before it.
    private static final int FROM_MASK = (1 << 11) - 1;
    private static final int MOVE_SHIFT = 11;
    private static final int MOVE_MASK = (1 << 15) - 1;
    private static final int EULER_SHIFT = 26;
    private static final int TALLY_SHIFT = 32;

    /** By cell: its {@link NeighborMask}. */
    public final int[] around = new int[Grid.SIZE];

    /** By cell: how many pieces stand there. */
    public final byte[] height = new byte[Grid.SIZE];

    /** By cell: the uppermost piece, or {@link Pieces#NONE} for an empty cell. */
    public final byte[] top = new byte[Grid.SIZE];

    /** By piece: where it stands, or {@link Pieces#NONE} for a piece in the hand. */
    public final int[] cellOf = new int[Pieces.COUNT];

    /** By piece: the piece right below it, or {@link Pieces#NONE}. */
    public final byte[] below = new byte[Pieces.COUNT];

    /** Where on the endless table the cells are. */
    public final CoordinateMap coordinates = new CoordinateMap();

    private Ruleset ruleset;

    /** Whether a player's first piece may be the Queen Bee. */
    public boolean queenMayOpen;

    /** Whether a piece that is moved rests in the next turn (R5.1): in a game with the Pillbug. */
    boolean movedPiecesRest;

    private int inGame;

    /** The set of pieces on the table. */
    public int placed;

    /** The set of pieces on the table with another on top. */
    public int covered;

    /** The piece that the last turn moved, in a game with the Pillbug; {@link Pieces#NONE} if it moved none. */
    public int resting = Pieces.NONE;

    /** How many turns have been taken. */
    public int ply;

    private int sideToMove;

    /** The piece that rested before the first move made. */
    private int restingAtFirst = Pieces.NONE;

    private int tally;

    /**
     * The Euler characteristic of the hive: cells less touching pairs plus touching triples, which is 1 less the number of
     * holes.
     */
    private int euler;

    /** What is saved of each move made. */
    private long[] history = new long[64];

    private int made;

    private int[] stamps = new int[64];
    private int clock;
    private int rootStamp;

    public int parentStamp() {
        return made >= 2 ? stamps[made - 2] : made == 1 ? rootStamp : -1;
    }

    /** A board that shows that position. */
    public Board(Position position) {
        ruleset = position.ruleset();
        show(position);
    }

    /** Makes this board show that position, whatever it showed before, with nothing to undo. */
    public void show(Position position) {
        clear(position.ruleset());
        coordinates.cover(position.stacks().keySet());
        position.stacks().forEach((hex, stack) -> {
            int cell = Grid.cell(hex);
            for (int level = 0; level < stack.height(); level++) {
                drop(stack.pieces().get(level).index(), cell);
            }
        });
        resting = position.restingPiece().map(Piece::index).orElse(Pieces.NONE);
        restingAtFirst = resting;
        ply = position.ply();
        sideToMove = ply & 1;
    }

    private void clear(Ruleset rules) {
        ruleset = rules;
        queenMayOpen = rules.queenMayOpen();
        movedPiecesRest = rules.expansions().contains(Expansion.PILLBUG);
        inGame = Pieces.inGame(rules);
        Arrays.fill(around, 0);
        Arrays.fill(height, (byte) 0);
        Arrays.fill(top, (byte) Pieces.NONE);
        Arrays.fill(cellOf, Pieces.NONE);
        Arrays.fill(below, (byte) Pieces.NONE);
        placed = 0;
        covered = 0;
        tally = 0;
        euler = 0;
        made = 0;
        rootStamp = ++clock;
    }

    /** The rules of the game. */
    public Ruleset ruleset() {
        return ruleset;
    }

    /** The side to move, as its ordinal in {@link Color}. */
    public int sideToMove() {
        return sideToMove;
    }

    /** The number of this turn of the side to move, from 1. */
    public int turn() {
        return ply / 2 + 1;
    }

    /** Whether a piece stands on the table. */
    public boolean isPlaced(int piece) {
        return (placed >> piece & 1) != 0;
    }

    /** Whether a piece is in this game, on the table or in the hand. */
    public boolean isInGame(int piece) {
        return (inGame >> piece & 1) != 0;
    }

    /** Whether a piece is in this game and not on the table. */
    public boolean isInHand(int piece) {
        return ((inGame & ~placed) >> piece & 1) != 0;
    }

    /** Whether another piece stands on top of a piece. */
    public boolean isCovered(int piece) {
        return (covered >> piece & 1) != 0;
    }

    /** Whether nothing stands on a cell. */
    public boolean isEmpty(int cell) {
        return (around[cell] & NeighborMask.OCCUPIED) == 0;
    }

    /** The directions in which a cell has occupied neighbours. */
    public int occupiedAround(int cell) {
        return NeighborMask.occupied(around[cell]);
    }

    /** How many empty cells touch pieces, and those of that colour alone. */
    public int cellsTouchedOnlyBy(int color) {
        return Tally.touchedOnlyBy(color, tally);
    }

    /** The highest-numbered pieces of the kinds that side still has in the hand: one piece a kind. */
    public int kindsInHand(int color) {
        return Pieces.lastOfTheirKind(color) & inGame & ~placed;
    }

    /** The cell that stands for all on the empty table. */
    public int firstCell() {
        return coordinates.middle();
    }

    /** Whether the hive encloses empty cells. */
    public boolean hasHoles() {
        return euler < 1;
    }

    /** Whether all holes are single cells. */
    public boolean hasSmallHolesOnly() {
        return Tally.holes(tally) == 1 - euler;
    }

    /** Carries out a move that is known to be legal. */
    public void make(int move) {
        int piece = PackedMove.piece(move);
        int from = piece == PackedMove.PASS ? Pieces.NONE : cellOf[piece];
        save(move, from);
        resting = Pieces.NONE;
        if (piece != PackedMove.PASS) {
            if (from >= 0) {
                lift(piece, from);
                resting = movedPiecesRest ? piece : Pieces.NONE;
            }
            drop(piece, PackedMove.destination(move));
            coordinates.keep(this, PackedMove.destination(move));
        }
        ply++;
        sideToMove ^= 1;
    }

    private void save(int move, int from) {
        if (made == history.length) {
            history = Arrays.copyOf(history, 2 * made);
            stamps = Arrays.copyOf(stamps, 2 * made);
        }
        stamps[made] = ++clock;
        history[made++] =
                (long) tally << TALLY_SHIFT | (euler << EULER_SHIFT | move << MOVE_SHIFT | from + 1) & 0xFFFF_FFFFL;
    }

    /**
     * Takes the last move back.
     *
     * @throws IllegalStateException if none was made on this board
     */
    public void undo() {
        if (made == 0) {
            throw new IllegalStateException("There is no move to take back.");
        }
        long saved = history[--made];
        int piece = PackedMove.piece(moveOf(saved));
        if (piece != PackedMove.PASS) {
            takeUp(piece);
            int from = fromOf(saved);
            if (from >= 0) {
                putBack(piece, from);
                coordinates.keep(this, from);
            } else {
                cellOf[piece] = Pieces.NONE;
                placed ^= 1 << piece;
            }
        }
        resting = restingBefore(made);
        euler = (int) saved >> EULER_SHIFT;
        tally = (int) (saved >> TALLY_SHIFT);
        ply--;
        sideToMove ^= 1;
    }

    /** Lifts a piece without a look at the sums, which {@link #make} has saved. */
    private void takeUp(int piece) {
        int cell = cellOf[piece];
        int under = below[piece];
        int h = --height[cell];
        top[cell] = (byte) under;
        if (h == 0) {
            around[cell] ^= NeighborMask.OCCUPIED;
        } else {
            covered ^= 1 << under;
        }
        flipAround(cell, NeighborMask.touch(piece, under, h));
    }

    private void putBack(int piece, int cell) {
        int under = top[cell];
        top[cell] = (byte) piece;
        below[piece] = (byte) under;
        cellOf[piece] = cell;
        int h = height[cell]++;
        if (h == 0) {
            around[cell] ^= NeighborMask.OCCUPIED;
        } else {
            covered ^= 1 << under;
        }
        flipAround(cell, NeighborMask.touch(piece, under, h));
    }

    /** How many moves {@link #undo} can take back. */
    public int made() {
        return made;
    }

    /** One of the moves that {@link #undo} can take back, the first of them at index 0. */
    public int moveMade(int index) {
        return moveOf(history[index]);
    }

    private static int moveOf(long saved) {
        return (int) saved >> MOVE_SHIFT & MOVE_MASK;
    }

    /** The cell that the piece of that move came from; {@link Pieces#NONE} for the hand, and for a pass. */
    public int fromOfMoveMade(int index) {
        return fromOf(history[index]);
    }

    private static int fromOf(long saved) {
        return ((int) saved & FROM_MASK) - 1;
    }

    /** The piece that rested before the move of that index. */
    int restingBefore(int index) {
        if (index == 0) {
            return restingAtFirst;
        }
        boolean rested = movedPiecesRest && fromOfMoveMade(index - 1) >= 0;
        return rested ? PackedMove.piece(moveMade(index - 1)) : Pieces.NONE;
    }

    private void lift(int piece, int cell) {
        int under = below[piece];
        int h = --height[cell];
        top[cell] = (byte) under;
        if (h == 0) {
            int v = around[cell] ^ NeighborMask.OCCUPIED;
            euler -= 1 - NeighborMask.arcs(v);
            around[cell] = v;
            tally += Tally.ofCell(v);
        } else {
            covered &= ~(1 << under);
        }
        touchAround(cell, NeighborMask.touch(piece, under, h));
    }

    private void drop(int piece, int cell) {
        int under = top[cell];
        int h = height[cell]++;
        top[cell] = (byte) piece;
        below[piece] = (byte) under;
        cellOf[piece] = cell;
        if (h == 0) {
            int v = around[cell];
            euler += 1 - NeighborMask.arcs(v);
            around[cell] = v | NeighborMask.OCCUPIED;
            tally -= Tally.ofCell(v);
        } else {
            covered |= 1 << under;
        }
        touchAround(cell, NeighborMask.touch(piece, under, h));
        placed |= 1 << piece;
    }

    /** Updates the masks of the six neighbours when the colour on top of a cell appears, disappears or changes. */
    private void touchAround(int cell, int touch) {
        int[] a = around;
        tally += touch(a, cell + Grid.E & Grid.WRAP, touch << 3)
                + touch(a, cell + Grid.SE & Grid.WRAP, touch << 4)
                + touch(a, cell + Grid.SW & Grid.WRAP, touch << 5)
                + touch(a, cell + Grid.W & Grid.WRAP, touch)
                + touch(a, cell + Grid.NW & Grid.WRAP, touch << 1)
                + touch(a, cell + Grid.NE & Grid.WRAP, touch << 2);
    }

    private static int touch(int[] around, int cell, int bits) {
        int before = around[cell];
        int after = before ^ bits;
        around[cell] = after;
        return Tally.ofCell(after) - Tally.ofCell(before);
    }

    /** The same with the sums left as they are. */
    private void flipAround(int cell, int touch) {
        int[] a = around;
        a[cell + Grid.E & Grid.WRAP] ^= touch << 3;
        a[cell + Grid.SE & Grid.WRAP] ^= touch << 4;
        a[cell + Grid.SW & Grid.WRAP] ^= touch << 5;
        a[cell + Grid.W & Grid.WRAP] ^= touch;
        a[cell + Grid.NW & Grid.WRAP] ^= touch << 1;
        a[cell + Grid.NE & Grid.WRAP] ^= touch << 2;
    }

    /**
     * Hides a piece from the masks of the neighbouring cells while the rules look where it could slide, until {@link #show(int)}.
     *
     * @param cell where the piece stands, alone on the ground
     */
    public void hide(int cell) {
        flipAround(cell, NeighborMask.touch(top[cell], Pieces.NONE, 0));
    }

    /** Ends what {@link #hide} began for the piece on that cell. */
    public void show(int cell) {
        flipAround(cell, NeighborMask.touch(top[cell], Pieces.NONE, 0));
    }

    /** The {@link Tally} of all empty cells. */
    public int tally() {
        return tally;
    }
}
