package io.github.hiverules.impl.internal;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Freedom;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Hindrance;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Stack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Why pieces on the table are blocked (R8), by putting the rules' questions one after the other. */
public final class Freedoms {
    private final Board board;
    private final Position position;
    private final Whereabouts whereabouts;
    private final Outcome outcome;
    private final int[] moves;

    /**
     * For the position that the board shows.
     *
     * @param moves a list to work with, of {@link Rules#MAX_MOVES} places
     */
    public Freedoms(Board board, Position position, Outcome outcome, int[] moves) {
        this.board = board;
        this.position = position;
        this.outcome = outcome;
        this.moves = moves;
        whereabouts = Whereabouts.of(position);
    }

    /** The freedom of a piece; empty if it is not on the table. */
    public Optional<Freedom> of(Piece piece) {
        return position.find(piece).map(at -> {
            int count = Rules.listOf(board, piece.index(), moves);
            return count > 0
                    ? new Freedom.Free(piece, whereabouts.toMoves(board, moves, count))
                    : new Freedom.Blocked(piece, causes(piece, at));
        });
    }

    private List<Hindrance> causes(Piece piece, Hex at) {
        List<Hindrance> causes = new ArrayList<>();
        if (outcome.isOver()) {
            causes.add(new Hindrance.GameOver(piece, outcome));
        } else if (piece.color() != position.sideToMove()) {
            causes.add(new Hindrance.NotItsTurn(piece));
        }
        Piece queen = Piece.of(piece.color(), Bug.QUEEN_BEE);
        if (position.find(queen).isEmpty()) {
            causes.add(new Hindrance.QueenNotPlaced(piece, queen));
        }
        if (position.restingPiece().equals(Optional.of(piece))) {
            causes.add(new Hindrance.Resting(piece));
        }
        Stack stack = position.stackAt(at).orElseThrow();
        if (stack.top() != piece) {
            causes.add(new Hindrance.Covered(piece, stack.top()));
        } else {
            if (isPinned(board, position, at)) {
                causes.add(new Hindrance.Pinned(piece, groupsWithout(position, at)));
            }
            nowhereToGo(piece, at).ifPresent(causes::add);
        }
        return causes;
    }

    /** Why an uncovered piece would have no destination if nothing else hindered it; empty if it would have one. */
    private Optional<Hindrance> nowhereToGo(Piece piece, Hex at) {
        int cell = Grid.cell(at);
        board.reach.clear();
        Rules.collect(board, piece.bug().ordinal(), cell, board.reach);
        if (board.reach.size() > 0) {
            return Optional.empty();
        }
        if (Ways.creatures(board, piece, at).isEmpty()) {
            return Optional.of(new Hindrance.NothingToCopy(piece));
        }
        boolean onGround = board.height[cell] == 1;
        if (onGround && board.occupiedAround(cell) == Grid.ALL_AROUND) {
            return Optional.of(new Hindrance.Surrounded(piece));
        }
        return Optional.of(
                onGround && Survey.isShutIn(board, piece.index(), cell)
                        ? new Hindrance.CannotSlide(piece, gatesAround(at))
                        : new Hindrance.NoDestination(piece));
    }

    private List<Set<Hex>> gatesAround(Hex at) {
        Lifted lifted = new Lifted(board, position, at);
        return at.neighbors().stream()
                .filter(hex -> lifted.height(hex) == 0)
                .flatMap(hex -> lifted.bar(1, at, hex).stream())
                .map(Trail.Bar::gate)
                .toList();
    }

    /** Whether the uppermost piece on a cell would split the hive if it were lifted. */
    static boolean isPinned(Board board, Position position, Hex at) {
        return position.heightAt(at) == 1 && OneHive.isPinned(board, Grid.cell(at));
    }

    /** The groups into which the hive falls apart without a cell. */
    static List<Set<Hex>> groupsWithout(Position position, Hex lifted) {
        List<Hex> rest = position.stacks().keySet().stream()
                .filter(hex -> !hex.equals(lifted))
                .toList();
        return Hex.groups(rest);
    }
}
