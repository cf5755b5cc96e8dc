// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An engine's answer to {@code perft}. UHP doesn't define the format. Engines print a line per depth with the number of leaves and
 * usually the time or speed.
 *
 * @param leaves the number of leaves
 * @param seconds the reported time, or empty if neither time nor speed is reported
 */
record PerftAnswer(long leaves, OptionalDouble seconds) {
    private static final Pattern CLOCK = Pattern.compile("(\\d+):(\\d\\d):(\\d\\d(?:\\.\\d+)?)"); // 00:00:01.25
    private static final Pattern TIME =
            Pattern.compile("(\\d+(?:\\.\\d+)?) ?(ns|us|\u00B5s|\u03BCs|ms|s|sec|seconds)\\b");
    private static final Pattern SPEED =
            Pattern.compile("(\\d+(?:\\.\\d+)?) ?([kmg]?) ?(?:n/s|nps|nodes/s|leaves/s)", Pattern.CASE_INSENSITIVE);
    private static final Map<String, Double> UNITS =
            Map.of("ns", 1e-9, "us", 1e-6, "\u00B5s", 1e-6, "\u03BCs", 1e-6, "ms", 1e-3, "K", 1e3, "M", 1e6, "G", 1e9);
    private static final Pattern DIGIT_GROUPS = Pattern.compile("(?<=\\d)[,_'](?=\\d{3})");

    /** Finds the answer in the lines with the expected number of leaves. */
    static Optional<PerftAnswer> in(List<String> lines, long leaves) {
        Pattern number = Pattern.compile("(?<![\\d.])" + leaves + "(?![\\d.]*\\d)");
        return lines.stream()
                .map(line -> DIGIT_GROUPS.matcher(line).replaceAll(""))
                .filter(line -> number.matcher(line).find())
                .reduce((before, last) -> last)
                .map(line -> new PerftAnswer(leaves, seconds(line, leaves)));
    }

    private static OptionalDouble seconds(String line, long leaves) {
        Matcher clock = CLOCK.matcher(line);
        if (clock.find()) {
            return OptionalDouble.of(Double.parseDouble(clock.group(1)) * 3600
                    + Double.parseDouble(clock.group(2)) * 60
                    + Double.parseDouble(clock.group(3)));
        }
        Matcher time = TIME.matcher(line);
        if (time.find()) {
            return OptionalDouble.of(Double.parseDouble(time.group(1)) * UNITS.getOrDefault(time.group(2), 1.0));
        }
        Matcher speed = SPEED.matcher(line);
        if (speed.find()) {
            double perSecond = Double.parseDouble(speed.group(1))
                    * UNITS.getOrDefault(speed.group(2).toUpperCase(Locale.ROOT), 1.0);
            return perSecond > 0 ? OptionalDouble.of(leaves / perSecond) : OptionalDouble.empty();
        }
        return OptionalDouble.empty();
    }
}
