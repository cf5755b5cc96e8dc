// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.json.HiveJson;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.text.NotationException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NotationExceptionTest {
    private static Throwable copy(Throwable error) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(error);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (Throwable) in.readObject();
        }
    }

    @Test
    void keepsMessageWhenSerialized() throws Exception {
        Game game = MoveStrings.play(Game.start(Ruleset.tournament()), "wS1");
        NotationException error =
                catchThrowableOfType(NotationException.class, () -> MoveStrings.play(game, "bS1 wS1-", "wS1 bS1-"));
        NotationException copy = (NotationException) copy(error);
        assertThat(copy).hasMessage(error.getMessage());
        assertThat(copy.code()).isEqualTo(error.code());
        assertThat(copy.column()).isEqualTo(error.column());
        assertThat(copy.sentence(Locale.ENGLISH)).isEqualTo(error.sentence(Locale.ENGLISH));
        assertThat(copy.rule()).isEqualTo(error.rule());
        assertThat(copy.violations()).isEmpty();
        assertThat(copy.path()).isEmpty();
    }

    @Test
    void causesOfJsonErrorsKeepMessagesWhenSerialized() throws Exception {
        Map<?, ?> whole = (Map<?, ?>) HiveJson.write(GameRecord.of(Game.start(Ruleset.tournament())));
        Map<Object, Object> json = new HashMap<>(whole);
        json.put("moves", List.of(Map.of("move", "wQ")));
        Throwable error = catchThrowable(() -> HiveJson.read(json, GameRecord.class));
        for (Throwable copy = copy(error); copy != null; copy = copy.getCause()) {
            assertThat(copy.getMessage()).endsWith("wQ may not be a player's first piece. [R2.5]");
        }
    }
}
