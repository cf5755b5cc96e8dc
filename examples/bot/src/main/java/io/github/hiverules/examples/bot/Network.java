// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.StringTokenizer;

/**
 * The weights of a small neural network: sparse features, one hidden layer of rectified linear units, a direct path
 * from the features to the output, and one output. Immutable.
 *
 * <p>A network is stored as ASCII text: {@code hive-network 1}, the number of features and the number of units; then a
 * line per feature with its direct weight and its weight for each unit; then a line with the units' output weights.
 * Weights are 16-bit integers. A unit's weight of 256 means 1, a direct or output weight of 4096 means 1. The output is
 * the logit of the mover's chance to win. The last feature is always active and serves as bias. Text after the weights is
 * ignored.
 */
public final class Network {
    static final int UNIT_ONE = 256;
    static final int OUTPUT_ONE = 4096;

    /** The score of a logit of 1. */
    static final int POINTS = 180;

    private static final String HEADER = "hive-network 1 " + Features.COUNT + " ";
    private static final int MAX_UNITS = 64;
    private static final Network STANDARD = load("network.txt");

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

    /** Returns the network that this program ships with. */
    public static Network standard() {
        return STANDARD;
    }

    private static Network load(String resource) {
        try (InputStream file = Objects.requireNonNull(Network.class.getResourceAsStream(resource))) {
            return parse(new String(file.readAllBytes(), StandardCharsets.US_ASCII));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Parses a network.
     *
     * @throws IllegalArgumentException if the text is not a network with the features of this program
     */
    public static Network parse(String text) {
        StringTokenizer words = new StringTokenizer(text);
        if (!text.startsWith(HEADER)) {
            throw new IllegalArgumentException("Expected a network that begins with \"" + HEADER + "\".");
        }
        try {
            for (int i = 0; i < 3; i++) {
                words.nextToken(); // the header
            }
            int units = Math.min(Short.parseShort(words.nextToken()), MAX_UNITS);
            Network network = new Network(new int[Features.COUNT], new int[Features.COUNT * units], new int[units]);
            for (int i = 0; i < network.hidden.length; i++) {
                if (i % units == 0) {
                    network.direct[i / units] = Short.parseShort(words.nextToken());
                }
                network.hidden[i] = Short.parseShort(words.nextToken());
            }
            for (int i = 0; i < units; i++) {
                network.output[i] = Short.parseShort(words.nextToken());
            }
            return network;
        } catch (NoSuchElementException | NumberFormatException | NegativeArraySizeException e) {
            throw new IllegalArgumentException("Expected 16-bit integers as weights.", e);
        }
    }

    /** Prints the network in the format that {@link #parse} reads. */
    public String print() {
        StringBuilder text = new StringBuilder(HEADER).append(units);
        for (int i = 0; i < hidden.length; i++) {
            if (i % units == 0) {
                text.append('\n').append(direct[i / units]);
            }
            text.append(' ').append(hidden[i]);
        }
        String separator = "\n";
        for (int weight : output) {
            text.append(separator).append(weight);
            separator = " ";
        }
        return text.append('\n').toString();
    }
}
