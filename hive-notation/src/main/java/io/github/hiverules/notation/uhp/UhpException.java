// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import org.jspecify.annotations.Nullable;

/**
 * Thrown by a {@link UhpClient} if the engine fails, or if the wait for an answer is cancelled. The message names the
 * engine. If the failure ends the session, the message also has the last lines of the engine's error output.
 */
public final class UhpException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The kind of failure. */
    private final Kind kind;

    /** The engine's answer. */
    private final String engineText;

    /** The kinds of failures. Later versions may add constants, so a {@code switch} needs a {@code default}. */
    public enum Kind {
        /** The engine answered {@code err}. The session continues. */
        REFUSED,
        /** The engine answered {@code invalidmove}. The session continues. */
        ILLEGAL_MOVE,
        /** {@link UhpClient#cancel} was called, or the waiting thread was interrupted. The session continues. */
        CANCELLED,
        /**
         * The answer did not arrive in time. The session has ended, unless the client waited for the answer to a
         * cancelled command ({@link UhpClient#cancel}).
         */
        TIMEOUT,
        /** The engine could not be started, has exited, or accepts no more commands. The session has ended. */
        EXITED,
        /** The answer breaks the protocol or contradicts the rules. The session has ended. */
        PROTOCOL,
        /** {@link UhpClient#close} was called. */
        CLOSED
    }

    UhpException(Kind kind, String message, String engineText, @Nullable Throwable cause) {
        super(message + (engineText.isEmpty() ? message.endsWith(".") ? "" : "." : ": " + engineText), cause);
        this.kind = kind;
        this.engineText = engineText;
    }

    /** {@return the kind of failure} */
    public Kind kind() {
        return kind;
    }

    /**
     * Returns the part of the engine's answer that shows the failure, shortened if long. Best moves before the failure
     * are omitted.
     *
     * @return one printable line; empty if the engine printed nothing
     */
    public String engineText() {
        return engineText;
    }
}
