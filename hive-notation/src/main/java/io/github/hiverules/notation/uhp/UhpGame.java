// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.words.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A game in progress and the MoveStrings of its moves, each worked out once. */
final class UhpGame {
    private static final Sentences ENGLISH = Sentences.of(Locale.ENGLISH);

    private final List<String> moves;
    private Game game;

    /** The state of a game from the empty table. */
    UhpGame(Game game) {
        this.game = game;
        this.moves = new ArrayList<>(MoveStrings.print(game));
    }

    Game game() {
        return game;
    }

    int plies() {
        return moves.size();
    }

    String gameString() {
        return GameStrings.print(game.ruleset(), game.outcome(), moves);
    }

    /** The current position for reading and printing MoveStrings. */
    MutableGame mutableGame() {
        return MutableGame.of(game.position());
    }

    /** The move that a MoveString names, legal or not. */
    Move parse(String moveString) {
        return MoveStrings.parseLenient(moveString, game);
    }

    /** The legal move that a MoveString names; empty if it names none. */
    Optional<Move> legalMove(String moveString) {
        try {
            return Optional.of(parse(moveString))
                    .filter(move -> game.judge(move).isLegal());
        } catch (NotationParseException e) {
            return Optional.empty();
        }
    }

    /** Why the move is illegal now, as a sentence with the rule's number; empty if it is legal. */
    Optional<String> objectionTo(Move move) {
        Legality legality = game.judge(move);
        if (legality.isLegal()) {
            return Optional.empty();
        }
        Violation reason = legality.reasons().get(0);
        return Optional.of(
                ENGLISH.about(reason, game.position()) + " [" + reason.rule().number() + "]");
    }

    /** Why that GameString does not tell this game, whatever pieces it names cells by; empty if it does. */
    Optional<String> objectionTo(String gameString) {
        String here = gameString();
        String there = gameString.strip();
        String[] fields = (there.endsWith(";") ? there.substring(0, there.length() - 1) : there).split(";", -1);
        boolean same = there.equals(here)
                || fields.length == moves.size() + 3
                        && GameType.parse(fields[0].strip())
                                .equals(Optional.of(game.ruleset().expansions()))
                        && fields[1].strip().equalsIgnoreCase(here.split(";", 4)[1])
                        && fields[2].strip().equalsIgnoreCase(here.split(";", 4)[2])
                        && tellsTheseMoves(List.of(fields).subList(3, fields.length));
        return same ? Optional.empty() : Optional.of("which is " + here);
    }

    /** Whether other MoveStrings, as many as there are moves, name the same moves. */
    private boolean tellsTheseMoves(List<String> others) {
        if (others.equals(moves)) {
            return true;
        }
        Game after = game;
        for (int i = others.size() - 1; i >= 0; i--) {
            Game before = after.undo();
            if (!others.get(i).equals(moves.get(i))
                    && !names(others.get(i), after.lastMove().orElseThrow(), before)) {
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
                    || before.moves().isEmpty()
                            && named instanceof PieceMove one
                            && move instanceof PieceMove other
                            && one.piece() == other.piece();
        } catch (NotationParseException e) {
            return false;
        }
    }

    /** Plays a legal move. */
    void play(Move move) {
        String string = MoveStrings.print(move, mutableGame());
        game = game.play(move);
        moves.add(string);
    }

    /** Takes that many moves back, at most {@link #plies()}. */
    void undo(int count) {
        for (int i = 0; i < count; i++) {
            game = game.undo();
            moves.remove(moves.size() - 1);
        }
    }
}
