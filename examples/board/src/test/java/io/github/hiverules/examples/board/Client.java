// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;

/** Sends requests to a server of the board. */
final class Client {
    static final HttpClient HTTP = HttpClient.newHttpClient();

    private Client() {}

    static HttpRequest request(WebServer server, String question, String body) {
        return HttpRequest.newBuilder(URI.create(server.address() + "api/" + question))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
    }

    static HttpResponse<String> post(WebServer server, String question, String body)
            throws IOException, InterruptedException {
        return HTTP.send(request(server, question, body), HttpResponse.BodyHandlers.ofString());
    }

    /** Connects and sends a text, which may be an incomplete or an invalid request. */
    static Socket raw(WebServer server, String request) throws IOException {
        URI address = URI.create(server.address());
        Socket socket = new Socket(address.getHost(), address.getPort());
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
        return socket;
    }
}
