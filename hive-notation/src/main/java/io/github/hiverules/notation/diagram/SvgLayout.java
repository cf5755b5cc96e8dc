// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Stack;
import io.github.hiverules.notation.internal.ShiftedStacks;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Where everything lies in one picture, in units of its {@code viewBox}: the cells around the middle of the hive's
 * {@linkplain ShiftedStacks corner}, the hands left and right of the table, the caption below.
 */
final class SvgLayout {
    static final double HAND_WIDTH = 104;
    static final double HAND_ROW = 52;
    static final double CAPTION_HEIGHT = 34;
    static final double CAPTION_SIZE = 20;

    private static final double MARGIN = 26;
    private static final int MAX_CELLS_AWAY = 1_000;

    private final ShiftedStacks arrangement;
    private final Set<Hex> margin;
    private final Set<Hex> marked = new LinkedHashSet<>();
    private final Box table;
    private final Box picture;

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

        /** Grown to both sides where it is smaller. */
        private Box atLeast(double width, double height) {
            return grown(Math.max(0, width - width()) / 2, Math.max(0, height - height()) / 2);
        }
    }

    /** @throws IllegalArgumentException if a marked cell lies more than 1,000 cells from the hive */
    SvgLayout(SvgStyle style, Setup setup) {
        this.arrangement = ShiftedStacks.of(setup.stacks());
        Set<Hex> hive = stacks().isEmpty() ? Set.of(Hex.ORIGIN) : stacks().keySet();
        this.margin = grown(hive, style.margin());
        for (Hex hex : style.marked()) {
            Hex cell = shift(hex);
            if (Math.abs((long) cell.q()) > MAX_CELLS_AWAY || Math.abs((long) cell.r()) > MAX_CELLS_AWAY) {
                throw new IllegalArgumentException(
                        "A marked cell lies more than " + MAX_CELLS_AWAY + " cells from the hive.");
            }
            marked.add(cell);
        }
        Box cells = Stream.concat(margin.stream(), marked.stream())
                .map(this::boxOf)
                .reduce(Box::with)
                .orElseThrow()
                .grown(MARGIN, MARGIN);
        this.table = style.hands() ? cells.atLeast(0, handRows(setup.ruleset()) * HAND_ROW + 20) : cells;
        Box wide = style.hands() ? table.grown(HAND_WIDTH, 0) : table;
        this.picture = style.caption().isEmpty() ? wide : withCaption(wide, style.caption());
    }

    private static Box withCaption(Box box, String caption) {
        Box wide = box.atLeast(Math.min(captionEms(caption) * CAPTION_SIZE, 560) + 2 * MARGIN, 0);
        return new Box(wide.left, wide.top, wide.right, wide.bottom + CAPTION_HEIGHT);
    }

    /** The cells and that many rings of cells around them. */
    private static Set<Hex> grown(Set<Hex> cells, int rings) {
        Set<Hex> grown = new LinkedHashSet<>(cells);
        for (int ring = 0; ring < rings; ring++) {
            List.copyOf(grown).forEach(cell -> grown.addAll(cell.neighbors()));
        }
        return grown;
    }

    /** The cells of the picture without pieces that belong to its margin or are marked. */
    Set<Hex> freeCells() {
        Set<Hex> free = new LinkedHashSet<>(margin);
        free.addAll(marked);
        free.removeAll(stacks().keySet());
        return free;
    }

    /** The estimated width of a text in units of its font size; there is no font here to measure it. */
    private static double captionEms(String caption) {
        return caption.codePoints().mapToDouble(c -> c < 0x1100 ? .56 : 1).sum();
    }

    double captionSize(String caption) {
        return Math.min(CAPTION_SIZE, (picture.width() - 2 * MARGIN) / captionEms(caption));
    }

    private static long handRows(Ruleset ruleset) {
        return ruleset.pieces(Color.WHITE).stream().map(Piece::bug).distinct().count();
    }

    /** The stacks by their cells in the picture, in the order in which they are painted. */
    Map<Hex, Stack> stacks() {
        return arrangement.stacks();
    }

    /** The cell in the picture for a cell of the position. */
    Hex shift(Hex hex) {
        return arrangement.shift(hex);
    }

    /** The cell of the position for a cell in the picture. */
    Hex unshift(Hex cell) {
        return arrangement.unshift(cell);
    }

    /** The whole picture, hands and caption included. */
    Box picture() {
        return picture;
    }

    /** The table: between the hands, above the caption. */
    Box table() {
        return table;
    }

    /** Where the frame of a hand begins. */
    double handLeft(Color color) {
        return color == Color.WHITE ? table.left() - HAND_WIDTH + 14 : table.right() + 2;
    }

    static double x(Hex cell) {
        return SvgTile.WIDTH * (cell.q() + cell.r() / 2.0);
    }

    static double y(Hex cell) {
        return SvgTile.RADIUS * 1.5 * cell.r();
    }

    /** How far each tile of a stack lies above the one below it; less in high stacks, which would hide the row above. */
    static double lift(int height) {
        return Math.min(13, 54.0 / Math.max(1, height - 1));
    }

    /** How far above the ground the uppermost tile of a cell is drawn. */
    double rise(Hex cell) {
        Stack stack = stacks().get(cell);
        return stack == null ? 0 : lift(stack.height()) * (stack.height() - 1);
    }

    private Box boxOf(Hex cell) {
        return new Box(
                x(cell) - SvgTile.WIDTH / 2,
                y(cell) - SvgTile.RADIUS - rise(cell),
                x(cell) + SvgTile.WIDTH / 2,
                y(cell) + SvgTile.RADIUS + SvgTile.THICKNESS);
    }

    /** The cell of the position under a point of the table: what is painted last comes first, then the empty cells. */
    Optional<Hex> cellAt(double x, double y) {
        if (!(x >= table.left() && x <= table.right() && y >= table.top() && y <= table.bottom())) {
            return Optional.empty();
        }
        List<Hex> painted = new ArrayList<>(stacks().keySet());
        for (int i = painted.size() - 1; i >= 0; i--) {
            if (isOnTiles(painted.get(i), x, y)) {
                return Optional.of(unshift(painted.get(i)));
            }
        }
        Set<Hex> empty = freeCells();
        painted.forEach(cell -> empty.addAll(cell.neighbors()));
        return empty.stream()
                .filter(cell -> isInCell(x - x(cell), y - y(cell)))
                .findFirst()
                .map(this::unshift);
    }

    /** Whether a point lies on a tile of a stack, from the upper edge of the top one to the lower edge of the lowest. */
    private boolean isOnTiles(Hex cell, double x, double y) {
        double dx = x - x(cell);
        double dy = y - y(cell);
        double upTo = -rise(cell);
        return isInCell(dx, Math.max(0, dy)) && isInCell(dx, Math.min(0, dy - upTo));
    }

    /** A point on the line between two cells is in neither. */
    private static boolean isInCell(double dx, double dy) {
        double across = Math.abs(dx);
        return across < SvgTile.WIDTH / 2 - 1e-6 && Math.abs(dy) < SvgTile.RADIUS - across / Math.sqrt(3) - 1e-6;
    }
}
