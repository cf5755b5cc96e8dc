// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static io.github.hiverules.api.spi.Answers.answers;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.spi.BoundingBox;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A mutable board, packed into arrays so that each rule is a table look-up. The methods {@link #make} and {@link #undo}
 * don't check legality.
 *
 * <p>Only this class writes its fields and the elements of its arrays. All fields are up to date after each
 * {@code make} and {@code undo}. While a piece is {@linkplain #hide hidden}, only the masks in {@link #around} are valid.
 *
 * <p>Other classes cache data about the board. Each class detects when its data is stale and refreshes it.
 *
 * <table>
 *   <caption>Caches that may be stale</caption>
 *   <tr><th>data</th><th>stale</th><th>refreshed</th></tr>
 *   <tr><td>the key of the current position, in {@code ZobristKeys}</td><td>after {@code PositionHistory.make}</td>
 *     <td>by the next {@code PositionHistory.make} or query. {@code undo} discards the key.</td></tr>
 *   <tr><td>the index of earlier positions, in {@code EarlierPositions}</td>
 *     <td>after {@code PositionHistory.make}</td>
 *     <td>by the next query for occurrences. {@code undo} removes the last position.</td></tr>
 *   <tr><td>lagoons (see {@link Tally}), in {@code Lagoons}</td>
 *     <td>when a cell on a lagoon's border or beside the border is filled or emptied</td>
 *     <td>by {@code Lagoons.learn} if {@code Lagoons.find} returns false</td></tr>
 * </table>
 */
public final class Board {
    /** The {@link NeighborMask} of each cell. */
    public final int[] around = new int[Grid.SIZE];

    /** The height of the stack on each cell. */
    public final byte[] height = new byte[Grid.SIZE];

    /** The top piece on each cell, or {@link Pieces#NONE} for an empty cell. */
    public final byte[] top = new byte[Grid.SIZE];

    /** The cell of each piece, or {@link Pieces#NONE} for a piece in the hand. */
    public final int[] cellOf = new int[Pieces.COUNT];

    /** The piece directly below each piece, or {@link Pieces#NONE} if no piece is below. */
    public final byte[] below = new byte[Pieces.COUNT];

    public final CoordinateMap coordinates = new CoordinateMap();

    private Ruleset ruleset;
    private boolean queenMayOpen;
    private boolean movedPiecesRest;
    private int inGame;
    private int placed;
    private int covered;
    private int resting = Pieces.NONE;
    private int ply;
    private int sideToMove;

    /** The {@link Tally} of this board: five sums over the empty cells. */
    private int tally;

    /**
     * The Euler characteristic of the hive: occupied cells - touching pairs + touching triples. The characteristic
     * equals 1 minus the number of holes.
     */
    private int euler;

    private final MadeMoves moves = new MadeMoves();
    private final BoundingBox box = new BoundingBox();

    public Board(Position position) {
        ruleset = position.ruleset();
        setUp(position);
    }

    /** Sets the board to a position and forgets all moves. */
    public void setUp(Position position) {
        clear(position.ruleset());
        coordinates.reset();
        box.clear();
        position.stacks().forEach((hex, stack) -> {
            box.add(hex.q(), hex.r());
            int cell = Grid.cell(hex);
            for (int level = 0; level < stack.height(); level++) {
                int piece = stack.pieces().get(level).index();
                drop(piece, cell, true);
                placed |= 1 << piece;
            }
        });
        coordinates.centerOn(box);
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
        moves.clear();
    }

    public Ruleset ruleset() {
        return ruleset;
    }

    /** Returns whether a player's first piece may be the Queen Bee (R2.5). */
    public boolean queenMayOpen() {
        return queenMayOpen;
    }

    /** Returns whether moved pieces rest in the next turn (R5.1): in games with the Pillbug. */
    public boolean movedPiecesRest() {
        return movedPiecesRest;
    }

    /** Returns the set of pieces on the table. */
    public int placed() {
        return placed;
    }

    /** Returns the set of covered pieces. */
    public int covered() {
        return covered;
    }

    /** Returns the number of turns taken. */
    public int ply() {
        return ply;
    }

    /** Returns the side to move as an ordinal of {@link Color}. */
    public int sideToMove() {
        return sideToMove;
    }

    /** Returns {@link Position#ply}. Beyond {@link Setup#maxPly}, the ply of a position alternates. */
    public int plyOfPosition() {
        return ply <= Setup.maxPly() ? ply : Setup.maxPly() - ply % 2;
    }

    public boolean isPlaced(int piece) {
        return (placed >> piece & 1) != 0;
    }

    /** Returns whether a piece is part of this game: on the table or in the hand. */
    public boolean isInGame(int piece) {
        return (inGame >> piece & 1) != 0;
    }

    public boolean isInHand(int piece) {
        return ((inGame & ~placed) >> piece & 1) != 0;
    }

    /** Returns the resting piece (R5.1), or {@link Pieces#NONE} if no piece rests. */
    public int resting() {
        return resting;
    }

    public boolean isResting(int piece) {
        return piece == resting;
    }

    /** Returns the set of resting pieces (R5.1). The set has at most one piece. */
    public int restingPieces() {
        return resting < 0 ? 0 : 1 << resting;
    }

    /** Lets the resting piece move again, as a pass does (R5.1). */
    public void endRest() {
        resting = Pieces.NONE;
    }

    /**
     * Changes the number of turns and the resting piece, but not the side to move. Callers restore the former values
     * before the next move.
     */
    public void setTurn(int ply, int resting) {
        this.ply = ply;
        this.resting = resting;
    }

    /** Sets the cell of the game's first placement, which is made next, because the cell may be anywhere (R2.1). */
    void startAt(Hex hex) {
        coordinates.startAt(hex);
    }

    /** Copies the coordinates of another board, or former coordinates. The position must be the same. */
    public void setCoordinates(CoordinateMap other) {
        coordinates.setTo(other);
    }

    public boolean isCovered(int piece) {
        return (covered >> piece & 1) != 0;
    }

    public boolean isEmpty(int cell) {
        return (around[cell] & NeighborMask.OCCUPIED) == 0;
    }

    /** Returns the directions of the occupied neighbours of a cell. */
    public int occupiedAround(int cell) {
        return NeighborMask.occupied(around[cell]);
    }

    /** Returns the number of empty cells that touch only pieces of a given colour. */
    public int cellsTouchedOnlyBy(int color) {
        return Tally.touchedOnlyBy(color, tally);
    }

    /**
     * Returns the kinds of pieces in a side's hand, as a set of pieces. Each kind is represented by its
     * highest-numbered piece.
     */
    public int kindsInHand(int color) {
        return Pieces.lastOfTheirKind(color) & inGame & ~placed;
    }

    /** Returns the number of holes: regions of empty cells that the hive encloses. */
    public int holes() {
        return 1 - euler;
    }

    /** Returns whether each hole of the hive is a single empty cell. */
    public boolean hasSmallHolesOnly() {
        return Tally.holes(tally) == holes();
    }

    /** Makes a legal move. */
    public void make(int move) {
        int piece = PackedMove.piece(move);
        int from = move == PackedMove.PASS ? Pieces.NONE : cellOf[piece];
        moves.add(move, from, resting, tally);
        resting = Pieces.NONE;
        if (move != PackedMove.PASS) {
            int to = PackedMove.destination(move);
            if (from >= 0) {
                lift(piece, from, true);
                resting = movedPiecesRest ? piece : Pieces.NONE;
            } else if (placed == 0) {
                coordinates.startAt(to);
            }
            drop(piece, to, true);
            placed |= 1 << piece;
            keepInWindow(to);
        }
        ply++;
        sideToMove ^= 1;
    }

    /**
     * Undoes the last move.
     *
     * @throws IllegalStateException if there are no moves
     */
    public void undo() {
        if (moves.size() == 0) {
            throw new IllegalStateException("There is no move to undo.");
        }
        int last = moves.removeLast();
        int move = moves.move(last);
        int from = moves.from(last);
        if (move != PackedMove.PASS) {
            int piece = PackedMove.piece(move);
            lift(piece, cellOf[piece], false);
            if (from >= 0) {
                drop(piece, from, false);
                keepInWindow(from);
            } else {
                cellOf[piece] = Pieces.NONE;
                placed ^= 1 << piece;
                if (placed == 0) {
                    coordinates.reset();
                }
            }
        }
        resting = moves.resting(last);
        tally = moves.tally(last);
        ply--;
        sideToMove ^= 1;
    }

    /** Centers the window on the hive if a piece has arrived at the edge of the window. */
    private void keepInWindow(int cell) {
        if (coordinates.isAtEdge(cell)) {
            coordinates.centerOn(box());
        }
    }

    /** Returns the bounding box of the hive, which the next call changes. */
    public BoundingBox box() {
        box.clear();
        for (int remaining = placed; remaining != 0; remaining &= remaining - 1) {
            int cell = cellOf[Integer.numberOfTrailingZeros(remaining)];
            box.add(coordinates.q(cell), coordinates.r(cell));
        }
        return box;
    }

    /**
     * Returns the position.
     *
     * @throws io.github.hiverules.api.ImpossiblePositionException if no legal moves lead to the position. Null moves in
     *     the opening can lead to an impossible position
     */
    public Position position() {
        Position position = uncheckedPosition();
        boolean hasQueens = isPlaced(Pieces.queen(Pieces.WHITE)) && isPlaced(Pieces.queen(Pieces.BLACK));
        return hasQueens ? position : position.toSetup().toPosition();
    }

    /** Returns the position, even if no legal moves lead to the position. */
    public Position uncheckedPosition() {
        Map<Hex, PieceStack> stacks = new LinkedHashMap<>();
        for (int remaining = placed & ~covered; remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            stacks.put(coordinates.hexOf(cellOf[piece]), stackUnder(piece));
        }
        Optional<Piece> resting =
                this.resting < 0 ? Optional.empty() : Optional.of(Piece.values().get(this.resting));
        return answers().position(ruleset, plyOfPosition(), stacks, resting);
    }

    private PieceStack stackUnder(int top) {
        Piece piece = Piece.values().get(top);
        return below[top] < 0 ? PieceStack.of(piece) : stackUnder(below[top]).push(piece);
    }

    /** Returns the number of moves that can be undone. */
    public int made() {
        return moves.size();
    }

    /** Returns the move at an index. Index 0 is the first move that was made. */
    public int moveMade(int index) {
        return moves.move(index);
    }

    /** Returns the origin of the move at an index, or {@link Pieces#NONE} for a placement or a pass. */
    public int fromOfMoveMade(int index) {
        return moves.from(index);
    }

    /** Returns the resting piece before the move at an index. */
    public int restingBefore(int index) {
        return moves.resting(index);
    }

    /**
     * Removes a piece from the top of a cell.
     *
     * @param tallied whether to update the tally. If false, the caller restores the tally or doesn't need it
     */
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

    /** Puts a piece on top of a cell. The opposite of {@link #lift}. */
    private void drop(int piece, int cell, boolean tallied) {
        int under = top[cell];
        int h = height[cell]++;
        top[cell] = (byte) piece;
        below[piece] = (byte) under;
        cellOf[piece] = cell;
        if (h == 0) {
            int v = around[cell];
            around[cell] = v ^ NeighborMask.OCCUPIED;
            // A cell with n occupied neighbours in k arcs adds n touching pairs and n - k touching triples.
            euler += 1 - NeighborMask.arcs(v);
            tally -= tallied ? Tally.ofCell(v) : 0;
        } else {
            covered ^= 1 << under;
        }
        flipAround(cell, NeighborMask.touch(piece, under, h), tallied);
    }

    /**
     * Flips bits in the masks of a cell's six neighbours. The bits are shifted by the direction from the neighbour to
     * the cell. For example, the bits of the eastern neighbour are shifted by 3, because direction 3 is west.
     *
     * <p>This method is deliberately too large for HotSpot to inline, because {@code make} is faster without inlining.
     */
    private void flipAround(int cell, int touch, boolean tallied) {
        int[] a = around;
        int e = cell + Grid.E & Grid.WRAP;
        int se = cell + Grid.SE & Grid.WRAP;
        int sw = cell + Grid.SW & Grid.WRAP;
        int w = cell + Grid.W & Grid.WRAP;
        int nw = cell + Grid.NW & Grid.WRAP;
        int ne = cell + Grid.NE & Grid.WRAP;
        if (tallied) {
            int change = 0;
            int eBefore = a[e];
            a[e] = eBefore ^ touch << 3;
            change += Tally.ofCell(a[e]) - Tally.ofCell(eBefore);
            int seBefore = a[se];
            a[se] = seBefore ^ touch << 4;
            change += Tally.ofCell(a[se]) - Tally.ofCell(seBefore);
            int swBefore = a[sw];
            a[sw] = swBefore ^ touch << 5;
            change += Tally.ofCell(a[sw]) - Tally.ofCell(swBefore);
            int wBefore = a[w];
            a[w] = wBefore ^ touch;
            change += Tally.ofCell(a[w]) - Tally.ofCell(wBefore);
            int nwBefore = a[nw];
            a[nw] = nwBefore ^ touch << 1;
            change += Tally.ofCell(a[nw]) - Tally.ofCell(nwBefore);
            int neBefore = a[ne];
            a[ne] = neBefore ^ touch << 2;
            change += Tally.ofCell(a[ne]) - Tally.ofCell(neBefore);
            tally += change;
        } else {
            a[e] ^= touch << 3;
            a[se] ^= touch << 4;
            a[sw] ^= touch << 5;
            a[w] ^= touch;
            a[nw] ^= touch << 1;
            a[ne] ^= touch << 2;
        }
    }

    /**
     * Hides a piece from its neighbours' masks, so that the piece doesn't affect its own steps. {@link #show} must follow
     * before the next move.
     *
     * @param cell the piece's cell, which contains no other piece
     */
    public void hide(int cell) {
        flipAround(cell, NeighborMask.touch(top[cell], Pieces.NONE, 0), false);
    }

    /** Undoes {@link #hide}. */
    public void show(int cell) {
        flipAround(cell, NeighborMask.touch(top[cell], Pieces.NONE, 0), false); // the bits are flipped back
    }

    /** Returns the {@link Tally} of this board: five sums over the empty cells. */
    public int tally() {
        return tally;
    }
}
