// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import java.util.Locale;

/**
 * The formats of records. New versions may add formats, so a {@code switch} needs a {@code default}.
 */
public enum RecordFormat {
    /**
     * UHP GameStrings (N1), one per line. They contain only game type, result and moves. A start position replaces the game
     * type.
     */
    GAME_STRING,
    /**
     * PGN for Hive (N3), with one numbered MoveString per line. The tag {@code Rules} names rules other than tournament rules, the
     * tag {@code Position} is a start position ({@link PositionStrings}), and the tag {@code Termination} is the reason of a result
     * off the board (resignation, time, agreement). Clocks are comments {@code {[%clk 0:05:12]}}, NAGs are {@code $5}. Comments
     * that can't be in braces are printed after a semicolon or as {@code {[%text …]}} with escapes.
     */
    PGN,
    /**
     * BoardSpace's Smart Game Format (N4). A turn is a drop and a {@code Done}; White is P0, the first piece is on N 13, clocks are
     * {@code TM}, comments {@code C}, NAGs {@code NAG}, variations are branches. The properties of an SGF header are printed
     * unchanged. Tags of another format are printed as properties {@code PGN[name value]}, after a header for other programs.
     */
    SGF;

    /** {@return the usual file name extension, without a dot: {@code uhp}, {@code pgn} or {@code sgf}} */
    public String extension() {
        return this == GAME_STRING ? "uhp" : name().toLowerCase(Locale.ROOT);
    }
}
