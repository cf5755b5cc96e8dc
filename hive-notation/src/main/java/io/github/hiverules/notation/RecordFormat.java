// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import java.util.Locale;

/**
 * The formats of records. New versions may add formats, so a {@code switch} needs a {@code default}.
 */
public enum RecordFormat {
    /**
     * UHP GameStrings (N1), one per line. A GameString contains only game type, result and moves. If the game starts
     * from a set-up position, the position replaces the game type.
     */
    GAME_STRING,
    /**
     * PGN for Hive (N3), with one numbered MoveString per line. The tag {@code Rules} names the rules unless they are
     * tournament rules. The tag {@code Position} is the start position ({@link PositionStrings}). The tag {@code
     * Termination} is the reason if a game ended by resignation, time or agreement. Clocks are written as {@code {[%clk
     * 0:05:12]}}, and NAGs as {@code $5}. Comments that can't be written in braces are printed after a semicolon or as
     * {@code {[%text …]}} with escapes.
     */
    PGN,
    /**
     * BoardSpace's Smart Game Format (N4). A turn consists of a drop (a piece and its destination) and {@code Done}.
     * White is P0, and the first piece is on N 13. Clocks are properties {@code TM}, comments are properties {@code C},
     * NAGs are properties {@code NAG}, and variations are branches. If a record was read from SGF, its header is
     * printed unchanged. Otherwise the header has properties for other programs, followed by the tags as {@code
     * PGN[name value]}.
     */
    SGF;

    /** {@return the usual file name extension, without a dot: {@code uhp}, {@code pgn} or {@code sgf}} */
    public String extension() {
        return this == GAME_STRING ? "uhp" : name().toLowerCase(Locale.ROOT);
    }
}
