// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.match;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.examples.cli.match.MatchEngine.Failure;
import io.github.hiverules.examples.common.GameClock;
import io.github.hiverules.examples.common.Text;
import io.github.hiverules.notation.sentences.Sentences;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.util.Locale;
import java.util.Optional;

/** A finished game of a match, and why it ended. */
record MatchGame(Game game, String reason) {
    /** The time until an exited engine loses. Ctrl-C can end engines earlier than this program. */
    private static final long EXIT_GRACE_MILLIS = 1000;

    /** Plays a game. An engine loses if it makes an illegal move, exceeds its time, rejects a legal move or exits. */
    static MatchGame play(Game opening, MatchEngine white, MatchEngine black, MatchLimits limits)
            throws InterruptedException {
        Optional<GameClock> whiteClock = limits.clock().get();
        Optional<GameClock> blackClock = limits.clock().get();
        Game game = opening;
        Color active = Color.WHITE;
        try {
            // some engines don't support draws by repetition and would reject the finished game
            while (!game.isOver()) {
                for (Color color : Color.values()) {
                    active = color;
                    (color == Color.WHITE ? white : black).follow(game);
                }
                if (game.length() >= limits.maxPlies()) {
                    return new MatchGame(
                            game.conclude(Outcome.drawn(Termination.UNKNOWN)),
                            "draw after " + limits.maxPlies() + " plies");
                }
                active = game.sideToMove();
                boolean isWhite = active == Color.WHITE;
                game = game.play((isWhite ? white : black).bestMove(game, isWhite ? whiteClock : blackClock));
            }
            return new MatchGame(game, Sentences.of(Locale.ENGLISH).describe(game.outcome()));
        } catch (Failure e) {
            if (e.kind == Kind.EXITED) {
                Thread.sleep(EXIT_GRACE_MILLIS);
            }
            Termination termination = e.kind == Kind.TIMEOUT ? Termination.TIME : Termination.UNKNOWN;
            String loser = active.name().charAt(0) + active.name().substring(1).toLowerCase(Locale.ROOT);
            return new MatchGame(
                    game.conclude(Outcome.wonBy(active.opposite(), termination)),
                    loser + " loses: " + Text.printable(String.valueOf(e.getMessage())));
        }
    }
}
