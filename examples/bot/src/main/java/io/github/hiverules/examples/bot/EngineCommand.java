// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.notation.uhp.UhpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Commands that start UHP engines. */
public final class EngineCommand {
    private EngineCommand() {}

    /** Splits a command into words. Quoted words may contain spaces. */
    public static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        Matcher matcher = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)").matcher(command);
        while (matcher.find()) {
            for (int group = 1; group <= 3; group++) {
                if (matcher.group(group) != null) {
                    words.add(matcher.group(group));
                }
            }
        }
        return words;
    }

    /**
     * Starts an engine.
     *
     * @param words the program and its arguments
     * @param seconds the time-out for an answer, in seconds
     * @throws io.github.hiverules.notation.uhp.UhpException if the engine can't be started
     */
    public static UhpClient start(List<String> words, int seconds) {
        return UhpClient.builder(new ProcessBuilder(words))
                .timeout(Duration.ofSeconds(seconds))
                .start();
    }
}
