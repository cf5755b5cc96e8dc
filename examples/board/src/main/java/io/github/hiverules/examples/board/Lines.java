// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.sun.net.httpserver.HttpExchange;
import io.github.hiverules.examples.questions.Answers;
import io.github.hiverules.examples.questions.Json;
import java.io.IOException;

/** An answer of one or more lines, each a JSON object. Empty lines serve to detect a disconnected client. */
final class Lines implements Answers {
    private static final long BEAT_NANOS = 200_000_000;

    private final HttpExchange exchange;
    private final int status;
    private long lastSent = System.nanoTime();
    private boolean gone;

    /** Creates an answer with a status, which is ignored if another answer has begun. */
    Lines(HttpExchange exchange, int status) {
        this.exchange = exchange;
        this.status = status;
    }

    @Override
    public void send(Json line) {
        write(JsonBytes.print(line));
    }

    private void write(byte[] line) {
        try {
            if (exchange.getResponseCode() == -1) {
                exchange.sendResponseHeaders(status, 0);
            }
            exchange.getResponseBody().write(line);
            exchange.getResponseBody().write('\n');
            exchange.getResponseBody().flush();
            lastSent = System.nanoTime();
        } catch (IOException e) {
            gone = true;
        }
    }

    /**
     * Returns whether the client has disconnected. If nothing was sent for 0.2 seconds, sends an empty line as a test.
     */
    @Override
    public boolean isGone() {
        if (!gone && System.nanoTime() - lastSent > BEAT_NANOS) {
            write(new byte[0]);
        }
        return gone;
    }
}
