// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

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
    /** The destination of every placement on the empty table (R2.1). {@link CoordinateMap#beginning} is the actual cell. */
    public static final int FIRST_CELL = 0;

    /** The answer of {@link #parent} where no move was made. */
    public static final long NO_PARENT = MadeMoves.NO_PARENT;

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

    /** The {@link Tally} of all empty cells. */
    private int tally;

    /**
     * The Euler characteristic of the hive: cells less touching pairs plus touching triples, which is 1 less the number of
     * holes.
     */
    private int euler;

    private final MadeMoves history = new MadeMoves();

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
                int piece = stack.pieces().get(level).index();
                drop(piece, cell, true);
                placed |= 1 << piece;
            }
        });
        resting = position.restingPiece().map(Piece::index).orElse(Pieces.NONE);
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
        history.clear();
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

    /** Returns whether a piece rests in this turn (R5.1). */
    public boolean isResting(int piece) {
        return piece == resting;
    }

    /** Returns the piece that rests in this turn (R5.1), as a set of one piece or none. */
    public int restingPieces() {
        return resting < 0 ? 0 : 1 << resting;
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

    /** Whether the hive encloses empty cells. */
    public boolean hasHoles() {
        return euler < 1;
    }

    /** Whether all holes are single cells. */
    public boolean hasSmallHolesOnly() {
        return Tally.holes(tally) == 1 - euler;
    }

    /** Makes a legal move. The first piece is placed on {@link CoordinateMap#beginning}. */
    public void make(int move) {
        makeAt(
                placed == 0 && move != PackedMove.PASS
                        ? PackedMove.of(PackedMove.piece(move), coordinates.begin())
                        : move);
    }

    private void makeAt(int move) {
        int piece = PackedMove.piece(move);
        int from = piece == PackedMove.PASS ? Pieces.NONE : cellOf[piece];
        history.add(move, from, resting, tally);
        resting = Pieces.NONE;
        if (piece != PackedMove.PASS) {
            int to = PackedMove.destination(move);
            if (from >= 0) {
                lift(piece, from, true);
                resting = movedPiecesRest ? piece : Pieces.NONE;
            }
            drop(piece, to, true);
            placed |= 1 << piece;
            coordinates.keep(this, to);
        }
        ply++;
        sideToMove ^= 1;
    }

    /**
     * Takes the last move back.
     *
     * @throws IllegalStateException if none was made on this board
     */
    public void undo() {
        if (history.size() == 0) {
            throw new IllegalStateException("There is no move to take back.");
        }
        int last = history.removeLast();
        int piece = PackedMove.piece(history.move(last));
        int from = history.from(last);
        if (piece != PackedMove.PASS) {
            lift(piece, cellOf[piece], false);
            if (from >= 0) {
                drop(piece, from, false);
                coordinates.keep(this, from);
            } else {
                cellOf[piece] = Pieces.NONE;
                placed ^= 1 << piece;
            }
        }
        resting = history.resting(last);
        tally = history.tally(last);
        ply--;
        sideToMove ^= 1;
    }

    /**
     * A number for the position that the last move led away from; {@link #NO_PARENT} if no move was made. While it stays the same,
     * that position does.
     */
    public long parent() {
        return history.parent();
    }

    /** How many moves {@link #undo} can take back. */
    public int made() {
        return history.size();
    }

    /**
     * One of the moves that {@link #undo} can take back, the first of them at index 0. A move that was taken back keeps its index
     * until another move is made.
     */
    public int moveMade(int index) {
        return history.move(index);
    }

    /** The cell that the piece of that move came from; {@link Pieces#NONE} for the hand, and for a pass. */
    public int fromOfMoveMade(int index) {
        return history.from(index);
    }

    /** The piece that rested before the move of that index. */
    int restingBefore(int index) {
        return history.resting(index);
    }

    private void lift(int piece, int cell, boolean tallied) {
        int under = below[piece];
        int h = --height[cell];
        top[cell] = (byte) under;
        if (h == 0) {
            int v = around[cell] ^ NeighborMask.OCCUPIED;
            around[cell] = v;
            euler -= 1 - NeighborMask.arcs(v);
            tally += tallied ? Tally.ofCell(v) : 0;
        } else {
            covered ^= 1 << under;
        }
        flipAround(cell, NeighborMask.touch(piece, under, h), tallied);
    }

    private void drop(int piece, int cell, boolean tallied) {
        int under = top[cell];
        int h = height[cell]++;
        top[cell] = (byte) piece;
        below[piece] = (byte) under;
        cellOf[piece] = cell;
        if (h == 0) {
            int v = around[cell];
            around[cell] = v ^ NeighborMask.OCCUPIED;
            euler += 1 - NeighborMask.arcs(v);
            tally -= tallied ? Tally.ofCell(v) : 0;
        } else {
            covered ^= 1 << under;
        }
        flipAround(cell, NeighborMask.touch(piece, under, h), tallied);
    }

    private void flipAround(int cell, int touch, boolean tallied) {
        if (tallied) {
            tally += Tally.flipAround(around, cell, touch);
        } else {
            flipAround(cell, touch);
        }
    }

    /** Updates the masks of the six neighbours when the colour on top of a cell appears, disappears or changes. */
    private void flipAround(int cell, int touch) {
        int[] a = around;
        a[cell + Grid.E & Grid.WRAP] ^= touch << 3;
        a[cell + Grid.SE & Grid.WRAP] ^= touch << 4;
        a[cell + Grid.SW & Grid.WRAP] ^= touch << 5;
        a[cell + Grid.W & Grid.WRAP] ^= touch;
        a[cell + Grid.NW & Grid.WRAP] ^= touch << 1;
        a[cell + Grid.NE & Grid.WRAP] ^= touch << 2;
    }

    /** Takes the piece of the last move, which is no pass, off its cell, until {@link #dropMoved}. Only the masks are then right. */
    public void liftMoved() {
        int piece = PackedMove.piece(history.move(history.size() - 1));
        lift(piece, cellOf[piece], false);
    }

    /** Ends what {@link #liftMoved} began. */
    public void dropMoved() {
        int piece = PackedMove.piece(history.move(history.size() - 1));
        drop(piece, cellOf[piece], false);
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

    /** Returns the {@link Tally} of all empty cells. */
    public int tally() {
        return tally;
    }
}
