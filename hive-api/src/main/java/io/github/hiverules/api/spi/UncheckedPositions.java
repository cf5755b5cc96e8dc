// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Creates positions without validation. Meant for positions that legal moves have reached. */
public final class UncheckedPositions {
    private static volatile @Nullable Factory factory;

    private UncheckedPositions() {}

    /** The constructor of {@link Position}. */
    @FunctionalInterface
    public interface Factory {
        /** Creates a position. */
        Position create(Ruleset ruleset, int ply, Map<Hex, PieceStack> stacks, Optional<Piece> restingPiece);
    }

    /** Registers the factory. Called only by {@link Position}. */
    public static void register(Factory factory) {
        UncheckedPositions.factory = factory;
    }

    /** Creates a position. The class {@link Position} must have been initialized. */
    public static Position create(Ruleset ruleset, int ply, Map<Hex, PieceStack> stacks, Optional<Piece> restingPiece) {
        return requireNonNull(factory, "factory").create(ruleset, ply, stacks, restingPiece);
    }
}
