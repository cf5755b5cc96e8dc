// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.util.List;
import java.util.Locale;

/** Small pictures of numbers, as SVG elements that stand in a page. */
final class Charts {
    private static final int HEIGHT = 160;
    private static final int STEP = 22;

    private Charts() {}

    /** A bar of a chart: what stands beneath it, and how much it is, from 0. */
    record Bar(String label, long value) {}

    /** How games ended. */
    record Results(long white, long draws, long black, long others) {
        long games() {
            return white + draws + black + others;
        }

        @Override
        public String toString() {
            return "White wins " + white + ", draws " + draws + ", Black wins " + black
                    + (others > 0 ? ", without a result " + others : "");
        }
    }

    /** Bars side by side, the highest as high as the picture. */
    static String bars(String title, List<Bar> bars) {
        long most = Math.max(1, bars.stream().mapToLong(Bar::value).max().orElse(1));
        int width = bars.size() * STEP + 40; // the last label leans out
        StringBuilder svg = new StringBuilder("<svg class=\"chart\" role=\"img\" width=\"" + width + "\" height=\""
                + (HEIGHT + 60) + "\" viewBox=\"0 0 " + width + " " + (HEIGHT + 60) + "\"><title>" + Html.escape(title)
                + "</title>\n");
        for (int i = 0; i < bars.size(); i++) {
            Bar bar = bars.get(i);
            double height = (double) bar.value() / most * HEIGHT;
            String label = Html.escape(bar.label());
            svg.append(format(
                    "<rect x=\"%d\" y=\"%.1f\" width=\"%d\" height=\"%.1f\"><title>%s: %d</title></rect>",
                    i * STEP + 2, HEIGHT - height, STEP - 4, height, label, bar.value()));
            svg.append(format(
                    "<text transform=\"translate(%d %d) rotate(60)\">%s</text>%n", i * STEP + 6, HEIGHT + 10, label));
        }
        return svg.append("</svg>").toString();
    }

    /** A bar of one length, shared out as games ended: White's part, draws, Black's part, the others. */
    static String shares(Results results) {
        long[] parts = {results.white(), results.draws(), results.black(), results.others()};
        String[] names = {"white", "draw", "black", "other"};
        StringBuilder svg = new StringBuilder(
                "<svg class=\"shares\" role=\"img\" width=\"160\" height=\"12\" viewBox=\"0 0 160 12\"><title>"
                        + results + "</title>");
        double x = 0;
        for (int i = 0; i < parts.length; i++) {
            double width = 160.0 * parts[i] / Math.max(1, results.games());
            if (parts[i] > 0) {
                svg.append(format("<rect class=\"%s\" x=\"%.2f\" width=\"%.2f\" height=\"12\"/>", names[i], x, width));
            }
            x += width;
        }
        return svg.append("</svg>").toString();
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format.replace("%n", "\n"), values);
    }
}
