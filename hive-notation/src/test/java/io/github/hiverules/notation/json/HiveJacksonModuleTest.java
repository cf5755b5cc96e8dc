package io.github.hiverules.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RandomRecords;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values as JSON and back. */
class HiveJacksonModuleTest {
    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new HiveJacksonModule());

    private static <T> T through(T value, Class<T> type) throws JsonProcessingException {
        return MAPPER.readValue(MAPPER.writeValueAsString(value), type);
    }

    @Property(tries = 100)
    void gamesPositionsAndSetupsComeBack(@ForAll Random random) throws JsonProcessingException {
        Game game = RandomRecords.game(random, 60);
        assertThat(through(game, Game.class)).isEqualTo(game);
        Position position = game.position();
        assertThat(through(position, Position.class)).isEqualTo(position);
        assertThat(through(position, Position.class).stacks()).isEqualTo(position.stacks());
        assertThat(through(position.toSetup(), Setup.class)).isEqualTo(position.toSetup());
    }

    @Property(tries = 200)
    void recordsComeBackWithAllTheirNotes(@ForAll Random random) throws JsonProcessingException {
        GameRecord record = RandomRecords.record(random, 30);
        GameRecord again = through(record, GameRecord.class);
        assertThat(again).isEqualTo(record);
        assertThat(again.remarks()).isEqualTo(record.remarks());
    }

    @Property(tries = 200)
    void reasonsComeBackWithTheirWitnesses(@ForAll Random random) throws JsonProcessingException {
        Position position = RandomRecords.game(random, 60).position();
        Piece piece = Piece.values().get(random.nextInt(28));
        Hex to = Hex.of(random.nextInt(9) - 4, random.nextInt(9) - 4);
        for (Move move : List.of(Move.place(piece, to), Move.move(piece, to), Move.pass())) {
            Legality legality = position.judge(move);
            assertThat(through(legality, Legality.class)).isEqualTo(legality);
            List<Violation> reasons = legality.reasons();
            String json =
                    MAPPER.writerFor(new TypeReference<List<Violation>>() {}).writeValueAsString(reasons);
            assertThat(MAPPER.readValue(json, new TypeReference<List<Violation>>() {}))
                    .isEqualTo(reasons);
            reasons.forEach(reason ->
                    assertThat(json).contains("\"rule\":\"" + reason.rule().number() + "\""));
        }
    }

    @Property(tries = 50)
    void freedomsWaysAndFiguresComeBack(@ForAll Random random) throws JsonProcessingException {
        Game game = RandomRecords.game(random, 60);
        Position position = game.position();
        assertThat(through(Analysis.of(position).metrics(), PositionMetrics.class))
                .isEqualTo(Analysis.of(position).metrics());
        for (Mobility freedom : Analysis.of(position).mobilities().values()) {
            assertThat(through(freedom, Mobility.class)).isEqualTo(freedom);
        }
        for (Move move : game.legalMoves()) {
            for (MovePath way : position.paths(move)) {
                assertThat(through(way, MovePath.class)).isEqualTo(way);
            }
        }
        for (MovePreview prospect : Analysis.previews(game)) {
            assertThat(through(prospect, MovePreview.class)).isEqualTo(prospect);
        }
    }

    @Test
    void problemsOfSetupsComeBack() throws JsonProcessingException {
        Setup setup = Setup.builder()
                .put(Hex.of(0, 0), Piece.values().get(0))
                .put(Hex.of(5, 0), Piece.values().get(0), Piece.values().get(1))
                .ply(-1)
                .build();
        String json =
                MAPPER.writerFor(new TypeReference<List<SetupProblem>>() {}).writeValueAsString(setup.problems());
        assertThat(setup.problems()).hasSizeGreaterThan(2);
        assertThat(MAPPER.readValue(json, new TypeReference<List<SetupProblem>>() {}))
                .isEqualTo(setup.problems());
    }

    @Test
    void theJsonIsAsDocumented() throws JsonProcessingException {
        Game game = Game.start(io.github.hiverules.api.Ruleset.tournament())
                .play(Move.place(Piece.values().get(1), Hex.ORIGIN));
        assertThat(MAPPER.writeValueAsString(game))
                .isEqualTo("{\"start\":{\"ruleset\":{\"gameType\":\"Base\",\"queenOpening\":false,"
                        + "\"repetition\":true},\"ply\":0,\"stacks\":[]},\"moves\":[{\"place\":\""
                        + Piece.values().get(1)
                        + "\",\"to\":[0,0]}],\"outcome\":{\"state\":\"InProgress\"}}");
    }

    @Test
    void aCanonicalPositionIsNotWrittenInPart() {
        CanonicalPosition position =
                CanonicalPosition.of(RandomRecords.game(new Random(1), 20).position());
        assertThatThrownBy(() -> MAPPER.writeValueAsString(position))
                .isInstanceOf(JsonProcessingException.class)
                .hasMessageContaining("write its key()");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Piece|\"wX\"|no piece",
                "Legality|{\"legal\":true,\"reasons\":[{\"kind\":\"JustMoved\",\"piece\":\"wQ\"}]}|a legal one has none",
                "Legality|{\"legal\":false,\"reasons\":[]}|has reasons against it",
                "Violation|{\"kind\":\"Pinned\"}|\"kind\": no such kind of Violation",
                "Violation$JustMoved|{\"kind\":\"Covered\",\"piece\":\"wQ\",\"top\":\"bB1\"}|no such kind of JustMoved",
                "NoWay$GateBlocked|{\"kind\":\"GateBlocked\",\"piece\":\"wQ\",\"as\":\"QUEEN_BEE\",\"step\":1,\"from\":[0,0],\"to\":[1,0],\"gate\":[[0,1],[0,1]]}|\"gate\": (0,1) stands there twice",
                "Race|{\"moves\":-1,\"exact\":true}|no fewer than 0",
                "Race|[]|an object",
                "Pass|{\"place\":\"wA1\",\"to\":[0,0]}|no Pass",
                "Setup|{\"ruleset\":{\"gameType\":\"Base\",\"queenOpening\":false,\"repetition\":true},\"ply\":0,\"stacks\":[{\"at\":[0,0],\"pieces\":[\"wA1\"]},{\"at\":[0,0],\"pieces\":[\"bA1\"]}]}|\"stacks\": the cell (0,0) stands there twice",
                "CanonicalPosition|{}|has no JSON",
                "Outcome|{\"state\":\"Draw\",\"reason\":\"BOREDOM\"}|\"reason\": no Termination",
                "Piece|3|a text",
                "Hex|[1]|two coordinates",
                "Hex|[1,2.5]|whole number",
                "Hex|{}|a list",
                "Stack|[]|at least one piece",
                "Move|{}|\"pass\" is missing",
                "Move|{\"place\":\"wA1\"}|\"to\" is missing",
                "Move|{\"pass\":false}|a placement",
                "Outcome|{\"state\":\"Won\"}|no state",
                "Outcome|{\"state\":\"Draw\",\"reason\":\"RESIGNATION\"}|makes a winner",
                "Ruleset|{\"gameType\":\"Chess\"}|no game type",
                "Position|{\"ruleset\":{\"gameType\":\"Base\",\"queenOpening\":false,\"repetition\":true},\"ply\":0,\"stacks\":[{\"at\":[0,0],\"pieces\":[\"wA1\"]}]}|MorePiecesThanTurns"
            })
    void wrongJsonIsSaid(String type, String json, String reason) throws ClassNotFoundException {
        Class<?> wanted = Class.forName("io.github.hiverules.api." + type);
        assertThatThrownBy(() -> MAPPER.readValue(json, wanted))
                .isInstanceOf(JsonProcessingException.class)
                .hasMessageContaining(reason);
    }
}
