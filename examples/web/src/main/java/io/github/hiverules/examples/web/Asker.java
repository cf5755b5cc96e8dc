// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * The one who waits for an answer that takes long. Signs that it is being worked on go out from time to time, without saying
 * yet how it ends; they show whether anyone is still there.
 */
final class Asker {
    /** The status of a sign: an answer is on its way. */
    private static final int PROCESSING = 102;

    private static final long BEAT_NANOS = 200_000_000;

    private final HttpServletResponse response;
    private long lastSign = System.nanoTime();
    private boolean gone;

    Asker(HttpServletResponse response) {
        this.response = response;
    }

    /** Whether the asker has left; cheap enough to be asked all the time. */
    boolean isGone() {
        if (!gone && System.nanoTime() - lastSign > BEAT_NANOS) {
            lastSign = System.nanoTime();
            try {
                response.sendError(PROCESSING);
            } catch (IOException e) {
                gone = true;
            }
        }
        return gone;
    }
}
