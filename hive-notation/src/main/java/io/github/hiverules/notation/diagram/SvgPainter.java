// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.Arrow;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.internal.TurnStrings;
import java.util.List;
import java.util.stream.Collectors;

/** Paints one picture from back to front: background, hands, tiles row by row, marks, caption. */
final class SvgPainter {
    private static final double HAND_SCALE = .5;

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
        String caption = layout.caption;
        if (!caption.isEmpty()) {
            svg.add(
                    "<text x=\"{}\" y=\"{}\" font-size=\"{}\" font-family=\"system-ui,sans-serif\" text-anchor=\"middle\" fill=\"{}\">",
                    layout.picture.middle(),
                    layout.table.bottom() + SvgLayout.CAPTION_HEIGHT / 2,
                    layout.captionSize(),
                    text());
            svg.text(caption).add("</text>");
        }
        return svg.add("</g></svg>\n").toString();
    }

    private void begin() {
        SvgLayout.Box box = layout.picture;
        String title = Svg.cut(
                style.title()
                        .orElse("Hive, " + setup.ruleset().gameType() + ", " + TurnStrings.print(setup.ply())
                                + " to move"),
                300);
        svg.add("<svg xmlns=\"http://www.w3.org/2000/svg\"");
        style.width()
                .ifPresent(width -> svg.add(" width=\"{}\" height=\"{}\"", width, box.height() / box.width() * width));
        svg.add(" viewBox=\"{} {} {} {}\" role=\"img\" aria-label=\"", box.left(), box.top(), box.width(), box.height())
                .text(title)
                .add("\">\n<title>")
                .text(title)
                .add("</title><desc>")
                .text(PositionStrings.print(setup))
                .add("</desc>\n");
        svg.add(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\n<g stroke-linecap=\"round\" stroke-linejoin=\"round\">\n",
                box.left(),
                box.top(),
                box.width(),
                box.height(),
                dark ? "#17191c" : "#f4f1ea");
    }

    private void table() {
        layout.freeCells().forEach(cell -> cell(cell, 0, () -> SvgTile.area(svg)));
        layout.shifted.stacks().forEach((cell, stack) -> {
            double lift = SvgLayout.lift(stack.height());
            for (int level = 0; level < stack.height() - 1; level++) {
                Piece piece = stack.pieces().get(level);
                cell(cell, level * lift, () -> SvgTile.covered(svg, piece, lift));
            }
            cell(cell, layout.rise(cell), () -> {
                name(stack.pieces());
                SvgTile.open(svg, stack.top(), SvgTile.thickness(lift));
            });
        });
        svg.add("<g pointer-events=\"none\">\n"); // marks ignore the pointer, so that tiles still show tool tips
        if (setup.stacks().isEmpty()) {
            mark(Hex.ORIGIN, () -> SvgTile.outline(svg, slot(), 2.5, true));
        }
        style.highlights().forEach(hex -> mark(hex, () -> SvgTile.glass(svg, "#2f8fff")));
        String accent = dark ? "#ff9d2e" : "#f07800";
        style.lastFrom().ifPresent(hex -> mark(hex, () -> SvgTile.outline(svg, accent, 5, true)));
        style.lastTo().ifPresent(hex -> mark(hex, () -> SvgTile.outline(svg, accent, 5, false)));
        style.circles().forEach(hex -> mark(hex, () -> SvgTile.circle(svg)));
        style.arrows().forEach(this::arrow);
        setup.stacks().forEach((hex, stack) -> {
            if (setup.restingPiece().filter(stack::contains).isPresent()) {
                mark(hex, () -> SvgTile.rest(svg));
            }
            if (stack.height() > 1) {
                mark(hex, () -> SvgTile.height(svg, stack.height()));
            }
        });
        svg.add("</g>\n");
    }

    /** Paints a part of a cell. The attributes tell scripts the coordinates of the cell. */
    private void cell(Hex cell, double above, Runnable part) {
        Hex hex = layout.shifted.unshift(cell);
        svg.add("<g data-q=\"{}\" data-r=\"{}\">", hex.q(), hex.r());
        SvgTile.begin(svg, SvgLayout.x(cell), SvgLayout.y(cell) - above, 1);
        part.run();
        svg.add("</g></g>\n");
    }

    /** Paints a mark on an empty cell or on the top tile of a stack. */
    private void mark(Hex hex, Runnable mark) {
        Hex cell = layout.shifted.shift(hex);
        SvgTile.begin(svg, SvgLayout.x(cell), SvgLayout.y(cell) - layout.rise(cell), 1);
        mark.run();
        svg.add("</g>\n");
    }

    private void arrow(Arrow arrow) {
        Hex from = layout.shifted.shift(arrow.from());
        Hex to = layout.shifted.shift(arrow.to());
        double across = SvgLayout.x(to) - SvgLayout.x(from);
        double down = SvgLayout.y(to) - layout.rise(to) - SvgLayout.y(from) + layout.rise(from);
        mark(arrow.to(), () -> SvgTile.arrow(svg, Math.toDegrees(Math.atan2(down, across)), Math.hypot(across, down)));
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

    /**
     * Paints a hand with a row for each bug. The first piece to enter is in front. An empty row shows a dotted outline.
     */
    private void hand(Color color) {
        double x = layout.handLeft(color);
        List<Piece> hand = setup.hand(color);
        List<Bug> bugs = setup.ruleset().pieces(color).stream()
                .map(Piece::bug)
                .distinct()
                .toList();
        double height = bugs.size() * SvgLayout.HAND_ROW + 4;
        double y = (layout.table.top() + layout.table.bottom() - height) / 2;
        boolean toMove = Math.floorMod(setup.ply(), 2) == color.ordinal();
        svg.add(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"10\" fill=\"{}\"{}/>\n",
                x,
                y,
                SvgLayout.HAND_WIDTH - 16,
                height,
                dark ? "#22252a" : "#e9e4d8",
                toMove ? " stroke=\"" + text() + "\" stroke-width=\"3\"" : "");
        for (int row = 0; row < bugs.size(); row++) {
            Bug bug = bugs.get(row);
            double middle = y + SvgLayout.HAND_ROW * (row + .5) + 1;
            List<Piece> pieces =
                    hand.stream().filter(piece -> piece.bug() == bug).toList();
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
