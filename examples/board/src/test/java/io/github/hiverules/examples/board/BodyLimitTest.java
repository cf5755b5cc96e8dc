// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What bodies may hold while they arrive. */
@Timeout(60)
class BodyLimitTest {
    private final List<Socket> sockets = new ArrayList<>();
    private final Server server = new Server();
    private BodyLimit limit = new BodyLimit(limits(60_000));
    private int port;

    private static BodyLimit.Limits limits(long graceMillis) {
        return new BodyLimit.Limits(1_000, 2_500, 1_000_000, graceMillis);
    }

    private void start() throws Exception {
        limit.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                Content.Source.consumeAll(request, Callback.from(() -> {}));
                response.setStatus(200);
                Content.Sink.write(response, true, "whole", callback);
                return true;
            }
        });
        server.setHandler(limit);
        server.addConnector(new ServerConnector(server));
        server.start();
        port = server.getURI().getPort();
    }

    @AfterEach
    void stop() throws Exception {
        for (Socket socket : sockets) {
            socket.close();
        }
        server.stop();
    }

    /** Sends the head of a request that says how long its body is, and a part of that. */
    private Socket begin(String length, int sent) throws IOException {
        Socket socket = new Socket("127.0.0.1", port);
        sockets.add(socket);
        String head = "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + length + "\r\n\r\n";
        socket.getOutputStream().write((head + "x".repeat(sent)).getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private static String answer(Socket socket) throws IOException {
        byte[] start = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
        return new String(start, StandardCharsets.US_ASCII).replace("HTTP/1.1 ", "");
    }

    @Test
    void aWholeBodyIsAnswered() throws Exception {
        start();
        assertThat(answer(begin("Content-Length: 900", 900))).isEqualTo("200");
        assertThat(answer(begin("Content-Length: 0", 0))).isEqualTo("200");
    }

    @Test
    void aBodyThatIsTooLongOrOfNoLengthIsRefusedUnread() throws Exception {
        start();
        assertThat(answer(begin("Content-Length: 1001", 0))).isEqualTo("413");
        assertThat(answer(begin("Transfer-Encoding: chunked", 0))).isEqualTo("411");
    }

    @Test
    void halfBodiesTogetherAreBounded() throws Exception {
        start();
        Socket first = begin("Content-Length: 1000", 999);
        begin("Content-Length: 1000", 1);
        awaitHeld(2_000);
        assertThat(answer(begin("Content-Length: 501", 0))).isEqualTo("503");
        first.getOutputStream().write('x');
        assertThat(answer(first)).isEqualTo("200");
        awaitHeld(1_000);
        assertThat(answer(begin("Content-Length: 501", 501))).isEqualTo("200");
    }

    @Test
    void aBodyThatComesTooSlowlyEndsItsConnection() throws Exception {
        limit = new BodyLimit(limits(100));
        start();
        Socket slow = begin("Content-Length: 1000", 10);
        assertThat(slow.getInputStream().read()).isEqualTo(-1);
        awaitHeld(0);
    }

    @Test
    void aClientThatLeavesHoldsNothing() throws Exception {
        start();
        Socket leaving = begin("Content-Length: 1000", 10);
        awaitHeld(1_000);
        leaving.close();
        awaitHeld(0);
    }

    private void awaitHeld(long bytes) throws InterruptedException {
        while (limit.held() != bytes) {
            Thread.sleep(5);
        }
    }
}
