package io.github.hiverules.api;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One reason why a move is illegal: the rule it breaks and the witness that shows it. */
public sealed interface Violation extends Serializable {
    /** The rule that the move breaks. */
    Rule rule();

    /** The game has ended before this move. */
    record GameOver(Outcome outcome) implements Violation {
        @Override
        public Rule rule() {
            return Rule.GAME_OVER;
        }
    }

    /** The piece's expansion is not in this game. */
    record NotInGame(Piece piece) implements Violation {
        @Override
        public Rule rule() {
            return Rule.EXPANSIONS;
        }
    }

    /** A pass, though other moves are legal, for example this one. */
    record CanMove(Move example) implements Violation {
        @Override
        public Rule rule() {
            return Rule.PASS;
        }
    }

    /** A placement of a piece of the side that is not to move. */
    record NotYourPiece(Piece piece) implements Violation {
        @Override
        public Rule rule() {
            return Rule.TURN;
        }
    }

    /** A placement of a piece that stands on the table already. */
    record AlreadyPlaced(Piece piece, Hex at) implements Violation {
        @Override
        public Rule rule() {
            return Rule.PLACED_FOR_GOOD;
        }
    }

    /** A movement of a piece that is still in the hand. */
    record StillInHand(Piece piece) implements Violation {
        @Override
        public Rule rule() {
            return Rule.TURN;
        }
    }

    /** A placement of a piece before another of its kind that has a lower number. */
    record EntersLater(Piece piece, Piece first) implements Violation {
        @Override
        public Rule rule() {
            return Rule.ENTERING_ORDER;
        }
    }

    /** A placement on an occupied cell. */
    record CellOccupied(Hex at, Stack stack) implements Violation {
        @Override
        public Rule rule() {
            return Rule.PLACING_ON_EMPTY_CELL;
        }
    }

    /** The game's second piece does not touch the first. */
    record ApartFromFirst(Hex at, Hex first) implements Violation {
        @Override
        public Rule rule() {
            return Rule.FIRST_PLACEMENTS;
        }
    }

    /** A placement on a cell that touches no own piece. */
    record TouchesNoOwnPiece(Hex at) implements Violation {
        @Override
        public Rule rule() {
            return Rule.PLACING;
        }
    }

    /** A placement on a cell that touches enemy pieces: these, each on top of its cell. */
    record TouchesEnemy(Hex at, List<Piece> enemies) implements Violation {
        /** Copies the list. */
        public TouchesEnemy {
            enemies = List.copyOf(enemies);
        }

        @Override
        public Rule rule() {
            return Rule.PLACING;
        }
    }

    /** The Queen Bee as a player's first piece, where the rules forbid it. */
    record QueenMayNotOpen(Piece queen) implements Violation {
        @Override
        public Rule rule() {
            return Rule.QUEEN_OPENING;
        }
    }

    /** Another placement in or after the turn by which the Queen Bee is due. */
    record QueenIsDue(Piece queen, int turn) implements Violation {
        @Override
        public Rule rule() {
            return Rule.QUEEN_BY_FOURTH_TURN;
        }
    }

    /** A movement or throw while the mover's Queen Bee is still in the hand. */
    record QueenNotPlaced(Piece queen) implements Violation {
        @Override
        public Rule rule() {
            return Rule.QUEEN_FIRST;
        }
    }

    /** The piece is covered by this one. */
    record Covered(Piece piece, Piece top) implements Violation {
        @Override
        public Rule rule() {
            return Rule.COVERED;
        }
    }

    /** The piece was moved by the opponent's last turn and rests. */
    record AtRest(Piece piece) implements Violation {
        @Override
        public Rule rule() {
            return Rule.REST;
        }
    }

    /** The move ends where it began. */
    record StaysInPlace(Piece piece, Hex at) implements Violation {
        @Override
        public Rule rule() {
            return Rule.MUST_LEAVE;
        }
    }

    /** Lifting the piece splits the rest into these groups of cells. */
    record SplitsHive(Piece piece, List<Set<Hex>> groups) implements Violation {
        /** Copies the groups. */
        public SplitsHive {
            groups = groups.stream().map(Set::copyOf).toList();
        }

        @Override
        public Rule rule() {
            return Rule.ONE_HIVE;
        }
    }

    /** A creature that ends on an empty cell is sent to an occupied one. */
    record CannotClimb(Piece piece, Bug as, Hex to, Stack stack) implements Violation {
        @Override
        public Rule rule() {
            return Rule.of(as);
        }
    }

    /**
     * The step from one cell to the next is barred by the two cells beside it.
     *
     * @param as the creature whose way it is
     * @param step the number of the step in the way, from 1
     * @param gate the two cells that leave no room
     */
    record GateBlocked(Piece piece, Bug as, int step, Hex from, Hex to, Set<Hex> gate) implements Violation {
        /** Copies the gate. */
        public GateBlocked {
            gate = Set.copyOf(gate);
        }

        @Override
        public Rule rule() {
            return Rule.FREEDOM_TO_MOVE;
        }
    }

    /**
     * The step on the ground leaves the hive: neither cell beside it is occupied.
     *
     * @param step the number of the step in the way, from 1
     */
    record LosesContact(Piece piece, Bug as, int step, Hex from, Hex to) implements Violation {
        @Override
        public Rule rule() {
            return Rule.CONTACT;
        }
    }

    /**
     * A jump that does not end there: no straight line, nothing to jump over, or another landing cell.
     *
     * @param landing where a jump in that direction would have ended; empty if there is none
     */
    record WrongJump(Piece piece, Hex to, Optional<Hex> landing) implements Violation {
        @Override
        public Rule rule() {
            return Rule.GRASSHOPPER;
        }
    }

    /**
     * The cell is out of the creature's reach.
     *
     * @param as the creature whose way it would be; for a Mosquito, the one it copies
     */
    record OutOfReach(Piece piece, Bug as, Hex to) implements Violation {
        @Override
        public Rule rule() {
            return Rule.of(as);
        }
    }

    /** The Mosquito touches no creature that it could copy. */
    record NothingToCopy(Piece mosquito) implements Violation {
        @Override
        public Rule rule() {
            return Rule.MOSQUITO;
        }
    }

    /** An enemy piece moves only when thrown, and no Pillbug of the mover's touches both it and the cell. */
    record NoThrower(Piece piece, Hex to) implements Violation {
        @Override
        public Rule rule() {
            return Rule.THROW;
        }
    }

    /** A throw of a piece that does not stand alone on the ground. */
    record ThrownFromStack(Piece piece, Hex at) implements Violation {
        @Override
        public Rule rule() {
            return Rule.THROW;
        }
    }

    /** A throw onto an occupied cell. */
    record ThrownOntoPieces(Piece piece, Hex to, Stack stack) implements Violation {
        @Override
        public Rule rule() {
            return Rule.THROW;
        }
    }

    /** The Pillbug or Mosquito that would throw was moved by the opponent's last turn and rests. */
    record ThrowerAtRest(Piece thrower) implements Violation {
        @Override
        public Rule rule() {
            return Rule.REST;
        }
    }

    /** The Pillbug or Mosquito that would throw is covered. */
    record ThrowerCovered(Piece thrower, Piece top) implements Violation {
        @Override
        public Rule rule() {
            return Rule.COVERED;
        }
    }
}
