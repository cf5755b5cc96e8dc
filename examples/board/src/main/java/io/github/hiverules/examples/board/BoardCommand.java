// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.Terminal;
import io.github.hiverules.notation.uhp.UhpException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Proxy;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLConnection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Starts the server, opens the browser, and waits until the server stops. */
@Command(
        description =
                "A board in the browser: play, read records, edit positions. Only this machine can reach it; Ctrl-C"
                        + " stops it. Exit code 2 if it can't start.")
public final class BoardCommand extends HiveCommand {
    /** Without a console, the server stops this number of minutes after its page was closed. */
    private static final int IDLE_MINUTES = 10;

    private static final int PATIENCE_MILLIS = 1_000;
    private static final int ENGINE_SECONDS = 10;

    @Option(
            names = "--port",
            paramLabel = "N",
            description =
                    "The port, ${DEFAULT-VALUE} by default. If the port is in use, the board takes a free port. But"
                            + " without FILE, --openings and --engine, the command opens the page of a board that runs"
                            + " there.")
    private int port = 8088;

    @Option(names = "--no-open", description = "Don't open the browser.")
    private boolean noOpen;

    @Option(
            names = "--engine",
            paramLabel = "COMMAND",
            description =
                    "Command that starts a UHP engine, quoted as one argument. The engine is an opponent and gives a"
                            + " second opinion.")
    private Optional<String> engine = Optional.empty();

    @Option(
            names = "--openings",
            paramLabel = "INDEX",
            description =
                    "An index that the command index created. The board shows the moves played from each position."
                            + " Default: the moves in FILE...")
    private Optional<Path> openings = Optional.empty();

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Records to open, including zip and gz.")
    private List<Path> files = new ArrayList<>();

    /** Creates the command with default options. */
    public BoardCommand() {
        // picocli sets the fields
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        checkRange("--port", port, 0, 65_535);
        byte[] opened = Pages.files(files);
        Openings played = new Openings(openings, files);
        if (files.isEmpty() && engine.isEmpty() && openings.isEmpty() && isBoard(port)) {
            show("is running at ", "http://127.0.0.1:" + port + "/", "");
            return 0;
        }
        Optional<ExternalEngine> external = engine.map(this::start);
        try (WebServer server = start(opened, external, played)) {
            Runtime.getRuntime().addShutdownHook(new Thread(server::close));
            external.ifPresent(started -> Runtime.getRuntime().addShutdownHook(new Thread(started::close)));
            show("is at ", server.address() + (files.isEmpty() ? "" : "#files"), " (Ctrl-C stops it)");
            Position.start(Ruleset.tournament()).legalMoves(); // loads classes while the browser opens
            if (Terminal.hasConsole()) {
                Thread.currentThread().join();
            }
            awaitIdle(server::requests, 60_000, IDLE_MINUTES);
        }
        return 0;
    }

    private ExternalEngine start(String command) {
        try {
            return new ExternalEngine(engine(command, ENGINE_SECONDS));
        } catch (UhpException e) {
            throw new CommandException("--engine: " + Failures.clause(e), e);
        }
    }

    /** Starts a server on {@link #port} or, if that port can't be used, on any free port. */
    private WebServer start(byte[] opened, Optional<ExternalEngine> external, Openings played) throws IOException {
        try {
            return new WebServer(port, opened, external, played);
        } catch (IOException e) {
            return new WebServer(0, opened, external, played);
        }
    }

    /** Returns whether a board server answers on a port of this machine. */
    static boolean isBoard(int port) {
        try {
            URLConnection about =
                    new URI("http://127.0.0.1:" + port + Pages.ABOUT).toURL().openConnection(Proxy.NO_PROXY);
            about.setConnectTimeout(PATIENCE_MILLIS);
            about.setReadTimeout(PATIENCE_MILLIS);
            try (InputStream answer = about.getInputStream()) {
                return Arrays.equals(Pages.about(), answer.readNBytes(Pages.about().length + 1));
            }
        } catch (IOException | URISyntaxException e) {
            return false;
        }
    }

    private void show(String where, String address, String hint) {
        out().println("Hive " + where + address + hint);
        out().flush();
        if (!noOpen) {
            open(address);
        }
    }

    /** Tries to open an address in the browser. */
    private static void open(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        List<String> command = system.contains("windows")
                ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                : List.of(system.contains("mac") ? "open" : "xdg-open", address);
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            // the system lacks the command; the user can open the printed address
        }
    }

    /**
     * Waits until no request has arrived for a number of rounds. Ignores the time in which the machine is suspended.
     */
    static void awaitIdle(LongSupplier requests, long roundMillis, int rounds) throws InterruptedException {
        long seen = requests.getAsLong();
        for (int idle = 0; idle < rounds; idle++) {
            Thread.sleep(roundMillis);
            long now = requests.getAsLong();
            idle = now == seen ? idle : -1;
            seen = now;
        }
    }
}
