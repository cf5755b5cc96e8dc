// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Piece;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Properties;

/**
 * Single tiles in the style of {@link SvgDiagram}, for programs that draw their own boards.
 *
 * <p>The centre of a tile is (0, 0). Each cell is a hexagon with a corner at the top, 50 units above the centre.
 * Neighbouring cells in a row are 50·√3 units apart, and rows are 75 units apart. A rim is visible below each tile.
 */
public final class SvgTiles {
    /** The distance from the centre of a cell to a corner. */
    static final double RADIUS = 50;

    static final double WIDTH = RADIUS * Math.sqrt(3);

    /** The visible height of a tile's rim. */
    static final double THICKNESS = 5;

    private static final String BOX = " viewBox=\"-45 -51 90 108\"";

    private static final String HEX = "M0-46L39.8-23V23L0 46L-39.8 23V-23z";
    private static final String REST = "M-3.5-4H3.5L-3.5 4H3.5";

    /** The SVG paths of the digits 2 to 7, and a plus as a fallback. */
    private static final List<String> DIGITS = List.of(
            "M-3-2.5C-3-6 3-6 3-2.5C3 0-3 2.5-3 5H3",
            "M-3-5H3L-.5-1.2C4-1 4 5 0 5C-2 5-3 4-3.2 3",
            "M1.5 5V-5L-3.5 2H3.5",
            "M3-5H-2.5L-2.8-.5C3.5-2.5 4.5 5 0 5C-2 5-3 4-3.2 3.2",
            "M2.5-5C-1-4-3-1-3 2C-3 6 3 6 3 2C3-1.5-3-1.5-3 2",
            "M-3-5H3L-1 5",
            "M-4 0H4M0-4V4");

    /**
     * The drawings of the bugs with the placeholders <code>{ink}</code> and <code>{tile}</code> for colours, and the
     * inks on light and on dark tiles.
     */
    private static final Properties BUGS = bugs();

    private SvgTiles() {}

    private static Properties bugs() {
        Properties bugs = new Properties();
        // the absolute name, because shrinkers rename the package
        try (InputStream in =
                SvgTiles.class.getResourceAsStream("/io/github/hiverules/notation/diagram/Bugs.properties")) {
            bugs.load(requireNonNull(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bugs;
    }

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
        open(svg, piece, THICKNESS);
        svg.add("</g>");
    }

    /** Draws an uncovered tile. Dots show the number of the piece: two dots for wA2. */
    static void open(Svg svg, Piece piece, double thickness) {
        blank(svg, piece.color(), thickness);
        String art = BUGS.getProperty(piece.bug().name() + ".art", "");
        svg.add(
                "<g transform=\"translate(0 5) scale(.82)\">{}</g>",
                art.replace("{ink}", ink(piece)).replace("{tile}", tile(piece.color())));
        for (int dot = 0; piece.bug().count() > 1 && dot < piece.number(); dot++) {
            double x = 7.5 * dot - 3.75 * (piece.number() - 1);
            svg.add("<circle cx=\"{}\" cy=\"-34.5\" r=\"2.7\" fill=\"{}\"/>", x, ink(piece));
        }
    }

    /** Draws a covered tile. Only the lower edge is visible, in the colour of the bug. */
    static void covered(Svg svg, Piece piece, double lift) {
        blank(svg, piece.color(), thickness(lift));
        double inSight = lift - thickness(lift);
        double low = RADIUS - 2 - inSight / 2;
        double high = low - 21.4;
        svg.add(
                "<path d=\"M-37 {}L0 {}L37 {}\" fill=\"none\" stroke-width=\"{}\" stroke=\"{}\"/>",
                high,
                low,
                high,
                inSight * .45,
                ink(piece));
    }

    /** Returns the visible height of a rim in a stack, given the distance between two tiles. */
    static double thickness(double lift) {
        return Math.min(THICKNESS, lift * .4);
    }

    private static void blank(Svg svg, Color color, double thickness) {
        boolean light = color == Color.WHITE;
        String side = light ? "#c4b389" : "#0f0f12";
        String edge = light ? "#d6c69f" : "#6a6b74";
        svg.add(
                "<path d=\"{}\" transform=\"translate(0 {})\" fill=\"{}\" stroke=\"{}\" stroke-width=\"6\"/>",
                HEX,
                thickness,
                side,
                side);
        String path = "<path d=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"/>";
        svg.add(path, HEX, edge, edge, 6).add(path, HEX, tile(color), tile(color), 3);
    }

    private static String tile(Color color) {
        return color == Color.WHITE ? "#f6eedb" : "#37373d";
    }

    private static String ink(Piece piece) {
        String inks = BUGS.getProperty(piece.bug().name() + ".ink", "");
        return inks.split(" ", -1)[piece.color().ordinal()];
    }

    /** Draws an empty cell as an invisible area that receives clicks. */
    static void area(Svg svg) {
        svg.add("<path d=\"{}\" fill=\"#fff\" fill-opacity=\"0\"/>", HEX);
    }

    static void outline(Svg svg, String color, double width, boolean dashed) {
        svg.add(
                "<path d=\"{}\" transform=\"scale(1.03)\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"{}/>",
                HEX,
                color,
                width,
                dashed ? " stroke-dasharray=\"1 8\"" : "");
    }

    /** Draws a highlighted cell. */
    static void glass(Svg svg) {
        svg.add(
                "<path d=\"{}\" transform=\"scale(.9)\" fill=\"#2f8fff\" fill-opacity=\".22\" stroke=\"#2f8fff\" stroke-width=\"3.5\"/>",
                HEX);
    }

    static void circle(Svg svg) {
        stroke(svg, "M-36 0A36 36 0 1 1 36 0A36 36 0 1 1-36 0");
    }

    /** Draws an arrow whose head is at the origin. An arrow without length is a circle. */
    static void arrow(Svg svg, double degrees, double length) {
        if (length == 0) {
            circle(svg);
            return;
        }
        svg.add("<g transform=\"rotate({})\">", degrees);
        stroke(svg, new Svg().add("M{} 0H-14M-34-15L-14 0L-34 15", 14 - length).toString());
        svg.add("</g>");
    }

    /** Draws a green line with a white border, which is visible on all tiles. */
    private static void stroke(Svg svg, String path) {
        String line = "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"/>";
        svg.add(line, path, "#ffffff", 10).add(line, path, "#1a8f4c", 6);
    }

    /** Draws the height of a stack as a number beside the upper right edge. */
    static void height(Svg svg, int height) {
        badge(svg, 30, "#ffffff", "#26262b", DIGITS.get(Math.min(height - 2, DIGITS.size() - 1)));
    }

    /** Draws the Z of the resting piece (R5.1) beside the upper left edge of the tile. */
    static void rest(Svg svg) {
        badge(svg, -30, "#31507e", "#ffffff", REST);
    }

    private static void badge(Svg svg, double x, String ground, String ink, String path) {
        svg.add(
                "<g transform=\"translate({} -29)\"><circle r=\"10.5\" fill=\"{}\" stroke=\"#26262b\" stroke-width=\"1.5\"/><path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.2\"/></g>",
                x,
                ground,
                path,
                ink);
    }
}
