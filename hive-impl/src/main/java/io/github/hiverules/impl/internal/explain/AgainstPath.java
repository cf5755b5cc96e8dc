package io.github.hiverules.impl.internal.explain;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.PathViolation;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.rules.Grasshopper;
import io.github.hiverules.impl.internal.rules.Ladybug;
import io.github.hiverules.impl.internal.rules.Spider;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Why the movement of a piece's creature, or of each that a Mosquito copies, does not lead to a cell (R4). */
public final class AgainstPath {
    private final Board board;
    private final Position position;
    private final Piece piece;
    private final Hex from;
    private final Hex to;
    private final boolean apart;
    private final BoardWithoutPiece lifted;
    private final List<Violation> why = new ArrayList<>();

    /** @param apart whether the cell touches no other piece, which is said already */
    public AgainstPath(Board board, Position position, Piece piece, Hex from, Hex to, boolean apart) {
        this.board = board;
        this.position = position;
        this.piece = piece;
        this.from = from;
        this.to = to;
        this.apart = apart;
        lifted = new BoardWithoutPiece(board, position, from);
    }

    /** Whether a way leads there, were the piece free to leave; if not, the reasons are added. */
    public boolean isOpen(List<Violation> reasons) {
        List<Bug> creatures = PathFinder.creatures(board, piece, from);
        if (creatures.isEmpty()) {
            why.add(new PathViolation.NothingToCopy(piece));
        }
        for (Bug as : creatures) {
            if (!apart && PathFinder.leads(board, as, from, to)) {
                return true;
            }
            explain(as);
        }
        reasons.addAll(why);
        return false;
    }

    private void explain(Bug as) {
        boolean occupied = lifted.height(to) > 0;
        if (occupied && as != Bug.BEETLE && as != Bug.GRASSHOPPER) {
            why.add(new PathViolation.CannotClimb(
                    piece, as, to, position.stackAt(to).orElseThrow()));
            return;
        }
        switch (as) {
            case QUEEN_BEE, PILLBUG, BEETLE -> oneStep(as);
            case GRASSHOPPER -> jump(as);
            case SOLDIER_ANT -> walk(as);
            case SPIDER -> threeOnGround(as);
            case LADYBUG -> threeOverTheTop(as);
            case MOSQUITO -> throw new IllegalArgumentException("a Mosquito copies no Mosquito");
        }
    }

    private void oneStep(Bug as) {
        if (from.isNeighbor(to)) {
            add(as, lifted.bar(1, from, to).stream().toList());
        } else {
            why.add(new PathViolation.TooFar(piece, as, to, from.distance(to)));
        }
    }

    private void add(Bug as, List<CandidatePath.BlockedStep> bars) {
        bars.forEach(bar -> why.add(
                bar.lacksRoom()
                        ? new PathViolation.GateBlocked(piece, as, bar.step(), bar.from(), bar.to(), bar.gate())
                        : new PathViolation.LosesContact(piece, as, bar.step(), bar.from(), bar.to())));
    }

    private void jump(Bug as) {
        int dq = Integer.signum(to.q() - from.q());
        int dr = Integer.signum(to.r() - from.r());
        Optional<Direction> line = from.directionTo(from.translate(dq, dr)).filter(direction -> isInLine());
        if (line.isEmpty()) {
            why.add(new PathViolation.NotInLine(piece, as, to));
            return;
        }
        Hex next = from.neighbor(line.get());
        if (lifted.height(next) == 0) {
            why.add(new PathViolation.NothingToJumpOver(piece, as, to, next));
            return;
        }
        int cell = Grasshopper.landing(board, Grid.cell(from), line.get().ordinal());
        Hex landing = next;
        while (Grid.cell(landing) != cell) {
            landing = landing.neighbor(line.get());
        }
        why.add(new PathViolation.LandsElsewhere(piece, as, to, landing));
    }

    private boolean isInLine() {
        int dq = to.q() - from.q();
        int dr = to.r() - from.r();
        return dq == 0 || dr == 0 || dq == -dr;
    }

    private void walk(Bug as) {
        if (!apart && !isEnclosed(as)) {
            add(as, lifted.barsBefore(to));
        }
    }

    /** Whether start and destination lie in different regions even without bars; then that is the reason. */
    private boolean isEnclosed(Bug as) {
        Set<Hex> region = lifted.region(to);
        if (region.contains(from)) {
            return false;
        }
        why.add(new PathViolation.Enclosed(piece, as, to, lifted.isOutside(region) ? lifted.region(from) : region));
        return true;
    }

    private void threeOnGround(Bug as) {
        if (apart || isEnclosed(as)) {
            return;
        }
        List<CandidatePath.BlockedStep> bars = barsOnBest(Spider.trails(from, to, lifted::groundBeside));
        OptionalInt shortest = shortest(lifted::groundBeside);
        add(as, bars.isEmpty() && shortest.isEmpty() ? lifted.barsBefore(to) : bars);
        if (bars.isEmpty() || shortest.isPresent()) {
            why.add(new PathViolation.NotInThreeSteps(piece, as, to, shortest));
        }
        if (shortest.equals(OptionalInt.of(1))) {
            why.add(new PathViolation.VisitsTwice(piece, as, to, from));
        }
    }

    private void threeOverTheTop(Bug as) {
        List<CandidatePath.BlockedStep> bars = barsOnBest(Ladybug.trails(from, to, lifted::piecesBeside));
        OptionalInt shortest = apart ? OptionalInt.empty() : shortest(this::overTheTop);
        add(as, bars);
        if (!apart && (bars.isEmpty() || shortest.isPresent())) {
            why.add(new PathViolation.NotInThreeSteps(piece, as, to, shortest));
        }
    }

    private List<Hex> overTheTop(Hex hex) {
        Stream<Hex> down = !hex.equals(from) && hex.isNeighbor(to) ? Stream.of(to) : Stream.empty();
        return Stream.concat(lifted.piecesBeside(hex).stream(), down).toList();
    }

    /** Of the ways that have the fewest barred steps, the first barred one each. */
    private List<CandidatePath.BlockedStep> barsOnBest(List<List<Hex>> ways) {
        List<CandidatePath> trails = ways.stream().map(lifted::trail).toList();
        if (trails.isEmpty()) {
            return List.of();
        }
        int fewest = Collections.min(trails, CandidatePath.BY_COST).bars().size();
        return BoardWithoutPiece.nearest(trails.stream()
                .filter(trail -> trail.bars().size() == fewest)
                .flatMap(trail -> trail.bars().stream().limit(1))
                .toList());
    }

    /** How many steps the shortest open way has. */
    private OptionalInt shortest(Function<Hex, List<Hex>> beside) {
        return lifted.best(to, beside)
                .filter(CandidatePath::isOpen)
                .map(trail -> OptionalInt.of(trail.steps()))
                .orElse(OptionalInt.empty());
    }
}
