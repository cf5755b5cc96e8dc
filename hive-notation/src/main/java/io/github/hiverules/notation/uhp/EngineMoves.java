package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.NotationParseException;
import java.util.Optional;

/**
 * MoveStrings as engines write them: some name the goal by the moving piece itself ({@code bQ /bQ}), which stands for its cell
 * before the move.
 */
final class EngineMoves {
    private EngineMoves() {}

    /**
     * The move that a MoveString names, legal or not.
     *
     * @throws NotationParseException if it names none
     */
    static Move parse(String text, Position position) {
        String[] words = text.strip().split("\\s+", -1);
        Optional<Piece> piece = words.length == 2 ? Piece.find(words[0]) : Optional.empty();
        Optional<Hex> from = piece.flatMap(position::find);
        if (from.isPresent()) {
            for (Direction direction : Direction.values()) {
                if (MoveStrings.place(piece.get(), direction.opposite()).equals(words[1])) {
                    return position.moveOf(piece.get(), from.get().neighbor(direction));
                }
            }
        }
        return MoveStrings.parse(text, position);
    }
}
