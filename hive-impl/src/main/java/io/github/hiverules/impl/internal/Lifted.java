package io.github.hiverules.impl.internal;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The table while one piece is lifted, as the explanations look at it: where that piece could step, and which rule bars a
 * step. {@link Slide} decides; nothing here is asked when a move is only judged.
 */
final class Lifted {
    private final Board board;
    private final Position position;
    private final Hex start;
    private final boolean alone;

    /** The table without the uppermost piece on that cell. */
    Lifted(Board board, Position position, Hex start) {
        this.board = board;
        this.position = position;
        this.start = start;
        alone = position.heightAt(start) == 1;
    }

    /** How many pieces stand on a cell, the lifted one aside. */
    int height(Hex hex) {
        return position.heightAt(hex) - (hex.equals(start) ? 1 : 0);
    }

    /** The cells beside one that pieces stand on. */
    List<Hex> piecesBeside(Hex hex) {
        return hex.neighbors().stream().filter(beside -> height(beside) > 0).toList();
    }

    /** The empty cells beside one that touch the hive. */
    List<Hex> groundBeside(Hex hex) {
        return hex.neighbors().stream().filter(this::isRim).toList();
    }

    /** Whether a cell is empty and touches the hive. */
    boolean isRim(Hex hex) {
        return height(hex) == 0 && !piecesBeside(hex).isEmpty();
    }

    /** Whether a walk through empty cells beside the hive leads to the outside, whatever bars its steps. */
    boolean isOutside(Set<Hex> walked) {
        return position.stacks().keySet().stream()
                .flatMap(hex -> hex.neighbors().stream())
                .filter(this::isRim)
                .min(Comparator.naturalOrder()) // nothing is above the uppermost row
                .filter(walked::contains)
                .isPresent();
    }

    /** What bars the step from a cell to the next; empty where nothing does. */
    Optional<Trail.Bar> bar(int step, Hex from, Hex to) {
        int direction = from.directionTo(to).orElseThrow().ordinal();
        int cell = Grid.cell(from);
        int level = height(from);
        boolean onGround = level == 0 && height(to) == 0;
        boolean hasRoom;
        boolean isOpen;
        if (onGround) {
            hide();
            hasRoom = Slide.hasRoomOnGround(board, cell, direction);
            isOpen = (Slide.groundSteps(board, cell) >> direction & 1) != 0;
            hide();
        } else {
            hasRoom = Slide.isOpenAbove(board, cell, level, direction);
            isOpen = hasRoom;
        }
        return isOpen ? Optional.empty() : Optional.of(new Trail.Bar(step, from, to, !hasRoom));
    }

    private void hide() {
        if (alone) {
            board.hide(Grid.cell(start));
        }
    }

    /** The trail over these cells. */
    Trail trail(List<Hex> cells) {
        List<Trail.Bar> bars = new ArrayList<>();
        for (int step = 1; step < cells.size(); step++) {
            bar(step, cells.get(step - 1), cells.get(step)).ifPresent(bars::add);
        }
        return new Trail(cells, bars);
    }

    /**
     * A trail from the start to a cell with as few barred steps as can be, and of those a shortest one: an open one where there
     * is any.
     *
     * @param beside the cells that a step may lead to, barred or not
     */
    Optional<Trail> best(Hex to, Function<Hex, List<Hex>> beside) {
        PriorityQueue<Trail> open = new PriorityQueue<>(Trail.BY_COST);
        Set<Hex> done = new HashSet<>();
        open.add(trail(List.of(start)));
        while (!open.isEmpty()) {
            Trail trail = open.remove();
            Hex last = trail.cells().get(trail.steps());
            if (last.equals(to)) {
                return Optional.of(trail);
            }
            if (done.add(last)) {
                beside.apply(last).stream()
                        .filter(next -> !done.contains(next))
                        .forEach(next -> open.add(longer(trail, last, next)));
            }
        }
        return Optional.empty();
    }

    private Trail longer(Trail trail, Hex last, Hex next) {
        List<Hex> cells = Stream.concat(trail.cells().stream(), Stream.of(next)).toList();
        List<Trail.Bar> bars = Stream.concat(trail.bars().stream(), bar(cells.size() - 1, last, next).stream())
                .toList();
        return new Trail(cells, bars);
    }

    /** The cells that ground steps would lead to if none were barred. */
    Set<Hex> region(Hex from) {
        Set<Hex> region = new LinkedHashSet<>(List.of(from));
        Deque<Hex> queue = new ArrayDeque<>(region);
        while (!queue.isEmpty()) {
            for (Hex next : groundBeside(queue.remove())) {
                if (region.add(next)) {
                    queue.add(next);
                }
            }
        }
        return region;
    }

    /**
     * The barred ground steps between the lifted piece and a cell, the nearest first. One best trail shows them all, since
     * between two regions there is never more than one gate: through two, a line from region to region and back would part
     * the hive. Steps that only lose the hive come where there is no gate.
     */
    List<Trail.Bar> barsBefore(Hex to) {
        return best(to, this::groundBeside).map(trail -> nearest(trail.bars())).orElse(List.of());
    }

    /** Each gate once, at the nearest step; where there are no gates, the barred steps as they are. */
    static List<Trail.Bar> nearest(List<Trail.Bar> bars) {
        Map<Set<Hex>, Trail.Bar> gates = new HashMap<>();
        bars.stream()
                .filter(Trail.Bar::lacksRoom)
                .forEach(bar -> gates.merge(bar.gate(), bar, (one, other) -> one.step() <= other.step() ? one : other));
        return (gates.isEmpty() ? bars.stream() : gates.values().stream())
                .distinct()
                .sorted(Comparator.comparingInt(Trail.Bar::step)
                        .thenComparing(Trail.Bar::from)
                        .thenComparing(Trail.Bar::to))
                .toList();
    }
}
