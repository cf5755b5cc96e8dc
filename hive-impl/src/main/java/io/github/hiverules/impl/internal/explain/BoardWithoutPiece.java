package io.github.hiverules.impl.internal.explain;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Position;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.rules.Slide;
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
public final class BoardWithoutPiece {
    private final Board board;
    private final Position position;
    private final Hex start;
    private final boolean alone;

    /** The table without the uppermost piece on that cell. */
    public BoardWithoutPiece(Board board, Position position, Hex start) {
        this.board = board;
        this.position = position;
        this.start = start;
        alone = position.heightAt(start) == 1;
    }

    /** How many pieces stand on a cell, the lifted one aside. */
    public int height(Hex hex) {
        return position.heightAt(hex) - (hex.equals(start) ? 1 : 0);
    }

    /** The cells beside one that pieces stand on. */
    public List<Hex> piecesBeside(Hex hex) {
        return hex.neighbors().stream().filter(beside -> height(beside) > 0).toList();
    }

    /** The empty cells beside one that touch the hive. */
    public List<Hex> groundBeside(Hex hex) {
        return hex.neighbors().stream().filter(this::isRim).toList();
    }

    /** Whether a cell is empty and touches the hive. */
    public boolean isRim(Hex hex) {
        return height(hex) == 0 && !piecesBeside(hex).isEmpty();
    }

    /** Whether a walk through empty cells beside the hive leads to the outside, whatever bars its steps. */
    public boolean isOutside(Set<Hex> walked) {
        return position.stacks().keySet().stream()
                .flatMap(hex -> hex.neighbors().stream())
                .filter(this::isRim)
                .min(Comparator.naturalOrder()) // nothing is above the uppermost row
                .filter(walked::contains)
                .isPresent();
    }

    /** What bars the step from a cell to the next; empty where nothing does. */
    public Optional<CandidatePath.BlockedStep> bar(int step, Hex from, Hex to) {
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
        return isOpen ? Optional.empty() : Optional.of(new CandidatePath.BlockedStep(step, from, to, !hasRoom));
    }

    private void hide() {
        if (alone) {
            board.hide(Grid.cell(start));
        }
    }

    /** The trail over these cells. */
    public CandidatePath trail(List<Hex> cells) {
        List<CandidatePath.BlockedStep> bars = new ArrayList<>();
        for (int step = 1; step < cells.size(); step++) {
            bar(step, cells.get(step - 1), cells.get(step)).ifPresent(bars::add);
        }
        return new CandidatePath(cells, bars);
    }

    /**
     * A trail from the start to a cell with as few barred steps as can be, and of those a shortest one: an open one where there
     * is any.
     *
     * @param beside the cells that a step may lead to, barred or not
     */
    public Optional<CandidatePath> best(Hex to, Function<Hex, List<Hex>> beside) {
        PriorityQueue<CandidatePath> open = new PriorityQueue<>(CandidatePath.BY_COST);
        Set<Hex> done = new HashSet<>();
        open.add(trail(List.of(start)));
        while (!open.isEmpty()) {
            CandidatePath trail = open.remove();
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

    private CandidatePath longer(CandidatePath trail, Hex last, Hex next) {
        List<Hex> cells = Stream.concat(trail.cells().stream(), Stream.of(next)).toList();
        List<CandidatePath.BlockedStep> bars = Stream.concat(
                        trail.bars().stream(), bar(cells.size() - 1, last, next).stream())
                .toList();
        return new CandidatePath(cells, bars);
    }

    /** The cells that ground steps would lead to if none were barred. */
    public Set<Hex> region(Hex from) {
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
    public List<CandidatePath.BlockedStep> barsBefore(Hex to) {
        return best(to, this::groundBeside).map(trail -> nearest(trail.bars())).orElse(List.of());
    }

    /** Each gate once, at the nearest step; where there are no gates, the barred steps as they are. */
    public static List<CandidatePath.BlockedStep> nearest(List<CandidatePath.BlockedStep> bars) {
        Map<Set<Hex>, CandidatePath.BlockedStep> gates = new HashMap<>();
        bars.stream()
                .filter(CandidatePath.BlockedStep::lacksRoom)
                .forEach(bar -> gates.merge(bar.gate(), bar, (one, other) -> one.step() <= other.step() ? one : other));
        return (gates.isEmpty() ? bars.stream() : gates.values().stream())
                .distinct()
                .sorted(Comparator.comparingInt(CandidatePath.BlockedStep::step)
                        .thenComparing(CandidatePath.BlockedStep::from)
                        .thenComparing(CandidatePath.BlockedStep::to))
                .toList();
    }
}
