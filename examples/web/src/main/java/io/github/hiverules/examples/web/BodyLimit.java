// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import java.nio.ByteBuffer;
import java.util.Locale;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Turns a request away that says it brings too much, before any of it is read. */
final class BodyLimit extends Handler.Wrapper {
    private static final int CONTENT_TOO_LARGE = 413;

    private final long most;

    /** @param most how many bytes a request may bring */
    BodyLimit(Handler next, long most) {
        super(next);
        this.most = most;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (request.getLength() <= most) {
            return super.handle(request, response, callback);
        }
        response.setStatus(CONTENT_TOO_LARGE);
        WebServer.HEADERS.forEach((name, value) -> response.getHeaders().put(name, value));
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, WebServer.JSON);
        response.getHeaders().put(HttpHeader.CONNECTION, "close");
        byte[] refusal = Json.print(Json.error(new BadRequest("too-much", WebServer.MAX_BODY), Locale.ENGLISH));
        response.write(true, ByteBuffer.wrap(refusal), callback);
        return true;
    }
}
