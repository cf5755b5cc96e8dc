package io.github.hiverules.impl.internal;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Violation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Says why a move is illegal. It is asked only once {@link Rules#isLegal} has said no, puts the rules' own questions again,
 * and keeps their answers as reasons with witnesses.
 */
public final class Explainer {
    private final Board board;
    private final Position position;
    private final Whereabouts whereabouts;
    private final List<Violation> reasons = new ArrayList<>();

    private Explainer(Board board, Position position, Whereabouts whereabouts) {
        this.board = board;
        this.position = position;
        this.whereabouts = whereabouts;
    }

    /** The reasons against a move that is illegal in the position the board shows, the most fundamental first. */
    public static List<Violation> reasonsAgainst(
            Board board, Position position, Whereabouts whereabouts, Outcome outcome, Move move) {
        if (outcome.isOver()) {
            return List.of(new Violation.GameOver(outcome));
        }
        Explainer explainer = new Explainer(board, position, whereabouts);
        if (move instanceof Placement placement) {
            explainer.placement(placement.piece(), placement.to());
        } else if (move instanceof Movement movement) {
            explainer.movement(movement.piece(), movement.to());
        } else {
            explainer.pass();
        }
        return List.copyOf(explainer.reasons);
    }

    private void pass() {
        int[] moves = new int[Rules.MAX_MOVES];
        Rules.list(board, moves, 0);
        reasons.add(new Violation.CanMove(whereabouts.toMove(board, moves[0])));
    }

    private void placement(Piece piece, Hex to) {
        if (!board.isInGame(piece.index())) {
            reasons.add(new Violation.NotInGame(piece));
            return;
        }
        if (piece.color() != position.sideToMove()) {
            reasons.add(new Violation.NotYourPiece(piece));
            return;
        }
        Optional<Hex> at = position.find(piece);
        if (at.isPresent()) {
            reasons.add(new Violation.AlreadyPlaced(piece, at.get()));
            return;
        }
        mayEnter(piece);
        position.stackAt(to)
                .ifPresentOrElse(stack -> reasons.add(new Violation.CellOccupied(to, stack)), () -> entersBeside(to));
    }

    private void mayEnter(Piece piece) {
        Piece queen = Piece.of(piece.color(), Bug.QUEEN_BEE);
        if (piece != queen && position.find(queen).isEmpty() && position.turn() >= Placing.QUEEN_TURN) {
            reasons.add(new Violation.QueenIsDue(queen, Placing.QUEEN_TURN));
        }
        if (piece == queen && position.turn() == 1 && !position.ruleset().queenOpening()) {
            reasons.add(new Violation.QueenMayNotOpen(queen));
        }
        Piece first = position.nextInHand(piece.color(), piece.bug()).orElse(piece);
        if (first != piece) {
            reasons.add(new Violation.EntersLater(piece, first));
        }
    }

    private void entersBeside(Hex to) {
        List<Piece> beside = to.neighbors().stream().flatMap(hex -> position.topAt(hex).stream()).toList();
        if (position.ply() == 1) {
            if (beside.isEmpty()) {
                reasons.add(new Violation.ApartFromFirst(to, position.stacks().keySet().iterator().next()));
            }
        } else if (position.ply() > 1) {
            Color own = position.sideToMove();
            List<Piece> enemies = beside.stream().filter(piece -> piece.color() != own).toList();
            if (!enemies.isEmpty()) {
                reasons.add(new Violation.TouchesEnemy(to, enemies));
            }
            if (enemies.size() == beside.size()) {
                reasons.add(new Violation.TouchesNoOwnPiece(to));
            }
        }
    }

    private void movement(Piece piece, Hex to) {
        if (!board.isInGame(piece.index())) {
            reasons.add(new Violation.NotInGame(piece));
            return;
        }
        Optional<Hex> at = position.find(piece);
        if (at.isEmpty()) {
            reasons.add(new Violation.StillInHand(piece));
            return;
        }
        Hex from = at.get();
        Piece queen = Piece.of(position.sideToMove(), Bug.QUEEN_BEE);
        if (position.find(queen).isEmpty()) {
            reasons.add(new Violation.QueenNotPlaced(queen));
        }
        Stack stack = position.stackAt(from).orElseThrow();
        boolean covered = stack.top() != piece;
        if (covered) {
            reasons.add(new Violation.Covered(piece, stack.top()));
        }
        if (from.equals(to)) {
            reasons.add(new Violation.StaysInPlace(piece, from));
        }
        if (position.restingPiece().equals(Optional.of(piece))) {
            reasons.add(new Violation.AtRest(piece));
        }
        if (stack.height() == 1 && OneHive.isPinned(board, Grid.cell(from))) {
            reasons.add(new Violation.SplitsHive(piece, groupsWithout(from)));
        }
        if (!covered && !from.equals(to)) {
            way(piece, stack.height(), from, to);
        }
    }

    /** Why no way of the piece and no throw of it leads there, or nothing if one would but for what was found already. */
    private void way(Piece piece, int height, Hex from, Hex to) {
        List<Violation> own = new ArrayList<>();
        if (piece.color() == position.sideToMove()) {
            if (goesBy(piece, height, from, to, own)) {
                return;
            }
        }
        List<Violation> thrown = new ArrayList<>();
        if (isThrown(piece, height, from, to, thrown)) {
            return;
        }
        reasons.addAll(own);
        reasons.addAll(thrown);
        if (own.isEmpty() && thrown.isEmpty()) {
            reasons.add(new Violation.NoThrower(piece, to));
        }
    }

    /** Whether the piece's own movement leads there; if not, why. */
    private boolean goesBy(Piece piece, int height, Hex from, Hex to, List<Violation> why) {
        if (piece.bug() != Bug.MOSQUITO) {
            return goesAs(piece, piece.bug(), height, from, to, why);
        }
        int copies = Mosquito.copies(board, Grid.cell(from));
        if (copies == 0) {
            why.add(new Violation.NothingToCopy(piece));
        }
        for (Bug bug : Bug.values()) {
            if ((copies >> bug.ordinal() & 1) != 0 && goesAs(piece, bug, height, from, to, why)) {
                return true;
            }
        }
        return false;
    }

    private boolean goesAs(Piece piece, Bug as, int height, Hex from, Hex to, List<Violation> why) {
        Optional<Stack> there = position.stackAt(to);
        Optional<Direction> direction = from.directionTo(to);
        if (as == Bug.BEETLE ? direction.isPresent() && (height > 1 || there.isPresent()) : false) {
            return climbs(piece, as, height - 1, from, direction.get(), why);
        }
        if (there.isPresent() && as != Bug.GRASSHOPPER && as != Bug.BEETLE) {
            why.add(new Violation.CannotClimb(piece, as, to, there.get()));
            return false;
        }
        switch (as) {
            case QUEEN_BEE, PILLBUG, BEETLE -> {
                if (direction.isPresent()) {
                    return slides(piece, as, from, direction.get(), why);
                }
            }
            case GRASSHOPPER -> {
                return jumps(piece, from, to, why);
            }
            default -> {
                CellSet reach = board.reach;
                reach.clear();
                Rules.collect(board, as.ordinal(), Grid.cell(from), reach);
                if (isNear(to) && reach.contains(Grid.cell(to))) {
                    return true;
                }
            }
        }
        why.add(new Violation.OutOfReach(piece, as, to));
        return false;
    }

    /** Whether the cell is one that its index inside stands for, not one that shares it. */
    private boolean isNear(Hex hex) {
        return hex.neighbors().stream().anyMatch(neighbor -> position.stackAt(neighbor).isPresent());
    }

    private boolean slides(Piece piece, Bug as, Hex from, Direction direction, List<Violation> why) {
        Hex to = from.neighbor(direction);
        Set<Hex> gate = gate(from, direction);
        long occupied = gate.stream().filter(hex -> position.stackAt(hex).isPresent()).count();
        if (occupied == 2) {
            why.add(new Violation.GateBlocked(piece, as, 1, from, to, gate));
        } else if (occupied == 0) {
            why.add(new Violation.LosesContact(piece, as, 1, from, to));
        }
        return occupied == 1;
    }

    private boolean climbs(Piece piece, Bug as, int fromHeight, Hex from, Direction direction, List<Violation> why) {
        boolean open = Slide.isOpenAbove(board, Grid.cell(from), fromHeight, direction.ordinal());
        if (!open) {
            why.add(new Violation.GateBlocked(piece, as, 1, from, from.neighbor(direction), gate(from, direction)));
        }
        return open;
    }

    private static Set<Hex> gate(Hex from, Direction direction) {
        return Set.of(from.neighbor(direction.rotate(1)), from.neighbor(direction.rotate(-1)));
    }

    private boolean jumps(Piece piece, Hex from, Hex to, List<Violation> why) {
        Optional<Hex> landing = Optional.empty();
        int distance = from.distance(to);
        for (Direction direction : Direction.values()) {
            boolean towards = from.translate(direction.dq() * distance, direction.dr() * distance).equals(to);
            if (towards && position.stackAt(from.neighbor(direction)).isPresent()) {
                Hex end = from.neighbor(direction);
                while (position.stackAt(end).isPresent()) {
                    end = end.neighbor(direction);
                }
                landing = Optional.of(end);
            }
        }
        boolean lands = landing.equals(Optional.of(to));
        if (!lands) {
            why.add(new Violation.WrongJump(piece, to, landing));
        }
        return lands;
    }

    /** Whether a throw leads there; if not, why, as far as there is a piece beside both cells that might throw. */
    private boolean isThrown(Piece piece, int height, Hex from, Hex to, List<Violation> why) {
        for (Piece thrower : throwersBeside(from, to)) {
            Hex over = position.find(thrower).orElseThrow();
            Stack stack = position.stackAt(over).orElseThrow();
            List<Violation> against = new ArrayList<>();
            if (stack.top() != thrower) {
                against.add(new Violation.ThrowerCovered(thrower, stack.top()));
            }
            if (position.restingPiece().equals(Optional.of(thrower))) {
                against.add(new Violation.ThrowerAtRest(thrower));
            }
            if (height > 1) {
                against.add(new Violation.ThrownFromStack(piece, from));
            }
            position.stackAt(to).ifPresent(there -> against.add(new Violation.ThrownOntoPieces(piece, to, there)));
            if (against.isEmpty()) {
                Direction up = over.directionTo(from).orElseThrow();
                Direction down = over.directionTo(to).orElseThrow();
                if (!Slide.isOpenAbove(board, Grid.cell(over), 1, up.ordinal())) {
                    against.add(new Violation.GateBlocked(piece, Bug.PILLBUG, 1, from, over, gate(over, up)));
                }
                if (!Slide.isOpenAbove(board, Grid.cell(over), 1, down.ordinal())) {
                    against.add(new Violation.GateBlocked(piece, Bug.PILLBUG, 2, over, to, gate(over, down)));
                }
            }
            if (against.isEmpty()) {
                return true;
            }
            why.addAll(against);
        }
        return false;
    }

    /** The mover's Pillbug and Mosquito, if they have the ability to throw and touch both cells. */
    private List<Piece> throwersBeside(Hex from, Hex to) {
        List<Piece> throwers = new ArrayList<>();
        for (Bug bug : EnumSet.of(Bug.PILLBUG, Bug.MOSQUITO)) {
            Piece thrower = Piece.of(position.sideToMove(), bug);
            Optional<Hex> at = position.find(thrower).filter(hex -> hex.isNeighbor(from) && hex.isNeighbor(to));
            if (at.isPresent()
                    && (bug == Bug.PILLBUG || Mosquito.copiesPillbug(board, Grid.cell(at.get())))) {
                throwers.add(thrower);
            }
        }
        return throwers;
    }

    private List<Set<Hex>> groupsWithout(Hex lifted) {
        Set<Hex> rest = new LinkedHashSet<>(position.stacks().keySet());
        rest.remove(lifted);
        return Hex.groups(rest);
    }
}
