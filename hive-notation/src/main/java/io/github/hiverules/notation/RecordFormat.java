// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import java.util.Locale;

/**
 * The formats in which records of games are kept. New versions may add others, so a {@code switch} over them needs a
 * {@code default}.
 */
public enum RecordFormat {
    /** A UHP GameString (N1), one a line. It holds game type, result and moves only. A start position that was set up
     * takes the place of the game type. */
    GAME_STRING,
    /**
     * PGN for Hive (N3), a numbered MoveString a line. Rules other than the tournament's stand in a tag {@code Rules}
     * ({@code rulebook}), a start position that was set up in a tag {@code Position} ({@link PositionStrings}). The reason of a
     * result that the board does not tell stands in a tag {@code Termination} (resignation, time, agreement), a clock in a
     * comment {@code {[%clk 0:05:12]}}, a NAG as {@code $5}. A comment that can't stand between braces is printed behind a
     * semicolon, or, where that can't hold it either, as {@code {[%text …]}} with escapes.
     */
    PGN,
    /**
     * BoardSpace's Smart Game Format (N4), each turn as the actions of a client that puts its piece down and confirms with
     * {@code Done}; White is P0, the first piece lies on N 13, clocks are {@code TM}. The properties of an SGF header come
     * out as they are; tags of another format get a header in the archive's words and beside it stand as they are, in
     * properties {@code PGN[name value]}. Comments are {@code C}, NAGs {@code NAG}, variations are branches.
     */
    SGF;

    /** Returns the usual extension of file names, without a dot: {@code uhp}, {@code pgn} or {@code sgf}. */
    public String extension() {
        return this == GAME_STRING ? "uhp" : name().toLowerCase(Locale.ROOT);
    }
}
