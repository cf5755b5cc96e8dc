// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.MoveStrings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Runs a script of commands and answers that documents the protocol. */
class UhpScriptTest {
    private static final UhpEngine ENGINE = UhpEngine.builder(
                    "Script",
                    "1.2.3",
                    (game, limit) -> game.legalMoves().stream()
                            .min(Comparator.comparing(move -> MoveStrings.print(move, game.position())))
                            .orElseThrow())
            .intOption("Seed", 0, 0, 100, (chooser, seed) -> {})
            .boolOption("Loud", false, (chooser, loud) -> {})
            .choiceOption("Style", "Tame", List.of("Tame", "Wild"), (chooser, style) -> {})
            .command("Perft", (chooser, game, depth) -> List.of())
            .build();

    @Test
    void answersEveryLineOfScript() throws IOException {
        UhpSession session = ENGINE.session();
        List<String> played = new ArrayList<>();
        List<String> script = script();
        session.greeting().forEach(line -> played.add("< " + line));
        for (String line : script) {
            if (line.startsWith(">")) {
                played.add(line);
                session.answer(line.substring(1)).forEach(answer -> played.add(("< " + answer).stripTrailing()));
            }
        }
        assertThat(played).containsExactlyElementsOf(script);
        assertThat(session.isOver()).isTrue();
    }

    private static List<String> script() throws IOException {
        try (InputStream text = UhpScriptTest.class.getResourceAsStream("/uhp/protocol.txt")) {
            assertThat(text).isNotNull();
            return new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(String::stripTrailing)
                    .filter(line -> line.startsWith(">") || line.startsWith("<"))
                    .toList();
        }
    }
}
