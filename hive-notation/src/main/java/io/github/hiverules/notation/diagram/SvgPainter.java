// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.internal.TurnStrings;
import io.github.hiverules.notation.record.Arrow;
import java.util.List;
import java.util.stream.Collectors;

/** Paints one picture from back to front: background, hands, tiles row by row, marks, caption. */
final class SvgPainter {
    private static final String HAND_SCALE = " scale(0.5)";

    private final SvgStyle style;
    private final Setup setup;
    private final SvgLayout layout;
    private final Svg svg = new Svg();
    private final boolean dark;

    SvgPainter(SvgStyle style, Setup setup) {
        this.style = style;
        this.setup = setup;
        this.layout = new SvgLayout(style, setup);
        this.dark = style.isDark();
    }

    String paint() {
        begin();
        if (style.hands()) {
            hand(Color.WHITE);
            hand(Color.BLACK);
        }
        table();
        if (!layout.caption.isEmpty()) {
            svg.add(
                    "<text x=\"{}\" y=\"{}\" font-size=\"{}\" font-family=\"system-ui,sans-serif\" text-anchor=\"middle\" fill=\"{}\">{}</text>",
                    layout.picture.middle(),
                    layout.table.bottom() + SvgLayout.CAPTION_HEIGHT / 2,
                    layout.captionSize(),
                    text(),
                    Svg.escape(layout.caption));
        }
        return svg.add("</g></svg>\n").toString();
    }

    private void begin() {
        SvgLayout.Box box = layout.picture;
        String title = style.title()
                .orElse("Hive, " + setup.ruleset().gameType() + ", " + TurnStrings.print(setup.ply()) + " to move");
        String label = Svg.escape(Svg.cut(title, 300));
        svg.add("<svg xmlns=\"http://www.w3.org/2000/svg\"");
        style.width()
                .ifPresent(width -> svg.add(" width=\"{}\" height=\"{}\"", width, box.height() / box.width() * width));
        svg.add(" viewBox=\"{} {} {} {}\" role=\"img\"", box.left(), box.top(), box.width(), box.height())
                .add(" aria-label=\"{}\">\n<title>{}</title>", label, label)
                .add("<desc>{}</desc>\n", Svg.escape(PositionStrings.print(setup)));
        rect(box.left(), box.top(), box.width(), box.height())
                .add(" fill=\"{}\"/>\n", dark ? "#17191c" : "#f4f1ea")
                .add("<g stroke-linecap=\"round\" stroke-linejoin=\"round\">\n");
    }

    private Svg rect(double x, double y, double width, double height) {
        return svg.add("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"", x, y, width, height);
    }

    private void table() {
        layout.freeCells().forEach(cell -> cell(cell, SvgLayout.y(cell), () -> SvgTiles.area(svg)));
        layout.shifted.stacks().forEach((cell, stack) -> {
            double lift = SvgLayout.lift(stack.height());
            for (int level = 0; level < stack.height() - 1; level++) {
                Piece piece = stack.pieces().get(level);
                cell(cell, SvgLayout.y(cell) - level * lift, () -> SvgTiles.covered(svg, piece, lift));
            }
            cell(cell, layout.top(cell), () -> {
                name(stack.pieces());
                SvgTiles.open(svg, stack.top(), SvgTiles.thickness(lift));
            });
        });
        svg.add("<g pointer-events=\"none\">\n"); // marks ignore the pointer, so that tiles still show tool tips
        if (setup.stacks().isEmpty()) {
            mark(Hex.ORIGIN, () -> SvgTiles.outline(svg, slot(), 2.5, true));
        }
        style.highlights().forEach(hex -> mark(hex, () -> SvgTiles.glass(svg)));
        String accent = dark ? "#ff9d2e" : "#f07800";
        style.lastFrom().ifPresent(hex -> mark(hex, () -> SvgTiles.outline(svg, accent, 5, true)));
        style.lastTo().ifPresent(hex -> mark(hex, () -> SvgTiles.outline(svg, accent, 5, false)));
        style.circles().forEach(hex -> mark(hex, () -> SvgTiles.circle(svg)));
        style.arrows().forEach(this::arrow);
        setup.stacks().forEach((hex, stack) -> {
            if (setup.restingPiece().filter(stack::contains).isPresent()) {
                mark(hex, () -> SvgTiles.rest(svg));
            }
            if (stack.height() > 1) {
                mark(hex, () -> SvgTiles.height(svg, stack.height()));
            }
        });
        svg.add("</g>\n");
    }

    /** Paints a part of a cell. For scripts, the attributes are the coordinates of the cell. */
    private void cell(Hex cell, double y, Runnable part) {
        Hex hex = layout.shifted.unshift(cell);
        svg.add("<g data-q=\"{}\" data-r=\"{}\">", hex.q(), hex.r());
        at(SvgLayout.x(cell), y, "", part);
        svg.add("</g>\n");
    }

    /** Paints a part around a point. */
    private void at(double x, double y, String scale, Runnable part) {
        svg.add("<g transform=\"translate({} {}){}\">", x, y, scale);
        part.run();
        svg.add("</g>");
    }

    /** Paints a mark on an empty cell or on the top tile of a stack. */
    private void mark(Hex hex, Runnable mark) {
        Hex cell = layout.shifted.shift(hex);
        at(SvgLayout.x(cell), layout.top(cell), "", mark);
        svg.add("\n");
    }

    private void arrow(Arrow arrow) {
        Hex from = layout.shifted.shift(arrow.from());
        Hex to = layout.shifted.shift(arrow.to());
        double across = SvgLayout.x(to) - SvgLayout.x(from);
        double down = layout.top(to) - layout.top(from);
        mark(arrow.to(), () -> SvgTiles.arrow(svg, Math.toDegrees(Math.atan2(down, across)), Math.hypot(across, down)));
    }

    private void name(List<Piece> fromTheGroundUp) {
        svg.add(
                "<title>{}</title>",
                fromTheGroundUp.stream().map(Piece::toString).collect(Collectors.joining(", ")));
    }

    private String text() {
        return dark ? "#e8e6df" : "#33312c";
    }

    private String slot() {
        return dark ? "#4a4d53" : "#c9c1ae";
    }

    /** Paints a hand, a row for each bug. The first piece to enter is in front. An empty row shows an outline. */
    private void hand(Color color) {
        double x = layout.handLeft(color);
        List<Piece> hand = setup.hand(color);
        double height = layout.bugs.size() * SvgLayout.HAND_ROW + 4;
        double y = (layout.table.top() + layout.table.bottom() - height) / 2;
        boolean toMove = Math.floorMod(setup.ply(), 2) == color.ordinal();
        rect(x, y, SvgLayout.HAND_WIDTH - 16, height)
                .add(" rx=\"10\" fill=\"{}\"", dark ? "#22252a" : "#e9e4d8")
                .add(toMove ? " stroke=\"" + text() + "\" stroke-width=\"3\"/>\n" : "/>\n");
        for (int row = 0; row < layout.bugs.size(); row++) {
            Bug bug = layout.bugs.get(row);
            double middle = y + SvgLayout.HAND_ROW * (row + .5) + 1;
            List<Piece> pieces =
                    hand.stream().filter(piece -> piece.bug() == bug).toList();
            for (int i = pieces.size() - 1; i >= 0; i--) {
                Piece piece = pieces.get(i);
                at(x + 26 + 18 * i, middle, HAND_SCALE, () -> {
                    name(List.of(piece));
                    SvgTiles.open(svg, piece, SvgTiles.THICKNESS);
                });
                svg.add("\n");
            }
            if (pieces.isEmpty()) {
                at(x + 26, middle, HAND_SCALE, () -> SvgTiles.outline(svg, slot(), 3.5, true));
                svg.add("\n");
            }
        }
    }
}
