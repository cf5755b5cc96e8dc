// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.hiverules.examples.questions.BadRequest;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.examples.questions.Question;
import io.github.hiverules.examples.questions.RuleQuestions;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Serves the page and the JSON interface on the loopback address. */
final class WebServer implements AutoCloseable {
    /** The maximum length of a request's body in bytes, enough for a large file of records. */
    static final int MAX_BODY = 5_000_000;

    static final String JSON = "application/json";
    private static final String JSON_LINES = "application/x-ndjson";
    private static final String HOST = "127.0.0.1";
    private static final Logger LOG = Logger.getLogger(WebServer.class.getName());

    /** The maximum number of concurrent requests. Browsers open at most 256 connections. */
    private static final int MAX_THREADS = 512;

    /** The maximum length of a short request body, in bytes. */
    private static final int MAX_SHORT_BODY = 50_000;

    /** The maximum number of long request bodies at a time. */
    private static final int MAX_LONG_BODIES = 8;

    /** Forbids inline scripts, frames around the page, and content from other hosts. */
    private static final String HEADERS = """
            Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
            connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
            require-trusted-types-for 'script'; trusted-types 'none'
            X-Content-Type-Options: nosniff
            X-Frame-Options: DENY
            Referrer-Policy: no-referrer
            Cross-Origin-Opener-Policy: same-origin
            Cross-Origin-Resource-Policy: same-origin
            Permissions-Policy: camera=(), microphone=(), geolocation=()
            Cache-Control: no-cache
            """;

    static {
        // The JDK reads the properties when the first server is created. Times are in seconds; the longest search
        // takes 600 seconds.
        for (String[] limit : new String[][] {{"maxReqTime", "20"}, {"maxRspTime", "660"}, {"nodelay", "true"}}) {
            System.getProperties().putIfAbsent("sun.net.httpserver." + limit[0], limit[1]);
        }
    }

    private final HttpServer server;
    private final ExecutorService threads =
            new ThreadPoolExecutor(0, MAX_THREADS, 30, TimeUnit.SECONDS, new SynchronousQueue<>());
    private final Semaphore longBodies = new Semaphore(MAX_LONG_BODIES);
    private final AtomicLong requests = new AtomicLong();
    private final Pages pages;
    private final Map<String, Question> questions;

    /**
     * Starts a server.
     *
     * @param port the port, 1 to 65535, or 0 for any free port
     * @param files the JSON returned by {@link Pages#files}
     */
    @SuppressWarnings("AddressSelection") // HOST is a literal address
    WebServer(int port, byte[] files, Optional<ExternalEngine> engine, Openings openings) throws IOException {
        server = HttpServer.create(new InetSocketAddress(HOST, port), 0);
        pages = new Pages(files, engine);
        questions = ServerQuestions.of(engine, openings);
        server.createContext("/", this::handle);
        server.setExecutor(threads);
        server.start();
    }

    /** Starts a server without files and without an external engine. */
    WebServer(int port) throws IOException {
        this(port, Pages.files(List.of()), Optional.empty(), new Openings(Optional.empty(), List.of()));
    }

    private void handle(HttpExchange exchange) {
        requests.incrementAndGet();
        try (exchange) {
            HEADERS.lines()
                    .map(line -> line.split(": ", 2))
                    .forEach(header -> exchange.getResponseHeaders().set(header[0], header[1]));
            answer(exchange);
        } catch (IOException e) {
            LOG.log(Level.FINE, "the client has left", e);
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        String method = exchange.getRequestMethod();
        Question question = questions.get(path);
        Pages.Page page = pages.find(path);
        if (method.equals("HEAD")) {
            exchange.sendResponseHeaders(405, -1); // the response to HEAD has no body
        } else if (!isFromThisSite(exchange.getRequestHeaders())) {
            refuse(exchange, 403, new BadRequest("other-site"), Locale.ENGLISH);
        } else if (question != null && method.equals("POST")) {
            admit(exchange, question);
        } else if (question != null) {
            exchange.getResponseHeaders().set("Allow", "POST");
            refuse(exchange, 405, new BadRequest("only-post"), Locale.ENGLISH);
        } else if (page != null && method.equals("GET")) {
            if (pages.isKept(path)) {
                exchange.getResponseHeaders().set("Cache-Control", "max-age=31536000, immutable");
            }
            page.send(exchange);
        } else {
            refuse(exchange, 404, new BadRequest("nothing-here"), Locale.ENGLISH);
        }
    }

    /** Returns whether a request comes from this server's page. The check of the host name prevents DNS rebinding. */
    private static boolean isFromThisSite(Headers headers) {
        List<String> hosts = headers.getOrDefault("Host", List.of());
        return hosts.size() == 1
                && hosts.get(0).matches("(127\\.0\\.0\\.1|localhost|\\[::1])(:[0-9]+)?")
                && List.of("http://" + hosts.get(0)).containsAll(headers.getOrDefault("Origin", List.of()));
    }

    /** Checks the length of a request before reading the body. */
    private void admit(HttpExchange exchange, Question question) throws IOException {
        String length = exchange.getRequestHeaders().getFirst("Content-Length");
        if (length == null || exchange.getRequestHeaders().containsKey("Transfer-Encoding")) {
            refuse(exchange, 411, new BadRequest("no-length"), Locale.ENGLISH);
        } else if (Long.parseLong(length) > MAX_BODY) {
            refuse(exchange, 413, new BadRequest("too-much", MAX_BODY), Locale.ENGLISH);
        } else if (Long.parseLong(length) <= MAX_SHORT_BODY) {
            answerQuestion(exchange, question);
        } else if (longBodies.tryAcquire()) {
            try {
                answerQuestion(exchange, question);
            } finally {
                longBodies.release();
            }
        } else {
            refuse(exchange, 503, new BadRequest("too-busy"), Locale.ENGLISH);
        }
    }

    private static void answerQuestion(HttpExchange exchange, Question question) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        Locale language = Locale.ENGLISH;
        try {
            Json asked = JsonBytes.parse(body);
            language = RuleQuestions.language(asked);
            if (!asked.isObject()) {
                throw new BadRequest("no-object");
            }
            boolean hasParts =
                    ServerQuestions.SEARCHES.contains(exchange.getRequestURI().getPath());
            exchange.getResponseHeaders().set("Content-Type", hasParts ? JSON_LINES : JSON);
            question.answer(asked, new Lines(exchange, 200));
            if (exchange.getResponseCode() == -1) {
                exchange.sendResponseHeaders(200, -1); // the answer has no parts
            }
        } catch (BadRequest e) {
            refuse(exchange, 422, e, language);
        } catch (RuntimeException e) {
            LOG.log(Level.SEVERE, "can't answer " + exchange.getRequestURI(), e);
            refuse(exchange, 500, new BadRequest("internal"), language);
        }
    }

    /** Sends an error. The status is ignored if a part of the answer was already sent. */
    private static void refuse(HttpExchange exchange, int status, BadRequest problem, Locale language) {
        exchange.getResponseHeaders().set("Content-Type", JSON);
        new Lines(exchange, status).send(Json.error(problem, language));
    }

    String address() {
        return "http://" + HOST + ":" + server.getAddress().getPort() + "/";
    }

    /** Returns the number of requests so far. An open page sends requests regularly. */
    long requests() {
        return requests.get();
    }

    /** Closes all connections and interrupts the requests in progress. */
    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
