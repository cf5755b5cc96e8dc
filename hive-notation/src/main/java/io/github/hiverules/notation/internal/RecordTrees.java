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
 * Converts the moves of records to {@link Node}s and back. The package json needs this class, because {@code Line} is
 * not public.
 *
 * @param <R> stands for {@code GameRecord}, which this package can't import
 * @param moves returns the main line of a record
 * @param withMoves returns the record with new moves and their outcome. Throws an {@link IllegalArgumentException} if a
 *     MoveString is malformed, a move is illegal, or a note is out of range. The message begins with the path of the
 *     move
 */
public record RecordTrees<R>(Function<R, List<Node>> moves, BiFunction<R, List<Node>, R> withMoves) {
    private static @Nullable RecordTrees<?> instance;

    /**
     * A MoveString with the notes on the move.
     *
     * @param openingComments the comments before the move if the move begins a variation; otherwise empty
     * @param variations the alternatives to the move, each with at least one move
     */
    public record Node(
            String move,
            List<Integer> nags,
            Optional<Duration> clock,
            List<String> openingComments,
            List<String> comments,
            List<List<Node>> variations) {}

    /** Sets the implementation. The static initializer of {@code GameRecord} calls {@code publish}. */
    public static synchronized void publish(RecordTrees<?> trees) {
        instance = trees;
    }

    @SuppressWarnings("unchecked")
    public static synchronized <R> RecordTrees<R> of(R record) {
        requireNonNull(record, "record");
        return (RecordTrees<R>) requireNonNull(instance, "instance");
    }
}
