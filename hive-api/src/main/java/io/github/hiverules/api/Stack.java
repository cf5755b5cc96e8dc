// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** The pieces that stand on one cell, from the ground up: one piece, or several with climbers on top (R4.2). */
@Value.Immutable
@PackagePrivateValue
public abstract class Stack {
    Stack() {}

    /**
     * A stack of these pieces, from the ground up.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Stack of(Piece... pieces) {
        return of(List.of(requireNonNull(pieces, "pieces")));
    }

    /**
     * A stack of these pieces, from the ground up.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Stack of(List<Piece> pieces) {
        requireNonNull(pieces, "pieces");
        return pieces.size() == 1 ? of(pieces.get(0)) : ImmutableStack.of(pieces);
    }

    /** The stack of that piece alone, as most are; there is one for each piece. */
    static Stack of(Piece piece) {
        return SingleStacks.ALL[piece.index()];
    }

    private static final class SingleStacks {
        static final Stack[] ALL = Piece.values().stream()
                .map(piece -> ImmutableStack.of(List.of(piece)))
                .toArray(Stack[]::new);

        private SingleStacks() {}
    }

    /** The pieces from the ground up; never empty. */
    public abstract List<Piece> pieces();

    @Value.Check
    void check() {
        if (pieces().isEmpty()) {
            throw new IllegalArgumentException("A stack holds at least one piece.");
        }
    }

    /** The number of pieces; 1 for a piece alone on the ground. */
    public int height() {
        return pieces().size();
    }

    /** The piece on top: the only one that can move (R3.3), and the one whose colour the stack has (R2.2). */
    public Piece top() {
        return pieces().get(pieces().size() - 1);
    }

    /** Whether the piece is in this stack, at any height. */
    public boolean contains(Piece piece) {
        return pieces().contains(requireNonNull(piece, "piece"));
    }

    /** This stack with one more piece on top. */
    public Stack push(Piece piece) {
        List<Piece> higher = new ArrayList<>(pieces());
        higher.add(requireNonNull(piece, "piece"));
        return of(higher);
    }

    /** This stack without its top piece; empty if that was the only one. */
    public Optional<Stack> pop() {
        return height() == 1 ? Optional.empty() : Optional.of(of(pieces().subList(0, height() - 1)));
    }

    /** The pieces from the ground up, for example {@code [wQ bB1]}. */
    @Override
    public String toString() {
        return pieces().toString().replace(",", "");
    }
}
