// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.internal.ShiftedStacks;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The layout of a picture, in units of the {@code viewBox}. The origin is the centre of the hive's {@linkplain
 * ShiftedStacks corner cell}. The hands are on the left and right of the table, and the caption is below.
 */
final class SvgLayout {
    static final double HAND_WIDTH = 104;
    static final double HAND_ROW = 52;
    static final double CAPTION_HEIGHT = 34;
    static final double CAPTION_SIZE = 20;

    private static final double MARGIN = 26;
    private static final int MAX_CELLS_AWAY = 1_000;

    /** The stacks in painting order, in the coordinates of the picture. */
    final ShiftedStacks shifted;

    final String caption;

    final Box table;

    final Box picture;

    /** The bugs of a hand, one in each row. */
    final List<Bug> bugs;

    /** The cells of the hive and the margin, and the marked cells. */
    private final Set<Hex> cells;

    record Box(double left, double top, double right, double bottom) {
        double width() {
            return right - left;
        }

        double height() {
            return bottom - top;
        }

        double middle() {
            return (left + right) / 2;
        }

        private Box with(Box other) {
            return new Box(
                    Math.min(left, other.left),
                    Math.min(top, other.top),
                    Math.max(right, other.right),
                    Math.max(bottom, other.bottom));
        }

        private Box grown(double across, double down) {
            return new Box(left - across, top - down, right + across, bottom + down);
        }

        private Box atLeast(double width, double height) {
            return grown(Math.max(0, width - width()) / 2, Math.max(0, height - height()) / 2);
        }
    }

    SvgLayout(SvgStyle style, Setup setup) {
        this.shifted = ShiftedStacks.of(setup.stacks());
        Set<Bug> kinds = new LinkedHashSet<>();
        setup.ruleset().pieces(Color.WHITE).forEach(piece -> kinds.add(piece.bug()));
        this.bugs = List.copyOf(kinds);
        this.cells = new LinkedHashSet<>(
                shifted.stacks().isEmpty()
                        ? Set.of(Hex.ORIGIN)
                        : shifted.stacks().keySet());
        for (int ring = 0; ring < style.margin(); ring++) {
            List.copyOf(cells).forEach(cell -> cells.addAll(cell.neighbors()));
        }
        for (Hex hex : style.marked()) {
            Hex cell = shifted.shift(hex);
            if (Math.abs((long) cell.q()) > MAX_CELLS_AWAY || Math.abs((long) cell.r()) > MAX_CELLS_AWAY) {
                throw new IllegalArgumentException("A marked cell is more than " + MAX_CELLS_AWAY
                        + " rows or columns away from the hive's corner.");
            }
            cells.add(cell);
        }
        Box box =
                cells.stream().map(this::boxOf).reduce(Box::with).orElseThrow().grown(MARGIN, MARGIN);
        this.table = style.hands() ? box.atLeast(0, bugs.size() * HAND_ROW + 20) : box;
        Box wide = style.hands() ? table.grown(HAND_WIDTH, 0) : table;
        this.caption = Svg.cut(style.caption(), 100);
        this.picture = caption.isEmpty() ? wide : withCaption(wide);
    }

    private Box withCaption(Box box) {
        Box wide = box.atLeast(Math.min(captionEms() * CAPTION_SIZE, 560) + 2 * MARGIN, 0);
        return new Box(wide.left, wide.top, wide.right, wide.bottom + CAPTION_HEIGHT);
    }

    /** Returns the empty cells of the margin and the empty marked cells. */
    Set<Hex> freeCells() {
        Set<Hex> free = new LinkedHashSet<>(cells);
        free.removeAll(shifted.stacks().keySet());
        return free;
    }

    /** Estimates the width of the caption in ems. */
    private double captionEms() {
        return caption.codePoints().mapToDouble(c -> c < 0x1100 ? .56 : 1).sum();
    }

    double captionSize() {
        return Math.min(CAPTION_SIZE, (picture.width() - 2 * MARGIN) / captionEms());
    }

    double handLeft(Color color) {
        return color == Color.WHITE ? table.left() - HAND_WIDTH + 14 : table.right() + 2;
    }

    static double x(Hex cell) {
        return SvgTiles.WIDTH * (cell.q() + cell.r() / 2.0);
    }

    static double y(Hex cell) {
        return SvgTiles.RADIUS * 1.5 * cell.r();
    }

    /** Returns the distance between the tiles of a stack: less in high stacks, to keep the row above visible. */
    static double lift(int height) {
        return Math.min(13, 54.0 / Math.max(1, height - 1));
    }

    /** Returns the vertical centre of the top tile of a cell, or of an empty cell. */
    double top(Hex cell) {
        PieceStack stack = shifted.stacks().get(cell);
        return y(cell) - (stack == null ? 0 : lift(stack.height()) * (stack.height() - 1));
    }

    private Box boxOf(Hex cell) {
        return new Box(
                x(cell) - SvgTiles.WIDTH / 2,
                top(cell) - SvgTiles.RADIUS,
                x(cell) + SvgTiles.WIDTH / 2,
                y(cell) + SvgTiles.RADIUS + SvgTiles.THICKNESS);
    }

    /** Returns the cell at a point, in coordinates of the position. If stacks overlap, the front stack counts. */
    Optional<Hex> cellAt(double x, double y) {
        if (!(x >= table.left() && x <= table.right() && y >= table.top() && y <= table.bottom())) {
            return Optional.empty();
        }
        List<Hex> painted = new ArrayList<>(shifted.stacks().keySet());
        for (int i = painted.size() - 1; i >= 0; i--) {
            if (isOnTiles(painted.get(i), x, y)) {
                return Optional.of(shifted.unshift(painted.get(i)));
            }
        }
        Set<Hex> empty = freeCells();
        painted.forEach(cell -> empty.addAll(cell.neighbors()));
        return empty.stream()
                .filter(cell -> isInCell(x - x(cell), y - y(cell)))
                .findFirst()
                .map(shifted::unshift);
    }

    private boolean isOnTiles(Hex cell, double x, double y) {
        double dx = x - x(cell);
        return isInCell(dx, Math.max(0, y - y(cell))) && isInCell(dx, Math.min(0, y - top(cell)));
    }

    /** Returns whether a point is inside a cell. Points on the edge are outside. */
    private static boolean isInCell(double dx, double dy) {
        double across = Math.abs(dx);
        return across < SvgTiles.WIDTH / 2 - 1e-6 && Math.abs(dy) < SvgTiles.RADIUS - across / Math.sqrt(3) - 1e-6;
    }
}
