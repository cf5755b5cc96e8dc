// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

/**
 * The numbered rules of Hive that a move, a position or a result can break. {@link #number()} gives the number by which
 * documentation, messages and tests cite the rule; a constant keeps its name and its number in later versions. New constants may
 * come, anywhere in the order: a program writes a {@code default} where it switches over rules, and stores the number. Nothing can
 * break R1.4, that the table has no edge, and R8, what is counted about a position; they stand with all others on the page of the
 * rules.
 *
 * @see <a href="{@docRoot}/doc-files/rules.html">The rules of Hive by number</a>
 */
public enum Rule {
    /** Each side holds 1 Queen Bee, 2 Beetles, 2 Spiders, 3 Grasshoppers and 3 Soldier Ants. */
    PIECES("R1.1"),
    /** The Mosquito, the Ladybug and the Pillbug are in the game only with their expansion. */
    EXPANSIONS("R1.2"),
    /** Pieces of one kind enter in the order of their numbers. */
    ENTERING_ORDER("R1.3"),
    /** The first piece goes anywhere, the second must touch it. */
    FIRST_PLACEMENTS("R2.1"),
    /** A piece enters beside a piece of its own side and beside no enemy piece. */
    PLACING("R2.2"),
    /** A piece enters on an empty cell, never on top. */
    PLACING_ON_EMPTY_CELL("R2.3"),
    /** The Queen Bee is placed by her player's fourth turn. */
    QUEEN_BY_FOURTH_TURN("R2.4"),
    /** In tournaments the Queen Bee may not open. */
    QUEEN_OPENING("R2.5"),
    /** A placed piece never returns to the hand. */
    PLACED_FOR_GOOD("R2.6"),
    /** A player moves pieces only once that player's Queen Bee is placed. */
    QUEEN_FIRST("R3.1"),
    /** The pieces are one connected group before, during and after a move. */
    ONE_HIVE("R3.2"),
    /** A covered piece may not move. */
    COVERED("R3.3"),
    /** A sliding or climbing piece needs room between the two cells beside its step. */
    FREEDOM_TO_MOVE("R3.4"),
    /** On the ground a piece keeps touching the hive at every step. */
    CONTACT("R3.5"),
    /** A move ends on a different cell from where it began. */
    MUST_LEAVE("R3.6"),
    /** The Queen Bee makes one ground step. */
    QUEEN_BEE("R4.1"),
    /** The Beetle makes one step, on the ground or over other pieces. */
    BEETLE("R4.2"),
    /** The Grasshopper jumps in a straight line over pieces to the first empty cell. */
    GRASSHOPPER("R4.3"),
    /** The Spider makes exactly three ground steps. */
    SPIDER("R4.4"),
    /** The Soldier Ant makes any number of ground steps. */
    SOLDIER_ANT("R4.5"),
    /** The Ladybug makes two steps on top of the hive and one down. */
    LADYBUG("R4.6"),
    /** The Mosquito moves as a neighbouring piece does. */
    MOSQUITO("R4.7"),
    /** The Pillbug makes one ground step. */
    PILLBUG("R4.8"),
    /** A Pillbug takes a neighbouring piece over its back to another empty cell beside it. */
    THROW("R4.9"),
    /** The piece that the opponent's last turn moved rests for one turn. */
    REST("R5.1"),
    /** A turn is one placement, one movement or a pass, of the side whose turn it is. */
    TURN("R6.1"),
    /** A pass is legal exactly when nothing else is. */
    PASS("R6.2"),
    /** A Queen Bee is lost when all six cells around her are occupied. */
    QUEEN_LOST("R7.1"),
    /** Players may agree on a draw, and resign. */
    AGREEMENT("R7.2"),
    /** The third occurrence of a position draws the game. */
    REPETITION("R7.3"),
    /** After the end there are no legal moves. */
    GAME_OVER("R7.4");

    private final String number;

    Rule(String number) {
        this.number = number;
    }

    /** The number by which this rule is cited, for example {@code R3.2}. */
    public String number() {
        return number;
    }

    /** The rule by which that bug moves on its own. */
    public static Rule of(Bug bug) {
        return switch (requireNonNull(bug, "bug")) {
            case QUEEN_BEE -> QUEEN_BEE;
            case SPIDER -> SPIDER;
            case BEETLE -> BEETLE;
            case GRASSHOPPER -> GRASSHOPPER;
            case SOLDIER_ANT -> SOLDIER_ANT;
            case MOSQUITO -> MOSQUITO;
            case LADYBUG -> LADYBUG;
            case PILLBUG -> PILLBUG;
        };
    }
}
