// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Creates the values that only the rules may create. Does not validate positions, mobilities and paths. */
public abstract class Answers {
    private static volatile @Nullable Answers registered;

    /** Registers the factories of the package {@code api}. */
    public static void register(Answers answers) {
        registered = answers;
    }

    /** {@return the registered factories} */
    public static Answers answers() {
        if (registered == null) {
            Outcome.inProgress(); // initializes the class Outcome, which registers the factories
        }
        return requireNonNull(registered, "registered");
    }

    public abstract Position position(
            Ruleset ruleset, int ply, Map<Hex, PieceStack> stacks, Optional<Piece> restingPiece);

    /**
     * Returns the outcome of a game that is over.
     *
     * @throws IllegalArgumentException if the reason always means a win or always means a draw, and the winner differs
     */
    public abstract Outcome outcome(Optional<Color> winner, Termination termination);

    /**
     * Returns a violation.
     *
     * @param parts the values of the parts, in the order in which the kind lists the parts. Optional parts may be
     *     omitted. The value of {@code GATE} must be omitted, because it is computed
     * @throws IllegalArgumentException if a value is missing or has the wrong type, or if there are too many values
     */
    public abstract Violation violation(Violation.Kind kind, Object... parts);

    /** Returns the only violation of every move and of every piece after the end of a game (R7.4). */
    public abstract List<Violation> gameOver(Outcome outcome);

    /** Returns the verdict on a move. A move without violations is legal. */
    public abstract Legality legality(List<Violation> violations);

    /** Returns the mobility of a piece. Either the moves or the violations must be empty. */
    public abstract Mobility mobility(Piece piece, List<PieceMove> moves, List<Violation> violations);

    /** Returns an exception with a message that describes the problems of the setup. */
    public abstract ImpossiblePositionException impossible(Setup setup, String message);

    public abstract MovePath path(
            Piece piece, Bug movesAs, Optional<Piece> thrower, Hex from, List<MovePath.Step> steps);

    /**
     * Returns a mutable game without moves.
     *
     * @param service a service that has the position {@code start}
     */
    public abstract MutableGame mutableGame(Position start, GameService service);
}
