// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The moves played from one position, as stored in an {@link OpeningBook}. */
record OpeningLines(List<Line> lines) {
    private static final int MAX_EXAMPLES = 3;

    /**
     * A move and its results. {@code next} is the hash code of the position after the move. {@code examples} lists
     * games by number.
     */
    record Line(long next, int games, int white, int draws, int black, List<Long> examples) {
        private static Line parse(String text) {
            String[] words = text.split("\t", -1);
            return new Line(
                    Long.parseLong(words[0]),
                    Integer.parseInt(words[1]),
                    Integer.parseInt(words[2]),
                    Integer.parseInt(words[3]),
                    Integer.parseInt(words[4]),
                    Stream.of(words).skip(5).map(Long::valueOf).toList());
        }

        Line plus(Line other) {
            List<Long> first = Stream.concat(examples.stream(), other.examples.stream())
                    .limit(MAX_EXAMPLES)
                    .toList();
            return new Line(
                    next, games + other.games, white + other.white, draws + other.draws, black + other.black, first);
        }
    }

    OpeningLines plus(OpeningLines other) {
        Map<Long, Line> sums =
                lines.stream().collect(Collectors.toMap(Line::next, line -> line, Line::plus, TreeMap::new));
        other.lines.forEach(line -> sums.merge(line.next(), line, Line::plus));
        return new OpeningLines(List.copyOf(sums.values()));
    }

    /** Parses a text printed by {@link #toString}. */
    static OpeningLines parse(String text) {
        return new OpeningLines(Stream.of(text.split("\n", -1)) // TeaVM has no String.lines()
                .filter(line -> !line.isEmpty())
                .map(Line::parse)
                .toList());
    }

    @Override
    public String toString() {
        return lines.stream()
                .map(line -> Stream.concat(
                                Stream.of(line.next, line.games, line.white, line.draws, line.black),
                                line.examples.stream())
                        .map(String::valueOf)
                        .collect(Collectors.joining("\t")))
                .collect(Collectors.joining("\n"));
    }
}
