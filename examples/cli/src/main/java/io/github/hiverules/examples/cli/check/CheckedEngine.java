// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.check;

import io.github.hiverules.api.Game;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.RestartingEngine;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** An engine under test, which is restarted after failures. */
final class CheckedEngine extends RestartingEngine {
    private static final int MAX_STARTS = 5;

    private int starts;
    private boolean isNew;

    /** Starts the engine. */
    CheckedEngine(Supplier<UhpClient> starter) {
        super(starter);
        client();
    }

    @Override
    protected void prepare(UhpClient started) {
        isNew = starts > 0;
        starts++;
    }

    /** Describes a failure. A time-out alone doesn't show that the engine is wrong. */
    static String describe(UhpException failure) {
        return Failures.clause(failure)
                + (failure.kind() == UhpException.Kind.TIMEOUT ? "; the engine may only be slow" : "");
    }

    /** Sets up a game if the engine was restarted and has no game. */
    void setUp(Game game) {
        if (isNew) {
            isNew = false;
            ask("newgame " + GameStrings.print(game));
        }
    }

    /** Returns false after too many failures. */
    boolean isUsable() {
        return starts <= MAX_STARTS;
    }

    String ask(String command) {
        return String.join("\n", client().send(command));
    }

    /** Returns the legal moves that the engine lists in its current game, or an empty list if the engine refuses. */
    List<String> validMoves(Game game) {
        if (game.isOver()) {
            return List.of(); // engines answer differently after the end of a game (R7.4)
        }
        UhpClient client = client();
        try {
            String moves = String.join(";", client.send("validmoves"));
            return moves.isBlank() ? List.of() : Arrays.asList(moves.strip().split(";", -1));
        } catch (UhpException e) {
            if (client.isOpen()) {
                return List.of();
            }
            throw e;
        }
    }

    /** Sends a command that sets up a game, and compares the engine's state and legal moves with the rules. */
    List<Difference> compare(Game game, String command) {
        String answer = ask(command);
        return Difference.of(game, answer, validMoves(game));
    }
}
