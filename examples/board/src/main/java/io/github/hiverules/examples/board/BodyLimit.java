// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Bounds what the bodies of requests hold in memory while they arrive: each of them, all together, and the time that they take.
 * A request is turned away before any of its body is read. A whole body goes on to the next handler.
 */
final class BodyLimit extends Handler.Wrapper {
    private static final int LENGTH_REQUIRED = 411;
    private static final int CONTENT_TOO_LARGE = 413;
    private static final int SERVICE_UNAVAILABLE = 503;

    private final Limits limits;

    /** How many bytes the bodies hold that are on their way or being answered. */
    private final AtomicLong held = new AtomicLong();

    /**
     * What bodies may hold.
     *
     * @param each how many bytes one request may bring
     * @param all how many bytes all requests may bring that are under way at once
     * @param bytesPerSecond how fast a body has to arrive at least, beyond the time that each has
     * @param graceMillis how long each body may take, however short it is
     */
    record Limits(int each, long all, long bytesPerSecond, long graceMillis) {
        long millisFor(long length) {
            return graceMillis + length * 1000 / bytesPerSecond;
        }
    }

    BodyLimit(Limits limits) {
        this.limits = limits;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        long length = request.getLength();
        if (length > limits.each()) {
            return refuse(response, callback, CONTENT_TOO_LARGE, new BadRequest("too-much", limits.each()));
        }
        if (!request.getMethod().equals("POST")) {
            return super.handle(request, response, callback);
        }
        if (length < 0) {
            return refuse(response, callback, LENGTH_REQUIRED, new BadRequest("no-length"));
        }
        if (held.addAndGet(length) > limits.all()) {
            held.addAndGet(-length);
            return refuse(response, callback, SERVICE_UNAVAILABLE, new BadRequest("too-busy"));
        }
        Body body = new Body(request, response, callback, (int) length);
        Request.addCompletionListener(request, failure -> body.forget());
        body.run();
        return true;
    }

    /** A body on its way. It is copied as it comes, so that it holds no more than its length, and no thread waits for it. */
    private final class Body implements Runnable {
        private final Request request;
        private final Response response;
        private final Callback callback;
        private final byte[] bytes;
        private final AtomicBoolean holds = new AtomicBoolean(true);
        private final Scheduler.Task deadline;
        private int arrived;

        Body(Request request, Response response, Callback callback, int length) {
            this.request = request;
            this.response = response;
            this.callback = callback;
            bytes = new byte[length];
            deadline = request.getComponents()
                    .getScheduler()
                    .schedule(this::end, limits.millisFor(length), TimeUnit.MILLISECONDS);
        }

        /** Takes what has arrived, and comes back when there is more. */
        @Override
        public void run() {
            for (Content.Chunk chunk = request.read(); ; chunk = request.read()) {
                if (chunk == null) {
                    request.demand(this);
                    return;
                }
                if (Content.Chunk.isFailure(chunk)) {
                    callback.failed(chunk.getFailure());
                    return;
                }
                int count = chunk.remaining();
                chunk.getByteBuffer().get(bytes, arrived, count);
                arrived += count;
                boolean isWhole = chunk.isLast();
                chunk.release();
                if (isWhole) {
                    deadline.cancel();
                    answer();
                    return;
                }
            }
        }

        private void answer() {
            try {
                if (!BodyLimit.super.handle(new WholeRequest(request, bytes), response, callback)) {
                    callback.failed(new IllegalStateException("nobody answers"));
                }
            } catch (Exception e) {
                callback.failed(e);
            }
        }

        /** Ends a request whose body comes too slowly, and its connection. */
        private void end() {
            request.getConnectionMetaData().getConnection().getEndPoint().close(new EofException("too slow"));
        }

        void forget() {
            deadline.cancel();
            if (holds.getAndSet(false)) {
                held.addAndGet(-bytes.length);
            }
        }
    }

    /** A request whose body is there. */
    private static final class WholeRequest extends Request.Wrapper {
        private final Content.Source body;

        WholeRequest(Request request, byte[] bytes) {
            super(request);
            body = Content.Source.from(ByteBuffer.wrap(bytes));
        }

        @Override
        public Content.Chunk read() {
            return body.read();
        }

        @Override
        public void demand(Runnable demandCallback) {
            body.demand(demandCallback);
        }
    }

    private static boolean refuse(Response response, Callback callback, int status, BadRequest problem) {
        response.setStatus(status);
        WebServer.HEADERS.forEach((name, value) -> response.getHeaders().put(name, value));
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, WebServer.JSON);
        response.getHeaders().put(HttpHeader.CONNECTION, "close");
        response.write(true, ByteBuffer.wrap(Json.print(Json.error(problem, Locale.ENGLISH))), callback);
        return true;
    }

    /** How many bytes the bodies hold that are on their way or being answered. */
    long held() {
        return held.get();
    }
}
