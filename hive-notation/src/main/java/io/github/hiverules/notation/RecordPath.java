// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.PackagePrivateValue;
import io.github.hiverules.notation.internal.Phrase;
import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.immutables.value.Value;

/**
 * Where a move stands in a {@link GameRecord} with variations. {@code RecordPath.of(7)} is the game's seventh move;
 * {@code RecordPath.of(7).variation(1, 2)} is the second move of the first variation beside it, and so on. Number 0 in place of
 * a move is the place before a line's first move, where comments may stand.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class RecordPath {
    private static final RecordPath START = of(0);

    RecordPath() {}

    /**
     * A move of the game itself.
     *
     * @param move its number from 1; 0 for the place before the first
     * @throws IllegalArgumentException if the number is less than 0
     */
    public static RecordPath of(int move) {
        return ImmutableRecordPath.of(List.of(move));
    }

    /** The place before the game's first move. */
    public static RecordPath start() {
        return START;
    }

    /**
     * The path of a text such as {@code 7} or {@code 7.1.2}, as {@link #toString} prints it.
     *
     * @throws NotationParseException if the text is no path
     */
    public static RecordPath parse(String text) {
        requireNonNull(text, "text");
        try {
            if (text.length() <= 2_000 && text.matches("\\d{1,9}(\\.\\d{1,9}\\.\\d{1,9})*")) {
                return ImmutableRecordPath.of(
                        Stream.of(text.split("\\.")).map(Integer::valueOf).toList());
            }
        } catch (IllegalArgumentException e) {
            // numbers that no path has
        }
        throw new NotationParseException(
                1, 1, text, "a path such as 7.1.2", Phrase.of("{} is no path.", Texts.quoted(text)));
    }

    /**
     * A move of a variation beside the move at this path.
     *
     * @param number which variation, from 1
     * @param move the number of the move in the variation, from 1; 0 for the place before the first
     * @throws IllegalArgumentException if no path has such numbers
     */
    public RecordPath variation(int number, int move) {
        List<Integer> longer = new ArrayList<>(steps());
        longer.addAll(List.of(number, move));
        return ImmutableRecordPath.of(longer);
    }

    /** The same line's move that many moves further on, or before where it is less than 0. */
    public RecordPath plus(int moves) {
        List<Integer> steps = new ArrayList<>(steps());
        steps.set(steps.size() - 1, move() + moves);
        return ImmutableRecordPath.of(steps);
    }

    /** The number of the move in its line, from 1; 0 for the place before the first. */
    public int move() {
        return steps().get(steps().size() - 1);
    }

    /** How many variations lie within each other here: 0 in the game itself. */
    public int depth() {
        return steps().size() / 2;
    }

    /** The number of a move, then the number of a variation beside it and of a move in that, and so on. */
    abstract List<Integer> steps();

    @Value.Check
    void check() {
        for (int i = 0; i < steps().size(); i++) {
            int least = i == steps().size() - 1 ? 0 : 1;
            if (steps().get(i) < least) {
                throw new IllegalArgumentException("No path has the numbers " + this + ".");
            }
        }
        if (depth() > Line.MAX_DEPTH) {
            throw new IllegalArgumentException("Variations lie no deeper than " + Line.MAX_DEPTH + ".");
        }
    }

    /** The numbers with dots between: {@code 7.1.2}. */
    @Override
    public final String toString() {
        return steps().stream().map(String::valueOf).collect(Collectors.joining("."));
    }
}
