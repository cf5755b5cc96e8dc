// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import org.jspecify.annotations.Nullable;

/** Thrown where an engine does not do what a {@link UhpClient} asked of it, or nobody waits for it any more. */
public final class UhpException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;
    private final String engineText;

    /** What went wrong. New versions may add kinds, so a {@code switch} over them needs a {@code default}. */
    public enum Kind {
        /** The engine answered {@code err}; the session goes on, and the game is as it was. */
        ERR,
        /** The engine answered {@code invalidmove}; the session goes on, and the game is as it was. */
        INVALID_MOVE,
        /** {@link UhpClient#cancel} was called, or the waiting thread was interrupted. The session goes on, see there. */
        CANCELLED,
        /** The answer did not come in time; the session has ended. */
        TIMEOUT,
        /** The engine's process could not be started, has ended, or takes no commands any more; the session has ended. */
        ENDED,
        /** The engine's answer makes no sense or contradicts the rules; the session has ended. */
        BROKEN,
        /** {@link UhpClient#close} was called. */
        CLOSED
    }

    UhpException(Kind kind, String message, String engineText, @Nullable Throwable cause) {
        super(message + (engineText.isEmpty() ? "" : ": " + engineText), cause);
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
