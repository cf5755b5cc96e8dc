// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import io.github.hiverules.notation.uhp.UhpClient;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Commands that start UHP engines. */
public final class EngineCommand {
    private EngineCommand() {}

    /** Splits a command into words. Quoted words may contain spaces. */
    public static List<String> words(String command) {
        return Pattern.compile("\"[^\"]*\"|'[^']*'|\\S+")
                .matcher(command)
                .results()
                .map(word -> word.group().replaceAll("(?s)^([\"'])(.*)\\1$", "$2"))
                .toList();
    }

    /**
     * Starts an engine.
     *
     * @param seconds the time-out for an answer, in seconds
     * @throws io.github.hiverules.notation.uhp.UhpException if the engine can't be started
     */
    public static UhpClient start(String command, int seconds) {
        return UhpClient.builder(new ProcessBuilder(words(command)))
                .timeout(Duration.ofSeconds(seconds))
                .start();
    }

    /** Starts an engine and passes it to {@code preparation}. Ends the engine if the preparation fails. */
    public static UhpClient prepared(Supplier<UhpClient> starter, Consumer<UhpClient> preparation) {
        UhpClient engine = starter.get();
        try {
            preparation.accept(engine);
            return engine;
        } catch (RuntimeException | Error e) {
            engine.close();
            throw e;
        }
    }
}
