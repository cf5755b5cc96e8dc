// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

/** The receiver of an answer, which may have several parts. */
@FunctionalInterface
public interface Answers {
    /** Sends a part. */
    void send(Json part);

    /**
     * Returns whether nobody waits for the answer any more. The call may begin the answer, which can't be refused then.
     */
    default boolean isGone() {
        return false;
    }
}
