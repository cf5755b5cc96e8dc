// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.record.Evaluation;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordedMove;
import io.github.hiverules.search.SearchBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Trains a {@link Network} with games of the bot against itself. Equal games, in equal order, and equal settings give
 * equal networks on all machines. Not thread-safe.
 *
 * <p>A position is used if the next move has an evaluation, unless the evaluation means a forced win. The target is a
 * weighted average of the game's result and the evaluation. Each position is used once. Every tenth game is held out: the
 * training doesn't use its positions, but measures the error on them.
 */
public final class Trainer {
    /** The weight of the game's result in the target. The rest is the weight of the evaluation. */
    private static final float RESULT_WEIGHT = 0.4f;

    private static final int HELD_OUT = 10;

    private static final float RATE = 0.0015f;
    private static final float MIN_RATE_SHARE = 0.02f;

    /** The learning rates of hidden weights and direct weights, relative to {@link #RATE}. */
    private static final float HIDDEN_RATE = 0.5f;

    private static final float DIRECT_RATE = 0.3f;
    private static final float WEIGHT_DECAY = 0.002f;

    /** The share of the old value in the moving average of squared gradients. */
    private static final float MEMORY = 0.999f;

    private final List<Sample> training = new ArrayList<>();
    private final List<Sample> heldOut = new ArrayList<>();
    private final Map<Ruleset, Features> features = new HashMap<>();
    private final Set<List<Object>> seen = new HashSet<>();
    private int games;

    /** A position. Target and result are from 0, a loss of the side to move, to 1. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Sample(short[] active, float target, float result) {}

    /**
     * The errors after an epoch.
     *
     * @param number the number of the epoch, from 1
     * @param training the mean squared error on the training positions against their targets
     * @param heldOut the mean squared error on the held-out positions against their targets
     * @param result the mean squared error on the held-out positions against the results
     */
    public record Epoch(int number, double training, double heldOut, double result) {}

    /** Creates a trainer without positions. */
    public Trainer() {}

    /** Adds a game's positions. */
    public void add(GameRecord game) {
        games++;
        Ruleset ruleset = game.ruleset();
        float result = game.outcome()
                .winner()
                .map(winner -> winner == Color.WHITE ? 1f : 0f)
                .orElse(0.5f);
        Features inputs = features.computeIfAbsent(ruleset, Features::new);
        int[] active = new int[inputs.size()];
        SearchBoard board = SearchBoard.of(game.startPosition());
        for (RecordedMove move : game.recordedMoves()) {
            int chance = move.evaluation().map(Evaluation::chance).orElse(0);
            boolean isUndecided = chance > 0 && chance < 100;
            if (isUndecided && seen.add(List.of(ruleset, board.key()))) {
                inputs.list(board, active);
                short[] copy = new short[active.length];
                for (int i = 0; i < copy.length; i++) {
                    copy[i] = (short) active[i];
                }
                float target = RESULT_WEIGHT * result + (1 - RESULT_WEIGHT) * chance / 100;
                boolean isWhite = board.sideToMove() == Color.WHITE;
                Sample sample = new Sample(copy, isWhite ? target : 1 - target, isWhite ? result : 1 - result);
                (games % HELD_OUT == 0 ? heldOut : training).add(sample);
            }
            board.make(move.move());
        }
    }

    /** {@return the number of games added} */
    public int games() {
        return games;
    }

    /** {@return the number of distinct positions with an evaluation} */
    public int positions() {
        return training.size() + heldOut.size();
    }

    /**
     * Trains a network by stochastic gradient descent. The step of each weight is divided by the root of its mean
     * squared gradient. The learning rate falls linearly.
     *
     * @param units the number of hidden units, 1 to 64
     * @param epochs the number of passes over the positions, at least 1
     * @param seed the seed of the initial weights and of the order of the positions
     * @param listener receives the errors after each epoch
     */
    public Network train(int units, int epochs, long seed, Consumer<Epoch> listener) {
        Random random = new Random(seed);
        Model model = new Model(units, random);
        List<Sample> order = new ArrayList<>(training);
        for (int epoch = 0; epoch < epochs; epoch++) {
            Collections.shuffle(order, random);
            double error = 0;
            for (int i = 0; i < order.size(); i++) {
                float done = (epoch + (float) i / order.size()) / epochs;
                error += square(model.learn(order.get(i), RATE * Math.max(MIN_RATE_SHARE, 1 - done)));
            }
            listener.accept(new Epoch(
                    epoch + 1,
                    error / order.size(),
                    heldOut.stream()
                            .mapToDouble(sample -> square(model.chance(sample.active) - sample.target))
                            .average()
                            .orElse(0),
                    heldOut.stream()
                            .mapToDouble(sample -> square(model.chance(sample.active) - sample.result))
                            .average()
                            .orElse(0)));
        }
        return model.network();
    }

    private static double square(double number) {
        return number * number;
    }

    private static float sigmoid(float logit) {
        return (float) (1 / (1 + StrictMath.exp(-logit)));
    }

    /** A network of floating-point weights. Each array of weights has an array of mean squared gradients. */
    private static final class Model {
        private final int units;
        private final float[] direct = new float[Features.COUNT];
        private final float[] directSquares = new float[Features.COUNT];
        private final float[] hidden;
        private final float[] hiddenSquares;
        private final float[] output;
        private final float[] outputSquares;
        private final float[] sums;
        private final float[] slopes;

        Model(int units, Random random) {
            this.units = units;
            hidden = new float[Features.COUNT * units];
            hiddenSquares = new float[hidden.length];
            output = new float[units];
            outputSquares = new float[units];
            sums = new float[units];
            slopes = new float[units];
            for (int i = 0; i < hidden.length; i++) {
                hidden[i] = (float) random.nextGaussian() * 0.15f;
            }
            for (int i = 0; i < units; i++) {
                output[i] = (float) random.nextGaussian() * 0.3f;
            }
        }

        /** Returns the chance of the side to move. */
        float chance(short[] active) {
            float logit = 0;
            Arrays.fill(sums, 0);
            for (short feature : active) {
                logit += direct[feature];
                int row = feature * units;
                for (int unit = 0; unit < units; unit++) {
                    sums[unit] += hidden[row + unit];
                }
            }
            for (int unit = 0; unit < units; unit++) {
                logit += Math.max(sums[unit], 0) * output[unit];
            }
            return sigmoid(logit);
        }

        /** Moves the weights toward the target and returns the error before. The loss is the cross entropy. */
        float learn(Sample sample, float rate) {
            float error = chance(sample.active) - sample.target;
            for (int unit = 0; unit < units; unit++) {
                slopes[unit] = sums[unit] > 0 ? error * output[unit] : 0;
                float slope = error * Math.max(sums[unit], 0);
                outputSquares[unit] = MEMORY * outputSquares[unit] + (1 - MEMORY) * slope * slope;
                output[unit] -= rate * slope / root(outputSquares[unit]);
            }
            for (short feature : sample.active) {
                directSquares[feature] = MEMORY * directSquares[feature] + (1 - MEMORY) * error * error;
                direct[feature] -= rate * DIRECT_RATE * error / root(directSquares[feature])
                        + rate * WEIGHT_DECAY * direct[feature];
                int row = feature * units;
                for (int unit = 0; unit < units; unit++) {
                    int i = row + unit;
                    float slope = slopes[unit];
                    hiddenSquares[i] = MEMORY * hiddenSquares[i] + (1 - MEMORY) * slope * slope;
                    hidden[i] -= rate * HIDDEN_RATE * slope / root(hiddenSquares[i]) + rate * WEIGHT_DECAY * hidden[i];
                }
            }
            return error;
        }

        private static float root(float square) {
            return (float) Math.sqrt(square + 1e-5f);
        }

        Network network() {
            return new Network(
                    rounded(direct, Network.OUTPUT_ONE),
                    rounded(hidden, Network.UNIT_ONE),
                    rounded(output, Network.OUTPUT_ONE));
        }

        private static int[] rounded(float[] weights, int one) {
            int[] rounded = new int[weights.length];
            for (int i = 0; i < weights.length; i++) {
                rounded[i] = Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, Math.round(weights[i] * one)));
            }
            return rounded;
        }
    }
}
