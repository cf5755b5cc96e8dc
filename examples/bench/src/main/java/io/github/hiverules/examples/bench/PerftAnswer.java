// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses engines' answers to {@code perft}, which UHP doesn't define. Engines print a line per depth with the number of
 * leaves and usually the time or speed.
 */
final class PerftAnswer {
    private static final Pattern CLOCK = Pattern.compile("(\\d+):(\\d\\d):(\\d\\d(?:\\.\\d+)?)"); // 00:00:01.25
    private static final Pattern TIME =
            Pattern.compile("(\\d+(?:\\.\\d+)?) ?(ns|us|\u00B5s|\u03BCs|ms|s|sec|seconds)\\b");
    private static final Pattern SPEED =
            Pattern.compile("(\\d+(?:\\.\\d+)?) ?([kmg]?) ?(?:n/s|nps|nodes/s|leaves/s)", Pattern.CASE_INSENSITIVE);
    private static final Map<String, Double> UNITS =
            Map.of("ns", 1e-9, "us", 1e-6, "\u00B5s", 1e-6, "\u03BCs", 1e-6, "ms", 1e-3, "K", 1e3, "M", 1e6, "G", 1e9);
    private static final Pattern DIGIT_GROUPS = Pattern.compile("(?<=\\d)[,_'](?=\\d{3})");

    private PerftAnswer() {}

    /**
     * Returns the time of an answer in seconds, or empty if no line has the expected number of leaves.
     *
     * @param measured the measured time, returned if the engine reports neither time nor speed
     */
    static OptionalDouble seconds(List<String> lines, long leaves, double measured) {
        Pattern number = Pattern.compile("(?<![\\d.])" + leaves + "(?![\\d.]*\\d)");
        return lines.stream()
                .map(line -> DIGIT_GROUPS.matcher(line).replaceAll(""))
                .filter(line -> number.matcher(line).find())
                .mapToDouble(line -> reported(line, leaves).orElse(measured))
                .reduce((before, last) -> last);
    }

    private static OptionalDouble reported(String line, long leaves) {
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
