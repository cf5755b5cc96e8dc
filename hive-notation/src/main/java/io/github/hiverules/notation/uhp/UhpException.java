// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

/** Thrown where an engine does not do what a {@link UhpClient} asked of it: the one exception of the client's commands. */
public final class UhpException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;
    private final String engineText;

    /** What went wrong. */
    public enum Kind {
        /** The engine answered {@code err}; the session goes on, and the game is as it was. */
        ERR,
        /**
         * The engine answered {@code invalidmove}, or the move is illegal and was not sent at all; the session goes on, and the
         * game is as it was.
         */
        INVALID_MOVE,
        /** The answer did not come in time; the session is at an end. */
        TIMEOUT,
        /**
         * The engine could not be started, has ended, or gave an answer that makes no sense or contradicts the rules; the
         * session is at an end.
         */
        BROKEN
    }

    UhpException(Kind kind, String message, String engineText) {
        super(message + (engineText.isEmpty() ? "" : ": " + engineText));
        this.kind = kind;
        this.engineText = engineText;
    }

    /** What went wrong. */
    public Kind kind() {
        return kind;
    }

    /** What the engine said, cut where it is long; empty if it said nothing. */
    public String engineText() {
        return engineText;
    }
}
