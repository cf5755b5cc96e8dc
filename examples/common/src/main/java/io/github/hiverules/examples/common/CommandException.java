// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

/**
 * Thrown if a command can't do what its user asked for: an argument, a file or an engine is not as expected. The
 * message is a clause for users, in one line. Any other exception is a fault of the program.
 */
public final class CommandException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Creates an exception. */
    public CommandException(String message) {
        super(message);
    }

    /** Creates an exception with a cause, which users don't see. */
    public CommandException(String message, Throwable cause) {
        super(message, cause);
    }
}
