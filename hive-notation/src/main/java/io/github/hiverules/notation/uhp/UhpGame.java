package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.words.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A game in progress and the MoveStrings of its moves, each worked out once. */
final class UhpGame {
    private static final Sentences ENGLISH = Sentences.in(Locale.ENGLISH);

    private final List<String> moves;
    private Game game;

    /** The sheet of a game from the empty table. */
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

    /** A referee in the current position, to read and print MoveStrings by. */
    MutableGame mutableGame() {
        return MutableGame.of(game.position());
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
        if (gameString.equals(here)) {
            return Optional.empty();
        }
        try {
            List<GameRecord> games =
                    Records.parse(gameString, ReaderOptions.strict().withRulesets(game.ruleset()));
            boolean same = games.size() == 1
                    && games.get(0).format() == RecordFormat.GAME_STRING
                    && GameStrings.print(games.get(0).game()).equals(here);
            return same ? Optional.empty() : Optional.of("which is " + here);
        } catch (RecordException e) {
            return Optional.of(e.reason());
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
