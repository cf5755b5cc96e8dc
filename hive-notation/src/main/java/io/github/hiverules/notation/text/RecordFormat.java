// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.text;

/**
 * The formats of records. New versions may add formats, so a {@code switch} needs a {@code default}.
 */
public enum RecordFormat {
    /**
     * UHP GameStrings (N1), one per line. A GameString contains only the game type, the result and the moves. If the
     * game starts from a set-up position, a position string replaces the game type.
     */
    GAME_STRING,
    /**
     * PGN for Hive (N3), with one numbered MoveString per line. The tag {@code Rules} names the rules, unless the
     * tournament rules apply. The tag {@code Position} contains a set-up start position ({@link
     * io.github.hiverules.notation.PositionStrings}). The tag {@code Termination} names the reason if a game ended by
     * resignation, time or agreement. Clocks are written as {@code {[%clk 0:05:12]}}, and NAGs as {@code $5}. Comments
     * that can't be written in braces follow a semicolon or are escaped in {@code {[%text …]}}.
     */
    PGN,
    /**
     * BoardSpace's Smart Game Format (N4). A turn consists of a drop (a piece and its destination) and {@code Done}.
     * White is player {@code P0}, and the first piece is on the cell {@code N 13}. Clocks are in properties {@code TM},
     * comments in {@code C}, and NAGs in {@code NAG}. Variations are branches. If a record was read from SGF under
     * tournament rules, the header is printed unchanged. Any other header, for example after an edit of the tags, has
     * properties for other programs, and the tags as {@code PGN[name value]}.
     */
    SGF
}
