// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import java.util.List;
import java.util.stream.Stream;

/** Sessions of UHP, for tests of other packages. */
public final class UhpLines {
    private static final UhpEngine ENGINE = UhpEngine.builder(
                    "fuzz", "1", (game, limit) -> game.legalMoves().get(0))
            .intOption("Number", 1, 0, 9, (chooser, value) -> {})
            .boolOption("Flag", true, (chooser, value) -> {})
            .choiceOption("Color", "red", List.of("red", "blue"), (chooser, value) -> {})
            .build();

    private UhpLines() {}

    /** Returns an option. */
    public static EngineOption option() {
        return EngineOption.parse("Name;bool;True;True");
    }

    /** Returns an engine's answers to the lines of one session. */
    public static Stream<List<String>> answers(Stream<String> lines) {
        UhpSession session = ENGINE.session();
        return lines.map(session::answer);
    }
}
