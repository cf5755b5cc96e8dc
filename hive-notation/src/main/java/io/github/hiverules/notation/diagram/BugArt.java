// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static io.github.hiverules.notation.diagram.BugArt.Paint.DARK;
import static io.github.hiverules.notation.diagram.BugArt.Paint.INK;
import static io.github.hiverules.notation.diagram.BugArt.Paint.TILE;
import static io.github.hiverules.notation.diagram.BugArt.Paint.WING;

import io.github.hiverules.api.Bug;
import java.util.List;

/**
 * The bugs as seen from above, head up, drawn as paths. The drawing's middle is (0, 0), it reaches some 39 units to each
 * side, and y grows downwards. Every layer lies on top of those before it.
 */
enum BugArt {
    QUEEN_BEE(
            "#d99400",
            "#ffc62e",
            both(WING, 0, "M5-5C16-26 34-27 36-16C37-6 20 0 7 0z"),
            both(WING, 0, "M7 1C18 0 29 4 27 12C25 18 13 13 6 6z"),
            both(INK, 2.6, "M2.5-21Q4-29 10-31"),
            one(INK, 0, "M-11 3C-16 16-9 28 0 36C9 28 16 16 11 3Q0-3-11 3z"),
            one(TILE, 4, "M-15 13Q0 19 15 13M-13 22Q0 28 13 22"),
            one(INK, 0, oval(0, -5, 9, 8)),
            one(INK, 0, oval(0, -17, 6.5, 5.8))),
    SPIDER(
            "#80491f",
            "#c08048",
            both(INK, 3.4, "M4-8L15-19L13-34M5-5L23-13L29-28M5-1L24 3L32 17M4 3L16 13L17 33"),
            one(INK, 0, oval(0, 15, 11.5, 14)),
            one(INK, 0, oval(0, -5, 8, 8.5)),
            both(TILE, 0, oval(3, -9, 1.7, 1.7)),
            one(TILE, 2.2, "M0 7V22M-5 11H5M-5 17H5")),
    BEETLE(
            "#6d3fa9",
            "#ab82e6",
            both(INK, 3.6, "M11-6L23-13L25-21M13 6L27 7L30 0M12 16L24 23V32M4-25C13-28 13-36 5-37"),
            one(INK, 0, "M-16 3C-19 18-13 31 0 34C13 31 19 18 16 3Q0-3-16 3z"),
            one(INK, 0, "M-14-1C-15-11-9-17 0-17C9-17 15-11 14-1Q0-7-14-1z"),
            one(INK, 0, oval(0, -21, 7, 6)),
            one(TILE, 2.4, "M0 2V34")),
    GRASSHOPPER(
            "#3a8733",
            "#6fc763",
            both(INK, 2.2, "M2-26Q6-36 16-37"),
            both(INK, 3, "M5-16L16-20L19-28M6-6L17-5L22-13M29-7L24 33L29 36"),
            both(INK, 0, "M5 8C10 2 22-8 29-9C32-7 31-4 28-1C22 6 14 13 7 15z"),
            one(INK, 0, "M-8-10C-9 8-6 26 0 37C6 26 9 8 8-10z"),
            one(INK, 0, "M-8-12C-9-22-5-29 0-29C5-29 9-22 8-12z"),
            both(TILE, 0, oval(4.2, -22, 1.8, 1.8)),
            one(TILE, 2, "M0-6V32")),
    SOLDIER_ANT(
            "#1d64b4",
            "#5cabf5",
            both(INK, 3.4, "M4-7L17-15L22-28M5-3L24-3L33 4M4 2L17 11L23 29"),
            both(INK, 2.8, "M4-27L13-31L15-38"),
            one(INK, 0, oval(0, 20, 10.5, 14.5)),
            one(INK, 0, oval(0, -2, 6.2, 9.5)),
            one(INK, 0, oval(0, -20, 8.5, 9.5)),
            both(TILE, 0, oval(4.4, -22, 1.7, 1.7))),
    MOSQUITO(
            "#68717a",
            "#adb6be",
            both(WING, 0, "M3-8C14-14 34-6 35 1C34 8 14 4 3-2z"),
            both(INK, 2.2, "M4-9L18-19L21-35M4-4L24 10L32 28M3 1L12 14L15 35M2.5-20L8-30"),
            one(INK, 2.6, "M0-20V-39"),
            one(INK, 0, "M-4.5 2C-5.5 16-4 28 0 37C4 28 5.5 16 4.5 2z"),
            one(INK, 0, oval(0, -5, 7, 8)),
            one(INK, 0, oval(0, -17, 5.5, 5.5)),
            one(TILE, 2, "M-5 13H5M-5 20H5M-4 27H4")),
    LADYBUG(
            "#c5252c",
            "#f4565c",
            both(INK, 3.2, "M15-8L27-14M18 6L31 8M15 18L25 26"),
            both(INK, 2.4, "M4-28Q6-35 12-36"),
            one(INK, 4, "M-11-16C-11-25-6-30 0-30C6-30 11-25 11-16"),
            one(DARK, 0, "M-11-14C-11-25-6-30 0-30C6-30 11-25 11-14z"),
            one(INK, 0, oval(0, 6, 21.5, 24)),
            one(DARK, 2.6, "M0-17V29"),
            both(DARK, 0, oval(10, -4, 3.8, 3.8)),
            both(DARK, 0, oval(11.5, 10, 3.8, 3.8)),
            both(DARK, 0, oval(6.5, 21, 3.2, 3.2))),
    PILLBUG(
            "#0f837c",
            "#41c9c0",
            both(INK, 2.8, "M12-16L21-20M15-8L26-10M16 0L28 1M16 9L27 12M15 17L25 23M11 25L19 32"),
            both(INK, 2.4, "M4-27Q8-35 16-35"),
            one(INK, 0, "M0-31C12-31 17-18 17 2C17 22 11 35 0 35C-11 35-17 22-17 2C-17-18-12-31 0-31z"),
            one(TILE, 2.4, "M-14-17Q0-12 14-17M-17-7Q0-2 17-7M-18 3Q0 8 18 3M-17 13Q0 18 17 13M-15 22Q0 27 15 22"),
            both(TILE, 0, oval(5, -23, 1.7, 1.7)));

    /** What a layer is painted with: the bug's colour, the same as through a wing, the tile's own colour, or black. */
    enum Paint {
        INK,
        WING,
        TILE,
        DARK
    }

    /**
     * One path of a drawing.
     *
     * @param width the width of the line; 0 for a path that is filled
     * @param mirrored whether the path shows the right half and is drawn a second time for the left half
     */
    record Layer(Paint paint, double width, boolean mirrored, String path) {}

    private final String inkOnLight;
    private final String inkOnDark;
    private final List<Layer> layers;

    BugArt(String inkOnLight, String inkOnDark, Layer... layers) {
        this.inkOnLight = inkOnLight;
        this.inkOnDark = inkOnDark;
        this.layers = List.of(layers);
    }

    /** The drawing of that bug. */
    static BugArt of(Bug bug) {
        return valueOf(bug.name());
    }

    /** The bug's colour, as it stands out on a light tile or on a dark one. */
    String ink(boolean onLight) {
        return onLight ? inkOnLight : inkOnDark;
    }

    /** The layers from the lowest to the uppermost. */
    List<Layer> layers() {
        return layers;
    }

    private static Layer one(Paint paint, double width, String path) {
        return new Layer(paint, width, false, path);
    }

    private static Layer both(Paint paint, double width, String path) {
        return new Layer(paint, width, true, path);
    }

    private static String oval(double x, double y, double width, double height) {
        return "M" + (x - width) + " " + y + "a" + width + " " + height + " 0 1 0 " + 2 * width + " 0a" + width + " "
                + height + " 0 1 0 " + -2 * width + " 0z";
    }
}
