// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Position;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.rules.Slide;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A view of a board from which one piece is lifted. The view finds steps of the lifted piece, even steps that {@link
 * Slide} forbids.
 */
final class BoardWithoutPiece {
    private final Board board;
    private final Position position;
    private final Hex start;
    private final boolean alone;

    /**
     * Creates a view.
     *
     * @param board a board that shows the position
     * @param start the cell whose top piece is lifted
     */
    BoardWithoutPiece(Board board, Position position, Hex start) {
        this.board = board;
        this.position = position;
        this.start = start;
        alone = position.heightAt(start) == 1;
    }

    /** Returns the number of pieces on a cell, not counting the lifted piece. */
    int height(Hex hex) {
        return position.heightAt(hex) - (hex.equals(start) ? 1 : 0);
    }

    /** Returns the occupied neighbours of a cell. */
    List<Hex> piecesBeside(Hex hex) {
        return hex.neighbors().stream().filter(beside -> height(beside) > 0).toList();
    }

    /** Returns the neighbours of a cell that are empty and touch the hive. */
    List<Hex> groundBeside(Hex hex) {
        return hex.neighbors().stream().filter(this::isBesideHive).toList();
    }

    /** Returns whether a cell is empty and touches the hive. */
    boolean isBesideHive(Hex hex) {
        return height(hex) == 0 && !piecesBeside(hex).isEmpty();
    }

    /** Returns whether a region of empty cells lies outside the hive and not in a hole. */
    boolean isOutside(Set<Hex> region) {
        return position.stacks().keySet().stream()
                .flatMap(hex -> hex.neighbors().stream())
                .filter(this::isBesideHive)
                // The topmost cell beside the hive is not in a hole. Coordinates may wrap around.
                .min(Comparator.comparingInt((Hex hex) -> hex.r() - start.r())
                        .thenComparingInt(hex -> hex.q() - start.q()))
                .filter(region::contains)
                .isPresent();
    }

    /** Returns a step between neighbouring cells if the step is forbidden, otherwise empty. */
    Optional<BlockedStep> block(int step, Hex from, Hex to) {
        int direction = from.directionTo(to).orElseThrow().ordinal();
        if (alone) {
            board.hide(Grid.cell(start));
        }
        int violations = Slide.violations(board, Grid.cell(from), height(from), direction, height(to));
        if (alone) {
            board.show(Grid.cell(start));
        }
        return violations == 0
                ? Optional.empty()
                : Optional.of(new BlockedStep(step, from, to, (violations & Slide.NO_ROOM) == 0));
    }

    CandidatePath path(List<Hex> cells) {
        List<BlockedStep> blocked = new ArrayList<>();
        for (int step = 1; step < cells.size(); step++) {
            block(step, cells.get(step - 1), cells.get(step)).ifPresent(blocked::add);
        }
        return new CandidatePath(cells, blocked);
    }

    /**
     * Returns a path to a cell, or empty if no path exists. Prefers paths with few forbidden steps, then short paths.
     *
     * @param beside returns the cells that may follow a cell in the path, even by a forbidden step
     */
    Optional<CandidatePath> best(Hex to, Function<Hex, List<Hex>> beside) {
        PriorityQueue<CandidatePath> open = new PriorityQueue<>(CandidatePath.BY_COST);
        Set<Hex> done = new HashSet<>();
        open.add(path(List.of(start)));
        while (!open.isEmpty()) {
            CandidatePath path = open.remove();
            Hex last = path.cells().get(path.length());
            if (last.equals(to)) {
                return Optional.of(path);
            }
            if (done.add(last)) {
                beside.apply(last).stream()
                        .filter(next -> !done.contains(next))
                        .forEach(next -> open.add(longer(path, last, next)));
            }
        }
        return Optional.empty();
    }

    private CandidatePath longer(CandidatePath path, Hex last, Hex next) {
        List<Hex> cells = Stream.concat(path.cells().stream(), Stream.of(next)).toList();
        List<BlockedStep> blocked = Stream.concat(
                        path.blocked().stream(), block(path.length() + 1, last, next).stream())
                .toList();
        return new CandidatePath(cells, blocked);
    }

    /** Returns the cells that can be reached from a cell by ground steps, legal or forbidden. */
    Set<Hex> region(Hex from) {
        return reach(from, this::isBesideHive);
    }

    /** Returns the connected groups of occupied cells that remain without the start cell. */
    List<Set<Hex>> groups() {
        Set<Hex> left = new HashSet<>(position.stacks().keySet());
        left.remove(start);
        List<Set<Hex>> groups = new ArrayList<>();
        for (Hex beside : start.neighbors()) {
            if (left.remove(beside)) {
                groups.add(reach(beside, left::remove));
            }
        }
        return groups;
    }

    private static Set<Hex> reach(Hex from, Predicate<Hex> isOpen) {
        Set<Hex> reached = new HashSet<>(Set.of(from));
        Deque<Hex> queue = new ArrayDeque<>(reached);
        while (!queue.isEmpty()) {
            for (Hex next : queue.remove().neighbors()) {
                if (isOpen.test(next) && reached.add(next)) {
                    queue.add(next);
                }
            }
        }
        return reached;
    }

    /**
     * Returns the forbidden ground steps between the lifted piece and a cell, the nearest first. Includes steps that
     * lose contact only if no gate blocks the way.
     *
     * <p>Only the path with the fewest forbidden steps is searched, because at most one gate lies between two regions.
     * If there were two gates, a closed curve through both gates would split the hive.
     */
    List<BlockedStep> blockedBefore(Hex to) {
        return best(to, this::groundBeside).map(path -> nearest(path.blocked())).orElse(List.of());
    }

    /**
     * Returns the nearest step for each gate, or all steps if there are no gates. The result is sorted by step number.
     */
    static List<BlockedStep> nearest(List<BlockedStep> blocked) {
        Map<Set<Hex>, BlockedStep> gates = new HashMap<>(); // steps there and back pass the same gate
        blocked.stream()
                .filter(step -> !step.losesContact())
                .forEach(step -> gates.merge(
                        Set.of(step.from(), step.to()),
                        step,
                        (one, other) -> one.step() <= other.step() ? one : other));
        Set<BlockedStep> steps = new HashSet<>(gates.isEmpty() ? blocked : gates.values());
        return steps.stream()
                .sorted(Comparator.comparingInt(BlockedStep::step)
                        .thenComparing(BlockedStep::from)
                        .thenComparing(BlockedStep::to))
                .toList();
    }
}
