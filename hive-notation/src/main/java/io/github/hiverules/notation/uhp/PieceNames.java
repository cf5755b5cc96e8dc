package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Piece;
import java.util.Optional;

/** Names of pieces (N1): {@code wQ}, {@code bA2}. */
public final class PieceNames {
    private static final Bug[] BUGS = Bug.values();

    private PieceNames() {}

    /**
     * The piece of that name. Any case of the letters is read, a number 1 behind a creature that a side has once, and no
     * number for the first of several.
     */
    public static Optional<Piece> parse(String text) {
        int length = text.length();
        if (length < 2 || length > 3) {
            return Optional.empty();
        }
        char side = text.charAt(0);
        boolean white = side == 'w' || side == 'W';
        if (!white && side != 'b' && side != 'B') {
            return Optional.empty();
        }
        int number = length == 3 ? text.charAt(2) - '0' : 1;
        Optional<Bug> bug = bug(text.charAt(1));
        if (bug.isEmpty() || number < 1 || number > bug.get().count()) {
            return Optional.empty();
        }
        return Optional.of(Piece.of(white ? Color.WHITE : Color.BLACK, bug.get(), number));
    }

    /** The creature of that letter, in any case. */
    public static Optional<Bug> bug(char letter) {
        char upper = letter >= 'a' ? (char) (letter - 32) : letter;
        for (Bug bug : BUGS) {
            if (bug.letter() == upper) {
                return Optional.of(bug);
            }
        }
        return Optional.empty();
    }
}
