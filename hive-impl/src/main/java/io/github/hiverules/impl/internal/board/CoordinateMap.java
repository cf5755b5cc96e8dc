package io.github.hiverules.impl.internal.board;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Stack;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The translation between the cells of the endless table and those of the grid inside: by piece, the cell of the endless
 * table where it stands. Any other cell that matters has a piece beside it, and so its coordinates.
 */
public final class CoordinateMap {
    private static final Direction[] DIRECTIONS = Direction.values();

    private final @Nullable Hex[] hexOf = new Hex[Pieces.COUNT];

    private CoordinateMap() {}

    /** Where the pieces stand in a position. */
    public static CoordinateMap of(Position position) {
        CoordinateMap whereabouts = new CoordinateMap();
        for (Map.Entry<Hex, Stack> entry : position.stacks().entrySet()) {
            for (Piece piece : entry.getValue().pieces()) {
                whereabouts.hexOf[piece.index()] = entry.getKey();
            }
        }
        return whereabouts;
    }

    /** Where the pieces stand on a board, found from its anchor. */
    public static CoordinateMap of(Board board) {
        CoordinateMap whereabouts = new CoordinateMap();
        if (board.placed != 0) {
            whereabouts.spread(board, board.anchorCell(), board.anchorHex());
        }
        return whereabouts;
    }

    private void spread(Board board, int start, Hex hexOfStart) {
        List<Integer> cells = new ArrayList<>(List.of(start));
        settle(board, start, hexOfStart);
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.get(i);
            Hex hex = hexOf(board, cell);
            for (Direction direction : DIRECTIONS) {
                int neighbor = Grid.neighbor(cell, direction.ordinal());
                if (!board.isEmpty(neighbor) && hexOf[board.top[neighbor]] == null) {
                    settle(board, neighbor, hex.neighbor(direction));
                    cells.add(neighbor);
                }
            }
        }
    }

    private void settle(Board board, int cell, Hex hex) {
        for (int piece = board.top[cell]; piece >= 0; piece = board.below[piece]) {
            hexOf[piece] = hex;
        }
    }

    /** Where a piece stands; empty for one in the hand. */
    public Optional<Hex> find(int piece) {
        return Optional.ofNullable(hexOf[piece]);
    }

    /** Follows a move of that piece. */
    public void put(int piece, Hex hex) {
        hexOf[piece] = hex;
    }

    /** The cell of the endless table for a cell inside that is occupied or touches an occupied one. */
    public Hex hexOf(Board board, int cell) {
        Hex own = board.isEmpty(cell) ? null : hexOf[board.top[cell]];
        if (own != null) {
            return own;
        }
        int occupied = board.occupiedAround(cell);
        if (occupied == 0) {
            return cell == board.anchorCell() ? board.anchorHex() : Hex.ORIGIN; // the empty table
        }
        int d = Integer.numberOfTrailingZeros(occupied);
        Hex beside = hexOf[board.top[Grid.neighbor(cell, d)]];
        if (beside == null) {
            throw new IllegalStateException("a piece on the board has no whereabouts");
        }
        return beside.neighbor(DIRECTIONS[Grid.opposite(d)]);
    }

    /** Whether a piece stands on a cell of the endless table. */
    public boolean isOccupied(Board board, Hex hex) {
        int cell = Grid.cell(hex);
        return !board.isEmpty(cell) && hexOf(board, cell).equals(hex);
    }

    /** The move as a value. */
    public Move toMove(Board board, int move) {
        int index = PackedMove.piece(move);
        if (index == PackedMove.PASS) {
            return Move.pass();
        }
        Piece piece = Piece.values().get(index);
        Hex to = hexOf(board, PackedMove.destination(move));
        return board.isPlaced(index) ? Movement.of(piece, to) : Placement.of(piece, to);
    }

    /** The moves as values. */
    public List<Move> toMoves(Board board, int[] moves, int count) {
        Move[] list = new Move[count];
        for (int i = 0; i < count; i++) {
            list[i] = toMove(board, moves[i]);
        }
        return List.of(list);
    }

    /**
     * The move inside for a move as a value, or -1 if it is of the wrong sort (a placement of a piece on the table, say) or
     * names a cell far from the hive, so that it is certainly illegal.
     */
    public int toInt(Board board, Move move) {
        if (move instanceof Placement placement) {
            int piece = placement.piece().index();
            return board.isPlaced(piece) ? -1 : toInt(board, piece, placement.to());
        }
        if (move instanceof Movement movement) {
            int piece = movement.piece().index();
            return board.isPlaced(piece) ? toInt(board, piece, movement.to()) : -1;
        }
        requireNonNull(move, "move"); // null is no pass
        return PackedMove.PASS;
    }

    private int toInt(Board board, int piece, Hex to) {
        int cell = Grid.cell(to);
        boolean isThere = board.placed == 0
                || (!board.isEmpty(cell) || board.occupiedAround(cell) != 0)
                        && hexOf(board, cell).equals(to);
        return isThere ? PackedMove.of(piece, cell) : -1;
    }

    /** The position that a board shows, in these coordinates. */
    public Position toPosition(Board board, Ruleset ruleset) {
        Map<Hex, Stack> stacks = new LinkedHashMap<>();
        for (Piece piece : Piece.values()) {
            int cell = board.cellOf(piece.index());
            if (cell >= 0 && board.topOf(cell) == piece.index()) {
                stacks.put(hexOf(board, cell), stackUnder(board, piece));
            }
        }
        int resting = board.resting();
        return Setup.builder()
                .ruleset(ruleset)
                .ply(board.ply() <= Setup.MAX_PLY ? board.ply() : Setup.MAX_PLY - board.ply() % 2)
                .passes(passes(board, Color.WHITE) + passes(board, Color.BLACK))
                .stacks(stacks)
                .restingPiece(
                        resting < 0
                                ? Optional.empty()
                                : Optional.of(Piece.values().get(resting)))
                .build()
                .toPosition();
    }

    /** The turns of a side with its Queen Bee in the hand in which it did not place a piece, so that it passed. */
    private static int passes(Board board, Color color) {
        int placed = 0;
        for (Piece piece : Piece.values()) {
            if (piece.color() == color && board.isPlaced(piece.index())) {
                if (piece.bug() == Bug.QUEEN_BEE) {
                    return 0;
                }
                placed++;
            }
        }
        return (board.ply() + 1 - color.ordinal()) / 2 - placed;
    }

    private static Stack stackUnder(Board board, Piece top) {
        int below = board.below(top.index());
        return below < 0
                ? Stack.of(top)
                : stackUnder(board, Piece.values().get(below)).push(top);
    }
}
