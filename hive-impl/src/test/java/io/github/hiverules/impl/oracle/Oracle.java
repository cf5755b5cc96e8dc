// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.oracle;

import static io.github.hiverules.api.spi.Answers.answers;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Termination;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A slow reference implementation of the rules for one position. */
public final class Oracle {
    private final Position position;
    private final Table table;
    private final Color mover;
    private final Optional<Piece> resting;

    private Oracle(Position position) {
        this(position, position.sideToMove(), position.restingPiece());
    }

    private Oracle(Position position, Color mover, Optional<Piece> resting) {
        this.position = position;
        this.mover = mover;
        this.resting = resting;
        table = new Table(position);
    }

    /** Returns all legal moves. On the empty table the origin represents all cells. */
    public static Set<Move> legalMoves(Position position) {
        return new Oracle(position).legalMoves();
    }

    /** R7.1. */
    public static Outcome outcome(Position position) {
        Oracle oracle = new Oracle(position);
        boolean white = oracle.isLost(Color.WHITE);
        boolean black = oracle.isLost(Color.BLACK);
        if (white && black) {
            return answers().outcome(Optional.empty(), Termination.BOTH_QUEENS_SURROUNDED);
        }
        if (white) {
            return answers().outcome(Optional.of(Color.BLACK), Termination.QUEEN_SURROUNDED);
        }
        return black ? answers().outcome(Optional.of(Color.WHITE), Termination.QUEEN_SURROUNDED) : Outcome.inProgress();
    }

    /**
     * R8: returns the destinations of a side's pieces on the table. Assumes that the side is to move and no piece
     * rests.
     */
    public static Map<Piece, Set<Hex>> reach(Position position, Color side) {
        Oracle oracle = new Oracle(position, side, Optional.empty());
        Map<Piece, Set<Hex>> reach = new HashMap<>();
        for (Piece piece : Piece.values()) {
            Hex from = position.cellOf(piece).orElse(null);
            if (piece.color() == side && from != null) {
                boolean free = oracle.queenIsPlaced() && oracle.table.top(from) == piece;
                reach.put(piece, free ? oracle.destinations(piece, from, false) : Set.of());
            }
        }
        return reach;
    }

    /** R8: returns the pinned pieces. */
    public static Set<Piece> pinned(Position position, Color side) {
        Oracle oracle = new Oracle(position, side, Optional.empty());
        Set<Piece> pinned = new HashSet<>();
        for (Hex hex : oracle.table.cells()) {
            if (oracle.table.top(hex).color() == side && oracle.table.splitsHive(hex)) {
                pinned.add(oracle.table.top(hex));
            }
        }
        return pinned;
    }

    /** Returns the bugs that an uncovered piece can move as to reach a cell. Ignores the rules about lifting. */
    public static Set<Bug> bugsThatLead(Position position, Piece piece, Hex to) {
        Hex from = position.cellOf(piece).orElseThrow();
        Set<Bug> bugs = EnumSet.noneOf(Bug.class);
        for (Bug bug : SlowSteps.bugs(position, piece.bug(), from)) {
            Table table = new Table(position);
            table.lift(from);
            if (!to.equals(from) && table.way(bug, from).contains(to)) {
                bugs.add(bug);
            }
        }
        return bugs;
    }

    /**
     * Returns the bugs that an uncovered piece can move as to reach any other cell. Ignores the rules about lifting.
     */
    public static Set<Bug> bugsThatLead(Position position, Piece piece) {
        Set<Bug> bugs = EnumSet.noneOf(Bug.class);
        for (Hex hex : position.stacks().keySet()) {
            bugs.addAll(bugsThatLead(position, piece, hex));
            hex.neighbors().forEach(beside -> bugs.addAll(bugsThatLead(position, piece, beside)));
        }
        return bugs;
    }

    /** R8: returns the placement cells of a side. */
    public static Set<Hex> placementCells(Position position, Color side) {
        return position.stacks().isEmpty() && side == Color.BLACK
                ? Set.of()
                : new Oracle(position, side, Optional.empty()).placementCells();
    }

    private Set<Move> legalMoves() {
        Set<Move> moves = new LinkedHashSet<>();
        if (isLost(Color.WHITE) || isLost(Color.BLACK)) {
            return moves; // R7.4
        }
        placements(moves);
        if (queenIsPlaced()) { // R3.1
            for (Hex hex : table.cells()) {
                Piece piece = table.top(hex); // R3.3: only a top piece moves
                for (Hex to : destinations(piece, hex, true)) {
                    moves.add(Move.move(piece, to)); // R6.1: a set, so a throw and a movement to one cell are one move
                }
            }
        }
        if (moves.isEmpty()) {
            moves.add(Move.pass()); // R6.2
        }
        return moves;
    }

    // R2: placing

    private void placements(Set<Move> moves) {
        Set<Hex> cells = placementCells();
        for (Bug bug : Bug.values()) {
            if (!position.ruleset().includes(bug)) {
                continue; // R1.2
            }
            for (int number = 1; number <= bug.count(); number++) {
                Piece piece = Piece.of(mover, bug, number);
                if (position.cellOf(piece).isEmpty()) {
                    if (mayEnter(bug)) {
                        cells.forEach(cell -> moves.add(Move.place(piece, cell)));
                    }
                    break; // R1.3: only the lowest number
                }
            }
        }
    }

    private boolean mayEnter(Bug bug) {
        int ownTurn = position.ply() / 2 + 1;
        if (bug == Bug.QUEEN_BEE) {
            return hasPlaced() || position.ruleset().queenMayOpen(); // R2.5
        }
        return queenIsPlaced() || ownTurn < 4; // R2.4
    }

    private boolean hasPlaced() {
        return Piece.values().stream()
                .anyMatch(piece ->
                        piece.color() == mover && position.cellOf(piece).isPresent());
    }

    private Set<Hex> placementCells() {
        Set<Hex> cells = new LinkedHashSet<>();
        if (position.stacks().isEmpty()) {
            cells.add(Hex.ORIGIN); // R2.1
            return cells;
        }
        boolean first = !hasPlaced();
        for (Hex hex : table.cells()) {
            for (Hex cell : hex.neighbors()) {
                if (table.isEmpty(cell)) { // R2.3
                    boolean besideOwn = cell.neighbors().stream()
                            .anyMatch(n -> !table.isEmpty(n) && table.top(n).color() == mover);
                    boolean besideEnemy = cell.neighbors().stream()
                            .anyMatch(n -> !table.isEmpty(n) && table.top(n).color() != mover);
                    if (first || besideOwn && !besideEnemy) { // R2.1, R2.2
                        cells.add(cell);
                    }
                }
            }
        }
        return cells;
    }

    // R3: moving

    private Set<Hex> destinations(Piece piece, Hex from, boolean withThrows) {
        Set<Hex> all = new LinkedHashSet<>();
        boolean rests = resting.filter(piece::equals).isPresent();
        if (rests || table.splitsHive(from)) {
            return all; // R5.1, R3.2
        }
        boolean alone = table.height(from) == 1;
        Set<Bug> copied = table.copied(from);
        table.lift(from);
        if (piece.color() == mover) {
            if (piece.bug() == Bug.MOSQUITO) {
                copied.forEach(bug -> all.addAll(table.way(bug, from))); // R4.7
            } else {
                all.addAll(table.way(piece.bug(), from));
            }
        }
        if (alone && withThrows) {
            all.addAll(thrown(piece, from));
        }
        table.put(piece, from);
        all.remove(from); // R3.6
        return all;
    }

    /** R4.9: returns the cells that a lifted piece may be thrown to. The piece was alone on the ground. */
    private Set<Hex> thrown(Piece piece, Hex from) {
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex over : from.neighbors()) {
            if (table.isEmpty(over) || !canThrow(table.top(over), over, piece) || !table.hasRoom(from, over)) {
                continue;
            }
            for (Hex end : over.neighbors()) {
                if (table.isEmpty(end) && table.hasRoom(over, end)) {
                    ends.add(end);
                }
            }
        }
        return ends;
    }

    private boolean canThrow(Piece thrower, Hex at, Piece lifted) {
        boolean rests = resting.filter(thrower::equals).isPresent(); // R5.1
        if (thrower.color() != mover || rests || table.height(at) > 1) {
            return false;
        }
        if (thrower.bug() == Bug.PILLBUG) {
            return true;
        }
        // A Mosquito can throw the only Pillbug that it touches.
        return thrower.bug() == Bug.MOSQUITO
                && (lifted.bug() == Bug.PILLBUG
                        || at.neighbors().stream()
                                .anyMatch(n -> !table.isEmpty(n) && table.top(n).bug() == Bug.PILLBUG));
    }

    private boolean queenIsPlaced() {
        return position.cellOf(Piece.of(mover, Bug.QUEEN_BEE)).isPresent();
    }

    private boolean isLost(Color color) {
        return position.cellOf(Piece.of(color, Bug.QUEEN_BEE))
                .filter(hex -> hex.neighbors().stream().noneMatch(table::isEmpty))
                .isPresent();
    }
}
