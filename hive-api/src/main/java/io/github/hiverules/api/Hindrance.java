package io.github.hiverules.api;

import java.io.Serializable;
import java.util.List;
import java.util.Set;

/** A cause that keeps a piece on the table from moving (R8), with the witness that shows it. */
public sealed interface Hindrance extends Serializable {
    /** The rule by which it hinders. */
    Rule rule();

    /** The piece that is hindered. */
    Piece piece();

    /** The game is over, and nothing moves any more. */
    record GameOver(Piece piece, Outcome outcome) implements Hindrance {
        @Override
        public Rule rule() {
            return Rule.GAME_OVER;
        }
    }

    /** It is the other side's turn, and no Pillbug of that side throws the piece. */
    record NotItsTurn(Piece piece) implements Hindrance {
        @Override
        public Rule rule() {
            return Rule.TURN;
        }
    }

    /** The piece's Queen Bee is still in the hand. */
    record QueenNotPlaced(Piece piece, Piece queen) implements Hindrance {
        @Override
        public Rule rule() {
            return Rule.QUEEN_FIRST;
        }
    }

    /** Other pieces stand on it; this one is on top. */
    record Covered(Piece piece, Piece top) implements Hindrance {
        @Override
        public Rule rule() {
            return Rule.COVERED;
        }
    }

    /** Lifting it would split the rest of the hive into these groups of cells. */
    record Pinned(Piece piece, List<Set<Hex>> groups) implements Hindrance {
        /** Copies the groups. */
        public Pinned {
            groups = InOrder.copyEach(groups);
        }

        @Override
        public Rule rule() {
            return Rule.ONE_HIVE;
        }
    }

    /** The opponent's last turn moved it, and it rests. */
    record Resting(Piece piece) implements Hindrance {
        @Override
        public Rule rule() {
            return Rule.REST;
        }
    }

    /** It is a Mosquito that touches no creature which it could copy. */
    record NothingToCopy(Piece piece) implements Hindrance {
        @Override
        public Rule rule() {
            return Rule.MOSQUITO;
        }
    }

    /** All six cells around it are occupied, and it neither climbs nor jumps. */
    record Surrounded(Piece piece) implements Hindrance {
        @Override
        public Rule rule() {
            return Rule.FREEDOM_TO_MOVE;
        }
    }

    /**
     * It cannot slide out, though a cell beside it is empty, and has no other movement.
     *
     * @param gates for each empty cell beside it the two cells that leave no room
     */
    record CannotSlide(Piece piece, List<Set<Hex>> gates) implements Hindrance {
        /** Copies the gates. */
        public CannotSlide {
            gates = InOrder.copyEach(gates);
        }

        @Override
        public Rule rule() {
            return Rule.FREEDOM_TO_MOVE;
        }
    }

    /** Nothing above holds it, but no way of its creature ends anywhere, for example no three steps of a Spider. */
    record NoDestination(Piece piece) implements Hindrance {
        @Override
        public Rule rule() {
            return Rule.of(piece.bug());
        }
    }
}
