// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import io.github.hiverules.api.SetupProblem.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds what is impossible about a {@link Setup}. Every check is necessary for a position that legal play can reach; whether
 * some game leads to an arrangement without problems is not searched.
 */
final class SetupCheck {
    /** The turn of a side in which its Queen Bee is due (R2.4). */
    static final int QUEEN_TURN = 4;

    private static final int TURNS_WITHOUT_QUEEN = QUEEN_TURN - 1;

    private final Setup setup;
    private final List<SetupProblem> problems = new ArrayList<>();
    private final boolean[] onTable = new boolean[Piece.values().size()];

    // By side: its pieces on the table, and those of them that stand on others.
    private final int[] placed = new int[2];
    private final int[] climbed = new int[2];

    private SetupCheck(Setup setup) {
        this.setup = setup;
    }

    static List<SetupProblem> problemsOf(Setup setup) {
        SetupCheck check = new SetupCheck(setup);
        check.pieces();
        check.climbs();
        boolean piecesFit = check.problems.isEmpty();
        check.oneHive();
        if (setup.ply() < 0 || setup.ply() > Setup.maxPly()) {
            check.problems.add(SetupProblem.of(Kind.PLY_OUT_OF_RANGE, setup.ply()));
        } else {
            check.passes();
            check.turns(Color.WHITE);
            check.turns(Color.BLACK);
            boolean moved = setup.restingPiece().filter(check::rests).isPresent();
            if (piecesFit) {
                check.moves(Color.WHITE, moved);
                check.moves(Color.BLACK, moved);
            }
        }
        return List.copyOf(check.problems);
    }

    /** How many turns a side has had after that many plies. */
    static int turnsOf(Color color, int ply) {
        return (ply + 1 - color.ordinal()) / 2;
    }

    private int turnsOf(Color color) {
        return turnsOf(color, setup.ply());
    }

    private boolean isOnTable(Color color, Bug bug) {
        return onTable[Piece.of(color, bug).index()];
    }

    private boolean hasQueen(Color color) {
        return isOnTable(color, Bug.QUEEN_BEE);
    }

    private void pieces() {
        for (Stack stack : setup.stacks().values()) {
            for (Piece piece : stack.pieces()) {
                if (onTable[piece.index()]) {
                    problems.add(SetupProblem.of(Kind.PIECE_REPEATED, piece));
                } else {
                    onTable[piece.index()] = true;
                    placed[piece.color().ordinal()]++;
                }
            }
        }
        for (Piece piece : Piece.values()) {
            if (onTable[piece.index()] && !setup.ruleset().includes(piece.bug())) {
                problems.add(SetupProblem.of(Kind.NOT_IN_GAME, piece));
            }
            if (onTable[piece.index()] && piece.number() > 1 && !onTable[piece.index() - 1]) {
                problems.add(SetupProblem.of(
                        Kind.LOWER_NUMBER_MISSING, piece, Piece.values().get(piece.index() - 1)));
            }
        }
    }

    private void climbs() {
        boolean beetle = isOnTable(Color.WHITE, Bug.BEETLE) || isOnTable(Color.BLACK, Bug.BEETLE);
        for (Map.Entry<Hex, Stack> entry : setup.stacks().entrySet()) {
            List<Piece> pieces = entry.getValue().pieces();
            for (Piece piece : pieces.subList(1, pieces.size())) {
                if (!piece.bug().canStandOnTop()) {
                    problems.add(SetupProblem.of(Kind.CANNOT_STAND_ON_TOP, piece, entry.getKey()));
                } else if (!hasQueen(piece.color())) {
                    problems.add(SetupProblem.of(Kind.CLIMBED_WITHOUT_QUEEN, piece, entry.getKey()));
                } else if (!beetle) {
                    problems.add(SetupProblem.of(Kind.CLIMBED_WITHOUT_BEETLE, piece, entry.getKey()));
                } else {
                    climbed[piece.color().ordinal()]++;
                }
            }
        }
    }

    private void oneHive() {
        Set<Hex> cells = setup.stacks().keySet();
        if (!Hex.areConnected(cells)) {
            problems.add(SetupProblem.of(Kind.HIVE_BROKEN, Hex.groups(cells)));
        }
    }

    /** Without a Queen Bee every turn is a placement or a pass (R3.1), the first one no pass, and only she enters in the fourth. */
    private void passes() {
        long passes = 0;
        boolean canPlace = false;
        for (Color color : Color.values()) {
            if (!hasQueen(color)) {
                int turns = turnsOf(color);
                passes += Math.max(0, turns - Math.max(1, placed[color.ordinal()]));
                boolean justPassed = turns > TURNS_WITHOUT_QUEEN && sideToMove() != color;
                canPlace |= justPassed && canPlace(color);
            }
        }
        if (setup.passesWithoutQueen() != 0 && (setup.passesWithoutQueen() != passes || canPlace)) {
            problems.add(SetupProblem.of(Kind.CANNOT_HAVE_PASSED, setup.passesWithoutQueen()));
        }
    }

    private Color sideToMove() {
        return setup.ply() % 2 == 0 ? Color.WHITE : Color.BLACK;
    }

    /** Whether an empty cell touches a piece of that side and none of the other (R2.2). */
    private boolean canPlace(Color side) {
        for (Map.Entry<Hex, Stack> entry : setup.stacks().entrySet()) {
            if (entry.getValue().top().color() == side) {
                for (Direction direction : Direction.values()) {
                    Hex hex = entry.getKey().neighbor(direction);
                    if (!setup.stacks().containsKey(hex) && !touches(hex, side.opposite())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean touches(Hex hex, Color side) {
        for (Direction direction : Direction.values()) {
            Stack stack = setup.stacks().get(hex.neighbor(direction));
            if (stack != null && stack.top().color() == side) {
                return true;
            }
        }
        return false;
    }

    private void turns(Color color) {
        int pieces = placed[color.ordinal()];
        int turns = turnsOf(color);
        boolean passed = setup.passesWithoutQueen() != 0 && pieces > 0 && pieces <= TURNS_WITHOUT_QUEEN;
        if (pieces > turns) {
            problems.add(SetupProblem.of(Kind.MORE_PIECES_THAN_TURNS, color, pieces, turns));
        } else if (!hasQueen(color) && !passed && turns > TURNS_WITHOUT_QUEEN) {
            problems.add(SetupProblem.of(Kind.QUEEN_MISSING, color, turns));
        } else if (!hasQueen(color) && !passed && pieces < turns) {
            problems.add(SetupProblem.of(Kind.FEWER_PIECES_THAN_TURNS, color, pieces, turns));
        }
        if (hasQueen(color) && pieces == 1 && !setup.ruleset().queenMayOpen()) {
            problems.add(SetupProblem.of(Kind.QUEEN_OPENED, color));
        }
    }

    /** Whether the last turn was a move of the resting piece, if perhaps one that can't have led to its cell. */
    private boolean rests(Piece piece) {
        Color mover = sideToMove().opposite();
        Optional<SetupProblem.RestProblem> reason = RestCheck.reasonAgainst(piece, setup, mover, hasQueen(mover));
        reason.ifPresent(r -> problems.add(SetupProblem.of(Kind.CANNOT_REST, piece, r)));
        return reason.isEmpty()
                || reason.get() == SetupProblem.RestProblem.PINNED
                || reason.get() == SetupProblem.RestProblem.NOT_THROWN;
    }

    /** Each piece on top of others took a turn of its own side, and so did the last move unless it was one of those climbs. */
    private void moves(Color color, boolean moved) {
        int free = turnsOf(color) - placed[color.ordinal()];
        boolean byColor = moved && sideToMove() != color;
        boolean climb = byColor
                && setup.restingPiece()
                        .filter(piece -> piece.color() == color && isOnTop(piece))
                        .isPresent();
        int moves = climbed[color.ordinal()] + (byColor && !climb ? 1 : 0);
        if (hasQueen(color) && free >= 0 && moves > free) {
            problems.add(SetupProblem.of(Kind.MORE_MOVES_THAN_TURNS, color, moves, free));
        }
    }

    private boolean isOnTop(Piece piece) {
        return setup.stacks().values().stream().anyMatch(stack -> stack.height() > 1 && stack.top() == piece);
    }
}
