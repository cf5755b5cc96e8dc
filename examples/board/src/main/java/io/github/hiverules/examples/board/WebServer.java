// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.hiverules.api.Game;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;

/** The page and the JSON interface on this machine's loopback address. */
final class WebServer implements AutoCloseable {
    /** The most a request may bring, in bytes: a large file of records. */
    static final int MAX_BODY = 4_000_000;

    /** Some whole files at once, in a small heap; a connection that sends slower than a modem is cut. */
    private static final BodyLimit.Limits BODIES = new BodyLimit.Limits(MAX_BODY, 8L * MAX_BODY, 50_000, 10_000);

    private static final Logger LOG = Logger.getLogger(WebServer.class.getName());
    private static final String HOST = "127.0.0.1";
    static final String JSON = "application/json";
    private static final String JSON_LINES = "application/x-ndjson";
    private static final String LANGUAGE = "language";

    /** How long a connection may say nothing. */
    private static final long IDLE_MILLIS = 20_000;

    /** Nothing from other hosts, nothing inline, no frame around it. */
    static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri"
                    + " 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "DENY",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Permissions-Policy",
            "camera=(), microphone=(), geolocation=()",
            "Cache-Control",
            "no-cache");

    private final Javalin server;

    private WebServer(Javalin server) {
        this.server = server;
    }

    /** Thrown when the server can't be started; the message says why. */
    static final class CannotStart extends Exception {
        private static final long serialVersionUID = 1;

        CannotStart(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /**
     * Starts a server.
     *
     * @param port from 1 to 65535, or 0 for any that is free
     */
    static WebServer start(int port) throws CannotStart {
        try {
            return new WebServer(
                    Javalin.create(config -> configure(config, port)).start());
        } catch (JavalinBindException e) {
            throw new CannotStart("port " + port + " of this machine is taken; --port N chooses another", e);
        }
    }

    private static void configure(JavalinConfig config, int port) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = MAX_BODY;
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        config.jetty.modifyServer(server -> server.setHandler(new BodyLimit(BODIES)));
        config.jetty.addConnector((server, http) -> {
            ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
            connector.setHost(HOST);
            connector.setPort(port);
            connector.setIdleTimeout(IDLE_MILLIS);
            return connector;
        });
        config.routes.before(WebServer::guard);
        Pages.load().forEach((path, page) -> config.routes.get(path, context -> show(context, page)));
        Api.questions().forEach((path, question) -> route(config, path, context -> answer(context, question)));
        route(
                config,
                "/api/record",
                context -> answer(context, question -> Api.record(question, Asker.of(context.res())::isGone)));
        Api.longQuestions().forEach((path, question) -> route(config, path, context -> tell(context, question)));
        config.routes.exception(BadRequest.class, (e, context) -> refuse(context, 422, e));
        config.routes.exception(IOException.class, (e, context) -> LOG.log(Level.FINE, "the client has left", e));
        config.routes.exception(HttpResponseException.class, (e, context) -> context.status(e.getStatus()));
        config.routes.exception(Exception.class, (e, context) -> {
            LOG.log(Level.SEVERE, "can't answer " + context.path(), e);
            refuse(context, 500, new BadRequest("internal"));
        });
        config.routes.error(404, context -> refuse(context, 404, new BadRequest("nothing-here")));
        config.routes.error(413, context -> refuse(context, 413, new BadRequest("too-much", MAX_BODY)));
    }

    private static void route(JavalinConfig config, String path, Handler answer) {
        config.routes.post(path, answer);
        config.routes.get(path, context -> {
            context.header("Allow", "POST");
            refuse(context, 405, new BadRequest("only-post"));
        });
    }

    /** A page of another site that got here by a trick with names, or posts here, is turned away. */
    private static void guard(Context context) {
        HEADERS.forEach(context::header);
        String host = String.valueOf(context.header("Host"));
        String origin = context.header("Origin");
        boolean ours = host.matches("(127\\.0\\.0\\.1|localhost|\\[::1])(:[0-9]+)?")
                && (origin == null || origin.equals("http://" + host));
        if (!ours) {
            refuse(context, 403, new BadRequest("other-site"));
            context.skipRemainingHandlers();
        }
    }

    private static void answer(Context context, Api.Question question) {
        JsonNode asked = Json.parse(context.bodyAsBytes());
        context.attribute(LANGUAGE, Api.language(asked));
        context.contentType(JSON).result(Json.print(question.answer(asked)));
    }

    /** Answers line by line. The stream of the servlet is not compressed, so each line goes out when it is written. */
    private static void tell(Context context, Engine.LongQuestion question) throws IOException {
        JsonNode asked = Json.parse(context.bodyAsBytes());
        context.attribute(LANGUAGE, Api.language(asked));
        Game game = Api.game(asked);
        context.contentType(JSON_LINES);
        question.answer(asked, game, new Lines(context.res().getOutputStream()));
    }

    /** Sends a file, or says that the browser's copy is the same. */
    private static void show(Context context, Pages.Page page) {
        context.header("ETag", page.tag());
        if (page.tag().equals(context.header("If-None-Match"))) {
            context.status(HttpStatus.NOT_MODIFIED);
        } else {
            context.contentType(page.type()).result(page.content().get());
        }
    }

    private static void refuse(Context context, int status, BadRequest problem) {
        Locale language = context.attribute(LANGUAGE);
        context.status(status)
                .contentType(JSON)
                .result(Json.print(Json.error(problem, language == null ? Locale.ENGLISH : language)));
    }

    /** Where a browser finds the page. */
    String address() {
        return "http://" + HOST + ":" + server.port() + "/";
    }

    @Override
    public void close() {
        server.stop();
    }
}
