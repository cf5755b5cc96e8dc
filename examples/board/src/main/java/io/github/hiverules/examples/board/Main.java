// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Starts the server and waits until it is stopped. */
@Command(
        name = "examples/run board",
        description =
                "A board in the browser: play, read records, edit positions. Only this machine can reach it; Ctrl-C"
                        + " stops it.")
public final class Main implements Callable<Integer> {
    private static final int COULD_NOT_RUN = 2;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    @SuppressWarnings("unused") // picocli acts on it
    private boolean help;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port, from 1 to 65535, or 0 for any that is free; ${DEFAULT-VALUE} unless given.")
    private int port = 8088;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > 65_535) {
            throw new ParameterException(spec.commandLine(), "a port is a number from 0 to 65535, not " + port);
        }
        WebServer server;
        try {
            server = WebServer.start(port);
        } catch (WebServer.CannotStart e) {
            spec.commandLine().getErr().println("error: " + e.getMessage());
            return COULD_NOT_RUN;
        }
        Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        spec.commandLine().getOut().println("Hive is at " + server.address() + " (Ctrl-C stops it)");
        spec.commandLine().getOut().flush();
        Position.start(Ruleset.tournament()).legalMoves(); // while the browser opens
        Thread.currentThread().join();
        return 0;
    }

    /** Starts the server and exits with its code. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Main()).setExpandAtFiles(false).execute(arguments));
    }
}
