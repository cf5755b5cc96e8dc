package io.github.hiverules.impl.oracle;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Termination;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Answers the rules' questions about one position, rule by rule. */
public final class Oracle {
    private final Position position;
    private final Map<Hex, List<Piece>> table = new HashMap<>();
    private final Color mover;
    private final Optional<Piece> resting;

    private Oracle(Position position) {
        this(position, position.sideToMove(), position.restingPiece());
    }

    private Oracle(Position position, Color mover, Optional<Piece> resting) {
        this.position = position;
        this.mover = mover;
        this.resting = resting;
        position.stacks().forEach((hex, stack) -> table.put(hex, new ArrayList<>(stack.pieces())));
    }

    /** All legal moves; on the empty table the first piece goes to the origin, for all cells. */
    public static Set<Move> legalMoves(Position position) {
        return new Oracle(position).legalMoves();
    }

    /** R7.1. */
    public static Outcome outcome(Position position) {
        Oracle oracle = new Oracle(position);
        boolean white = oracle.isLost(Color.WHITE);
        boolean black = oracle.isLost(Color.BLACK);
        if (white && black) {
            return Outcome.drawn(Termination.BOTH_QUEENS_SURROUNDED);
        }
        if (white) {
            return Outcome.wonBy(Color.BLACK, Termination.QUEEN_SURROUNDED);
        }
        return black ? Outcome.wonBy(Color.WHITE, Termination.QUEEN_SURROUNDED) : Outcome.inProgress();
    }

    /** R8: where that side's pieces on the table can go by themselves, as if it were its turn and nothing rested. */
    public static Map<Piece, Set<Hex>> reach(Position position, Color side) {
        Oracle oracle = new Oracle(position, side, Optional.empty());
        Map<Piece, Set<Hex>> reach = new HashMap<>();
        for (Piece piece : Piece.values()) {
            Hex from = position.find(piece).orElse(null);
            if (piece.color() == side && from != null) {
                boolean free = oracle.queenIsPlaced() && oracle.top(from) == piece;
                reach.put(piece, free ? oracle.destinations(piece, from, false) : Set.of());
            }
        }
        return reach;
    }

    /** R8: the pieces whose lifting would split the hive. */
    public static Set<Piece> pinned(Position position, Color side) {
        Oracle oracle = new Oracle(position, side, Optional.empty());
        Set<Piece> pinned = new HashSet<>();
        for (Hex hex : oracle.table.keySet()) {
            if (oracle.top(hex).color() == side && oracle.splitsHive(hex)) {
                pinned.add(oracle.top(hex));
            }
        }
        return pinned;
    }

    /** The creatures as which the movement of an uncovered piece leads to a cell, whatever else hinders the piece. */
    public static Set<Bug> creaturesThatLead(Position position, Piece piece, Hex to) {
        Hex from = position.find(piece).orElseThrow();
        Set<Bug> creatures = EnumSet.noneOf(Bug.class);
        for (Bug bug : Footwork.creatures(position, piece.bug(), from)) {
            Oracle oracle = new Oracle(position);
            oracle.table.get(from).remove(piece);
            oracle.table.values().removeIf(List::isEmpty);
            if (!to.equals(from) && oracle.way(bug, from).contains(to)) {
                creatures.add(bug);
            }
        }
        return creatures;
    }

    /** The creatures as which the movement of an uncovered piece leads anywhere, whatever else hinders the piece. */
    public static Set<Bug> creaturesThatLead(Position position, Piece piece) {
        Set<Bug> creatures = EnumSet.noneOf(Bug.class);
        for (Hex hex : position.stacks().keySet()) {
            creatures.addAll(creaturesThatLead(position, piece, hex));
            hex.neighbors().forEach(beside -> creatures.addAll(creaturesThatLead(position, piece, beside)));
        }
        return creatures;
    }

    /** R8: where that side could enter. */
    public static Set<Hex> placementCells(Position position, Color side) {
        return position.ply() == 0 && side == Color.BLACK
                ? Set.of()
                : new Oracle(position, side, Optional.empty()).placementCells();
    }

    /** R7.3, as it is written: arrangement up to shift and alike pieces, side to move, legal moves. */
    public static boolean isSame(Position one, Position other) {
        return one.sideToMove() == other.sideToMove()
                && shifted(one).equals(shifted(other))
                && shiftedMoves(one).equals(shiftedMoves(other));
    }

    private static Map<Hex, List<String>> shifted(Position position) {
        Hex corner = corner(position);
        Map<Hex, List<String>> cells = new HashMap<>();
        position.stacks()
                .forEach((hex, stack) -> cells.put(
                        hex.translate(-corner.q(), -corner.r()),
                        stack.pieces().stream().map(Oracle::kind).toList()));
        return cells;
    }

    private static Set<String> shiftedMoves(Position position) {
        Hex corner = corner(position);
        Set<String> moves = new HashSet<>();
        for (Move move : legalMoves(position)) {
            if (move instanceof Placement placement) {
                moves.add(kind(placement.piece()) + placement.to().translate(-corner.q(), -corner.r()));
            } else if (move instanceof Movement movement) {
                moves.add(position.find(movement.piece()).orElseThrow().translate(-corner.q(), -corner.r()) + ">"
                        + movement.to().translate(-corner.q(), -corner.r()));
            } else {
                moves.add("pass");
            }
        }
        return moves;
    }

    private static String kind(Piece piece) {
        return piece.color() + " " + piece.bug();
    }

    private static Hex corner(Position position) {
        int q = position.stacks().keySet().stream().mapToInt(Hex::q).min().orElse(0);
        int r = position.stacks().keySet().stream().mapToInt(Hex::r).min().orElse(0);
        return Hex.of(q, r);
    }

    private Set<Move> legalMoves() {
        Set<Move> moves = new LinkedHashSet<>();
        if (isLost(Color.WHITE) || isLost(Color.BLACK)) {
            return moves; // R7.4
        }
        placements(moves);
        if (queenIsPlaced()) { // R3.1
            for (Hex hex : List.copyOf(table.keySet())) {
                Piece piece = top(hex); // R3.3: only a top piece moves
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
        for (Bug bug : Bug.values()) {
            if (!position.ruleset().includes(bug)) {
                continue; // R1.2
            }
            for (int number = 1; number <= bug.count(); number++) {
                Piece piece = Piece.of(mover, bug, number);
                if (position.find(piece).isEmpty()) {
                    if (mayEnter(bug)) {
                        placementCells().forEach(cell -> moves.add(Move.place(piece, cell)));
                    }
                    break; // R1.3: only the lowest number
                }
            }
        }
    }

    private boolean mayEnter(Bug bug) {
        int ownTurn = position.ply() / 2 + 1;
        if (bug == Bug.QUEEN_BEE) {
            return ownTurn > 1 || position.ruleset().queenOpening(); // R2.5
        }
        return queenIsPlaced() || ownTurn < 4; // R2.4
    }

    private Set<Hex> placementCells() {
        Set<Hex> cells = new LinkedHashSet<>();
        if (position.ply() == 0) {
            cells.add(Hex.ORIGIN); // R2.1
            return cells;
        }
        for (Hex hex : table.keySet()) {
            for (Hex cell : hex.neighbors()) {
                if (isEmpty(cell)) { // R2.3
                    boolean besideOwn = cell.neighbors().stream().anyMatch(n -> !isEmpty(n) && top(n).color() == mover);
                    boolean besideEnemy =
                            cell.neighbors().stream().anyMatch(n -> !isEmpty(n) && top(n).color() != mover);
                    if (position.ply() == 1 || besideOwn && !besideEnemy) { // R2.1, R2.2
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
        if (rests || splitsHive(from)) {
            return all; // R5.1, R3.2
        }
        boolean alone = height(from) == 1;
        Set<Bug> copied = copied(from);
        table.get(from).remove(piece); // lifted
        if (table.get(from).isEmpty()) {
            table.remove(from);
        }
        if (piece.color() == mover) {
            if (piece.bug() == Bug.MOSQUITO) {
                copied.forEach(bug -> all.addAll(way(bug, from))); // R4.7
            } else {
                all.addAll(way(piece.bug(), from));
            }
        }
        if (alone && withThrows) {
            all.addAll(thrown(piece, from));
        }
        table.computeIfAbsent(from, hex -> new ArrayList<>()).add(piece);
        all.remove(from); // R3.6
        return all;
    }

    /** What a Mosquito on that cell may move as. */
    private Set<Bug> copied(Hex hex) {
        if (height(hex) > 1) {
            return EnumSet.of(Bug.BEETLE);
        }
        Set<Bug> bugs = EnumSet.noneOf(Bug.class);
        hex.neighbors().stream().filter(n -> !isEmpty(n)).forEach(n -> bugs.add(top(n).bug()));
        bugs.remove(Bug.MOSQUITO);
        return bugs;
    }

    private boolean splitsHive(Hex hex) {
        if (height(hex) > 1) {
            return false; // a piece on top never splits the hive
        }
        Set<Hex> rest = new HashSet<>(table.keySet());
        rest.remove(hex);
        if (rest.isEmpty()) {
            return false;
        }
        Set<Hex> reached = new HashSet<>();
        Deque<Hex> open = new ArrayDeque<>(Set.of(rest.iterator().next()));
        while (!open.isEmpty()) {
            Hex next = open.remove();
            if (rest.contains(next) && reached.add(next)) {
                open.addAll(next.neighbors());
            }
        }
        return reached.size() < rest.size();
    }

    /** Where a lifted piece gets from a cell as that creature. */
    private Set<Hex> way(Bug bug, Hex from) {
        return switch (bug) {
            case QUEEN_BEE, PILLBUG -> onGround(from) ? groundSteps(from) : Set.of(); // R4.1, R4.8
            case BEETLE -> beetle(from);
            case GRASSHOPPER -> grasshopper(from);
            case SPIDER -> spider(List.of(from));
            case SOLDIER_ANT -> ant(from);
            case LADYBUG -> ladybug(from);
            case MOSQUITO -> Set.of();
        };
    }

    private boolean onGround(Hex hex) {
        return isEmpty(hex);
    }

    /** R3.4 and R3.5 on the ground. */
    private Set<Hex> groundSteps(Hex from) {
        Set<Hex> steps = new LinkedHashSet<>();
        for (Hex to : from.neighbors()) {
            long occupied = gate(from, to).stream().filter(hex -> !isEmpty(hex)).count();
            if (isEmpty(to) && occupied == 1) {
                steps.add(to);
            }
        }
        return steps;
    }

    /** The two cells that touch both. */
    private static List<Hex> gate(Hex from, Hex to) {
        return from.neighbors().stream().filter(to::isNeighbor).toList();
    }

    /** R3.4 above the ground, heights without the moving piece. */
    private boolean hasRoom(Hex from, Hex to) {
        int level = Math.max(height(from), height(to));
        return gate(from, to).stream().anyMatch(hex -> height(hex) <= level);
    }

    /** R4.2. */
    private Set<Hex> beetle(Hex from) {
        Set<Hex> steps = new LinkedHashSet<>();
        for (Hex to : from.neighbors()) {
            if (isEmpty(from) && isEmpty(to)) {
                if (groundSteps(from).contains(to)) {
                    steps.add(to);
                }
            } else if (hasRoom(from, to)) {
                steps.add(to);
            }
        }
        return steps;
    }

    /** R4.3. */
    private Set<Hex> grasshopper(Hex from) {
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex over : from.neighbors()) {
            int dq = over.q() - from.q();
            int dr = over.r() - from.r();
            Hex end = over;
            while (!isEmpty(end)) {
                end = end.translate(dq, dr);
            }
            if (!end.equals(over)) {
                ends.add(end);
            }
        }
        return ends;
    }

    /** R4.4: the ways of exactly three steps that visit no cell twice. */
    private Set<Hex> spider(List<Hex> way) {
        Hex at = way.get(way.size() - 1);
        if (way.size() == 4) {
            return Set.of(at);
        }
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex next : groundSteps(at)) {
            if (!way.contains(next)) {
                List<Hex> longer = new ArrayList<>(way);
                longer.add(next);
                ends.addAll(spider(longer));
            }
        }
        return ends;
    }

    /** R4.5. */
    private Set<Hex> ant(Hex from) {
        Set<Hex> reached = new LinkedHashSet<>(Set.of(from));
        Deque<Hex> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            for (Hex next : groundSteps(open.remove())) {
                if (reached.add(next)) {
                    open.add(next);
                }
            }
        }
        return reached;
    }

    /** R4.6. */
    private Set<Hex> ladybug(Hex from) {
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex first : from.neighbors()) {
            if (isEmpty(first) || !hasRoom(from, first)) {
                continue;
            }
            for (Hex second : first.neighbors()) {
                if (isEmpty(second) || !hasRoom(first, second)) {
                    continue;
                }
                for (Hex end : second.neighbors()) {
                    if (isEmpty(end) && hasRoom(second, end)) {
                        ends.add(end);
                    }
                }
            }
        }
        return ends;
    }

    /** R4.9: where a lifted piece, which stood alone on the ground, may be thrown. */
    private Set<Hex> thrown(Piece piece, Hex from) {
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex over : from.neighbors()) {
            if (isEmpty(over) || !canThrow(top(over), over, piece) || !hasRoom(from, over)) {
                continue;
            }
            for (Hex end : over.neighbors()) {
                if (isEmpty(end) && hasRoom(over, end)) {
                    ends.add(end);
                }
            }
        }
        return ends;
    }

    private boolean canThrow(Piece thrower, Hex at, Piece lifted) {
        boolean rests = resting.filter(thrower::equals).isPresent(); // R5.1
        if (thrower.color() != mover || rests || height(at) > 1) {
            return false;
        }
        if (thrower.bug() == Bug.PILLBUG) {
            return true;
        }
        // A Mosquito has what its neighbours give it, the piece that it lifts among them.
        return thrower.bug() == Bug.MOSQUITO
                && (lifted.bug() == Bug.PILLBUG
                        || at.neighbors().stream().anyMatch(n -> !isEmpty(n) && top(n).bug() == Bug.PILLBUG));
    }

    // The table

    private boolean isEmpty(Hex hex) {
        return !table.containsKey(hex);
    }

    private int height(Hex hex) {
        return table.getOrDefault(hex, List.of()).size();
    }

    private Piece top(Hex hex) {
        List<Piece> stack = table.get(hex);
        return stack.get(stack.size() - 1);
    }

    private boolean queenIsPlaced() {
        return position.find(Piece.of(mover, Bug.QUEEN_BEE)).isPresent();
    }

    private boolean isLost(Color color) {
        return position.find(Piece.of(color, Bug.QUEEN_BEE))
                .filter(hex -> hex.neighbors().stream().noneMatch(this::isEmpty))
                .isPresent();
    }
}
