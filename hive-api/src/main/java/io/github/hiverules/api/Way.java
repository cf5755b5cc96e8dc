package io.github.hiverules.api;

import java.util.List;

/**
 * How a piece gets from its cell to another: stop by stop, as an animation would show it.
 *
 * @see HiveRules#ways(Position, Move)
 */
public sealed interface Way {
    /** The piece that goes or is thrown. */
    Piece piece();

    /**
     * The creature it moves as: its own, or the one that a Mosquito copies (R4.7). For a throw the Pillbug, whose ability it is
     * (R4.9), whoever throws.
     */
    Bug as();

    /** Where the piece is, from where it stood to where it comes down: at least two stops, each beside the one before. */
    List<Stop> stops();

    /** The rule that lets the piece go this way. */
    default Rule rule() {
        return Rule.of(as());
    }

    /** Where it begins. */
    default Hex from() {
        return stops().get(0).at();
    }

    /** Where it ends. */
    default Hex to() {
        return stops().get(steps()).at();
    }

    /** How many steps from cell to neighbouring cell it has, from 1. */
    default int steps() {
        return stops().size() - 1;
    }

    /**
     * A cell on the way.
     *
     * @param at the cell
     * @param height the height at which the piece is there: 1 on the ground, one more than there are pieces below it
     */
    record Stop(Hex at, int height) {
        @Override
        public String toString() {
            return at + (height == 1 ? "" : "^" + height);
        }
    }

    /** Steps on the ground, up, on top of the hive and down, each of which had room (R3.4) and contact (R3.5). */
    record Walk(Piece piece, Bug as, List<Stop> stops) implements Way {
        /** Copies the stops. */
        public Walk {
            stops = List.copyOf(stops);
        }
    }

    /** A straight jump over all cells between the first and the last (R4.3). */
    record Jump(Piece piece, List<Stop> stops) implements Way {
        /** Copies the stops. */
        public Jump {
            stops = List.copyOf(stops);
        }

        @Override
        public Bug as() {
            return Bug.GRASSHOPPER;
        }
    }

    /**
     * A throw: up onto the thrower's back and down again (R4.9).
     *
     * @param thrower the Pillbug, or the Mosquito beside a Pillbug, that throws
     */
    record Throw(Piece piece, Piece thrower, List<Stop> stops) implements Way {
        /** Copies the stops. */
        public Throw {
            stops = List.copyOf(stops);
        }

        @Override
        public Bug as() {
            return Bug.PILLBUG;
        }

        @Override
        public Rule rule() {
            return Rule.THROW;
        }
    }
}
