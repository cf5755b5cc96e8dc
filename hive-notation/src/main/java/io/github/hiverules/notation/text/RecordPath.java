// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.text;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.Elements;
import io.github.hiverules.notation.internal.Limits;
import io.github.hiverules.notation.internal.Message;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Texts;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The place of a move in a {@link io.github.hiverules.notation.record.GameRecord}, possibly in a variation. {@code 0}
 * is the start. {@code 7} is the seventh move of the main line. {@code 7.1.2} is the second move of the first variation
 * beside the seventh move.
 */
public final class RecordPath {
    private static final int MAX_LENGTH = 2_100;

    private final List<Integer> numbers;

    private RecordPath(List<Integer> numbers) {
        this.numbers = numbers;
    }

    /**
     * {@return the path with the given numbers}
     *
     * @param numbers the numbers, such as 7, 1 and 2 for {@code 7.1.2}
     * @throws IllegalArgumentException if the numbers are not a path: an odd number of positive numbers, at most 201, or
     *     a single 0
     */
    public static RecordPath of(List<Integer> numbers) {
        List<Integer> all = Elements.of(numbers, "numbers");
        if (!isPath(all)) {
            throw new IllegalArgumentException("Expected the numbers of a path such as 7.1.2, found " + all + ".");
        }
        return new RecordPath(all);
    }

    private static boolean isPath(List<Integer> numbers) {
        return numbers.equals(List.of(0))
                || numbers.size() % 2 == 1
                        && numbers.size() / 2 <= Limits.MAX_DEPTH
                        && numbers.stream().allMatch(number -> number > 0);
    }

    /**
     * {@return the path in a text such as {@code 7.1.2}}
     *
     * @param text the path
     * @throws NotationException if the text is not a path or has more than 100 nested variations
     */
    public static RecordPath parse(String text) {
        requireNonNull(text, "text");
        boolean hasNumbers = text.length() <= MAX_LENGTH && text.matches("0|[1-9][0-9]{0,8}(?:\\.[1-9][0-9]{0,8})*+");
        List<Integer> numbers =
                hasNumbers ? Stream.of(text.split("\\.")).map(Integer::valueOf).toList() : List.of();
        if (!isPath(numbers)) {
            Message message = Message.of(Kind.PATH, Texts.quoted(text));
            throw new NotationException(new Remark(Kind.PATH.code(), 1, 1, 0, message), text);
        }
        return new RecordPath(numbers);
    }

    /** {@return the numbers: 7, 1 and 2 for {@code 7.1.2}} */
    public List<Integer> numbers() {
        return numbers;
    }

    /** Returns whether both paths have equal numbers. */
    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof RecordPath other && numbers.equals(other.numbers);
    }

    @Override
    public int hashCode() {
        return numbers.hashCode();
    }

    /** Returns the numbers separated by dots, such as {@code 7.1.2}. */
    @Override
    public String toString() {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining("."));
    }
}
