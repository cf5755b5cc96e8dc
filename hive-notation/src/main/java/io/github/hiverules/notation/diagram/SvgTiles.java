// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Piece;

/**
 * Single tiles in the style of {@link SvgDiagram}, for programs that draw their own boards.
 *
 * <p>The centre of a tile is (0, 0). Each cell is a hexagon with a corner at the top, 50 units above the centre.
 * Neighbouring cells in a row are 50·√3 units apart, and rows are 75 units apart. A rim is visible below each tile.
 */
public final class SvgTiles {
    private static final String BOX = " viewBox=\"-45 -51 90 108\"";

    private SvgTiles() {}

    /**
     * {@return the drawing of one tile, an {@code svg} element}
     *
     * @param piece the piece
     */
    public static String draw(Piece piece) {
        requireNonNull(piece, "piece");
        Svg svg = new Svg()
                .add("<svg xmlns=\"http://www.w3.org/2000/svg\"{} role=\"img\" aria-label=\"{}\">", BOX, piece);
        paint(svg, piece);
        return svg.add("</svg>\n").toString();
    }

    /**
     * {@return the drawings of all 28 tiles in one {@code svg} element} Each tile is a {@code symbol} whose id is the
     * name of the piece. {@code <use href="tiles.svg#wA1" x="-45" y="-51" width="90" height="108"/>} draws a tile
     * around (0, 0).
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
