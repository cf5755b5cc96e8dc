// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.examples.bot.Bot;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.uhp.UhpEngine;
import io.github.hiverules.search.Perft;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs the bot as a UHP engine on standard input and output. */
@Command(description = "Runs the bot as an engine: speaks the Universal Hive Protocol on standard input and output.")
public final class UhpCommand extends HiveCommand {
    /** The exit code of a program ended by SIGINT. */
    private static final int INTERRUPTED = 130;

    private static final int MAX_THREADS = 64;
    private static final int MAX_MEGABYTES = 1024;
    private static final int MAX_CLOCK_SECONDS = 360_000;
    private static final int DEFAULT_PERFT_DEPTH = 4;

    @Option(
            names = "--network",
            paramLabel = "FILE",
            description = "The bot's network, a file from train. Default: the standard network.")
    private Optional<Path> network = Optional.empty();

    @Override
    public Integer call() throws IOException {
        Bot bot = new Bot();
        bot.network(Arguments.network(network));
        onInterrupt(bot::stop);
        engine(() -> bot).run(System.in, bytesOf(out()));
        return 0;
    }

    /** Stops the search on SIGINT, which Ctrl-C and viewers send. If no search is running, SIGINT ends the program. */
    private static void onInterrupt(BooleanSupplier stop) {
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            Object stopping =
                    Proxy.newProxyInstance(handler.getClassLoader(), new Class<?>[] {handler}, (self, method, args) -> {
                        if (!stop.getAsBoolean()) {
                            System.exit(INTERRUPTED);
                        }
                        return null;
                    });
            signal.getMethod("handle", signal, handler)
                    .invoke(null, signal.getConstructor(String.class).newInstance("INT"), stopping);
        } catch (ReflectiveOperationException e) {
            // no signal handling on this JVM: SIGINT ends the program
        }
    }

    /** Returns a stream that writes whole lines to a writer. */
    private static OutputStream bytesOf(PrintWriter text) {
        return new ByteArrayOutputStream() {
            @Override
            public void flush() {
                text.write(toString(StandardCharsets.UTF_8));
                text.flush();
                reset();
            }
        };
    }

    /** Creates an engine. {@code bots} returns the bot of a session. */
    public static UhpEngine engine(Supplier<Bot> bots) {
        return UhpEngine.builder("hive-rules", version(), bots)
                .intOption("Seed", 0, 0, Integer.MAX_VALUE, Bot::seed)
                .intOption("MaxSeconds", 60, 1, 3600, Bot::maxSeconds)
                .intOption("MaxNodes", 0, 0, Integer.MAX_VALUE, Bot::maxNodes)
                .intOption("Threads", 1, 1, MAX_THREADS, Bot::threads)
                .intOption("TableMegabytes", 16, 1, MAX_MEGABYTES, Bot::megabytes)
                .boolOption("AvoidDraws", true, Bot::avoidDraws)
                .boolOption("Variety", true, Bot::vary)
                .boolOption("Ponder", false, Bot::ponder)
                .realOption("TimeTotal", 0, 0, MAX_CLOCK_SECONDS, Bot::timeTotal)
                .realOption("TimeIncrement", 0, 0, MAX_CLOCK_SECONDS, Bot::timeIncrement)
                .command("perft", (bot, game, depth) -> perft(opened(game).position(), depth))
                .command("pv", (bot, game, argument) -> expectedMoves(bot, opened(game)))
                .build();
    }

    private static Game opened(Optional<Game> game) {
        return game.orElseThrow(() -> new IllegalArgumentException("No game in progress; start one with newgame."));
    }

    /** Returns one line per depth with the number of leaves and the time. */
    private static List<String> perft(Position position, String depth) {
        if (!depth.matches("[1-9]?")) {
            throw new IllegalArgumentException("Expected a depth from 1 to 9, found \"" + depth + "\".");
        }
        int deepest = depth.isEmpty() ? DEFAULT_PERFT_DEPTH : Integer.parseInt(depth);
        List<String> lines = new ArrayList<>();
        for (int plies = 1; plies <= deepest && !Thread.currentThread().isInterrupted(); plies++) {
            int wanted = plies;
            lines.add(PerftCount.of(plies, () -> Perft.count(position, wanted)).engineLine());
        }
        return lines;
    }

    /** Returns the principal variation of the last search, one move per line. */
    private static List<String> expectedMoves(Bot bot, Game game) {
        List<String> lines = new ArrayList<>();
        Game played = game;
        for (Move move : bot.expectedMoves(game)) {
            if (played.isLegal(move)) { // the search may not see that a draw by repetition ends the game
                lines.add(MoveStrings.print(move, played));
                played = played.play(move);
            }
        }
        return lines;
    }
}
