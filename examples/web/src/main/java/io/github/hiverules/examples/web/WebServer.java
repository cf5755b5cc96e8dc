package io.github.hiverules.examples.web;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.util.JavalinBindException;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The page and the JSON interface on this machine's loopback address. */
final class WebServer implements AutoCloseable {
    /** The most a request may bring, in bytes: a large file of records. */
    static final int MAX_BODY = 4_000_000;

    private static final Logger LOG = Logger.getLogger(WebServer.class.getName());
    private static final String HOST = "127.0.0.1";
    private static final String JSON = "application/json";

    /** Nothing from other hosts, nothing inline, no frame around it. */
    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self';"
                    + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
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
            return new WebServer(Javalin.create(WebServer::configure).start(HOST, port));
        } catch (JavalinBindException e) {
            throw new CannotStart("port " + port + " of this machine is taken; --port N chooses another", e);
        }
    }

    private static void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = MAX_BODY;
        config.http.generateEtags = true;
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        config.routes.before(WebServer::guard);
        Pages.load()
                .forEach((path, page) -> config.routes.get(
                        path, context -> context.contentType(page.type()).result(page.content())));
        Api.questions().forEach((path, question) -> config.routes.post(path, context -> answer(context, question)));
        config.routes.exception(BadRequest.class, (e, context) -> refuse(context, 422, Json.error(e)));
        config.routes.exception(HttpResponseException.class, (e, context) -> context.status(e.getStatus()));
        config.routes.exception(Exception.class, (e, context) -> {
            LOG.log(Level.SEVERE, "can't answer " + context.path(), e);
            refuse(context, 500, Json.error(new BadRequest("Something went wrong here. The server's log tells more.")));
        });
        config.routes.error(404, context -> refuse(context, 404, Json.error(new BadRequest("There is nothing here."))));
        config.routes.error(
                413,
                context ->
                        refuse(context, 413, Json.error(new BadRequest("That is more than " + MAX_BODY + " bytes."))));
    }

    /** A page of another site that got here by a trick with names, or posts here, is turned away. */
    private static void guard(Context context) {
        HEADERS.forEach(context::header);
        String host = String.valueOf(context.header("Host"));
        String origin = context.header("Origin");
        boolean ours = host.matches("(127\\.0\\.0\\.1|localhost|\\[::1])(:[0-9]+)?")
                && (origin == null || origin.equals("http://" + host));
        if (!ours) {
            refuse(context, 403, Json.error(new BadRequest("This server talks to its own page only.")));
            context.skipRemainingHandlers();
        }
    }

    private static void answer(Context context, Api.Question question) {
        if (context.contentLength() > MAX_BODY) {
            context.status(HttpStatus.CONTENT_TOO_LARGE);
            return;
        }
        JsonNode answer = question.answer(Json.parse(context.bodyAsBytes()));
        context.contentType(JSON).result(Json.print(answer));
    }

    private static void refuse(Context context, int status, JsonNode error) {
        context.status(status).contentType(JSON).result(Json.print(error));
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
