package io.github.hiverules.impl.internal.board;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Stack;
import java.util.Arrays;
import java.util.Map;

/**
 * The packed board: what stands where, kept so that the questions the rules ask are each a look-up. It changes by
 * {@link #make} and {@link #undo} and judges nothing; the rules are in the files beside it.
 */
public final class Board {
    private static final Direction[] DIRECTIONS = Direction.values();

    /** How many numbers {@link #undo} needs of each move. */
    private static final int SAVED = 7;

    /** By cell: its {@link NeighborMask}. */
    public final int[] around = new int[Grid.SIZE];

    /** By cell: how many pieces stand there. */
    public final byte[] height = new byte[Grid.SIZE];

    /** By cell: the uppermost piece. */
    public final byte[] top = new byte[Grid.SIZE];

    /** By piece: where it stands, or {@link Pieces#NONE} for a piece in the hand. */
    public final int[] cellOf = new int[Pieces.COUNT];

    /** By piece: the piece right below it. */
    public final byte[] below = new byte[Pieces.COUNT];

    /** The destinations that the rules are collecting just now. */
    public final CellSet reach = new CellSet();

    public boolean queenOpening;
    private boolean rests;
    private int inGame;

    /** The pieces on the table, and those of them with another on top. */
    public int placed;

    public int covered;

    /** How many cells hold more than one piece. */
    public int tall;

    /** The piece that may not act in this turn (R5.1). */
    public int resting = Pieces.NONE;

    public int ply;

    private int sideToMove;
    public int tally;

    /** Cells less touching pairs plus touching triples: one less the number of holes in a connected hive. */
    private int euler;

    private int anchorCell;
    private int anchorQ;
    private int anchorR;

    /** By move made, {@link #SAVED} numbers each: the piece and the cell it came from, and what the sums were before. */
    private int[] history = new int[64 * SAVED];

    private int made;

    /** A board that shows that position. */
    public static Board of(Position position) {
        Board board = new Board();
        board.show(position);
        return board;
    }

    /** Makes this board show that position, whatever it showed before. */
    public void show(Position position) {
        clear(position.ruleset());
        for (Map.Entry<Hex, Stack> entry : position.stacks().entrySet()) {
            Hex hex = entry.getKey();
            int cell = Grid.cell(hex);
            for (Piece piece : entry.getValue().pieces()) {
                drop(piece.index(), cell);
            }
            anchor(cell, hex.q(), hex.r());
        }
        resting = position.restingPiece().map(Piece::index).orElse(Pieces.NONE);
        ply = position.ply();
        sideToMove = ply & 1;
    }

    private void clear(Ruleset ruleset) {
        queenOpening = ruleset.queenOpening();
        rests = ruleset.expansions().contains(Expansion.PILLBUG);
        inGame = Pieces.inGame(ruleset);
        Arrays.fill(around, 0);
        Arrays.fill(height, (byte) 0);
        Arrays.fill(top, (byte) Pieces.NONE);
        Arrays.fill(cellOf, Pieces.NONE);
        Arrays.fill(below, (byte) Pieces.NONE);
        placed = 0;
        covered = 0;
        tall = 0;
        tally = 0;
        euler = 0;
        made = 0;
        anchor(0, 0, 0);
    }

    /** The side to move, as its place in {@link Color}. */
    public int sideToMove() {
        return sideToMove;
    }

    /** How many turns have been taken. */
    public int ply() {
        return ply;
    }

    /** The number of this turn of the side to move, from 1. */
    public int turn() {
        return ply / 2 + 1;
    }

    /** The piece at rest, or -1. */
    public int resting() {
        return resting;
    }

    /** The cell where a piece stands, or -1 for a piece in the hand or not in the game. */
    public int cellOf(int piece) {
        return cellOf[piece];
    }

    /** The uppermost piece on a cell, or -1. */
    public int topOf(int cell) {
        return top[cell];
    }

    /** How many pieces stand on a cell. */
    public int heightOf(int cell) {
        return height[cell];
    }

    /** The piece right below another, or -1. */
    public int below(int piece) {
        return below[piece];
    }

    /** The set of pieces on the table. */
    public int placed() {
        return placed;
    }

    public boolean isPlaced(int piece) {
        return (placed >> piece & 1) != 0;
    }

    public boolean isInGame(int piece) {
        return (inGame >> piece & 1) != 0;
    }

    public boolean isCovered(int piece) {
        return (covered >> piece & 1) != 0;
    }

    public boolean isEmpty(int cell) {
        return (around[cell] & NeighborMask.OCCUPIED) == 0;
    }

    /** The directions in which a cell has occupied neighbours. */
    public int occupiedAround(int cell) {
        return NeighborMask.occupied(around[cell]);
    }

    /** Whether that side may place on the cell by R2.2. */
    public boolean isPlaceable(int cell, int color) {
        return Tally.touchedOnlyBy(color, Tally.ofCell(around[cell])) != 0;
    }

    /** On how many cells that side may place by R2.2. */
    public int placeableCells(int color) {
        return Tally.touchedOnlyBy(color, tally);
    }

    /** The highest-numbered pieces of the kinds that side still has in the hand: one piece a kind. */
    public int kindsInHand(int color) {
        return Pieces.lastOfTheirKind(color) & inGame & ~placed;
    }

    /** The piece that enters next (R1.3), where the last of its kind is still in the hand. */
    public int nextOfKind(int lastOfKind) {
        int piece = lastOfKind;
        // of neighbours of one kind both are of one colour
        while (piece > 0 && !isPlaced(piece - 1) && Pieces.bug(piece - 1) == Pieces.bug(piece)) {
            piece--;
        }
        return piece;
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
        save(piece, from);
        resting = Pieces.NONE;
        if (piece != PackedMove.PASS) {
            if (from >= 0) {
                lift(piece, from);
                resting = rests ? piece : Pieces.NONE;
            }
            drop(piece, PackedMove.destination(move));
        }
        ply++;
        sideToMove ^= 1;
    }

    private void save(int piece, int from) {
        int next = made++ * SAVED;
        if (next == history.length) {
            history = Arrays.copyOf(history, 2 * next);
        }
        int[] saved = history;
        saved[next] = (from + 1) << 5 | piece;
        saved[next + 1] = resting;
        saved[next + 2] = placed;
        saved[next + 3] = covered;
        saved[next + 4] = tall;
        saved[next + 5] = euler;
        saved[next + 6] = tally;
    }

    /**
     * Takes the last move back.
     *
     * @throws IllegalStateException if none was made on this board
     */
    public void undo() {
        if (made == 0) {
            throw new IllegalStateException("no move to take back");
        }
        int last = --made * SAVED;
        int[] saved = history;
        int piece = saved[last] & 31;
        if (piece != PackedMove.PASS) {
            takeUp(piece);
            int from = (saved[last] >> 5) - 1;
            if (from >= 0) {
                putBack(piece, from);
            } else {
                cellOf[piece] = Pieces.NONE;
            }
        }
        resting = saved[last + 1];
        placed = saved[last + 2];
        covered = saved[last + 3];
        tall = saved[last + 4];
        euler = saved[last + 5];
        tally = saved[last + 6];
        ply--;
        sideToMove ^= 1;
    }

    /** Lifts a piece without a look at the sums, which {@link #undo} has saved. */
    private void takeUp(int piece) {
        int cell = cellOf[piece];
        int under = below[piece];
        top[cell] = (byte) under;
        if (--height[cell] == 0) {
            if (cell == anchorCell) {
                moveAnchor(occupiedAround(cell));
            }
            around[cell] ^= NeighborMask.OCCUPIED;
        }
        flipAround(cell, NeighborMask.touch(piece, under));
    }

    private void putBack(int piece, int cell) {
        int under = top[cell];
        top[cell] = (byte) piece;
        below[piece] = (byte) under;
        cellOf[piece] = cell;
        if (height[cell]++ == 0) {
            around[cell] ^= NeighborMask.OCCUPIED;
        }
        flipAround(cell, NeighborMask.touch(piece, under));
    }

    /** How many moves {@link #undo} can take back. */
    public int made() {
        return made;
    }

    private void lift(int piece, int cell) {
        int under = below[piece];
        int h = --height[cell];
        top[cell] = (byte) under;
        if (h == 0) {
            int v = around[cell] ^ NeighborMask.OCCUPIED;
            int mask = NeighborMask.occupied(v);
            euler -= 1 - NeighborMask.arcs(mask);
            if (cell == anchorCell) {
                moveAnchor(mask);
            }
            around[cell] = v;
            tally += Tally.ofCell(v);
        } else {
            covered &= ~(1 << under);
            if (h == 1) {
                tall--;
            }
        }
        touchAround(cell, NeighborMask.touch(piece, under));
    }

    private void drop(int piece, int cell) {
        int under = top[cell];
        int h = height[cell]++;
        top[cell] = (byte) piece;
        below[piece] = (byte) under;
        cellOf[piece] = cell;
        if (h == 0) {
            int v = around[cell];
            euler += 1 - NeighborMask.arcs(NeighborMask.occupied(v));
            if (placed == 0 && cell != anchorCell) {
                anchor(cell, 0, 0);
            }
            around[cell] = v | NeighborMask.OCCUPIED;
            tally -= Tally.ofCell(v);
        } else {
            covered |= 1 << under;
            if (h == 1) {
                tall++;
            }
        }
        touchAround(cell, NeighborMask.touch(piece, under));
        placed |= 1 << piece;
    }

    /** Tells the six neighbours that the colour on top of a cell has come, gone or turned. */
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
     * Makes the neighbours of a cell forget the piece on it, or remember it again, while the rules look how it could slide
     * away. Only for a piece alone on the ground, and only in pairs.
     */
    public void hide(int cell) {
        flipAround(cell, NeighborMask.touch(top[cell], Pieces.NONE));
    }

    /** What {@link Tally} would hold of the ground with the piece lifted that stands alone on that cell. */
    public int tallyWithout(int cell) {
        int[] a = around;
        return tally
                + Tally.groundOfCell(a[cell] ^ NeighborMask.OCCUPIED)
                + gained(a[cell + Grid.E & Grid.WRAP], 1 << 3)
                + gained(a[cell + Grid.SE & Grid.WRAP], 1 << 4)
                + gained(a[cell + Grid.SW & Grid.WRAP], 1 << 5)
                + gained(a[cell + Grid.W & Grid.WRAP], 1)
                + gained(a[cell + Grid.NW & Grid.WRAP], 1 << 1)
                + gained(a[cell + Grid.NE & Grid.WRAP], 1 << 2);
    }

    private static int gained(int surroundings, int lost) {
        return Tally.groundOfCell(surroundings & ~lost) - Tally.groundOfCell(surroundings);
    }

    /** Says which cell of the endless table the first piece will stand on, while none does. */
    public void placeFirstOn(Hex hex) {
        anchor(Grid.cell(hex), hex.q(), hex.r());
    }

    private void anchor(int cell, int q, int r) {
        anchorCell = cell;
        anchorQ = q;
        anchorR = r;
    }

    /** Keeps one occupied cell whose coordinates on the endless table are known, when the piece on it goes away. */
    private void moveAnchor(int neighbors) {
        if (neighbors != 0) {
            int d = Integer.numberOfTrailingZeros(neighbors);
            Direction direction = DIRECTIONS[d];
            anchor(Grid.neighbor(anchorCell, d), anchorQ + direction.dq(), anchorR + direction.dr());
        }
    }

    public int anchorCell() {
        return anchorCell;
    }

    public Hex anchorHex() {
        return Hex.of(anchorQ, anchorR);
    }
}
