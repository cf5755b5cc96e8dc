package io.github.hiverules.api;

import java.util.List;

/**
 * Whether a piece on the table can go anywhere in this turn, and why not if it can't (R8).
 *
 * @see HiveRules#freedom(Position, Piece)
 */
public sealed interface Freedom {
    /** The piece. */
    Piece piece();

    /** Whether there is a legal move of the piece. */
    default boolean isFree() {
        return this instanceof Free;
    }

    /**
     * The piece has moves. A piece of the side that is not to move has the throws of it (R4.9).
     *
     * @param moves its legal moves, at least one
     */
    record Free(Piece piece, List<Move> moves) implements Freedom {
        /** Copies the moves. */
        public Free {
            moves = List.copyOf(moves);
        }
    }

    /**
     * The piece has no move.
     *
     * @param causes every cause that keeps the piece from moving by itself, the most fundamental first; at least one. A piece
     *     that could be thrown is not blocked, whatever else hinders it
     */
    record Blocked(Piece piece, List<Hindrance> causes) implements Freedom {
        /** Copies the causes. */
        public Blocked {
            causes = List.copyOf(causes);
        }
    }
}
