// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import io.github.hiverules.api.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prints games of any rules as GameStrings. */
public final class LenientGameString {
    private LenientGameString() {}

    /** Returns a game as a GameString, which omits the rules. Returns empty if the game has a custom start position. */
    public static Optional<String> print(GameRecord record) {
        if (!record.startPosition().stacks().isEmpty()) {
            return Optional.empty();
        }
        Game game = record.game();
        int ply = game.length();
        List<String> fields = new ArrayList<>();
        fields.add(record.ruleset().gameType());
        fields.add(record.uhpState());
        fields.add((ply % 2 == 0 ? "White[" : "Black[") + (ply / 2 + 1) + "]");
        fields.addAll(MoveStrings.print(game));
        return Optional.of(String.join(";", fields));
    }
}
