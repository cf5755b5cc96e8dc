package io.github.hiverules.notation.diagram;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Stack;
import io.github.hiverules.notation.uhp.GameStrings;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Lays one picture out and paints it: the ground, the hands, the tiles row by row, the marks on top, the caption. */
final class SvgPainter {
    private static final double MARGIN = 26;
    private static final double HAND_SCALE = .5;
    private static final double HAND_WIDTH = 104;
    private static final double HAND_ROW = 52;
    private static final double CAPTION_HEIGHT = 34;
    private static final double CAPTION_SIZE = 20;
    private static final int MAX_CELLS_AWAY = 1_000;

    private final SvgDiagram diagram;
    private final Position position;
    private final Arrangement arrangement;
    private final Map<Hex, Stack> stacks;
    private final Svg svg = new Svg();
    private final boolean dark;
    private double left = Double.MAX_VALUE;
    private double top = Double.MAX_VALUE;
    private double right = -Double.MAX_VALUE;
    private double bottom = -Double.MAX_VALUE;

    SvgPainter(SvgDiagram diagram, Position position) {
        this.diagram = diagram;
        this.position = position;
        this.arrangement = Arrangement.of(position.stacks());
        this.stacks = arrangement.stacks();
        this.dark = diagram.background() == SvgDiagram.Background.DARK;
    }

    String paint() {
        measureTable();
        double tableLeft = left;
        double tableRight = right;
        if (diagram.hands()) {
            growTo(position.ruleset().pieces(Color.WHITE).stream()
                                    .map(Piece::bug)
                                    .distinct()
                                    .count()
                            * HAND_ROW
                    + 20);
            left -= HAND_WIDTH;
            right += HAND_WIDTH;
        }
        double captionTop = bottom;
        String caption = Svg.cut(diagram.caption().orElse(""), 100);
        double captionEms =
                caption.codePoints().mapToDouble(c -> c < 0x1100 ? .56 : 1).sum(); // a guess, there is no font here
        if (!caption.isEmpty()) {
            widenTo(Math.min(captionEms * CAPTION_SIZE, 560) + 2 * MARGIN);
            bottom += CAPTION_HEIGHT;
        }
        begin();
        if (diagram.hands()) {
            hand(Color.WHITE, tableLeft - HAND_WIDTH + 14, captionTop);
            hand(Color.BLACK, tableRight + 2, captionTop);
        }
        table();
        if (!caption.isEmpty()) {
            double size = Math.min(CAPTION_SIZE, (right - left - 2 * MARGIN) / captionEms);
            svg.add(
                    "<text x=\"",
                    (left + right) / 2,
                    "\" y=\"",
                    captionTop + CAPTION_HEIGHT / 2,
                    "\" font-size=\"",
                    size,
                    "\" font-family=\"system-ui,sans-serif\" text-anchor=\"middle\" fill=\"",
                    text(),
                    "\">");
            svg.text(caption).add("</text>");
        }
        return svg.add("</g></svg>\n").toString();
    }

    private static double x(Hex hex) {
        return SvgTile.WIDTH * (hex.q() + hex.r() / 2.0);
    }

    private static double y(Hex hex) {
        return SvgTile.RADIUS * 1.5 * hex.r();
    }

    /** How far each tile of a stack lies above the one below it; less in high stacks, which would hide the row above. */
    private static double lift(int height) {
        return Math.min(13, 54.0 / Math.max(1, height - 1));
    }

    /** Where the middle of a cell's uppermost tile is drawn, relative to the ground. */
    private double rise(Hex hex) {
        Stack stack = stacks.get(hex);
        return stack == null ? 0 : lift(stack.height()) * (stack.height() - 1);
    }

    private Set<Hex> marked() {
        Set<Hex> marked = new LinkedHashSet<>();
        diagram.highlights().forEach(hex -> marked.add(arrangement.shift(hex)));
        diagram.lastFrom().ifPresent(hex -> marked.add(arrangement.shift(hex)));
        diagram.lastTo().ifPresent(hex -> marked.add(arrangement.shift(hex)));
        return marked;
    }

    private void measureTable() {
        for (Hex hex : marked()) {
            if (Math.abs((long) hex.q()) > MAX_CELLS_AWAY || Math.abs((long) hex.r()) > MAX_CELLS_AWAY) {
                throw new IllegalArgumentException(
                        "a marked cell lies more than " + MAX_CELLS_AWAY + " cells from the hive");
            }
            include(hex);
        }
        (stacks.isEmpty() ? Set.of(Hex.ORIGIN) : stacks.keySet()).forEach(this::include);
        left -= MARGIN;
        right += MARGIN;
        top -= MARGIN;
        bottom += MARGIN;
    }

    private void include(Hex hex) {
        left = Math.min(left, x(hex) - SvgTile.WIDTH / 2);
        right = Math.max(right, x(hex) + SvgTile.WIDTH / 2);
        top = Math.min(top, y(hex) - SvgTile.RADIUS - rise(hex));
        bottom = Math.max(bottom, y(hex) + SvgTile.RADIUS + SvgTile.THICKNESS);
    }

    private void growTo(double height) {
        double missing = Math.max(0, height - (bottom - top));
        top -= missing / 2;
        bottom += missing / 2;
    }

    private void widenTo(double width) {
        double missing = Math.max(0, width - (right - left));
        left -= missing / 2;
        right += missing / 2;
    }

    private void begin() {
        String title = Svg.cut(
                diagram.title()
                        .orElse("Hive, " + position.ruleset().gameType() + ", " + GameStrings.turn(position.ply())
                                + " to move"),
                300);
        svg.add(
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"",
                        left,
                        " ",
                        top,
                        " ",
                        right - left,
                        " ",
                        bottom - top,
                        "\" role=\"img\" aria-label=\"")
                .text(title)
                .add("\">\n<title>")
                .text(title)
                .add("</title><desc>")
                .text(PositionStrings.print(position))
                .add("</desc>\n");
        svg.add(
                "<rect x=\"",
                left,
                "\" y=\"",
                top,
                "\" width=\"",
                right - left,
                "\" height=\"",
                bottom - top,
                "\" fill=\"",
                dark ? "#17191c" : "#f4f1ea",
                "\"/>\n<g stroke-linecap=\"round\" stroke-linejoin=\"round\">\n");
    }

    private void table() {
        if (stacks.isEmpty()) {
            SvgTile.outline(svg, slot(), 2.5, true);
        }
        stacks.forEach((hex, stack) -> {
            double lift = lift(stack.height());
            for (int level = 0; level < stack.height(); level++) {
                SvgTile.begin(svg, x(hex), y(hex) - level * lift, 1);
                if (level < stack.height() - 1) {
                    SvgTile.covered(svg, stack.pieces().get(level), lift);
                } else {
                    name(stack.pieces());
                    SvgTile.open(svg, stack.top(), SvgTile.thickness(lift));
                }
                svg.add("</g>\n");
            }
        });
        svg.add("<g pointer-events=\"none\">\n"); // so that the tiles' names stay within reach
        diagram.highlights().forEach(hex -> mark(hex, () -> SvgTile.glass(svg, "#2f8fff")));
        String accent = dark ? "#ff9d2e" : "#f07800";
        diagram.lastFrom().ifPresent(hex -> mark(hex, () -> SvgTile.outline(svg, accent, 5, true)));
        diagram.lastTo().ifPresent(hex -> mark(hex, () -> SvgTile.outline(svg, accent, 5, false)));
        position.restingPiece().flatMap(position::find).ifPresent(hex -> mark(hex, () -> SvgTile.rest(svg)));
        position.stacks().forEach((hex, stack) -> {
            if (stack.height() > 1) {
                mark(hex, () -> SvgTile.height(svg, stack.height()));
            }
        });
        svg.add("</g>\n");
    }

    /** Paints a mark over a cell of the position's own coordinates, on its uppermost tile if it has one. */
    private void mark(Hex hex, Runnable mark) {
        Hex cell = arrangement.shift(hex);
        SvgTile.begin(svg, x(cell), y(cell) - rise(cell), 1);
        mark.run();
        svg.add("</g>\n");
    }

    private void name(List<Piece> fromTheGroundUp) {
        svg.add("<title>", fromTheGroundUp.stream().map(Piece::toString).collect(Collectors.joining(", ")), "</title>");
    }

    private String text() {
        return dark ? "#e8e6df" : "#33312c";
    }

    private String slot() {
        return dark ? "#4a4d53" : "#c9c1ae";
    }

    /** The pieces of a hand, a row for each creature, the one that enters next in front; a dotted cell where none is left. */
    private void hand(Color color, double x, double tableBottom) {
        List<Bug> bugs = position.ruleset().pieces(color).stream()
                .map(Piece::bug)
                .distinct()
                .toList();
        double height = bugs.size() * HAND_ROW + 4;
        double y = (top + tableBottom - height) / 2;
        svg.add(
                "<rect x=\"",
                x,
                "\" y=\"",
                y,
                "\" width=\"",
                HAND_WIDTH - 16,
                "\" height=\"",
                height,
                "\" rx=\"10\" fill=\"",
                dark ? "#22252a" : "#e9e4d8",
                "\"");
        svg.add(position.sideToMove() == color ? " stroke=\"" + text() + "\" stroke-width=\"3\"" : "", "/>\n");
        for (int row = 0; row < bugs.size(); row++) {
            Bug bug = bugs.get(row);
            double middle = y + HAND_ROW * (row + .5) + 1;
            List<Piece> pieces = position.hand(color).stream()
                    .filter(piece -> piece.bug() == bug)
                    .toList();
            for (int i = pieces.size() - 1; i >= 0; i--) {
                SvgTile.begin(svg, x + 26 + 18 * i, middle, HAND_SCALE);
                name(List.of(pieces.get(i)));
                SvgTile.open(svg, pieces.get(i), SvgTile.THICKNESS);
                svg.add("</g>\n");
            }
            if (pieces.isEmpty()) {
                SvgTile.begin(svg, x + 26, middle, HAND_SCALE);
                SvgTile.outline(svg, slot(), 3.5, true);
                svg.add("</g>\n");
            }
        }
    }
}
