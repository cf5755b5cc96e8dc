// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static io.github.hiverules.api.Part.*;

import java.util.List;
import java.util.Set;

/**
 * A problem that makes a {@link Setup} impossible. A problem names the broken rule, and the pieces, cells and numbers
 * involved.
 *
 * <pre>{@code
 * setup.problems().stream()
 *         .filter(problem -> problem.kind() == SetupProblem.Kind.HIVE_BROKEN)
 *         .forEach(problem -> highlight(problem.get(Part.GROUPS)));
 * }</pre>
 */
public final class SetupProblem extends Reason {
    /**
     * The kinds of problems. Each constant has a stable code: its name in lower case with hyphens, for example
     * {@code hive-broken} for {@link #HIVE_BROKEN}. New versions may add kinds, so a {@code switch} needs a
     * {@code default}.
     */
    public enum Kind implements Reason.Kind {
        /** Piece of an expansion that the game does not use (R1.2). Code {@code not-in-game}; part {@code PIECE}. */
        NOT_IN_GAME(Rule.EXPANSIONS, PIECE),
        /** Piece that is on the table more than once (R1.1). Code {@code piece-repeated}; part {@code PIECE}. */
        PIECE_REPEATED(Rule.PIECES, PIECE),
        /**
         * Piece whose next lower number is missing from the table, for example {@code wA2} without {@code wA1} (R1.3).
         * Code {@code lower-number-missing}; parts {@code PIECE, MISSING}.
         */
        LOWER_NUMBER_MISSING(Rule.ENTERING_ORDER, PIECE, MISSING),
        /**
         * Piece that is on top of others but is neither a Beetle nor a Mosquito (R3.3). Code
         * {@code cannot-stand-on-top}; parts {@code PIECE, AT}.
         */
        CANNOT_STAND_ON_TOP(Rule.COVERED, PIECE, AT),
        /** Pieces that are not one connected group (R3.2). Code {@code hive-broken}; part {@code GROUPS}. */
        HIVE_BROKEN(Rule.ONE_HIVE, GROUPS),
        /**
         * Side with more pieces on the table than turns taken (R6.1). Code {@code more-pieces-than-turns}; parts
         * {@code COLOR, PIECES, TURNS}.
         */
        MORE_PIECES_THAN_TURNS(Rule.TURN, COLOR, PIECES, TURNS),
        /**
         * Piece on top of others while its side's Queen Bee is in the hand (R3.1). Pieces can't climb before their side
         * places its Queen Bee. Code {@code climbed-without-queen}; parts {@code PIECE, AT}.
         */
        CLIMBED_WITHOUT_QUEEN(Rule.QUEEN_FIRST, PIECE, AT),
        /**
         * Mosquito on top of others although the table has no Beetle that the Mosquito can have copied (R4.7). Code
         * {@code climbed-without-beetle}; parts {@code PIECE, AT}.
         */
        CLIMBED_WITHOUT_BEETLE(Rule.MOSQUITO, PIECE, AT),
        /**
         * Side whose pieces must have made more moves than the side had turns without a placement (R6.1). Code
         * {@code more-moves-than-turns}; parts {@code COLOR, MOVES, TURNS}. {@code MOVES} counts one move for each
         * piece of the side on top of others. A resting piece on the ground adds one move for the side that moved the
         * piece. {@code TURNS} counts the turns in which the side placed no piece.
         */
        MORE_MOVES_THAN_TURNS(Rule.TURN, COLOR, MOVES, TURNS),
        /**
         * Impossible number of {@linkplain Setup#passesWithoutQueen() passes} by sides whose Queen Bee is in the hand
         * (R6.2). {@code PASSES} must be 0, or count all turns in which a side without its Queen Bee placed no piece. A
         * side that has just passed must have no placement cell. Code {@code cannot-have-passed}; part {@code PASSES}.
         */
        CANNOT_HAVE_PASSED(Rule.PASS, PASSES),
        /**
         * Side with fewer pieces on the table than turns taken, although its Queen Bee is in the hand. A side whose
         * Queen Bee is in the hand can place pieces but can't move them (R3.1). Code {@code fewer-pieces-than-turns};
         * parts {@code COLOR, PIECES, TURNS}.
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
         * {@code PIECE, REST_PROBLEM}.
         */
        CANNOT_REST(Rule.REST, PIECE, REST_PROBLEM),
        /**
         * Number of turns that is negative or greater than {@link Setup#maxPly()} (R6.1). Code
         * {@code ply-out-of-range}; part {@code PLY}.
         */
        PLY_OUT_OF_RANGE(Rule.TURN, PLY);

        private final Rule rule;
        private final List<Part<?>> parts;

        Kind(Rule rule, Part<?>... parts) {
            this.rule = rule;
            this.parts = List.of(parts);
        }

        @Override
        public Set<Rule> rules() {
            return Set.of(rule);
        }

        @Override
        public List<Part<?>> parts() {
            return parts;
        }
    }

    /**
     * The problems because of which the last turn can't have moved the resting piece (R5.1). New versions may add
     * constants, so a {@code switch} needs a {@code default}.
     */
    public enum RestProblem {
        /** Game without the Pillbug, in which no piece ever rests (R5.1). */
        NO_PILLBUG_IN_GAME,
        /** Piece in the hand. */
        NOT_ON_TABLE,
        /** Covered piece. A piece that the last turn moved is never covered. */
        COVERED,
        /** Opponent who can't move pieces, because the opponent's Queen Bee is in the hand (R3.1). */
        OPPONENT_WITHOUT_QUEEN,
        /** Pinned piece: the hive would have been split while the piece moved (R3.2). */
        PINNED,
        /**
         * Piece of the side to move that the opponent can't have thrown (R4.9). A thrown piece is alone on its cell,
         * beside the opponent's Pillbug or Mosquito that threw it.
         */
        NOT_THROWN
    }

    SetupProblem(Kind kind, Object... parts) {
        super(kind, parts);
    }

    @Override
    public Kind kind() {
        return (Kind) super.kind();
    }

    @Override
    public Rule rule() {
        return kind().rule;
    }
}
