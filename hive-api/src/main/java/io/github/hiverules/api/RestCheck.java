// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import io.github.hiverules.api.SetupProblem.RestProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Checks whether a piece can be the resting piece (R5.1). The last turn moved only the resting piece, so the check
 * needs only the current position.
 *
 * <p>Without the piece, the hive must be connected (R3.2). If the last turn moved an enemy piece, the turn was a throw
 * (R4.9). The thrower, a Pillbug or a Mosquito beside a Pillbug, must be beside the piece. The throw must have started
 * on an empty cell beside the thrower. No gate may block the two steps of the throw (R3.4).
 */
final class RestCheck {
    private final Map<Hex, PieceStack> stacks;
    private final Color mover;

    private RestCheck(Setup setup, Color mover) {
        this.stacks = setup.stacks();
        this.mover = mover;
    }

    static Optional<RestProblem> problemOf(Piece piece, Setup setup, Color mover, boolean moverHasQueen) {
        Optional<Hex> found = setup.stacks().entrySet().stream()
                .filter(entry -> entry.getValue().contains(piece))
                .map(Map.Entry::getKey)
                .findFirst();
        if (!setup.ruleset().expansions().contains(Expansion.PILLBUG)) {
            return Optional.of(RestProblem.NO_PILLBUG_IN_GAME);
        }
        if (found.isEmpty()) {
            return Optional.of(RestProblem.NOT_ON_TABLE);
        }
        RestCheck check = new RestCheck(setup, mover);
        Hex at = found.get();
        boolean alone = check.height(at) == 1;
        if (!check.isOnTop(piece, at)) {
            return Optional.of(RestProblem.COVERED);
        }
        if (!moverHasQueen) {
            return Optional.of(RestProblem.OPPONENT_WITHOUT_QUEEN);
        }
        if (alone && check.splits(at)) {
            return Optional.of(RestProblem.PINNED);
        }
        if (piece.color() != mover && !(alone && check.isBesideThrower(at))) {
            return Optional.of(RestProblem.NOT_THROWN);
        }
        return Optional.empty();
    }

    private int height(Hex hex) {
        PieceStack stack = stacks.get(hex);
        return stack == null ? 0 : stack.height();
    }

    private boolean isOnTop(Piece piece, Hex hex) {
        PieceStack stack = stacks.get(hex);
        return stack != null && stack.top() == piece;
    }

    private boolean isAlone(Piece piece, Hex hex) {
        return isOnTop(piece, hex) && height(hex) == 1;
    }

    private boolean splits(Hex lifted) {
        List<Hex> others = new ArrayList<>(stacks.keySet());
        others.remove(lifted);
        return Groups.of(others).size() > 1 && Groups.of(stacks.keySet()).size() == 1;
    }

    private boolean isBesideThrower(Hex at) {
        for (Direction direction : Direction.values()) {
            Hex hex = at.neighbor(direction);
            boolean canThrow = isAlone(Piece.of(mover, Bug.PILLBUG), hex)
                    || isAlone(Piece.of(mover, Bug.MOSQUITO), hex) && touchesPillbug(hex);
            if (canThrow && hasRoom(hex, direction.opposite()) && hasStartCell(hex)) {
                return true;
            }
        }
        return false;
    }

    private boolean touchesPillbug(Hex hex) {
        return hex.neighbors().stream()
                .anyMatch(beside -> isOnTop(Piece.of(Color.WHITE, Bug.PILLBUG), beside)
                        || isOnTop(Piece.of(Color.BLACK, Bug.PILLBUG), beside));
    }

    private boolean hasStartCell(Hex thrower) {
        for (Direction direction : Direction.values()) {
            if (height(thrower.neighbor(direction)) == 0 && hasRoom(thrower, direction)) {
                return true;
            }
        }
        return false;
    }

    /** If stacks are on both sides of a step, they block the step (R3.4). */
    private boolean hasRoom(Hex thrower, Direction direction) {
        return height(thrower.neighbor(direction.rotate(-1))) < 2 || height(thrower.neighbor(direction.rotate(1))) < 2;
    }
}
