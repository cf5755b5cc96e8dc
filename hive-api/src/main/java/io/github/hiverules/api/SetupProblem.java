// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static io.github.hiverules.api.Part.*;

import java.util.List;

/**
 * A reason why a {@link Setup} is impossible: the broken rule, with the pieces, cells and numbers involved.
 *
 * <pre>{@code
 * setup.problems().stream()
 *         .filter(problem -> problem.kind() == SetupProblem.Kind.HIVE_BROKEN)
 *         .forEach(problem -> highlight(problem.get(Part.GROUPS)));
 * }</pre>
 */
public final class SetupProblem extends Reason<SetupProblem.Kind> {
    /**
     * The kinds of problems. Each constant has a stable code: its name in lower case with hyphens, for example
     * {@code hive-broken} for {@link #HIVE_BROKEN}. New versions may add kinds, so a {@code switch} needs a
     * {@code default}.
     */
    public enum Kind {
        /** Piece of an expansion that the game does not use (R1.2). Code {@code not-in-game}; part {@code PIECE}. */
        NOT_IN_GAME(Rule.EXPANSIONS, PIECE),
        /** Piece in several places (R1.1). Code {@code piece-repeated}; part {@code PIECE}. */
        PIECE_REPEATED(Rule.PIECES, PIECE),
        /**
         * Piece on the table, although the side's piece of the same bug with the next lower number is in the hand
         * (R1.3). Code {@code lower-number-missing}; parts {@code PIECE, MISSING}.
         */
        LOWER_NUMBER_MISSING(Rule.ENTERING_ORDER, PIECE, MISSING),
        /**
         * Piece on top of others, although its bug never ends a move on top of others (R3.3). Code
         * {@code cannot-stand-on-top}; parts {@code PIECE, AT}.
         */
        CANNOT_STAND_ON_TOP(Rule.COVERED, PIECE, AT),
        /** Pieces that are not one connected group (R3.2). Code {@code hive-broken}; part {@code GROUPS}. */
        HIVE_BROKEN(Rule.ONE_HIVE, GROUPS),
        /**
         * Side with more pieces on the table than turns (R6.1). Code {@code more-pieces-than-turns}; parts
         * {@code COLOR, PIECES, TURNS}.
         */
        MORE_PIECES_THAN_TURNS(Rule.TURN, COLOR, PIECES, TURNS),
        /**
         * Piece on top of others, although it can't have moved: its side's Queen Bee is in the hand (R3.1). Code
         * {@code climbed-without-queen}; parts {@code PIECE, AT}.
         */
        CLIMBED_WITHOUT_QUEEN(Rule.QUEEN_FIRST, PIECE, AT),
        /**
         * Mosquito on top of others, although it can't have copied a Beetle: no Beetle is on the table (R4.7). Code
         * {@code climbed-without-beetle}; parts {@code PIECE, AT}.
         */
        CLIMBED_WITHOUT_BEETLE(Rule.MOSQUITO, PIECE, AT),
        /**
         * Side with fewer turns than moves (R6.1). Code {@code more-moves-than-turns}; parts
         * {@code COLOR, MOVES, TURNS}. {@code MOVES} counts one move for each of the side's pieces on top of others,
         * and one move for a resting piece that the side moved to the ground. {@code TURNS} counts the turns in which
         * the side placed no piece.
         */
        MORE_MOVES_THAN_TURNS(Rule.TURN, COLOR, MOVES, TURNS),
        /**
         * Impossible number of {@linkplain Setup#passesWithoutQueen() passes without a Queen Bee} (R6.2). A number
         * other than 0 must equal the number of turns in which sides without a Queen Bee placed no piece. If a side has
         * just passed, it must have no placement cell. Code {@code cannot-have-passed}; part {@code PASSES}.
         */
        CANNOT_HAVE_PASSED(Rule.PASS, PASSES),
        /**
         * Side without a Queen Bee and with fewer pieces on the table than turns. Such a side can only place pieces
         * (R3.1). Code {@code fewer-pieces-than-turns}; parts {@code COLOR, PIECES, TURNS}.
         */
        FEWER_PIECES_THAN_TURNS(Rule.QUEEN_FIRST, COLOR, PIECES, TURNS),
        /**
         * Side without its Queen Bee on the table after four turns or more (R2.4). Code {@code queen-missing}; parts
         * {@code COLOR, TURNS}.
         */
        QUEEN_MISSING(Rule.QUEEN_BY_FOURTH_TURN, COLOR, TURNS),
        /** Side whose first and only piece is its Queen Bee (R2.5). Code {@code queen-opened}; part {@code COLOR}. */
        QUEEN_OPENED(Rule.QUEEN_OPENING, COLOR),
        /**
         * Resting piece that the last turn can't have moved (R5.1). Code {@code cannot-rest}; parts
         * {@code PIECE, REASON}.
         */
        CANNOT_REST(Rule.REST, PIECE, REASON),
        /**
         * Number of turns that is negative or greater than {@link Setup#maxPly()} (R6.1). Code
         * {@code ply-out-of-range}; part {@code PLY}.
         */
        PLY_OUT_OF_RANGE(Rule.TURN, PLY);

        private final Rule rule;
        final List<Part<?>> parts;

        Kind(Rule rule, Part<?>... parts) {
            this.rule = rule;
            this.parts = List.of(parts);
        }

        /** {@return the stable code, for example {@code hive-broken}; it never changes} */
        public String code() {
            return codeOf(this);
        }
    }

    /**
     * The reasons why a piece can't be the resting piece. New versions may add constants, so a {@code switch} needs a
     * {@code default}.
     */
    public enum RestProblem {
        /** No Pillbug in the game, so no piece ever rests. */
        NO_PILLBUG_IN_GAME,
        /** Piece in the hand. */
        NOT_ON_TABLE,
        /** Covered piece, which the last turn can't have moved. */
        COVERED,
        /** Opponent who can't have moved the piece, because the opponent's Queen Bee is in the hand. */
        OPPONENT_WITHOUT_QUEEN,
        /** Pinned piece (R3.2), which the last turn can't have moved to its cell. */
        PINNED,
        /**
         * Piece that belongs to the side to move and that the opponent can't have thrown (R4.9). Either the piece is on
         * top of others, or it touches no Pillbug or Mosquito of the opponent that can have thrown it.
         */
        NOT_THROWN
    }

    private SetupProblem(Kind kind, Object... parts) {
        super(kind, kind.parts, parts);
    }

    /**
     * Returns a problem.
     *
     * @param parts the values of the kind's parts, in the kind's order
     * @throws IllegalArgumentException if a part is missing or has another type, or if there are too many
     */
    static SetupProblem of(Kind kind, Object... parts) {
        return new SetupProblem(kind, parts);
    }

    /** Returns the broken rule. */
    @Override
    public Rule rule() {
        return kind().rule;
    }
}
