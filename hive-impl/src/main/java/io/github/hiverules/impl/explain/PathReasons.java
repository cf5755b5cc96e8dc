// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.Violation.Kind;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.rules.Grasshopper;
import io.github.hiverules.impl.rules.MoveGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Finds the reasons why no path leads to a cell (R4). For a Mosquito, finds the reasons for each bug that the Mosquito
 * copies.
 */
final class PathReasons {
    private final MoveGenerator generator;
    private final Position position;
    private final Piece piece;
    private final Hex from;
    private final Hex to;
    private final boolean apart;
    private final BoardWithoutPiece lifted;
    private final List<Violation> why = new ArrayList<>();

    /**
     * Creates an instance.
     *
     * @param apart whether the destination touches no other piece. The caller reports this violation
     */
    PathReasons(MoveGenerator generator, Position position, Piece piece, Hex from, Hex to, boolean apart) {
        this.generator = generator;
        this.position = position;
        this.piece = piece;
        this.from = from;
        this.to = to;
        this.apart = apart;
        lifted = new BoardWithoutPiece(generator.board(), position, from);
    }

    /**
     * Returns whether a path leads to the destination, ignoring the rules about lifting. If there is no path, adds the
     * reasons.
     */
    boolean isOpen(List<Violation> reasons) {
        List<Bug> bugs = PathFinder.bugs(generator.board(), piece, from);
        if (bugs.isEmpty()) {
            why.add(Violations.of(Kind.NOTHING_TO_COPY, piece));
        }
        for (Bug as : bugs) {
            if (!apart && PathFinder.leads(generator, as, from, to)) {
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
            why.add(Violations.of(
                    Kind.ENDS_ON_PIECE, piece, as, to, position.stackAt(to).orElseThrow()));
            return;
        }
        switch (as) {
            case QUEEN_BEE, PILLBUG, BEETLE -> oneStep(as);
            case GRASSHOPPER -> jump();
            case SOLDIER_ANT -> walk(as);
            case SPIDER -> threeOnGround(as);
            case LADYBUG -> threeOverTheTop(as);
            case MOSQUITO -> throw new IllegalArgumentException("Expected a bug to move as, found MOSQUITO.");
        }
    }

    private void oneStep(Bug as) {
        if (from.isNeighbor(to)) {
            add(as, lifted.block(1, from, to).stream().toList());
        } else {
            why.add(Violations.of(Kind.TOO_FAR, piece, as, to, from.distance(to)));
        }
    }

    private void add(Bug as, List<BlockedStep> blocked) {
        for (BlockedStep step : blocked) {
            Kind kind = step.losesContact() ? Kind.LOSES_CONTACT : Kind.GATE_BLOCKED;
            why.add(Violations.of(kind, piece, as, step.step(), step.from(), step.to()));
        }
    }

    private void jump() {
        int dq = Integer.signum(to.q() - from.q());
        int dr = Integer.signum(to.r() - from.r());
        Optional<Direction> line = from.directionTo(from.translate(dq, dr)).filter(direction -> isInLine());
        if (line.isEmpty()) {
            why.add(Violations.of(Kind.NOT_IN_LINE, piece, to));
            return;
        }
        Hex next = from.neighbor(line.get());
        if (lifted.height(next) == 0) {
            why.add(Violations.of(Kind.NOTHING_TO_JUMP_OVER, piece, to, next));
            return;
        }
        int cell = Grasshopper.landing(
                generator.board(), Grid.cell(from), line.get().ordinal());
        Hex landing = next;
        while (Grid.cell(landing) != cell) {
            landing = landing.neighbor(line.get());
        }
        why.add(Violations.of(Kind.LANDS_ELSEWHERE, piece, to, landing));
    }

    private boolean isInLine() {
        int dq = to.q() - from.q();
        int dr = to.r() - from.r();
        return dq == 0 || dr == 0 || dq == -dr;
    }

    private void walk(Bug as) {
        if (!apart && !isEnclosed(as)) {
            add(as, lifted.blockedBefore(to));
        }
    }

    /** Returns true and adds the reason if start and destination are in different regions of empty cells. */
    private boolean isEnclosed(Bug as) {
        Set<Hex> region = lifted.region(to);
        if (region.contains(from)) {
            return false;
        }
        why.add(Violations.of(Kind.ENCLOSED, piece, as, to, lifted.isOutside(region) ? lifted.region(from) : region));
        return true;
    }

    private void threeOnGround(Bug as) {
        if (apart || isEnclosed(as)) {
            return;
        }
        List<BlockedStep> blocked = blockedOnBest(PathFinder.threeSteps(as, lifted, from, to));
        Optional<Integer> shortest = shortest(lifted::groundBeside);
        add(as, blocked.isEmpty() && shortest.isEmpty() ? lifted.blockedBefore(to) : blocked);
        if (blocked.isEmpty() || shortest.isPresent()) {
            notInThreeSteps(as, shortest);
        }
        if (shortest.equals(Optional.of(1))) {
            why.add(Violations.of(Kind.VISITS_TWICE, piece, to));
        }
    }

    private void threeOverTheTop(Bug as) {
        List<BlockedStep> blocked = blockedOnBest(PathFinder.threeSteps(as, lifted, from, to));
        Optional<Integer> shortest = apart ? Optional.empty() : shortest(this::overTheTop);
        add(as, blocked);
        if (!apart && (blocked.isEmpty() || shortest.isPresent())) {
            notInThreeSteps(as, shortest);
        }
    }

    private void notInThreeSteps(Bug as, Optional<Integer> shortest) {
        why.add(shortest.map(steps -> Violations.of(Kind.NOT_IN_THREE_STEPS, piece, as, to, steps))
                .orElseGet(() -> Violations.of(Kind.NOT_IN_THREE_STEPS, piece, as, to)));
    }

    private List<Hex> overTheTop(Hex hex) {
        Stream<Hex> down = !hex.equals(from) && hex.isNeighbor(to) ? Stream.of(to) : Stream.empty();
        return Stream.concat(lifted.piecesBeside(hex).stream(), down).toList();
    }

    /**
     * Returns the first forbidden step of each candidate path. Ignores candidate paths with more forbidden steps than
     * the best candidate path.
     */
    private List<BlockedStep> blockedOnBest(List<List<Hex>> candidates) {
        List<CandidatePath> paths = candidates.stream().map(lifted::path).toList();
        int fewest =
                paths.stream().mapToInt(path -> path.blocked().size()).min().orElse(0);
        return BoardWithoutPiece.nearest(paths.stream()
                .filter(path -> path.blocked().size() == fewest)
                .flatMap(path -> path.blocked().stream().limit(1))
                .toList());
    }

    /** Returns the length of the shortest path without forbidden steps, or empty if every path has a forbidden step. */
    private Optional<Integer> shortest(Function<Hex, List<Hex>> beside) {
        return lifted.best(to, beside).filter(CandidatePath::isOpen).map(CandidatePath::length);
    }
}
