package io.github.hiverules.api;

import java.util.List;
import java.util.Set;

/**
 * One reason why a move is illegal, or why a piece has no move: the rule it breaks and the witness that shows it. Why a piece
 * that may move does not get to a cell is told by the kinds of {@link PathViolation}.
 */
public sealed interface Violation
        permits PathViolation,
                Violation.GameOver,
                Violation.NotInGame,
                Violation.PassNotAllowed,
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
                Violation.JustMoved,
                Violation.StaysInPlace,
                Violation.Pinned,
                Violation.EndsApart,
                Violation.NoThrower,
                Violation.ThrownFromStack,
                Violation.ThrownOntoPieces,
                Violation.ThrowerJustMoved,
                Violation.ThrowerCovered,
                Violation.NoPlacementCell {
    /**
     * The stable name of this kind of reason: lower-case words with hyphens, for example {@code pinned} or
     * {@code gate-blocked}. Programs may keep it; it never changes for a kind. Each kind states its code.
     */
    String code();

    /** The rule that the move breaks. */
    Rule rule();

    /** The game has ended before this move. */
    record GameOver(Outcome outcome) implements Violation {
        @Override
        public String code() {
            return "game-over";
        }

        @Override
        public Rule rule() {
            return Rule.GAME_OVER;
        }
    }

    /** The piece's expansion is not in this game. */
    record NotInGame(Piece piece) implements Violation {
        @Override
        public String code() {
            return "not-in-game";
        }

        @Override
        public Rule rule() {
            return Rule.EXPANSIONS;
        }
    }

    /** A pass, though other moves are legal, for example this one. */
    record PassNotAllowed(Move example) implements Violation {
        @Override
        public String code() {
            return "pass-not-allowed";
        }

        @Override
        public Rule rule() {
            return Rule.PASS;
        }
    }

    /**
     * The piece belongs to the side that is not to move, and no Pillbug or Mosquito of the mover's that can throw touches both it and
     * the cell (R4.9).
     */
    record NotYourPiece(Piece piece) implements Violation {
        @Override
        public String code() {
            return "not-your-piece";
        }

        @Override
        public Rule rule() {
            return Rule.TURN;
        }
    }

    /** A placement of a piece that stands on the table already. */
    record AlreadyPlaced(Piece piece, Hex at) implements Violation {
        @Override
        public String code() {
            return "already-placed";
        }

        @Override
        public Rule rule() {
            return Rule.PLACED_FOR_GOOD;
        }
    }

    /** A movement of a piece that is still in the hand. */
    record StillInHand(Piece piece) implements Violation {
        @Override
        public String code() {
            return "still-in-hand";
        }

        @Override
        public Rule rule() {
            return Rule.TURN;
        }
    }

    /** A placement of a piece before another of its kind that has a lower number. */
    record EntersLater(Piece piece, Piece first) implements Violation {
        @Override
        public String code() {
            return "enters-later";
        }

        @Override
        public Rule rule() {
            return Rule.ENTERING_ORDER;
        }
    }

    /** A placement on an occupied cell. */
    record CellOccupied(Hex at, Stack stack) implements Violation {
        @Override
        public String code() {
            return "cell-occupied";
        }

        @Override
        public Rule rule() {
            return Rule.PLACING_ON_EMPTY_CELL;
        }
    }

    /** The game's second piece does not touch the first. */
    record ApartFromFirst(Hex at, Hex first) implements Violation {
        @Override
        public String code() {
            return "apart-from-first";
        }

        @Override
        public Rule rule() {
            return Rule.FIRST_PLACEMENTS;
        }
    }

    /** A placement on a cell that touches no piece of the player's own side. */
    record TouchesNoOwnPiece(Hex at) implements Violation {
        @Override
        public String code() {
            return "touches-no-own-piece";
        }

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
        public String code() {
            return "touches-enemy";
        }

        @Override
        public Rule rule() {
            return Rule.PLACING;
        }
    }

    /** A piece in the hand can't enter: no empty cell touches a piece of its own side and no enemy piece. */
    record NoPlacementCell(Piece piece) implements Violation {
        @Override
        public String code() {
            return "no-placement-cell";
        }

        @Override
        public Rule rule() {
            return Rule.PLACING;
        }
    }

    /** The Queen Bee as a player's first piece, where the rules forbid it. */
    record QueenMayNotOpen(Piece queen) implements Violation {
        @Override
        public String code() {
            return "queen-may-not-open";
        }

        @Override
        public Rule rule() {
            return Rule.QUEEN_OPENING;
        }
    }

    /** Another placement in or after the turn by which the Queen Bee is due, the player's fourth. */
    record QueenIsDue(Piece queen, int turn) implements Violation {
        @Override
        public String code() {
            return "queen-is-due";
        }

        @Override
        public Rule rule() {
            return Rule.QUEEN_BY_FOURTH_TURN;
        }
    }

    /** A movement or throw while the mover's Queen Bee is still in the hand; for a blocked piece, the Queen Bee of its own side. */
    record QueenNotPlaced(Piece queen) implements Violation {
        @Override
        public String code() {
            return "queen-not-placed";
        }

        @Override
        public Rule rule() {
            return Rule.QUEEN_FIRST;
        }
    }

    /** The piece is covered; this one is on top of its stack. */
    record Covered(Piece piece, Piece top) implements Violation {
        @Override
        public String code() {
            return "covered";
        }

        @Override
        public Rule rule() {
            return Rule.COVERED;
        }
    }

    /** The opponent's last turn moved or threw the piece, so in this turn it neither moves nor is thrown. */
    record JustMoved(Piece piece) implements Violation {
        @Override
        public String code() {
            return "just-moved";
        }

        @Override
        public Rule rule() {
            return Rule.REST;
        }
    }

    /** The move ends where it began. */
    record StaysInPlace(Piece piece, Hex at) implements Violation {
        @Override
        public String code() {
            return "stays-in-place";
        }

        @Override
        public Rule rule() {
            return Rule.MUST_LEAVE;
        }
    }

    /** Lifting the piece splits the rest into these groups of cells. */
    record Pinned(Piece piece, List<Set<Hex>> groups) implements Violation {
        /** Copies the groups, in the order of their least cells. */
        public Pinned {
            groups = InOrder.copyEach(groups);
        }

        @Override
        public String code() {
            return "pinned";
        }

        @Override
        public Rule rule() {
            return Rule.ONE_HIVE;
        }
    }

    /** The piece would end on a cell that touches nothing else, so that it would stand apart from the hive. */
    record EndsApart(Piece piece, Hex to) implements Violation {
        @Override
        public String code() {
            return "ends-apart";
        }

        @Override
        public Rule rule() {
            return Rule.ONE_HIVE;
        }
    }

    /**
     * In a game with the Pillbug, an enemy piece moves only when thrown, and no Pillbug or Mosquito of the mover's that can throw
     * touches both it and the cell. It comes with {@link NotYourPiece}.
     */
    record NoThrower(Piece piece, Hex to) implements Violation {
        @Override
        public String code() {
            return "no-thrower";
        }

        @Override
        public Rule rule() {
            return Rule.THROW;
        }
    }

    /** A throw of a piece that does not stand alone on the ground. */
    record ThrownFromStack(Piece piece, Hex at) implements Violation {
        @Override
        public String code() {
            return "thrown-from-stack";
        }

        @Override
        public Rule rule() {
            return Rule.THROW;
        }
    }

    /** A throw onto an occupied cell. */
    record ThrownOntoPieces(Piece piece, Hex to, Stack stack) implements Violation {
        @Override
        public String code() {
            return "thrown-onto-pieces";
        }

        @Override
        public Rule rule() {
            return Rule.THROW;
        }
    }

    /** The opponent's last turn moved or threw the Pillbug or Mosquito that would throw. */
    record ThrowerJustMoved(Piece thrower) implements Violation {
        @Override
        public String code() {
            return "thrower-just-moved";
        }

        @Override
        public Rule rule() {
            return Rule.REST;
        }
    }

    /** The Pillbug or Mosquito that would throw is covered. */
    record ThrowerCovered(Piece thrower, Piece top) implements Violation {
        @Override
        public String code() {
            return "thrower-covered";
        }

        @Override
        public Rule rule() {
            return Rule.COVERED;
        }
    }
}
