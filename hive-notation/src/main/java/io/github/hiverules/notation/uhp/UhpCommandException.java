// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.internal.Texts;

/** Thrown inside an engine's session where a command is not obeyed; becomes the first line of the answer. */
final class UhpCommandException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The longest message that is sent, in characters. */
    private static final int MAX_MESSAGE = 500;

    private final String word;

    private UhpCommandException(String word, String message) {
        super(message, null, false, false);
        this.word = word;
    }

    /** A wrong command. */
    static UhpCommandException error(String message) {
        return new UhpCommandException("err", message);
    }

    /** An illegal move, or a MoveString that can't be read. */
    static UhpCommandException invalidMove(String message) {
        return new UhpCommandException("invalidmove", message);
    }

    /** The line of the answer: one line, whatever text of strangers the message quotes. */
    String line() {
        String message = String.valueOf(getMessage());
        int end = message.offsetByCodePoints(0, Math.min(MAX_MESSAGE, message.codePointCount(0, message.length())));
        return word + " " + Texts.printable(message.substring(0, end));
    }
}
