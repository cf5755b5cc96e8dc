// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static io.github.hiverules.api.Part.*;

import java.util.List;

/**
 * A reason why a {@link Setup} is impossible: the broken rule, and the pieces, cells and numbers that show it.
 *
 * <pre>{@code
 * setup.problems().stream()
 *         .filter(problem -> problem.kind() == SetupProblem.Kind.HIVE_BROKEN)
 *         .forEach(problem -> highlight(problem.get(Part.GROUPS)));
 * }</pre>
 */
public final class SetupProblem extends Reason<SetupProblem.Kind> {
    /**
     * The kinds of problems. Each constant has a stable code: its name in lower case with hyphens, {@code hive-broken} for
     * {@link #HIVE_BROKEN}. New versions may add kinds, so a {@code switch} needs a {@code default}.
     */
    public enum Kind {
        /** A piece whose expansion is not in the game (R1.2). Code {@code not-in-game}; part {@code PIECE}. */
        NOT_IN_GAME(Rule.EXPANSIONS, PIECE),
        /** The same piece in several places (R1.1). Code {@code piece-repeated}; part {@code PIECE}. */
        PIECE_REPEATED(Rule.PIECES, PIECE),
        /**
         * A piece is on the table, and the piece of the same bug with the next lower number is not (R1.3). Code
         * {@code lower-number-missing}; parts {@code PIECE, MISSING}.
         */
        LOWER_NUMBER_MISSING(Rule.ENTERING_ORDER, PIECE, MISSING),
        /**
         * A piece is on top of others although its bug never stays on top (R3.3). Code {@code cannot-stand-on-top}; parts
         * {@code PIECE, AT}.
         */
        CANNOT_STAND_ON_TOP(Rule.COVERED, PIECE, AT),
        /** The pieces are not one connected group (R3.2). Code {@code hive-broken}; part {@code GROUPS}. */
        HIVE_BROKEN(Rule.ONE_HIVE, GROUPS),
        /**
         * A side has more pieces on the table than it has had turns (R6.1). Code {@code more-pieces-than-turns}; parts
         * {@code COLOR, PIECES, TURNS}.
         */
        MORE_PIECES_THAN_TURNS(Rule.TURN, COLOR, PIECES, TURNS),
        /**
         * A piece is on top of others, so it has moved, but its side has no Queen Bee on the table (R3.1). Code
         * {@code climbed-without-queen}; parts {@code PIECE, AT}.
         */
        CLIMBED_WITHOUT_QUEEN(Rule.QUEEN_FIRST, PIECE, AT),
        /**
         * A Mosquito is on top of others, so it has moved as a Beetle, but no Beetle is on the table (R4.7). Code
         * {@code climbed-without-beetle}; parts {@code PIECE, AT}.
         */
        CLIMBED_WITHOUT_BEETLE(Rule.MOSQUITO, PIECE, AT),
        /**
         * A side has had too few turns for the moves that the pieces show (R6.1). Code {@code more-moves-than-turns}; parts
         * {@code COLOR, MOVES, TURNS}. {@code MOVES} counts one move for each of the side's pieces on top of others, and one
         * for the resting piece if the side moved it to the ground. {@code TURNS} leaves out the turns in which the side
         * placed its pieces.
         */
        MORE_MOVES_THAN_TURNS(Rule.TURN, COLOR, MOVES, TURNS),
        /**
         * The {@linkplain Setup#passesWithoutQueen() passes without a Queen Bee} are impossible: their number differs from
         * the number of turns in which sides without a Queen Bee placed nothing, or a side that has just passed can place a
         * piece (R6.2). Code {@code cannot-have-passed}; part {@code PASSES}.
         */
        CANNOT_HAVE_PASSED(Rule.PASS, PASSES),
        /**
         * A side has fewer pieces on the table than it has had turns, although without a Queen Bee it could only place
         * (R3.1). Code {@code fewer-pieces-than-turns}; parts {@code COLOR, PIECES, TURNS}.
         */
        FEWER_PIECES_THAN_TURNS(Rule.QUEEN_FIRST, COLOR, PIECES, TURNS),
        /**
         * A side has had four turns or more, and its Queen Bee is not on the table (R2.4). Code {@code queen-missing}; parts
         * {@code COLOR, TURNS}.
         */
        QUEEN_MISSING(Rule.QUEEN_BY_FOURTH_TURN, COLOR, TURNS),
        /** A side's first and only piece is its Queen Bee (R2.5). Code {@code queen-opened}; part {@code COLOR}. */
        QUEEN_OPENED(Rule.QUEEN_OPENING, COLOR),
        /** The last turn can't have moved the resting piece (R5.1). Code {@code cannot-rest}; parts {@code PIECE, REASON}. */
        CANNOT_REST(Rule.REST, PIECE, REASON),
        /**
         * The number of turns is negative or more than {@link Setup#maxPly()} (R6.1). Code {@code ply-out-of-range}; part
         * {@code PLY}.
         */
        PLY_OUT_OF_RANGE(Rule.TURN, PLY);

        private final Rule rule;
        final List<Part<?>> parts;

        Kind(Rule rule, Part<?>... parts) {
            this.rule = rule;
            this.parts = List.of(parts);
        }

        /** Returns the stable code of this kind, for example {@code hive-broken}. It never changes. */
        public String code() {
            return codeOf(this);
        }
    }

    /** Why a piece can't be the resting piece. New versions may add constants, so a {@code switch} needs a {@code default}. */
    public enum RestProblem {
        /** No Pillbug is in this game, so that rest has no meaning. */
        NO_PILLBUG_IN_GAME,
        /** The piece is in the hand. */
        NOT_ON_TABLE,
        /** The piece is covered, so the last turn can't have moved it. */
        COVERED,
        /** The opponent, who would have moved the piece, has not placed a Queen Bee yet. */
        OPPONENT_WITHOUT_QUEEN,
        /** Lifting the piece splits the hive, so it can't have come to its cell in the last turn (R3.2). */
        PINNED,
        /**
         * Only a throw by the opponent can have moved the piece (R4.9), and no throw leads to its cell: the piece is on top of
         * others, or beside no Pillbug or Mosquito of the opponent's that can throw.
         */
        NOT_THROWN
    }

    private SetupProblem(Kind kind, Object... parts) {
        super(kind, kind.parts, parts);
    }

    /**
     * Creates a problem.
     *
     * @param parts the values of the kind's parts in the kind's order
     * @throws IllegalArgumentException if a part is missing or has another type, or if there are too many
     */
    static SetupProblem of(Kind kind, Object... parts) {
        return new SetupProblem(kind, parts);
    }

    /** Returns the rule that forbids it. */
    @Override
    public Rule rule() {
        return kind().rule;
    }
}
