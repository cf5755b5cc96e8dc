// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/** The moves from a position, as an {@link OpeningIndex} stores them. */
record OpeningLines(List<Line> lines) {
    private static final int MAX_EXAMPLES = 3;

    /**
     * A stored move. {@code next} is the hash code of the next position; {@code move} is the move in the canonical position; {@code
     * examples} are numbers of games.
     */
    record Line(long next, String move, int games, int white, int draws, int black, List<Long> examples) {
        Line plus(Line other) {
            List<Long> first = Stream.concat(examples.stream(), other.examples.stream())
                    .limit(MAX_EXAMPLES)
                    .toList();
            return new Line(
                    next,
                    move,
                    games + other.games,
                    white + other.white,
                    draws + other.draws,
                    black + other.black,
                    first);
        }
    }

    OpeningLines plus(OpeningLines other) {
        Map<Long, Line> sums =
                lines.stream().collect(Collectors.toMap(Line::next, line -> line, Line::plus, TreeMap::new));
        other.lines.forEach(line -> sums.merge(line.next(), line, Line::plus));
        return new OpeningLines(List.copyOf(sums.values()));
    }

    /** Serializes moves for the store. */
    static final class Type extends BasicDataType<OpeningLines> {
        @Override
        public int getMemory(OpeningLines value) {
            return 32 + 150 * value.lines().size();
        }

        @Override
        public void write(WriteBuffer out, OpeningLines value) {
            out.putVarInt(value.lines().size());
            for (Line line : value.lines()) {
                out.putLong(line.next())
                        .putVarInt(line.move().length())
                        .putStringData(line.move(), line.move().length());
                out.putVarInt(line.games())
                        .putVarInt(line.white())
                        .putVarInt(line.draws())
                        .putVarInt(line.black());
                out.putVarInt(line.examples().size());
                line.examples().forEach(out::putVarLong);
            }
        }

        @Override
        public OpeningLines read(ByteBuffer in) {
            List<Line> lines = new ArrayList<>();
            for (int left = DataUtils.readVarInt(in); left > 0; left--) {
                long next = in.getLong();
                String move = DataUtils.readString(in);
                int[] counts = new int[5];
                for (int i = 0; i < counts.length; i++) {
                    counts[i] = DataUtils.readVarInt(in);
                }
                List<Long> examples = new ArrayList<>();
                for (int i = 0; i < counts[4]; i++) {
                    examples.add(DataUtils.readVarLong(in));
                }
                lines.add(new Line(next, move, counts[0], counts[1], counts[2], counts[3], examples));
            }
            return new OpeningLines(lines);
        }

        @Override
        public OpeningLines[] createStorage(int size) {
            return new OpeningLines[size];
        }
    }
}
