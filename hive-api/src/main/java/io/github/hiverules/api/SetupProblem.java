// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One thing that makes a {@link Setup} impossible, with the rule behind it and what shows it.
 *
 * <p>New versions may add kinds, so a {@code switch} over a problem needs a {@code default}: without one it does not compile.
 * What fits all kinds, known and new, is their {@link #code()}, {@link #rule()} and {@link #parts()}.
 */
public sealed interface SetupProblem
        permits SetupProblem.NotInGame,
                SetupProblem.PieceRepeated,
                SetupProblem.LowerNumberMissing,
                SetupProblem.CannotStandOnTop,
                SetupProblem.HiveBroken,
                SetupProblem.MorePiecesThanTurns,
                SetupProblem.ClimbedWithoutQueen,
                SetupProblem.ClimbedWithoutBeetle,
                SetupProblem.MoreMovesThanTurns,
                SetupProblem.CannotHavePassed,
                SetupProblem.FewerPiecesThanTurns,
                SetupProblem.QueenMissing,
                SetupProblem.QueenOpened,
                SetupProblem.CannotRest,
                SetupProblem.PlyOutOfRange,
                FutureKind.OfSetupProblem {
    /** Every kind by its code; can't be modified. */
    static Map<String, ReasonKind<SetupProblem>> kinds() {
        return ReasonKinds.SETUP_PROBLEMS.byCode();
    }

    /**
     * The stable name of this kind of problem: lower-case words with hyphens, for example {@code hive-broken}. Programs may keep
     * it; it never changes for a kind. Each kind states its code.
     */
    default String code() {
        return ReasonKinds.SETUP_PROBLEMS.of(this).code();
    }

    /** The rule that forbids it. */
    default Rule rule() {
        return ReasonKinds.SETUP_PROBLEMS.of(this).ruleOf(this);
    }

    /**
     * The parts of this problem by their names, which never change for a kind: the components of its record.
     * {@link ReasonKind#parts()} has their types. Can't be modified.
     */
    default Map<String, Object> parts() {
        return ReasonKinds.SETUP_PROBLEMS.of(this).partsOf(this);
    }

    /** A piece whose expansion is not in the game. Code {@code not-in-game}. */
    record NotInGame(Piece piece) implements SetupProblem {
        public NotInGame {
            requireNonNull(piece, "piece");
        }
    }

    /** The same piece in several places: two Queen Bees of a colour, for example. Code {@code piece-repeated}. */
    record PieceRepeated(Piece piece) implements SetupProblem {
        public PieceRepeated {
            requireNonNull(piece, "piece");
        }
    }

    /** A piece is on the table while one of its kind with a lower number is not. Code {@code lower-number-missing}. */
    record LowerNumberMissing(Piece piece, Piece missing) implements SetupProblem {
        public LowerNumberMissing {
            requireNonNull(piece, "piece");
            Checks.hasLowerNumber(missing, "missing", piece);
        }
    }

    /** A piece stands on top of others though its bug never stays on top. Code {@code cannot-stand-on-top}. */
    record CannotStandOnTop(Piece piece, Hex at) implements SetupProblem {
        public CannotStandOnTop {
            requireNonNull(piece, "piece");
            requireNonNull(at, "at");
        }
    }

    /** The pieces are not one connected group. Code {@code hive-broken}. */
    record HiveBroken(List<Set<Hex>> groups) implements SetupProblem {
        public HiveBroken {
            groups = InOrder.copyEach(requireNonNull(groups, "groups"));
        }
    }

    /**
     * More pieces of a side are on the table than it has had turns. Code {@code more-pieces-than-turns}.
     */
    record MorePiecesThanTurns(Color color, int pieces, int turns) implements SetupProblem {
        public MorePiecesThanTurns {
            Checks.isLess(color, turns, "turns", pieces, "pieces");
        }
    }

    /**
     * A piece stands on top of others, so it has moved, though its side has no Queen Bee on the table. Code
     * {@code climbed-without-queen}.
     */
    record ClimbedWithoutQueen(Piece piece, Hex at) implements SetupProblem {
        public ClimbedWithoutQueen {
            requireNonNull(piece, "piece");
            requireNonNull(at, "at");
        }
    }

    /**
     * A Mosquito stands on top of others, so it has moved as a Beetle, though no Beetle is on the table. Code
     * {@code climbed-without-beetle}.
     */
    record ClimbedWithoutBeetle(Piece piece, Hex at) implements SetupProblem {
        public ClimbedWithoutBeetle {
            requireNonNull(piece, "piece");
            requireNonNull(at, "at");
        }
    }

    /**
     * A side has had too few turns for the moves that the pieces show. Code {@code more-moves-than-turns}.
     *
     * @param moves how many moves the side must have made at least: one for each of its pieces on top of others, and one for
     *     the resting piece where the side moved it and it is not one of those
     * @param turns how many turns the side had besides those in which it placed its pieces
     */
    record MoreMovesThanTurns(Color color, int moves, int turns) implements SetupProblem {
        public MoreMovesThanTurns {
            Checks.isLess(color, turns, "turns", moves, "moves");
        }
    }

    /**
     * The passes with a Queen Bee in the hand are impossible, see {@link Setup#passesWithoutQueen()}: they are not as many as the turns in
     * which sides without a Queen Bee have placed nothing, or a side can place a piece though it has just passed. Code
     * {@code cannot-have-passed}.
     */
    record CannotHavePassed(int passes) implements SetupProblem {}

    /**
     * A side has had more turns than it has pieces on the table, though without a Queen Bee it could only place. Code
     * {@code fewer-pieces-than-turns}.
     */
    record FewerPiecesThanTurns(Color color, int pieces, int turns) implements SetupProblem {
        public FewerPiecesThanTurns {
            Checks.isLess(color, pieces, "pieces", turns, "turns");
        }
    }

    /**
     * A side has had four turns or more and its Queen Bee is not on the table. Code {@code queen-missing}.
     */
    record QueenMissing(Color color, int turns) implements SetupProblem {
        public QueenMissing {
            requireNonNull(color, "color");
            Checks.atLeast(SetupCheck.QUEEN_TURN, turns, "turns");
        }
    }

    /** A side's first and only piece is its Queen Bee, which these rules forbid. Code {@code queen-opened}. */
    record QueenOpened(Color color) implements SetupProblem {
        public QueenOpened {
            requireNonNull(color, "color");
        }
    }

    /** The resting piece can't be one: the last turn did not move it. Code {@code cannot-rest}. */
    record CannotRest(Piece piece, Reason reason) implements SetupProblem {
        public CannotRest {
            requireNonNull(piece, "piece");
            requireNonNull(reason, "reason");
        }

        /** Why the piece can't rest. New versions may add reasons, so a {@code switch} over these needs a {@code default}. */
        public enum Reason {
            /** There is no Pillbug in this game, so that rest has no meaning. */
            NO_PILLBUG_IN_GAME,
            /** The piece is in the hand. */
            NOT_ON_TABLE,
            /** The piece is covered, so the last turn can't have moved it. */
            COVERED,
            /** The opponent, who would have moved it, has not placed a Queen Bee yet. */
            OPPONENT_WITHOUT_QUEEN,
            /** Lifting the piece splits the hive, so it can't have come to its cell in the last turn (R3.2). */
            PINNED,
            /**
             * The opponent can have moved the piece only by a throw (R4.9), and none leads to its cell: the piece stands on
             * others, or beside no Pillbug or Mosquito of the opponent's that can throw.
             */
            NOT_THROWN
        }
    }

    /** The number of turns is negative, or larger than {@link Setup#MAX_PLY}. Code {@code ply-out-of-range}. */
    record PlyOutOfRange(int ply) implements SetupProblem {}
}
