// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Setup;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Refuses JSON that is deep, large or has colliding keys. */
class HostileJsonTest {
    @ParameterizedTest
    @EnumSource
    void refusesDeepJson(Jackson jackson) {
        refused(jackson, "{\"x\":" + "[".repeat(900) + "]".repeat(900) + ",\"pass\":true}", Move.class, "nest");
        refused(jackson, "[".repeat(100_000), Move.class, "nest");
        refused(jackson, "{\"a\":".repeat(100_000), Setup.class, "nest");
    }

    /** The hash codes of these cells would collide if they were 33 q + r. */
    @ParameterizedTest
    @EnumSource
    void refusesTooManyStacksAndPieces(Jackson jackson) {
        String stacks = IntStream.range(0, 5_000)
                .mapToObj(i -> "{\"at\":[" + i + "," + -33 * i + "],\"pieces\":[\"wA1\"]}")
                .collect(Collectors.joining(",", "[", "]"));
        refused(jackson, setup(stacks), Setup.class, "at most 1000 stacks");
        String pieces = "\"wA1\",".repeat(5_000) + "\"wA1\"";
        refused(
                jackson,
                setup("[{\"at\":[0,0],\"pieces\":[" + pieces + "]}]"),
                Setup.class,
                "stacks[0].pieces: Expected at most 1000 pieces");
    }

    private static String setup(String stacks) {
        return "{\"ruleset\":{\"gameType\":\"Base\",\"queenMayOpen\":false,\"repetitionDraws\":true},\"ply\":0,\"stacks\":"
                + stacks + "}";
    }

    private static void refused(Jackson jackson, String json, Class<?> type, String reason) {
        assertThatThrownBy(() -> jackson.read(json, type))
                .isInstanceOfAny(Jackson.REFUSALS)
                .message()
                .containsIgnoringCase(reason);
    }
}
