package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.uhp.EngineOption;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
        GameRecord record = RandomRecords.record(random, 30);
        assertThat(through(record)).isEqualTo(record);
        Game game = RandomRecords.game(random, 40);
        assertThat(through(game)).isEqualTo(game);
        assertThat(through(game.position())).isEqualTo(game.position());
        assertThat(through(game.position()).stacks()).isEqualTo(game.position().stacks());
        assertThat(through(game.position().toSetup())).isEqualTo(game.position().toSetup());
    }

    @Property(tries = 200)
    void verdictsTravelWithTheirWitnesses(@ForAll Random random) {
        Position position = RandomRecords.game(random, 60).position();
        Piece piece = Piece.values().get(random.nextInt(28));
        Hex to = Hex.of(random.nextInt(9) - 4, random.nextInt(9) - 4);
        for (Move move : List.of(Move.place(piece, to), Move.move(piece, to), Move.pass())) {
            Legality legality = position.judge(move);
            assertThat(through(legality)).isEqualTo(legality);
        }
    }

    @Property(tries = 50)
    void freedomsWaysAndFiguresTravel(@ForAll Random random) {
        Game game = RandomRecords.game(random, 40);
        assertThat(through(Analysis.of(game.position()).metrics()))
                .isEqualTo(Analysis.of(game.position()).metrics());
        assertThat(through(new ArrayList<>(
                        Analysis.of(game.position()).mobilities().values())))
                .containsExactlyElementsOf(
                        Analysis.of(game.position()).mobilities().values());
        assertThat(through(CanonicalPosition.of(game.position()))).isEqualTo(CanonicalPosition.of(game.position()));
        for (MovePreview prospect : Analysis.previews(game)) {
            assertThat(through(prospect)).isEqualTo(prospect);
            assertThat(through(new ArrayList<>(game.position().paths(prospect.move()))))
                    .isEqualTo(game.position().paths(prospect.move()));
        }
    }

    @Test
    void thereIsOneInstanceOfEachPieceAndOfThePass() {
        for (Piece piece : Piece.values()) {
            assertThat(through(piece)).isSameAs(piece);
        }
        assertThat(through(Move.pass())).isSameAs(Move.pass());
    }

    static List<Object> settings() {
        return List.of(
                SearchLimit.time(Duration.ofMillis(1500)),
                SearchLimit.depth(3),
                EngineOption.bool("Flag", true).with("False"),
                EngineOption.integer("Number", 3, 0, 9).with("5"),
                EngineOption.choice("Color", "red", List.of("red", "blue")).with("blue"),
                SvgDiagram.standard(),
                SvgDiagram.builder()
                        .background(SvgDiagram.Background.DARK)
                        .caption("a - b")
                        .lastTo(Hex.of(1, 0))
                        .addHighlights(Hex.ORIGIN)
                        .build(),
                new Tag("Event", "none"),
                RecordedMove.builder()
                        .move(Move.pass())
                        .source("pass")
                        .clockMillis(1)
                        .build());
    }

    @ParameterizedTest
    @MethodSource("settings")
    void settingsOfEnginesAndPicturesTravel(Object value) {
        assertThat(through(value)).isEqualTo(value);
    }

    @Test
    void whatTheFileSaidTravelsWithARecord() {
        GameRecord record = Records.parse(
                        "[GameType \"Base\"]\n[Site \"here\"]\n\n1. wS1\n2. bS1 x", ReaderOptions.lenient())
                .get(0);
        GameRecord travelled = through(record);
        assertThat(travelled).isEqualTo(record);
        assertThat(travelled.format()).isEqualTo(record.format());
        assertThat(travelled.header()).isEqualTo(record.header()).isNotEmpty();
        assertThat(travelled.remarks()).isEqualTo(record.remarks());
        assertThat(travelled.recordedMoves().get(0).source())
                .isEqualTo(record.recordedMoves().get(0).source());
        assertThat(travelled.error().orElseThrow())
                .hasMessage(record.error().orElseThrow().getMessage());
    }

    @Test
    void aLongGameNeedsNoDeepStack() {
        String cycle = ";wQ /wS1;bQ bS1/;wQ -wS1;bQ bS1-".repeat(1500);
        String text = "Base;InProgress;White[3003];wS1;bS1 wS1-;wQ -wS1;bQ bS1-" + cycle;
        Game game = Records.parse(
                        text,
                        ReaderOptions.strict().withRulesets(Ruleset.tournament().withRepetition(false)))
                .get(0)
                .game();
        assertThatCode(() -> assertThat(through(game).moves()).hasSize(6004)).doesNotThrowAnyException();
    }

    @Test
    void anErrorTravelsWithEverythingItSays() {
        RecordException error = catchThrowableOfType(
                RecordException.class,
                () -> Records.parse("Base;InProgress;Black[2];wS1;bS1 wS1-;wS2 bS1-", ReaderOptions.strict()));
        RecordException travelled = through(error);
        assertThat(travelled).hasMessage(error.getMessage());
        assertThat(travelled.place()).isEqualTo(error.place());
        assertThat(travelled.rule()).isEqualTo(error.rule());
        assertThat(travelled.violations()).isEqualTo(error.violations());
    }
}
