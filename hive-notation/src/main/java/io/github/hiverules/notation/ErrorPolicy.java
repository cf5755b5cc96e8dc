package io.github.hiverules.notation;

/** What a reader does with a game that is broken: by its syntax, by an illegal move, by a result that can't be. */
public enum ErrorPolicy {
    /** Throws the error; nothing behind it is read. */
    STOP,
    /** Reports the error and goes on with the next game that is whole. */
    SKIP,
    /** Reports the error, gives the legal part as a record that names it, and goes on with the next game. */
    KEEP_LEGAL_PART
}
