// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import io.github.hiverules.notation.uhp.UhpClient;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A UHP engine that is started on first use, and again after a failure that ends its session. Not thread-safe. */
public class RestartingEngine implements AutoCloseable {
    private final Supplier<UhpClient> starter;
    private @Nullable UhpClient client;
    private String name = "";

    /** Creates an engine that {@code starter} starts. */
    public RestartingEngine(Supplier<UhpClient> starter) {
        this.starter = starter;
    }

    /** Splits a command into words. Quoted words may contain spaces. */
    public static List<String> words(String command) {
        return Pattern.compile("\"[^\"]*\"|'[^']*'|\\S+")
                .matcher(command)
                .results()
                .map(word -> word.group().replaceAll("(?s)^([\"'])(.*)\\1$", "$2"))
                .toList();
    }

    /**
     * Returns a function that starts an engine.
     *
     * @param seconds the time-out for an answer, in seconds
     */
    public static Supplier<UhpClient> starter(String command, int seconds) {
        return () -> UhpClient.builder(new ProcessBuilder(words(command)))
                .timeout(Duration.ofSeconds(seconds))
                .start();
    }

    /** Prepares the engine after each start. The default implementation does nothing. */
    protected void prepare(UhpClient started) {}

    /**
     * Returns the engine. Starts the engine if no session is open.
     *
     * @throws io.github.hiverules.notation.uhp.UhpException if the engine can't be started or prepared
     */
    public final UhpClient client() {
        UhpClient engine = client;
        if (engine == null || !engine.isOpen()) {
            close(); // ends the process of a failed engine
            engine = starter.get();
            client = engine;
            name = (engine.name() + " " + engine.version()).strip();
            try {
                prepare(engine);
            } catch (RuntimeException | Error e) {
                close();
                throw e;
            }
        }
        return engine;
    }

    /** {@return the name and version of the engine, or an empty string before the first start} */
    public final String name() {
        return name;
    }

    /** Ends the engine. The next use starts the engine again. */
    @Override
    public final void close() {
        UhpClient engine = client;
        client = null;
        if (engine != null) {
            engine.close();
        }
    }
}
