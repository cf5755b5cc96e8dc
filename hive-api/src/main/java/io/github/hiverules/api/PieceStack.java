// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** The pieces on one cell, from the ground up. A stack has a ground piece and any number of climbers (R4.2). */
@Value.Immutable
@PackagePrivateValue
public abstract class PieceStack {
    PieceStack() {}

    /**
     * Returns a stack of pieces.
     *
     * @param pieces the pieces from the ground up
     * @return the stack
     * @throws IllegalArgumentException if there are no pieces
     */
    public static PieceStack of(Piece... pieces) {
        return of(Arrays.asList(requireNonNull(pieces, "pieces")));
    }

    /**
     * Returns a stack of pieces.
     *
     * @param pieces the pieces from the ground up
     * @return the stack
     * @throws IllegalArgumentException if there are no pieces
     */
    public static PieceStack of(List<Piece> pieces) {
        requireNonNull(pieces, "pieces");
        return pieces.size() == 1 ? of(requireNonNull(pieces.get(0), "element")) : ImmutablePieceStack.of(pieces);
    }

    static PieceStack of(Piece piece) {
        return SingleStacks.ALL[piece.index()];
    }

    /** Cached, because most stacks have one piece. */
    private static final class SingleStacks {
        static final PieceStack[] ALL = Piece.values().stream()
                .map(piece -> ImmutablePieceStack.of(List.of(piece)))
                .toArray(PieceStack[]::new);

        private SingleStacks() {}
    }

    /** {@return the pieces from the ground up; never empty} */
    public abstract List<Piece> pieces();

    @Value.Check
    void check() {
        if (pieces().isEmpty()) {
            throw new IllegalArgumentException("Expected at least one piece in a stack.");
        }
    }

    /** {@return the number of pieces, from 1} */
    public int height() {
        return pieces().size();
    }

    /**
     * Returns the top piece. Only the top piece can move (R3.3). A stack has the colour of its top piece (R2.2).
     *
     * @return the top piece
     */
    public Piece top() {
        return pieces().get(pieces().size() - 1);
    }

    /**
     * Returns whether a piece is in this stack, at any height.
     *
     * @param piece the piece
     * @return true if the piece is in this stack
     */
    public boolean contains(Piece piece) {
        return pieces().contains(requireNonNull(piece, "piece"));
    }

    /**
     * Returns this stack with a piece added on top.
     *
     * @param piece the piece
     * @return the higher stack
     */
    public PieceStack push(Piece piece) {
        List<Piece> higher = new ArrayList<>(pieces());
        higher.add(requireNonNull(piece, "piece"));
        return of(higher);
    }

    /**
     * Returns this stack without its top piece.
     *
     * @return the lower stack, or empty if this stack has one piece
     */
    public Optional<PieceStack> pop() {
        return height() == 1 ? Optional.empty() : Optional.of(of(pieces().subList(0, height() - 1)));
    }

    /** Returns the pieces from the ground up, for example {@code [wQ bB1]}. */
    @Override
    public String toString() {
        return pieces().toString().replace(",", "");
    }
}
