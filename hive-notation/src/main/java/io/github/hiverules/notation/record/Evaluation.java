// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Piece;
import io.github.hiverules.notation.internal.PackagePrivateValue;
import io.github.hiverules.notation.internal.Texts;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;

/** An engine's evaluation of a move. */
@Value.Immutable
@PackagePrivateValue
public abstract class Evaluation {
    Evaluation() {}

    /**
     * {@return an evaluation of the position after a move}
     *
     * @param chance White's winning chance after the move, 0 to 100 percent
     * @throws IllegalArgumentException if the chance is out of range
     */
    public static Evaluation of(int chance) {
        return ImmutableEvaluation.of(requirePercent(chance), OptionalInt.empty(), Optional.empty());
    }

    /**
     * {@return an evaluation that compares a move with the best move}
     *
     * @param chance White's winning chance after the move, 0 to 100 percent
     * @param bestChance White's winning chance after the best move, 0 to 100 percent
     * @param bestMove the MoveString of the best move in the position before the move
     * @throws IllegalArgumentException if a chance is out of range, or the best move is not a MoveString
     */
    public static Evaluation of(int chance, int bestChance, String bestMove) {
        if (!isMoveString(requireNonNull(bestMove, "bestMove"))) {
            throw new IllegalArgumentException(
                    "Expected a MoveString such as wA1 bQ-, found \"" + Texts.excerpt(bestMove) + "\".");
        }
        return ImmutableEvaluation.of(
                requirePercent(chance), OptionalInt.of(requirePercent(bestChance)), Optional.of(bestMove));
    }

    /** Checks only the syntax, because the position is unknown. */
    private static boolean isMoveString(String text) {
        String piece = text.substring(0, text.indexOf(' ') < 0 ? text.length() : text.indexOf(' '));
        String place = text.substring(Math.min(piece.length() + 1, text.length()));
        return piece.equals("pass") && text.equals(piece)
                || Piece.tryParse(piece).isPresent()
                        && place.length() <= 4
                        && place.chars().noneMatch(c -> c <= ' ' || c > '~' || c == ']');
    }

    private static int requirePercent(int chance) {
        if (chance < 0 || chance > 100) {
            throw new IllegalArgumentException("Expected a chance from 0 to 100 percent, found " + chance + ".");
        }
        return chance;
    }

    static Optional<Evaluation> parse(String text) {
        String[] words = text.split(" ", 3);
        try {
            return words.length == 2
                    ? Optional.empty()
                    : Optional.of(
                            words.length == 1
                                    ? of(Integer.parseInt(text))
                                    : of(Integer.parseInt(words[0]), Integer.parseInt(words[1]), words[2]));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** {@return White's winning chance after the move, 0 to 100 percent} */
    public abstract int chance();

    /** {@return White's winning chance after the best move, 0 to 100 percent, if known} */
    public abstract OptionalInt bestChance();

    /** {@return the MoveString of the best move in the position before the move, if known} */
    public abstract Optional<String> bestMove();

    /** Returns the evaluation as in the comment {@code [%eval 47 62 wA1 bQ/]}. */
    @Override
    public String toString() {
        return bestMove()
                .map(move -> chance() + " " + bestChance().orElseThrow() + " " + move)
                .orElseGet(() -> String.valueOf(chance()));
    }
}
