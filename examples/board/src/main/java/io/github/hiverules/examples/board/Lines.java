// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.OutputStream;

/** An answer that comes in pieces: a JSON object on each line, sent at once. Empty lines between them mean nothing. */
final class Lines {
    private final OutputStream out;
    private final Asker asker = new Asker(() -> write(new byte[0]));

    Lines(OutputStream out) {
        this.out = out;
    }

    void send(JsonNode line) {
        asker.send(() -> write(Json.print(line)));
    }

    private void write(byte[] line) throws IOException {
        out.write(line);
        out.write('\n');
        out.flush();
    }

    /** Whether the client has left; cheap enough to be asked all the time. */
    boolean isGone() {
        return asker.isGone();
    }
}
