// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.examples.cli.MatchEngine.Failure;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.util.Locale;
import java.util.Optional;

/**
 * A finished game of a match.
 *
 * @param game the game with its outcome
 * @param reason the reason of the outcome if the board does not show it; empty otherwise
 * @param failure the failure of an engine that lost the game
 */
record MatchGame(Game game, String reason, Optional<Kind> failure) {
    /**
     * Plays a game to its end. This library is the referee: an engine loses if it answers without a legal move, takes too much
     * time, refuses a legal move or exits.
     *
     * @param opening the game to continue
     */
    static MatchGame play(Game opening, MatchEngine white, MatchEngine black, MatchLimits limits) {
        Game game = opening;
        Optional<MatchClock> clock = limits.clock().map(MatchClock::new);
        Color asked = Color.WHITE;
        try {
            white.follow(game);
            asked = Color.BLACK;
            black.follow(game);
            while (!game.isOver()) {
                if (game.length() >= limits.maxPlies()) {
                    return new MatchGame(
                            game.conclude(Outcome.drawn(Termination.UNKNOWN)),
                            "draw after " + limits.maxPlies() + " plies",
                            Optional.empty());
                }
                asked = game.sideToMove();
                game = game.play((asked == Color.WHITE ? white : black).bestMove(game, limits.move(), clock));
                for (Color color : Color.values()) {
                    // the game's end is the referee's: some engines know no draw by repetition
                    if (!game.isOver()) {
                        asked = color;
                        (color == Color.WHITE ? white : black).follow(game);
                    }
                }
            }
            return new MatchGame(game, "", Optional.empty());
        } catch (Failure e) {
            Termination termination = e.kind() == Kind.TIMEOUT ? Termination.TIME : Termination.UNKNOWN;
            String loser = asked.name().charAt(0) + asked.name().substring(1).toLowerCase(Locale.ROOT);
            return new MatchGame(
                    game.conclude(Outcome.wonBy(asked.opposite(), termination)),
                    loser + " loses: " + Verdict.printable(String.valueOf(e.getMessage())),
                    Optional.of(e.kind()));
        }
    }
}
