// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

/** A part of the movetext of a game in PGN, from an offset up to another offset, exclusive. */
public record Token(Kind kind, int from, int to) {
    public enum Kind {
        /** A bracket, or the first character of a comment. */
        SIGN,
        /** A move number, with or without a dot, or a dot. */
        NUMBER,
        RESULT,
        WORD
    }
}
