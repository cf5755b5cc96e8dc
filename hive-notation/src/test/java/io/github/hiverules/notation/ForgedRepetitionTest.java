// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.notation.json.HiveJackson2Module;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.uhp.UhpEngine;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A game in which a Zobrist key occurs three times, but no position does. After 32, 64 and 92 of its 93 plies, two
 * different arrangements have equal keys. Every reader accepts the later moves (R7.3).
 */
class ForgedRepetitionTest {
    private static final String GAME_STRING = gameString();

    private static String gameString() {
        try (InputStream text = ForgedRepetitionTest.class.getResourceAsStream("/forged-repetition.txt")) {
            return new String(text.readAllBytes(), UTF_8).strip();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void R7_3_gameStringGoesOn() {
        goesOn(GameStrings.parse(GAME_STRING));
        assertThat(GameStrings.print(GameStrings.parse(GAME_STRING))).isEqualTo(GAME_STRING);
    }

    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void R7_3_recordGoesOn(RecordFormat format) {
        String text = Records.print(GameRecord.of(GameStrings.parse(GAME_STRING)), format);
        GameRecord record = Records.parse(text, ReaderOptions.strict()).get(0);
        assertThat(record.outcome()).isEqualTo(Outcome.inProgress());
        goesOn(record.game());
    }

    @Test
    void R7_3_jsonGoesOn() throws IOException {
        ObjectMapper mapper = new ObjectMapper().registerModule(new HiveJackson2Module());
        Game game = GameStrings.parse(GAME_STRING);
        assertThat(mapper.readValue(mapper.writeValueAsString(game), Game.class))
                .isEqualTo(game);
        GameRecord record = GameRecord.of(game);
        goesOn(mapper.readValue(mapper.writeValueAsString(record), GameRecord.class)
                .game());
    }

    @Test
    void R7_3_engineGoesOn() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] commands = ("newgame " + GAME_STRING + "\nundo\nplay wB1 wA1\nexit\n").getBytes(StandardCharsets.UTF_8);
        UhpEngine.builder("Test", "1", (game, limit) -> game.legalMoves().get(0))
                .build()
                .run(new ByteArrayInputStream(commands), out);
        assertThat(out.toString().lines().filter(GAME_STRING::equals)).hasSize(2);
        assertThat(out.toString()).doesNotContain("err", "invalidmove");
    }

    private static void goesOn(Game game) {
        assertThat(game.moves()).hasSize(93);
        assertThat(game.isOver()).isFalse();
    }
}
