package io.github.hiverules.notation;

/** The formats in which records of games are kept. */
public enum RecordFormat {
    /** A UHP GameString, one a line (N1). */
    GAME_STRING,
    /** PGN for Hive (N3). */
    PGN,
    /** BoardSpace's Smart Game Format (N4). */
    SGF
}
