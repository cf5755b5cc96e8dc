// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.internal.GameStringText;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.words.Sentences;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Why what the other side says does not fit a game; empty where it does. */
final class Objections {
    private static final Sentences ENGLISH = Sentences.of(Locale.ENGLISH);

    private Objections() {}

    /** Why the move is illegal now, as a sentence with the rule's number. */
    static Optional<String> to(Move move, Game game) {
        Legality legality = game.judge(move);
        if (legality.isLegal()) {
            return Optional.empty();
        }
        Violation reason = legality.reasons().get(0);
        return Optional.of(
                ENGLISH.about(reason, game.position()) + " [" + reason.rule().number() + "]");
    }

    /** Why that GameString does not tell this game, whatever pieces it names cells by. */
    static Optional<String> to(String gameString, Game game) {
        String here = GameStringText.print(game);
        String there = gameString.strip();
        String[] fields = (there.endsWith(";") ? there.substring(0, there.length() - 1) : there).split(";", -1);
        boolean same = there.equals(here)
                || fields.length == game.length() + 3
                        && GameType.parse(fields[0].strip())
                                .equals(Optional.of(game.ruleset().expansions()))
                        && fields[1].strip().equalsIgnoreCase(here.split(";", 4)[1])
                        && fields[2].strip().equalsIgnoreCase(here.split(";", 4)[2])
                        && areItsMoves(List.of(fields).subList(3, fields.length), game);
        return same ? Optional.empty() : Optional.of("which is " + here);
    }

    /** Whether MoveStrings, as many as there are moves, name the moves of the game. */
    private static boolean areItsMoves(List<String> moveStrings, Game game) {
        Game after = game;
        for (int i = moveStrings.size() - 1; i >= 0; i--) {
            Game before = after.undo();
            if (!names(moveStrings.get(i), after.lastMove().orElseThrow(), before)) {
                return false;
            }
            after = before;
        }
        return true;
    }

    /** On the empty table every cell is the same (R2.1). */
    private static boolean names(String moveString, Move move, Game before) {
        try {
            Move named = MoveStrings.parseLenient(moveString, before);
            return named.equals(move)
                    || before.length() == 0
                            && named instanceof PieceMove one
                            && move instanceof PieceMove other
                            && one.piece() == other.piece();
        } catch (NotationParseException e) {
            return false;
        }
    }
}
