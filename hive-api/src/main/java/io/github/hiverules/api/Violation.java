package io.github.hiverules.api;

import java.io.Serializable;
import java.util.List;
import java.util.Set;

/**
 * One reason why a move is illegal: the rule it breaks and the witness that shows it. Why a piece that may move does not get
 * to a cell is told by the kinds of {@link NoWay}.
 */
public sealed interface Violation extends Serializable
        permits NoWay,
                Violation.GameOver,
                Violation.NotInGame,
                Violation.CanMove,
                Violation.NotYourPiece,
                Violation.AlreadyPlaced,
                Violation.StillInHand,
                Violation.EntersLater,
                Violation.CellOccupied,
                Violation.ApartFromFirst,
                Violation.TouchesNoOwnPiece,
                Violation.TouchesEnemy,
                Violation.QueenMayNotOpen,
                Violation.QueenIsDue,
                Violation.QueenNotPlaced,
                Violation.Covered,
                Violation.AtRest,
                Violation.StaysInPlace,
                Violation.SplitsHive,
                Violation.EndsApart,
                Violation.NoThrower,
                Violation.ThrownFromStack,
                Violation.ThrownOntoPieces,
                Violation.ThrowerAtRest,
                Violation.ThrowerCovered {
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

    /** A placement, or in a game without the Pillbug a movement, of a piece of the side that is not to move. */
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

    /** A placement on a cell that touches no piece of the player's own side. */
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

    /** Another placement in or after the turn by which the Queen Bee is due, the player's fourth. */
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

    /** The piece is covered; this one is on top of its stack. */
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
            groups = InOrder.copyEach(groups);
        }

        @Override
        public Rule rule() {
            return Rule.ONE_HIVE;
        }
    }

    /** The piece would end on a cell that touches nothing else, so that it would stand apart from the hive. */
    record EndsApart(Piece piece, Hex to) implements Violation {
        @Override
        public Rule rule() {
            return Rule.ONE_HIVE;
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
