// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One reason why a move is illegal, or why a piece has no move: the rule it breaks and the pieces and cells that show it.
 * The kinds of {@link PathViolation} say why a piece that may move does not reach a cell.
 *
 * <p>New versions may add kinds, so a {@code switch} over a reason needs a {@code default}: without one it does not compile.
 * What fits all kinds, known and new, is their {@link #code()}, {@link #rule()} and {@link #parts()}, and the sentences and
 * marked cells of the module {@code io.github.hiverules.notation}.
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
                Violation.Resting,
                Violation.StaysInPlace,
                Violation.Pinned,
                Violation.EndsApart,
                Violation.ThrownFromStack,
                Violation.ThrownOntoPieces,
                Violation.ThrowerResting,
                Violation.ThrowerCovered,
                Violation.NoPlacementCell,
                FutureKind.OfViolation {
    /** Every kind by its code; can't be modified. */
    static Map<String, ReasonKind<Violation>> kinds() {
        return ReasonKinds.VIOLATIONS.byCode();
    }

    /**
     * The stable name of this kind of reason: lower-case words with hyphens, for example {@code pinned} or
     * {@code gate-blocked}. Programs may keep it; it never changes for a kind. Each kind states its code.
     */
    default String code() {
        return ReasonKinds.VIOLATIONS.of(this).code();
    }

    /** The rule that the move breaks. */
    default Rule rule() {
        return ReasonKinds.VIOLATIONS.of(this).ruleOf(this);
    }

    /**
     * The parts of this reason by their names, which never change for a kind: the components of its record, and what follows
     * from them. {@link ReasonKind#parts()} has their types. A part that this reason lacks has no entry. Can't be modified.
     */
    default Map<String, Object> parts() {
        return ReasonKinds.VIOLATIONS.of(this).partsOf(this);
    }

    /** The game has ended before this move. Code {@code game-over}. */
    record GameOver(Outcome outcome) implements Violation {
        public GameOver {
            Checks.that(requireNonNull(outcome, "outcome").isOver(), "The game goes on.");
        }
    }

    /** The piece's expansion is not in this game. Code {@code not-in-game}. */
    record NotInGame(Piece piece) implements Violation {
        public NotInGame {
            requireNonNull(piece, "piece");
        }
    }

    /** A pass, though other moves are legal, for example this one. Code {@code pass-not-allowed}. */
    record PassNotAllowed(Move example) implements Violation {
        public PassNotAllowed {
            requireNonNull(example, "example");
        }
    }

    /**
     * The piece belongs to the side that is not to move. Against a movement of a piece on the table it says besides that
     * nothing of the mover's could throw the piece (R4.9): neither a Pillbug nor a Mosquito beside a Pillbug, free to throw or
     * not, touches both the piece and the cell. Where one does, the reasons say what keeps it from throwing instead. Code
     * {@code not-your-piece}.
     */
    record NotYourPiece(Piece piece) implements Violation {
        public NotYourPiece {
            requireNonNull(piece, "piece");
        }
    }

    /** A placement of a piece that stands on the table already. Code {@code already-placed}. */
    record AlreadyPlaced(Piece piece, Hex at) implements Violation {
        public AlreadyPlaced {
            requireNonNull(piece, "piece");
            requireNonNull(at, "at");
        }
    }

    /** A movement of a piece that is still in the hand. Code {@code still-in-hand}. */
    record StillInHand(Piece piece) implements Violation {
        public StillInHand {
            requireNonNull(piece, "piece");
        }
    }

    /** A placement of a piece before another of its kind that has a lower number. Code {@code enters-later}. */
    record EntersLater(Piece piece, Piece first) implements Violation {
        public EntersLater {
            requireNonNull(piece, "piece");
            Checks.hasLowerNumber(first, "first", piece);
        }
    }

    /** A placement on an occupied cell. Code {@code cell-occupied}. */
    record CellOccupied(Hex at, Stack stack) implements Violation {
        public CellOccupied {
            requireNonNull(at, "at");
            requireNonNull(stack, "stack");
        }
    }

    /** The game's second piece does not touch the first. Code {@code apart-from-first}. */
    record ApartFromFirst(Hex at, Hex first) implements Violation {
        public ApartFromFirst {
            requireNonNull(at, "at");
            requireNonNull(first, "first");
        }
    }

    /** A placement on a cell that touches no piece of the player's own side. Code {@code touches-no-own-piece}. */
    record TouchesNoOwnPiece(Hex at) implements Violation {
        public TouchesNoOwnPiece {
            requireNonNull(at, "at");
        }
    }

    /** A placement on a cell that touches enemy pieces: these, each on top of its cell. Code {@code touches-enemy}. */
    record TouchesEnemy(Hex at, List<Piece> enemies) implements Violation {
        public TouchesEnemy {
            requireNonNull(at, "at");
            enemies = List.copyOf(requireNonNull(enemies, "enemies"));
        }
    }

    /**
     * A piece in the hand can't enter: no empty cell touches a piece of its own side and no enemy piece. Code
     * {@code no-placement-cell}.
     */
    record NoPlacementCell(Piece piece) implements Violation {
        public NoPlacementCell {
            requireNonNull(piece, "piece");
        }
    }

    /** The Queen Bee as a player's first piece, where the rules forbid it. Code {@code queen-may-not-open}. */
    record QueenMayNotOpen(Piece queen) implements Violation {
        public QueenMayNotOpen {
            Checks.isQueen(queen);
        }
    }

    /** Another placement in or after the turn by which the Queen Bee is due, the player's fourth. Code {@code queen-is-due}. */
    record QueenIsDue(Piece queen) implements Violation {
        public QueenIsDue {
            Checks.isQueen(queen);
        }
    }

    /**
     * A movement or throw while the mover's Queen Bee is still in the hand; for a blocked piece, the Queen Bee of its own side.
     * Code {@code queen-not-placed}.
     */
    record QueenNotPlaced(Piece queen) implements Violation {
        public QueenNotPlaced {
            Checks.isQueen(queen);
        }
    }

    /** The piece is covered; this one is on top of its stack. Code {@code covered}. */
    record Covered(Piece piece, Piece top) implements Violation {
        public Covered {
            requireNonNull(piece, "piece");
            requireNonNull(top, "top");
        }
    }

    /**
     * The opponent's last turn moved or threw the piece, so in this turn it neither moves nor is thrown. Code
     * {@code resting}.
     */
    record Resting(Piece piece) implements Violation {
        public Resting {
            requireNonNull(piece, "piece");
        }
    }

    /** The move ends where it began. Code {@code stays-in-place}. */
    record StaysInPlace(Piece piece, Hex at) implements Violation {
        public StaysInPlace {
            requireNonNull(piece, "piece");
            requireNonNull(at, "at");
        }
    }

    /** Lifting the piece splits the rest into these groups of cells. Code {@code pinned}. */
    record Pinned(Piece piece, List<Set<Hex>> groups) implements Violation {
        public Pinned {
            requireNonNull(piece, "piece");
            groups = InOrder.copyEach(requireNonNull(groups, "groups"));
        }
    }

    /**
     * The piece would end on a cell that touches nothing else, so that it would stand apart from the hive. Code
     * {@code ends-apart}.
     */
    record EndsApart(Piece piece, Hex to) implements Violation {
        public EndsApart {
            requireNonNull(piece, "piece");
            requireNonNull(to, "to");
        }
    }

    /** A throw of a piece that does not stand alone on the ground. Code {@code thrown-from-stack}. */
    record ThrownFromStack(Piece piece, Hex at) implements Violation {
        public ThrownFromStack {
            requireNonNull(piece, "piece");
            requireNonNull(at, "at");
        }
    }

    /** A throw onto an occupied cell. Code {@code thrown-onto-pieces}. */
    record ThrownOntoPieces(Piece piece, Hex to, Stack stack) implements Violation {
        public ThrownOntoPieces {
            requireNonNull(piece, "piece");
            requireNonNull(to, "to");
            requireNonNull(stack, "stack");
        }
    }

    /** The opponent's last turn moved or threw the Pillbug or Mosquito that would throw. Code {@code thrower-resting}. */
    record ThrowerResting(Piece thrower) implements Violation {
        public ThrowerResting {
            requireNonNull(thrower, "thrower");
        }
    }

    /** The Pillbug or Mosquito that would throw is covered. Code {@code thrower-covered}. */
    record ThrowerCovered(Piece thrower, Piece top) implements Violation {
        public ThrowerCovered {
            requireNonNull(thrower, "thrower");
            requireNonNull(top, "top");
        }
    }
}
