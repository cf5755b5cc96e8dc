// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

/**
 * The numbered rules of Hive that a move, a position or a result can break.
 *
 * <p>Documentation, messages and tests cite a rule by its {@link #number()}. Names and numbers never change. New
 * versions may add rules and change ordinals. To store a rule, use the number, not the ordinal. A {@code switch} over
 * rules needs a {@code default}. R1.4 and R8 have no constant, because no move, position or result can break these
 * rules.
 *
 * @see <a href="{@docRoot}/doc-files/rules.html">The rules of Hive by number</a>
 */
public enum Rule {
    /** Both sides have 1 Queen Bee, 2 Beetles, 2 Spiders, 3 Grasshoppers and 3 Soldier Ants each. */
    PIECES("R1.1"),
    /** Mosquito, Ladybug and Pillbug are in the game only with their expansions. */
    EXPANSIONS("R1.2"),
    /** Pieces of one kind must be placed in the order of their numbers. */
    ENTERING_ORDER("R1.3"),
    /** Players may place the first piece anywhere. The second piece must touch the first piece. */
    FIRST_PLACEMENTS("R2.1"),
    /** New pieces must touch a friendly piece and no enemy piece. */
    PLACING("R2.2"),
    /** New pieces must be placed on empty cells, never on top of pieces. */
    PLACING_ON_EMPTY_CELL("R2.3"),
    /** Players must place the Queen Bee by their fourth turn. */
    QUEEN_BY_FOURTH_TURN("R2.4"),
    /** Tournaments forbid the Queen Bee as a side's first piece. */
    QUEEN_OPENING("R2.5"),
    /** Placed pieces never return to the hand. */
    PLACED_FOR_GOOD("R2.6"),
    /** Players may move pieces only after placing their Queen Bee. */
    QUEEN_FIRST("R3.1"),
    /** Pieces must form one connected group before, during and after a move. */
    ONE_HIVE("R3.2"),
    /** Covered pieces may not move. */
    COVERED("R3.3"),
    /** Pieces may not slide or climb through a gap that is too narrow. */
    FREEDOM_TO_MOVE("R3.4"),
    /** Pieces on the ground must touch the hive during every step. */
    CONTACT("R3.5"),
    /** Moves may not end on their start cell. */
    MUST_LEAVE("R3.6"),
    /** Queen Bees make one ground step. */
    QUEEN_BEE("R4.1"),
    /** Beetles make one step, on the ground or over other pieces. */
    BEETLE("R4.2"),
    /** Grasshoppers jump in a straight line over pieces to the first empty cell. */
    GRASSHOPPER("R4.3"),
    /** Spiders make exactly three ground steps. */
    SPIDER("R4.4"),
    /** Soldier Ants make one or more ground steps. */
    SOLDIER_ANT("R4.5"),
    /** Ladybugs make two steps on top of the hive and one step down. */
    LADYBUG("R4.6"),
    /** Mosquitoes move like any neighbouring bug. */
    MOSQUITO("R4.7"),
    /** Pillbugs make one ground step. */
    PILLBUG("R4.8"),
    /** Pillbugs can throw a neighbouring piece over their back to another empty cell beside the Pillbug. */
    THROW("R4.9"),
    /** Pieces that the opponent has just moved or thrown may not move, throw or be thrown. */
    REST("R5.1"),
    /** Turns are placements, movements or passes by the side to move. */
    TURN("R6.1"),
    /** Passes are legal if and only if no other move is legal. */
    PASS("R6.2"),
    /** Queen Bees are lost when all six cells around them are occupied. */
    QUEEN_LOST("R7.1"),
    /** Players may agree on a draw or resign. */
    AGREEMENT("R7.2"),
    /** Games are drawn when a position occurs for the third time. */
    REPETITION("R7.3"),
    /** After the end of a game, no move is legal. */
    GAME_OVER("R7.4");

    private final String number;

    Rule(String number) {
        this.number = number;
    }

    /** {@return the number, for example {@code R3.2}} */
    public String number() {
        return number;
    }

    /**
     * Returns the rule for the movement of a bug.
     *
     * @param bug the bug
     * @return the rule
     */
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
