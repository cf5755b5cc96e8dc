// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.examples.bot.Bot;
import io.github.hiverules.examples.bot.Style;
import io.github.hiverules.notation.uhp.EngineOption;
import io.github.hiverules.notation.uhp.UhpEngine;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;

/** An engine on the standard input and output, for viewers and tournaments. */
@Command(description = "Plays as an engine: answers the Universal Hive Protocol on the standard input and output.")
final class UhpCommand extends Example {
    private static final int MAX_THREADS = 64;
    private static final int MAX_MEGABYTES = 1024;

    @Override
    public Integer call() throws IOException {
        PrintWriter output = out();
        // A PrintWriter keeps its errors to itself; this one stops the program when nobody listens any more.
        Writer checked = new FilterWriter(output) {
            @Override
            public void flush() {
                Main.flush(output);
            }
        };
        engine().run(new InputStreamReader(System.in, StandardCharsets.UTF_8), checked);
        return 0;
    }

    /** The engine whose moves the bot chooses, a bot for each session. */
    static UhpEngine engine() {
        List<String> styles =
                Arrays.stream(Style.values()).map(UhpCommand::title).toList();
        return UhpEngine.builder("hive-rules-example", version(), Bot::new)
                .option(EngineOption.integer("Seed", 0, 0, Integer.MAX_VALUE), Bot::seed)
                .option(EngineOption.integer("MaxSeconds", 60, 1, 3600), Bot::maxSeconds)
                .option(EngineOption.integer("Threads", 1, 1, MAX_THREADS), Bot::threads)
                .option(EngineOption.integer("TableMegabytes", 16, 1, MAX_MEGABYTES), Bot::megabytes)
                .option(EngineOption.bool("AvoidDraws", true), Bot::avoidDraws)
                .option(
                        EngineOption.choice("Style", title(Style.BALANCED), styles),
                        (bot, style) -> bot.style(Style.valueOf(style.toUpperCase(Locale.ROOT))))
                .build();
    }

    private static String title(Style style) {
        return style.name().charAt(0) + style.name().substring(1).toLowerCase(Locale.ROOT);
    }

    /** The version of this program's jar; without one it has none. */
    private static String version() {
        return Optional.ofNullable(UhpCommand.class.getPackage().getImplementationVersion())
                .orElse("0");
    }
}
