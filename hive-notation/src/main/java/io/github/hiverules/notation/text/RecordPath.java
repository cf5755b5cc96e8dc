// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.text;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.Elements;
import io.github.hiverules.notation.internal.Finding.Kind;
import io.github.hiverules.notation.reading.Line;
import io.github.hiverules.notation.reading.ParseError;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The place of a move in a {@link io.github.hiverules.notation.record.GameRecord}, possibly in a variation. {@code 0} is the start. {@code 7} is the
 * seventh move of the main line. {@code 7.1.2} is the second move of the first variation beside the seventh move.
 */
public final class RecordPath {
    public static final RecordPath START = new RecordPath(List.of(0));

    private static final int MAX_LENGTH = 2_100;

    /** The numbers of the path: {@code [7, 1, 2]} for {@code 7.1.2}. */
    private final List<Integer> steps;

    public RecordPath(List<Integer> steps) {
        this.steps = Elements.of(steps, "steps");
    }

    /**
     * {@return the path in a text such as {@code 7.1.2}}
     *
     * @param text the path
     * @throws NotationException if the text is not a path or has more than 100 nested variations
     */
    public static RecordPath parse(String text) {
        requireNonNull(text, "text");
        boolean isPath = text.length() <= MAX_LENGTH && text.matches("[1-9][0-9]{0,8}(?:\\.[1-9][0-9]{0,8})*+");
        List<Integer> numbers =
                isPath ? Stream.of(text.split("\\.")).map(Integer::valueOf).toList() : List.of();
        RecordPath path = text.equals("0") ? START : new RecordPath(numbers);
        if (path.steps.size() % 2 == 0 || path.depth() > Line.MAX_DEPTH) {
            throw NotationException.of(text, ParseError.quoting(0, 0, text, Kind.PATH));
        }
        return path;
    }

    public List<Integer> steps() {
        return steps;
    }

    public RecordPath variation(int number, int move) {
        List<Integer> longer = new ArrayList<>(steps);
        longer.addAll(List.of(number, move));
        return new RecordPath(longer);
    }

    public RecordPath withMove(int move) {
        List<Integer> others = new ArrayList<>(steps);
        others.set(steps.size() - 1, move);
        return new RecordPath(others);
    }

    /** Returns the path of the move that the variation replaces: {@code 7} for {@code 7.1.2}. */
    public RecordPath departure() {
        return new RecordPath(steps.subList(0, steps.size() - 2));
    }

    /** Returns the move's number in the line: 2 for {@code 7.1.2}, or 0 at the start. */
    public int move() {
        return steps.get(steps.size() - 1);
    }

    /** Returns the variation's number: 1 for {@code 7.1.2}. */
    public int variation() {
        return steps.get(steps.size() - 2);
    }

    /** Returns how deep the variation is nested: 0 for the main line. */
    public int depth() {
        return steps.size() / 2;
    }

    /** Returns whether both paths have equal numbers. */
    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof RecordPath other && steps.equals(other.steps);
    }

    @Override
    public int hashCode() {
        return steps.hashCode();
    }

    /** Returns the numbers separated by dots, such as {@code 7.1.2}. */
    @Override
    public String toString() {
        return steps.stream().map(String::valueOf).collect(Collectors.joining("."));
    }
}
