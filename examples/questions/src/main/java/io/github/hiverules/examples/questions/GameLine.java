// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.sentences.Sentences;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.Locale;
import java.util.Set;

/**
 * Parses and prints games as single lines. A line is a GameString that may begin with a position string instead of a
 * game type. State and turn are optional: {@code Base;wS1;bS1 wS1-}. A reason may follow the result: {@code
 * Base;WhiteWins resignation;…}.
 */
public final class GameLine {
    /** The maximum length of a line in {@code char}s, enough for about 6,000 moves. */
    static final int MAX_LENGTH = 64_000;

    private static final ReaderOptions OPTIONS = ReaderOptions.lenient().withFormat(RecordFormat.GAME_STRING);

    private GameLine() {}

    /** Parses a game. Throws {@code BadRequest} if the line doesn't describe a legal game. */
    public static Game parse(String line) {
        if (line.length() > MAX_LENGTH) {
            throw new BadRequest("game-too-long", MAX_LENGTH);
        }
        try {
            return Records.parseOne(line.strip(), OPTIONS).game();
        } catch (NotationException e) {
            throw refusal(e);
        }
    }

    static BadRequest refusal(NotationException error) {
        return error.ply() == 0 || error.rule().isPresent()
                ? new BadRequest(error.ply(), "refused", error)
                : new BadRequest(error.ply(), "no-move", error.ply(), error.token(), error);
    }

    /** @throws BadRequest if the line is not a position string */
    static Setup setup(String line) {
        try {
            return PositionStrings.parseSetup(line);
        } catch (NotationException e) {
            throw new BadRequest("no-position", e.line(), e.column(), e);
        }
    }

    /** @throws BadRequest if the text is not a valid MoveString for the game's position */
    static Move move(String text, Game game) {
        int ply = game.length() + 1;
        try {
            return MoveStrings.parse(text, game);
        } catch (NotationException e) {
            throw new BadRequest(ply, "no-move", ply, text, e);
        }
    }

    /** @throws BadRequest if the move is illegal */
    static Game play(Game game, Move move) {
        try {
            return game.play(move);
        } catch (IllegalMoveException e) {
            throw refusal(e, game);
        }
    }

    static BadRequest refusal(IllegalMoveException error, Game game) {
        BadRequest.Words words =
                language -> Sentences.of(language).describe(error.violations().get(0), game.position());
        return new BadRequest(game.length() + 1, "refused", words);
    }

    /** Prints a game. The line is a GameString if the game starts from the empty table under tournament rules. */
    static String print(Game game) {
        String[] fields = GameStrings.print(game).split(";", 3);
        return String.join(";", start(game.startPosition()), fields[1] + reason(game.outcome()), fields[2]);
    }

    /** Returns the first field of a line: a game type or a position string. */
    static String start(Position start) {
        Ruleset tournament = Ruleset.tournament().withExpansions(start.ruleset().expansions());
        return start.equals(Position.start(tournament)) ? start.ruleset().gameType() : PositionStrings.print(start);
    }

    private static String reason(Outcome outcome) {
        return outcome.termination()
                .filter(Set.of(Termination.RESIGNATION, Termination.TIME, Termination.AGREEMENT)::contains)
                .map(reason -> " " + reason.name().toLowerCase(Locale.ROOT))
                .orElse("");
    }
}
