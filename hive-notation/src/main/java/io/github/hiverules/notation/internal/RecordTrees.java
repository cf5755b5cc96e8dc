// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Converts the moves of records to plain values and back. The package json uses this class, because the lines of
 * records are not public.
 *
 * @param <R> the type of records, which this package can't import
 * @param moves returns the main line of a record
 * @param withMoves judges moves, and returns the record with these moves and their outcome. Throws an
 *     {@link IllegalArgumentException} if a text is not a MoveString, a move is illegal, or a note is out of range; the
 *     message begins with the path of the move
 */
public record RecordTrees<R>(Function<R, List<Node>> moves, BiFunction<R, List<Node>, R> withMoves) {
    private static @Nullable RecordTrees<?> instance;

    /**
     * A move as a MoveString, with its notes.
     *
     * @param openingComments the comments before the first move of a variation; empty for any other move
     * @param variations the variations beside the move, each with at least one move
     */
    public record Node(
            String move,
            List<Integer> nags,
            Optional<Duration> clock,
            List<String> openingComments,
            List<String> comments,
            List<List<Node>> variations) {}

    /** Publishes the implementation. Called by the type of records when it is initialized. */
    public static synchronized void publish(RecordTrees<?> trees) {
        instance = trees;
    }

    /** Returns the implementation. */
    @SuppressWarnings("unchecked")
    public static synchronized <R> RecordTrees<R> of(R record) {
        requireNonNull(record, "record");
        return (RecordTrees<R>) requireNonNull(instance, "instance");
    }
}
