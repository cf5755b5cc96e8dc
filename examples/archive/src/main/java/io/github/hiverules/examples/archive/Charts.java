// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.util.List;
import java.util.Locale;

/** Creates small charts as inline SVG. */
final class Charts {
    private static final int HEIGHT = 160;
    private static final int STEP = 22;

    private static final int SCALE_WIDTH = 64;
    private static final int TOP = 8;
    private static final String[] PARTS = {"white", "draw", "black", "other"};
    private static final String[] PART_NAMES = {"White wins", "draw", "Black wins", "no result"};

    private Charts() {}

    /** A bar of a chart: a label and a value, at least 0. */
    record Bar(String label, long value) {}

    /** The number of games by result. */
    record Results(long white, long draws, long black, long others) {
        long games() {
            return white + draws + black + others;
        }

        @Override
        public String toString() {
            return "White wins " + white + ", draws " + draws + ", Black wins " + black
                    + (others > 0 ? ", no result " + others : "");
        }
    }

    /** Draws a vertical bar chart. */
    static String bars(String title, List<Bar> bars) {
        long most = Math.max(1, bars.stream().mapToLong(Bar::value).max().orElse(1));
        int width = SCALE_WIDTH + bars.size() * STEP + 40; // the last label is slanted and needs extra width
        int height = TOP + HEIGHT + 60;
        StringBuilder svg = new StringBuilder(format(
                "<svg class=\"chart\" role=\"img\" width=\"%1$d\" height=\"%2$d\" viewBox=\"0 0 %1$d %2$d\"><title>%3$s</title>%n",
                width, height, Html.escape(title)));
        for (long value : most > 1 ? new long[] {0, most / 2, most} : new long[] {0, most}) {
            double y = TOP + HEIGHT - (double) value / most * HEIGHT;
            svg.append(format("<path d=\"M%d %.1fH%d\"/>", SCALE_WIDTH, y, width - 40))
                    .append(format(
                            "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%d</text>%n",
                            SCALE_WIDTH - 6, y + 4, value));
        }
        for (int i = 0; i < bars.size(); i++) {
            Bar bar = bars.get(i);
            double high = (double) bar.value() / most * HEIGHT;
            String label = Html.escape(bar.label());
            int x = SCALE_WIDTH + i * STEP;
            svg.append(format(
                    "<rect x=\"%d\" y=\"%.1f\" width=\"%d\" height=\"%.1f\"><title>%s: %d</title></rect>",
                    x + 2, TOP + HEIGHT - high, STEP - 4, high, label, bar.value()));
            svg.append(format(
                    "<text transform=\"translate(%d %d) rotate(60)\">%s</text>%n", x + 6, TOP + HEIGHT + 12, label));
        }
        return svg.append("</svg>").toString();
    }

    /** Returns a legend for {@link #shares}. */
    static String legend() {
        StringBuilder legend = new StringBuilder("<ul class=\"legend\">");
        for (int i = 0; i < PARTS.length; i++) {
            legend.append(format(
                    "<li><svg width=\"14\" height=\"14\" aria-hidden=\"true\"><rect class=\"%s\" width=\"14\" height=\"14\"/></svg>%s</li>",
                    PARTS[i], PART_NAMES[i]));
        }
        return legend.append("</ul>").toString();
    }

    /** Draws a bar of fixed length, divided in proportion to the results. */
    static String shares(Results results) {
        long[] parts = {results.white(), results.draws(), results.black(), results.others()};
        StringBuilder svg = new StringBuilder(
                "<svg class=\"shares\" role=\"img\" width=\"160\" height=\"12\" viewBox=\"0 0 160 12\"><title>"
                        + results + "</title>");
        double x = 0;
        for (int i = 0; i < parts.length; i++) {
            double width = 160.0 * parts[i] / Math.max(1, results.games());
            if (parts[i] > 0) {
                svg.append(format("<rect class=\"%s\" x=\"%.2f\" width=\"%.2f\" height=\"12\"/>", PARTS[i], x, width));
            }
            x += width;
        }
        return svg.append("</svg>").toString();
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format.replace("%n", "\n"), values);
    }
}
