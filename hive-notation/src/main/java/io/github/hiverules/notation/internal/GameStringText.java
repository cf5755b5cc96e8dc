// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Game;

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
        return print(game.ruleset().gameType(), game);
    }

    /**
     * Prints a GameString.
     *
     * @param start the game type or a position string
     */
    public static String print(String start, Game game) {
        StringBuilder text = new StringBuilder(start);
        text.append(';')
                .append(Results.stateOf(game.outcome(), game.length()))
                .append(';')
                .append(Turns.print(game.position().ply()));
        Places.print(game).forEach(move -> text.append(';').append(move));
        return text.toString();
    }
}
