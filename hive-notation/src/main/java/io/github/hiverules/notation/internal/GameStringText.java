// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import java.util.List;

/** Prints GameStrings (N1). Omits the rules, because GameStrings can't contain rules. */
public final class GameStringText {
    private GameStringText() {}

    /**
     * Prints a game that starts on the empty table.
     *
     * @throws IllegalArgumentException if the game starts from a set-up position
     */
    public static String print(Game game) {
        if (!game.startPosition().stacks().isEmpty()) {
            throw new IllegalArgumentException(
                    "Expected a game from the empty table, found one from " + game.startPosition() + ".");
        }
        return print(game.ruleset().gameType(), game.startPosition(), game.moves(), game.outcome());
    }

    /**
     * Prints a GameString.
     *
     * @param type the game type or a position string
     */
    public static String print(String type, Position start, List<Move> moves, Outcome outcome) {
        StringBuilder text = new StringBuilder(type);
        text.append(';').append(Results.stateOf(outcome, moves.size()));
        text.append(';').append(TurnStrings.print(start.ply() + moves.size()));
        MoveStringPrinter.print(start, moves).forEach(move -> text.append(';').append(move));
        return text.toString();
    }
}
