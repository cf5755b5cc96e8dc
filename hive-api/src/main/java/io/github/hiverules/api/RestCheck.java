// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import io.github.hiverules.api.SetupProblem.RestProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Checks whether the last turn can have moved a piece to its cell (R5.1). The check needs only the current position,
 * because no other piece has moved since.
 *
 * <p>Lifting the piece must leave one hive (R3.2). An enemy piece must have been thrown (R4.9). So a Pillbug, or a
 * Mosquito beside a Pillbug, must be beside the piece. An empty cell beside this thrower must be a possible start of
 * the throw, with room for both steps (R3.4).
 */
final class RestCheck {
    private final Map<Hex, Stack> stacks;
    private final Color mover;

    private RestCheck(Setup setup, Color mover) {
        this.stacks = setup.stacks();
        this.mover = mover;
    }

    /** Returns the reason why a piece can't be the resting piece, or empty if the check finds no reason. */
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
        Stack stack = stacks.get(hex);
        return stack == null ? 0 : stack.height();
    }

    private boolean isOnTop(Piece piece, Hex hex) {
        Stack stack = stacks.get(hex);
        return stack != null && stack.top() == piece;
    }

    private boolean isAlone(Piece piece, Hex hex) {
        return isOnTop(piece, hex) && height(hex) == 1;
    }

    private boolean splits(Hex lifted) {
        List<Hex> others = new ArrayList<>(stacks.keySet());
        others.remove(lifted);
        return !Hex.areConnected(others) && Hex.areConnected(stacks.keySet());
    }

    private boolean isBesideThrower(Hex at) {
        for (Direction direction : Direction.values()) {
            Hex hex = at.neighbor(direction);
            boolean canThrow = isAlone(Piece.of(mover, Bug.PILLBUG), hex)
                    || isAlone(Piece.of(mover, Bug.MOSQUITO), hex) && touchesPillbug(hex);
            if (canThrow && hasRoom(hex, direction.opposite()) && hasOrigin(hex)) {
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

    /** Returns whether an empty cell beside the thrower can be the start of the throw. */
    private boolean hasOrigin(Hex thrower) {
        for (Direction direction : Direction.values()) {
            if (height(thrower.neighbor(direction)) == 0 && hasRoom(thrower, direction)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether a piece can climb between the thrower and a cell beside it (R3.4). At most one of the two cells
     * beside the step may be a stack.
     */
    private boolean hasRoom(Hex thrower, Direction direction) {
        return height(thrower.neighbor(direction.rotate(-1))) < 2 || height(thrower.neighbor(direction.rotate(1))) < 2;
    }
}
