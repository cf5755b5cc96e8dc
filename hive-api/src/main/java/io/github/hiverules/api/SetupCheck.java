// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import io.github.hiverules.api.SetupProblem.Kind;
import io.github.hiverules.api.SetupProblem.RestProblem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * Finds the problems of a {@link Setup}. Each check tests a condition that all reachable positions meet. No check
 * searches for a game that leads to the position.
 */
final class SetupCheck {
    /** The last turn in which a side may place its Queen Bee (R2.4). */
    static final int QUEEN_TURN = 4;

    private static final int TURNS_WITHOUT_QUEEN = QUEEN_TURN - 1;

    private final Setup setup;
    private final List<SetupProblem> problems = new ArrayList<>();
    private final boolean[] onTable = new boolean[Piece.values().size()];

    /** The number of pieces on the table, indexed by side. */
    private final int[] placed = new int[2];

    /** The number of pieces on top of others, indexed by side. */
    private final int[] climbed = new int[2];

    private boolean piecesFit;
    private int ply;

    private SetupCheck(Setup setup) {
        this.setup = setup;
    }

    static List<SetupProblem> problemsOf(Setup setup) {
        SetupCheck check = new SetupCheck(setup);
        check.checkTable();
        check.checkPly(setup.ply());
        return List.copyOf(check.problems);
    }

    /** Finds the problems that don't depend on the ply. */
    private void checkTable() {
        checkPieces();
        checkClimbs();
        piecesFit = problems.isEmpty();
        checkOneHive();
    }

    /** Finds the problems that depend on the ply. */
    private void checkPly(int checked) {
        ply = checked;
        if (ply < 0 || ply > Setup.maxPly()) {
            problems.add(new SetupProblem(Kind.PLY_OUT_OF_RANGE, ply));
            return;
        }
        checkPasses();
        checkTurns(Color.WHITE);
        checkTurns(Color.BLACK);
        boolean moved = setup.restingPiece().filter(this::checkRest).isPresent();
        if (piecesFit) {
            checkMoves(Color.WHITE, moved);
            checkMoves(Color.BLACK, moved);
        }
    }

    /** Implements {@link Setup#leastPly}. */
    static int leastPly(Setup setup) {
        SetupCheck check = new SetupCheck(setup);
        check.checkTable();
        return check.thresholds()
                .flatMap(threshold -> LongStream.rangeClosed(threshold - 2, threshold + 2))
                .filter(ply -> ply >= 0 && ply <= Setup.maxPly() && (ply - setup.ply()) % 2 == 0)
                .sorted()
                .mapToObj(ply -> (int) ply)
                .min(Comparator.comparingInt(check::problemsAt))
                .orElseThrow();
    }

    /** Returns the plies near which the number of problems can change. */
    private LongStream thresholds() {
        long passes = Math.max(0, setup.passesWithoutQueen());
        LongStream.Builder thresholds = LongStream.builder().add(0).add(2 * TURNS_WITHOUT_QUEEN);
        for (int color = 0; color < placed.length; color++) {
            int turns = placed[color] + climbed[color];
            thresholds.add(2L * placed[color]).add(2L * turns).add(2L * (turns + 1));
            thresholds.add(2 * (passes + Math.max(1, placed[color])));
        }
        thresholds.add(passes + Math.max(1, placed[0]) + Math.max(1, placed[1]));
        return thresholds.build();
    }

    private int problemsAt(int otherPly) {
        int before = problems.size();
        checkPly(otherPly);
        int found = problems.size() - before;
        problems.subList(before, problems.size()).clear();
        return found;
    }

    /**
     * A side whose Queen Bee is in the hand can only place a piece or pass (R3.1). No side passes in its first turn.
     */
    static int passesWithoutQueen(Color color, int ply, int placed) {
        return Math.max(0, turnsOf(color, ply) - Math.max(1, placed));
    }

    private static int turnsOf(Color color, int ply) {
        return (ply + 1 - color.ordinal()) / 2;
    }

    private int turnsOf(Color color) {
        return turnsOf(color, ply);
    }

    private boolean isOnTable(Color color, Bug bug) {
        return onTable[Piece.of(color, bug).index()];
    }

    private boolean hasQueen(Color color) {
        return isOnTable(color, Bug.QUEEN_BEE);
    }

    private void checkPieces() {
        for (PieceStack stack : setup.stacks().values()) {
            for (Piece piece : stack.pieces()) {
                if (onTable[piece.index()]) {
                    problems.add(new SetupProblem(Kind.PIECE_REPEATED, piece));
                } else {
                    onTable[piece.index()] = true;
                    placed[piece.color().ordinal()]++;
                }
            }
        }
        for (Piece piece : Piece.values()) {
            if (onTable[piece.index()] && !setup.ruleset().includes(piece.bug())) {
                problems.add(new SetupProblem(Kind.NOT_IN_GAME, piece));
            }
            if (onTable[piece.index()] && piece.number() > 1 && !onTable[piece.index() - 1]) {
                problems.add(new SetupProblem(
                        Kind.LOWER_NUMBER_MISSING, piece, Piece.values().get(piece.index() - 1)));
            }
        }
    }

    private void checkClimbs() {
        boolean beetle = isOnTable(Color.WHITE, Bug.BEETLE) || isOnTable(Color.BLACK, Bug.BEETLE);
        for (Map.Entry<Hex, PieceStack> entry : setup.stacks().entrySet()) {
            List<Piece> pieces = entry.getValue().pieces();
            for (Piece piece : pieces.subList(1, pieces.size())) {
                if (!piece.bug().canStandOnTop()) {
                    problems.add(new SetupProblem(Kind.CANNOT_STAND_ON_TOP, piece, entry.getKey()));
                } else if (!hasQueen(piece.color())) {
                    problems.add(new SetupProblem(Kind.CLIMBED_WITHOUT_QUEEN, piece, entry.getKey()));
                } else if (!beetle) {
                    problems.add(new SetupProblem(Kind.CLIMBED_WITHOUT_BEETLE, piece, entry.getKey()));
                } else {
                    climbed[piece.color().ordinal()]++;
                }
            }
        }
    }

    private void checkOneHive() {
        List<Set<Hex>> groups = Groups.of(setup.stacks().keySet());
        if (groups.size() > 1) {
            problems.add(new SetupProblem(Kind.HIVE_BROKEN, groups));
        }
    }

    private void checkPasses() {
        long passes = 0;
        boolean canPlace = false;
        for (Color color : Color.values()) {
            if (!hasQueen(color)) {
                passes += passesWithoutQueen(color, ply, placed[color.ordinal()]);
                // From the fourth turn on, a side without its Queen Bee can only place her or pass (R2.4).
                boolean justPassed = turnsOf(color) > TURNS_WITHOUT_QUEEN && sideToMove() != color;
                canPlace |= justPassed && hasPlacementCell(color);
            }
        }
        if (setup.passesWithoutQueen() != 0 && (setup.passesWithoutQueen() != passes || canPlace)) {
            problems.add(new SetupProblem(Kind.CANNOT_HAVE_PASSED, setup.passesWithoutQueen()));
        }
    }

    private Color sideToMove() {
        return ply % 2 == 0 ? Color.WHITE : Color.BLACK;
    }

    private boolean hasPlacementCell(Color side) {
        for (Map.Entry<Hex, PieceStack> entry : setup.stacks().entrySet()) {
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
            PieceStack stack = setup.stacks().get(hex.neighbor(direction));
            if (stack != null && stack.top().color() == side) {
                return true;
            }
        }
        return false;
    }

    private void checkTurns(Color color) {
        int pieces = placed[color.ordinal()];
        int turns = turnsOf(color);
        boolean passed = setup.passesWithoutQueen() != 0 && pieces > 0 && pieces <= TURNS_WITHOUT_QUEEN;
        if (pieces > turns) {
            problems.add(new SetupProblem(Kind.MORE_PIECES_THAN_TURNS, color, pieces, turns));
        } else if (!hasQueen(color) && !passed && turns > TURNS_WITHOUT_QUEEN) {
            problems.add(new SetupProblem(Kind.QUEEN_MISSING, color, turns));
        } else if (!hasQueen(color) && !passed && pieces < turns) {
            problems.add(new SetupProblem(Kind.FEWER_PIECES_THAN_TURNS, color, pieces, turns));
        }
        if (hasQueen(color) && pieces == 1 && !setup.ruleset().queenMayOpen()) {
            problems.add(new SetupProblem(Kind.QUEEN_OPENED, color));
        }
    }

    /** Returns whether the last turn was a move of the piece, even if the move was illegal. */
    private boolean checkRest(Piece piece) {
        Color mover = sideToMove().opposite();
        Optional<RestProblem> found = RestCheck.problemOf(piece, setup, mover, hasQueen(mover));
        found.ifPresent(problem -> problems.add(new SetupProblem(Kind.CANNOT_REST, piece, problem)));
        return found.isEmpty() || found.get() == RestProblem.PINNED || found.get() == RestProblem.NOT_THROWN;
    }

    /**
     * Each piece on top of others needed a move of its side. If the resting piece is not on top of others, it needed
     * one more move.
     */
    private void checkMoves(Color color, boolean moved) {
        int free = turnsOf(color) - placed[color.ordinal()];
        boolean byColor = moved && sideToMove() != color;
        boolean climb = byColor
                && setup.restingPiece()
                        .filter(piece -> piece.color() == color && isOnTop(piece))
                        .isPresent();
        int moves = climbed[color.ordinal()] + (byColor && !climb ? 1 : 0);
        if (hasQueen(color) && free >= 0 && moves > free) {
            problems.add(new SetupProblem(Kind.MORE_MOVES_THAN_TURNS, color, moves, free));
        }
    }

    private boolean isOnTop(Piece piece) {
        return setup.stacks().values().stream().anyMatch(stack -> stack.height() > 1 && stack.top() == piece);
    }
}
