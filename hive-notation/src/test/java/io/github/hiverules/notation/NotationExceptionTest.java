// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Ruleset;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class NotationExceptionTest {
    @Test
    void keepsMessageWhenSerialized() throws Exception {
        Game game = MoveStrings.play(Game.start(Ruleset.tournament()), "wS1");
        NotationException error =
                catchThrowableOfType(NotationException.class, () -> MoveStrings.play(game, "bS1 wS1-", "wS1 bS1-"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(error);
        }
        NotationException copy;
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            copy = (NotationException) in.readObject();
        }
        assertThat(copy).hasMessage(error.getMessage());
        assertThat(copy.code()).isEqualTo(error.code());
        assertThat(copy.column()).isEqualTo(error.column());
        assertThat(copy.sentence(Locale.ENGLISH)).isEqualTo(error.sentence(Locale.ENGLISH));
        assertThat(copy.rule()).isEqualTo(error.rule());
        assertThat(copy.violations()).isEmpty();
        assertThat(copy.path()).isEmpty();
    }
}
