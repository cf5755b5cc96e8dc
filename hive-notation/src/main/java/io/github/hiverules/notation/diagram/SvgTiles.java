// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Piece;

/**
 * The tiles of {@link SvgDiagram} one by one, for programs that draw their own boards.
 *
 * <p>The middle of a tile is (0, 0). A cell has a point up and a point down, each 50 units from the middle; its
 * neighbour on the right lies 50 times the root of 3 units away, and the next row 75 units lower. The side
 * of a tile shows below it, so the picture reaches a little further down than up.
 */
public final class SvgTiles {
    private static final String BOX = " viewBox=\"-45 -51 90 108\"";

    private SvgTiles() {}

    /**
     * The picture of one tile: an {@code svg} element like those of {@link SvgDiagram#draw(io.github.hiverules.api.Position)},
     * named as UHP names the piece.
     */
    public static String draw(Piece piece) {
        requireNonNull(piece, "piece");
        Svg svg = new Svg()
                .add("<svg xmlns=\"http://www.w3.org/2000/svg\"{} role=\"img\" aria-label=\"{}\">", BOX, piece);
        paint(svg, piece);
        return svg.add("</svg>\n").toString();
    }

    /**
     * All 28 tiles in one {@code svg} element, each a {@code symbol} whose id is the piece's name, for
     * {@code <use href="tiles.svg#wA1" x="-45" y="-51" width="90" height="108"/>}, which draws one around the middle (0, 0).
     */
    public static String sheet() {
        Svg svg = new Svg().add("<svg xmlns=\"http://www.w3.org/2000/svg\">\n");
        for (Piece piece : Piece.values()) {
            svg.add("<symbol id=\"{}\"{}>", piece, BOX);
            paint(svg, piece);
            svg.add("</symbol>\n");
        }
        return svg.add("</svg>\n").toString();
    }

    private static void paint(Svg svg, Piece piece) {
        svg.add("<g stroke-linecap=\"round\" stroke-linejoin=\"round\">");
        SvgTile.open(svg, piece, SvgTile.THICKNESS);
        svg.add("</g>");
    }
}
