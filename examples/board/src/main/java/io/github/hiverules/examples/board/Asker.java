// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * The one who waits for an answer that takes long. When nothing has gone out for a while, a sign does, which shows whether anyone
 * is still there.
 */
final class Asker {
    /** The status of a sign that does not say yet how the answer ends. */
    private static final int PROCESSING = 102;

    private static final long BEAT_NANOS = 200_000_000;

    private final Message sign;
    private long lastSent = System.nanoTime();
    private boolean gone;

    /** Something that goes out at once. */
    @FunctionalInterface
    interface Message {
        void send() throws IOException;
    }

    /** @param sign what means nothing to the asker */
    Asker(Message sign) {
        this.sign = sign;
    }

    /** The one who waits for a response of which nothing has gone out. */
    static Asker of(HttpServletResponse response) {
        return new Asker(() -> response.sendError(PROCESSING));
    }

    void send(Message message) {
        try {
            message.send();
            lastSent = System.nanoTime();
        } catch (IOException e) {
            gone = true;
        }
    }

    /** Whether the asker has left; cheap enough to be asked all the time. */
    boolean isGone() {
        if (!gone && System.nanoTime() - lastSent > BEAT_NANOS) {
            send(sign);
        }
        return gone;
    }
}
