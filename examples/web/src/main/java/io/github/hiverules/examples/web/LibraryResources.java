// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Names the files that TeaVM puts into a module. */
public final class LibraryResources implements ResourcesPolicy {
    private static final String ROOT = "io.github.hiverules.";

    /** The files that a class needs, by the class. */
    private static final Map<String, String> FILES = Map.of(
            "notation.internal.Messages", "notation/sentences/Moves.properties notation/sentences/Moves_ru.properties",
            "notation.Records", "notation/sentences/Sentences.properties notation/sentences/Sentences_ru.properties",
            "notation.diagram.SvgDiagram", "notation/diagram/Bugs.properties",
            "examples.questions.BadRequest",
                    "examples/questions/Refusals.properties examples/questions/Refusals_ru.properties",
            "examples.bot.Network", "examples/bot/network.txt");

    /** Called by TeaVM. */
    public LibraryResources() {}

    @Override
    public String[] supplyResources(Collection<? extends String> classNames) {
        return FILES.entrySet().stream()
                .filter(entry -> classNames.contains(ROOT + entry.getKey()))
                .flatMap(entry -> Stream.of(entry.getValue().split(" ")))
                .map(file -> "io/github/hiverules/" + file)
                .toArray(String[]::new);
    }
}
