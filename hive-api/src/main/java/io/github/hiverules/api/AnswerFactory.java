// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import io.github.hiverules.api.spi.Answers;
import io.github.hiverules.api.spi.GameService;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gives other modules of the library access to package-private factories. */
final class AnswerFactory extends Answers {
    static void register() {
        register(new AnswerFactory());
    }

    @Override
    public Position position(Ruleset ruleset, int ply, Map<Hex, PieceStack> stacks, Optional<Piece> restingPiece) {
        return ImmutablePosition.of(ruleset, ply, Table.of(stacks), restingPiece);
    }

    @Override
    public Outcome outcome(Optional<Color> winner, Termination termination) {
        return ImmutableOutcome.of(winner, Optional.of(termination));
    }

    @Override
    public Violation violation(Violation.Kind kind, Object... parts) {
        return new Violation(kind, parts);
    }

    @Override
    public List<Violation> gameOver(Outcome outcome) {
        return Violation.gameOver(outcome);
    }

    @Override
    public Legality legality(List<Violation> violations) {
        return Legality.of(violations);
    }

    @Override
    public ImpossiblePositionException impossible(Setup setup, String message) {
        return new ImpossiblePositionException(setup, message);
    }

    @Override
    public Mobility mobility(Piece piece, List<PieceMove> moves, List<Violation> violations) {
        return ImmutableMobility.of(piece, moves, violations);
    }

    @Override
    public MovePath path(Piece piece, Bug movesAs, Optional<Piece> thrower, Hex from, List<MovePath.Step> steps) {
        return ImmutableMovePath.of(piece, movesAs, thrower, from, steps);
    }

    @Override
    public MutableGame mutableGame(Position start, GameService service) {
        return new MutableGame(start, service);
    }
}
