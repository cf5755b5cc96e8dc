// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.TurnStrings;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.MoveStringParser;
import io.github.hiverules.notation.text.NotationException;
import java.util.OptionalInt;

/** Checks received moves and GameStrings against a game. */
final class ProtocolChecks {
    private ProtocolChecks() {}

    /**
     * Returns the given move if the move is legal.
     *
     * @throws IllegalArgumentException if the move is illegal. The message is a sentence with the rule number
     */
    static Move requireLegal(Move move, Game game) {
        Legality legality = game.judge(move);
        if (!legality.isLegal()) {
            throw new IllegalArgumentException(Errors.sentence(Errors.illegal(0, 0, "", legality, game.position())));
        }
        return move;
    }

    /**
     * Parses the MoveString of a legal move. The reference piece may be the moving piece, as some engines print.
     *
     * @throws IllegalArgumentException if the MoveString is malformed or the move is illegal
     */
    static Move parseMove(String moveString, Game game) {
        Move move;
        try {
            move = new MoveStringParser(game.position()::cellOf, true).parse(moveString);
        } catch (NotationException e) {
            throw new IllegalArgumentException(Errors.sentence(e), e);
        }
        return requireLegal(move, game);
    }

    /**
     * Parses a GameString leniently. The game type may be missing. Ignores wrong states and turns.
     *
     * @throws NotationException if the text is not a GameString or a move is illegal
     */
    static GameRecord parseGame(String gameString, Ruleset ruleset) {
        return GameStrings.parse(gameString, ReaderOptions.lenient().withRulesets(ruleset));
    }

    /** Returns whether a line begins like a GameString: with a game type and a semicolon. */
    static boolean isGameString(String line) {
        String[] fields = line.strip().split(";", 2);
        return fields.length == 2 && GameType.parse(fields[0].strip()).isPresent();
    }

    /**
     * Returns whether a GameString has the state, the turn and the moves of a game. Accepts all MoveStrings of a move,
     * and {@code InProgress} before the first move.
     */
    static boolean matches(String gameString, Game game) {
        if (gameString.strip().equals(GameStrings.print(game))) {
            return true;
        }
        String[] fields = gameString.strip().split(";", 4);
        try {
            return fields.length >= 3
                    && Results.parse(fields[1].strip())
                            .filter(theirs -> Results.agree(theirs, game.outcome()))
                            .isPresent()
                    && TurnStrings.parse(fields[2].strip())
                            .equals(OptionalInt.of(game.position().ply()))
                    && parseGame(gameString, game.ruleset())
                            .gameKey()
                            .equals(GameRecord.of(game).gameKey());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
