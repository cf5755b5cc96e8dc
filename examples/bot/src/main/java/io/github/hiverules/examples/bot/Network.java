// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

/**
 * The weights of a small neural network: sparse features, one hidden layer of rectified linear units, a direct path
 * from the features to the output, and one output. Immutable.
 *
 * <p>A network is stored as ASCII text: {@code hive-network 1}, the number of features and the number of units; then a
 * line per feature with its direct weight and its weight for each unit; then a line with the units' output weights.
 * Weights are 16-bit integers. A unit's weight of 256 means 1, a direct or output weight of 4096 means 1. The output is
 * the logit of the mover's chance to win. The last feature is always active and serves as bias.
 */
public final class Network {
    static final int UNIT_ONE = 256;
    static final int OUTPUT_ONE = 4096;

    /** The score of a logit of 1. */
    static final int POINTS = 180;

    private static final String HEADER = "hive-network 1 " + Features.COUNT + " ";
    private static final int MAX_UNITS = 64;

    /** The number of hidden units. */
    final int units;

    /** The direct weights, indexed by feature. */
    final int[] direct;

    /** The hidden weights, indexed by feature * units + unit. */
    final int[] hidden;

    /** The output weights, indexed by unit. */
    final int[] output;

    Network(int[] direct, int[] hidden, int[] output) {
        units = output.length;
        this.direct = direct;
        this.hidden = hidden;
        this.output = output;
    }

    /** Loads the standard network once, when it is first used. */
    private static final class Standard {
        static final Network NETWORK = load("network.txt");

        private static Network load(String resource) {
            try (InputStream file = Objects.requireNonNull(Network.class.getResourceAsStream(resource))) {
                return parse(new String(file.readAllBytes(), StandardCharsets.US_ASCII));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Returns the network that this program ships with. */
    public static Network standard() {
        return Standard.NETWORK;
    }

    /**
     * Parses a network.
     *
     * @throws IllegalArgumentException if the text is not a network with the features of this program
     */
    public static Network parse(String text) {
        String[] lines = text.strip().split("\n");
        int units = lines[0].startsWith(HEADER) ? number(lines[0].substring(HEADER.length())) : 0;
        if (units < 1 || units > MAX_UNITS || lines.length != Features.COUNT + 2) {
            throw new IllegalArgumentException("Expected a network that begins with \"" + HEADER + "\" and 1 to "
                    + MAX_UNITS + " units, and has " + (Features.COUNT + 2) + " lines.");
        }
        int[] direct = new int[Features.COUNT];
        int[] hidden = new int[Features.COUNT * units];
        for (int feature = 0; feature < Features.COUNT; feature++) {
            int[] row = numbers(lines[feature + 1], units + 1);
            direct[feature] = row[0];
            System.arraycopy(row, 1, hidden, feature * units, units);
        }
        return new Network(direct, hidden, numbers(lines[Features.COUNT + 1], units));
    }

    private static int[] numbers(String line, int count) {
        int[] numbers =
                Arrays.stream(line.strip().split(" ")).mapToInt(Network::number).toArray();
        if (numbers.length != count) {
            throw new IllegalArgumentException("Expected " + count + " numbers, found " + numbers.length + ".");
        }
        return numbers;
    }

    private static int number(String word) {
        try {
            return Short.parseShort(word.strip());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("Expected a 16-bit integer, found \"" + word + "\".", e);
        }
    }

    /** Prints the network in the format that {@link #parse} reads. */
    public String print() {
        StringBuilder text = new StringBuilder(HEADER).append(units).append('\n');
        for (int feature = 0; feature < Features.COUNT; feature++) {
            text.append(direct[feature]).append(' ');
            print(hidden, feature * units, text);
        }
        print(output, 0, text);
        return text.toString();
    }

    private void print(int[] numbers, int from, StringBuilder text) {
        for (int i = 0; i < units; i++) {
            text.append(numbers[from + i]).append(i < units - 1 ? ' ' : '\n');
        }
    }
}
