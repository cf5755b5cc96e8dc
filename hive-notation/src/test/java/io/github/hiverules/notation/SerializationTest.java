// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.fuzz.FuzzTargets;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Values travel through Java's serialization, so that Spark and Flink can send them. */
class SerializationTest {
    @SuppressWarnings("unchecked")
    private static <T> T through(T value) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(value);
            }
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
                return (T) in.readObject();
            }
        } catch (IOException | ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    @Property(tries = 100)
    void gamesPositionsAndRecordsTravel(@ForAll Random random) {
        GameRecord record = RandomRecords.anyRecord(random, 30);
        assertThat(through(record)).isEqualTo(record);
        Game game = RandomRecords.game(random, 40);
        assertThat(through(game)).isEqualTo(game);
        assertThat(through(game.position())).isEqualTo(game.position());
        assertThat(through(game.position()).stacks()).isEqualTo(game.position().stacks());
        assertThat(through(game.position().toSetup())).isEqualTo(game.position().toSetup());
    }

    @Test
    void thereIsOneInstanceOfEachPieceAndOfThePass() {
        for (Piece piece : Piece.values()) {
            assertThat(through(piece)).isSameAs(piece);
        }
        assertThat(through(Move.pass())).isSameAs(Move.pass());
    }

    @Test
    void aLongGameNeedsNoDeepStack() {
        String cycle = ";wQ /wS1;bQ bS1/;wQ -wS1;bQ bS1-".repeat(1500);
        String text = "Base;InProgress;White[3003];wS1;bS1 wS1-;wQ -wS1;bQ bS1-" + cycle;
        Game game = Records.parse(
                        text,
                        ReaderOptions.strict().withRulesets(Ruleset.tournament().withRepetitionDraws(false)))
                .get(0)
                .game();
        assertThatCode(() -> assertThat(through(game).moves()).hasSize(6004)).doesNotThrowAnyException();
    }

    @Test
    void anErrorTravelsWithItsWords() {
        RecordException error = catchThrowableOfType(
                RecordException.class, () -> Records.parse("Base;InProgress;Black[2];wS1;bS1 wS1-;wS2 bS1-"));
        RecordException travelled = through(error);
        assertThat(travelled).hasMessage(error.getMessage());
        assertThat(travelled.place()).isEqualTo(error.place());
        assertThat(travelled.rule()).isEqualTo(error.rule());
        assertThat(error.violations()).isNotEmpty();
        assertThat(travelled.violations()).isEmpty();
    }

    @Test
    void anIllegalMoveOfAGameStringTravelsAsACause() {
        NotationParseException error = catchThrowableOfType(
                NotationParseException.class,
                () -> GameStrings.parse("Base;InProgress;White[2];wS1;bS1 wS1-;wS2 bS1-"));
        NotationParseException travelled = through(error);
        assertThat(travelled).hasMessage(error.getMessage());
        assertThat(travelled)
                .cause()
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage(error.getCause().getMessage());
    }

    @Test
    void partsOfARecordDoNotTravelByThemselves() {
        for (Object part : List.of(new Tag("Event", "x"), RecordedMove.of(Move.pass()), ReaderOptions.strict())) {
            assertThat(part).isNotInstanceOf(Serializable.class);
        }
    }

    @Property(tries = 300)
    void aTamperedRecordIsRefusedOrARecord(@ForAll Random random) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(RandomRecords.anyRecord(random, 12));
        }
        byte[] tampered = bytes.toByteArray();
        for (int i = random.nextInt(3) + 1; i > 0; i--) {
            tampered[random.nextInt(tampered.length)] = (byte) random.nextInt(128);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(tampered))) {
            if (in.readObject() instanceof GameRecord record) {
                Records.print(record, RecordFormat.PGN);
            }
        } catch (IOException | ClassNotFoundException | IllegalMoveException | IllegalStateException e) {
            return; // refused by the stream or by the record, or a record with illegal moves, which can't be printed
        } catch (RuntimeException e) {
            FuzzTargets.Serialized.requireJavasOwn(e);
        }
    }
}
