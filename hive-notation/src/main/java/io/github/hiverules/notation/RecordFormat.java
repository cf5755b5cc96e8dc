package io.github.hiverules.notation;

/** The formats in which records of games are kept. */
public enum RecordFormat {
    /** A UHP GameString, one a line (N1). */
    GAME_STRING,
    /** PGN for Hive (N3). */
    PGN,
    /** BoardSpace's Smart Game Format (N4). */
    SGF;

    /** What stands between two games of one text: an empty line in PGN, nothing in the others, whose games end by themselves. */
    public String separator() {
        return this == PGN ? "\n" : "";
    }
}
