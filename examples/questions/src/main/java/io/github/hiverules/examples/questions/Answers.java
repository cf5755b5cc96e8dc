// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

/** The receiver of an answer that has several parts. */
public interface Answers {
    /** Sends a part. */
    void send(JsonNode part);

    /** Returns whether nobody waits for the answer any more. */
    boolean isGone();
}
