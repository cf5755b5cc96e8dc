package io.github.hiverules.impl.internal.explain;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.PathViolation;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Violation;
import io.github.hiverules.impl.internal.analysis.MetricsCalculator;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CoordinateMap;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.rules.MoveGenerator;
import io.github.hiverules.impl.internal.rules.OneHive;
import io.github.hiverules.impl.internal.rules.Placing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Why pieces on the table are blocked (R8), by putting the rules' questions one after the other. */
public final class MobilityExplainer {
    private final Board board;
    private final Position position;
    private final CoordinateMap whereabouts;
    private final Outcome outcome;
    private final int[] moves;

    /**
     * For the position that the board shows.
     *
     * @param moves a list to work with, of {@link MoveGenerator#MAX_MOVES} places
     */
    public MobilityExplainer(Board board, Position position, Outcome outcome, int[] moves) {
        this.board = board;
        this.position = position;
        this.outcome = outcome;
        this.moves = moves;
        whereabouts = CoordinateMap.of(position);
    }

    /** The mobility of a piece, on the table or in the hand. */
    public Mobility of(Piece piece) {
        int count = MoveGenerator.listOf(board, piece.index(), moves);
        return count > 0
                ? new Mobility.Free(piece, whereabouts.toMoves(board, moves, count))
                : new Mobility.Blocked(
                        piece,
                        position.find(piece).map(at -> onTable(piece, at)).orElseGet(() -> inHand(piece)));
    }

    private List<Violation> inHand(Piece piece) {
        if (!board.isInGame(piece.index())) {
            return List.of(new Violation.NotInGame(piece));
        }
        List<Violation> reasons = new ArrayList<>();
        if (outcome.isOver()) {
            reasons.add(new Violation.GameOver(outcome));
        } else if (piece.color() != position.sideToMove()) {
            reasons.add(new Violation.NotYourPiece(piece));
        } else {
            AgainstPlacement.piece(position, piece, reasons);
            if (Placing.countCells(board) == 0) {
                reasons.add(new Violation.NoPlacementCell(piece));
            }
        }
        return reasons;
    }

    private List<Violation> onTable(Piece piece, Hex at) {
        List<Violation> causes = new ArrayList<>();
        if (outcome.isOver()) {
            causes.add(new Violation.GameOver(outcome));
        } else if (piece.color() != position.sideToMove()) {
            causes.add(new Violation.NotYourPiece(piece));
        }
        Piece queen = Piece.of(piece.color(), Bug.QUEEN_BEE);
        if (position.find(queen).isEmpty()) {
            causes.add(new Violation.QueenNotPlaced(queen));
        }
        if (position.restingPiece().equals(Optional.of(piece))) {
            causes.add(new Violation.JustMoved(piece));
        }
        Stack stack = position.stackAt(at).orElseThrow();
        if (stack.top() != piece) {
            causes.add(new Violation.Covered(piece, stack.top()));
        } else {
            if (isPinned(board, position, at)) {
                causes.add(new Violation.Pinned(piece, groupsWithout(position, at)));
            }
            nowhereToGo(piece, at).ifPresent(causes::add);
        }
        return causes;
    }

    /** Why an uncovered piece would have no destination if nothing else hindered it; empty if it would have one. */
    private Optional<Violation> nowhereToGo(Piece piece, Hex at) {
        int cell = Grid.cell(at);
        board.reach.clear();
        MoveGenerator.collect(board, piece.bug().ordinal(), cell, board.reach);
        if (board.reach.size() > 0) {
            return Optional.empty();
        }
        if (PathFinder.creatures(board, piece, at).isEmpty()) {
            return Optional.of(new PathViolation.NothingToCopy(piece));
        }
        boolean onGround = board.height[cell] == 1;
        if (onGround && board.occupiedAround(cell) == Grid.ALL_AROUND) {
            return Optional.of(new PathViolation.Surrounded(piece, piece.bug()));
        }
        return Optional.of(
                onGround && MetricsCalculator.isGated(board, piece.index(), cell)
                        ? new PathViolation.CannotSlide(piece, piece.bug(), gatesAround(at))
                        : new PathViolation.NoDestination(piece, piece.bug()));
    }

    private List<Set<Hex>> gatesAround(Hex at) {
        BoardWithoutPiece lifted = new BoardWithoutPiece(board, position, at);
        return at.neighbors().stream()
                .filter(hex -> lifted.height(hex) == 0)
                .flatMap(hex -> lifted.bar(1, at, hex).stream())
                .map(CandidatePath.BlockedStep::gate)
                .toList();
    }

    /** Whether the uppermost piece on a cell would split the hive if it were lifted. */
    public static boolean isPinned(Board board, Position position, Hex at) {
        return position.heightAt(at) == 1 && OneHive.isPinned(board, Grid.cell(at));
    }

    /** The groups into which the hive falls apart without a cell. */
    public static List<Set<Hex>> groupsWithout(Position position, Hex lifted) {
        List<Hex> rest = position.stacks().keySet().stream()
                .filter(hex -> !hex.equals(lifted))
                .toList();
        return Hex.groups(rest);
    }
}
