package io.github.hiverules.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Pass;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.PlayedMove;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.Tag;
import java.io.IOException;

/**
 * Teaches Jackson the values of this library. What is written and read again is equal.
 *
 * <pre>{@code
 * ObjectMapper mapper = new ObjectMapper().registerModule(new HiveJacksonModule());
 * String json = mapper.writeValueAsString(game);
 * Game again = mapper.readValue(json, Game.class);
 * }</pre>
 *
 * <table>
 * <caption>The JSON of each value</caption>
 * <tr><th>value</th><th>JSON</th></tr>
 * <tr><td>{@link Piece}</td><td>{@code "wA1"}</td></tr>
 * <tr><td>{@link Hex}</td><td>{@code [1,-1]}: q and r</td></tr>
 * <tr><td>{@link Stack}</td><td>{@code ["bQ","wB1"]}, from the ground up</td></tr>
 * <tr><td>{@link Move}</td><td>{@code {"place":"wA1","to":[0,0]}}, {@code {"move":"wA1","to":[1,0]}}, {@code {"pass":true}}</td></tr>
 * <tr><td>{@link Ruleset}</td><td>{@code {"gameType":"Base+MLP","queenOpening":false,"repetition":true}}</td></tr>
 * <tr><td>{@link Outcome}</td><td>{@code {"state":"WhiteWins","reason":"QUEEN_SURROUNDED"}}, {@code {"state":"InProgress"}}</td></tr>
 * <tr><td>{@link Position}, {@link Setup}</td><td>{@code {"ruleset":…,"ply":4,"resting":"wB1","stacks":[{"at":[0,0],"pieces":["wS1"]}]}},
 *     cells as they are; {@code resting} is left out where nothing rests, and {@code passes} ({@link Setup#passes()}) where it
 *     is 0</td></tr>
 * <tr><td>{@link Game}</td><td>{@code {"start":…,"moves":[…],"outcome":…}}; reading plays the moves and judges them</td></tr>
 * <tr><td>{@link Tag}</td><td>{@code {"name":"Event","value":"…"}}</td></tr>
 * <tr><td>{@link RecordedMove}</td><td>{@code {"move":…,"clockMillis":1500,"source":"bA1 wS1-","comments":[…],"variations":[…]}}; what is
 *     absent or empty is left out</td></tr>
 * <tr><td>{@link GameRecord}</td><td>{@code {"format":"PGN","ruleset":…,"tags":[…],"header":[…],"comments":[…],"plies":[…],"outcome":…,
 *     "remarks":[…],"error":"…"}}; the error is for people and not read back, and the moves are not judged</td></tr>
 * <tr><td>{@link Legality}</td><td>{@code {"legal":false,"reasons":[…]}}</td></tr>
 * <tr><td>{@link Violation}, {@link SetupProblem}, {@link Mobility}, {@link MovePath}</td><td>an object with {@code kind},
 *     the name of the record, and its witnesses by their names; {@code rule} is the R-number and not read back</td></tr>
 * <tr><td>{@link PositionMetrics}, {@link SideMetrics}, {@link Race}, {@link MovePreview}, {@link PlayedMove}, {@link MovePath.Step}</td>
 *     <td>an object with their parts by their names; a number that there is none of is left out</td></tr>
 * <tr><td>{@link Rule}</td><td>{@code "R3.2"}</td></tr>
 * <tr><td>{@link CanonicalPosition}</td><td>none: it is refused, because it is made of its position; its key is a text</td></tr>
 * </table>
 *
 * <p>Nothing in these objects may be missing or null unless the table says so, and no cell may stand in them twice; members
 * that they don't have are passed over. JSON that is no such value is a
 * {@link com.fasterxml.jackson.core.JsonProcessingException}, which says why and in which member. So is the JSON of a position
 * that {@link Setup#problems()} refuses. The module sets nothing for other types: null in the place of a whole value, a
 * field of a program's own class for example, is read as Jackson does.
 *
 * <p>A program that uses this class needs {@code jackson-databind}, whose settings don't change this JSON.
 */
public final class HiveJacksonModule extends SimpleModule {
    private static final long serialVersionUID = 1;

    private static final String NOT_CANONICAL =
            "a CanonicalPosition has no JSON: write its key(), or the position that it is made of";

    /** The module, ready to be registered. */
    public HiveJacksonModule() {
        super("hive-rules", Version.unknownVersion());
        add(Piece.class, Values::write, Values::piece);
        add(Hex.class, Values::write, Values::hex);
        add(Stack.class, Values::write, Values::stack);
        addMove(Move.class);
        addMove(Placement.class);
        addMove(Movement.class);
        addMove(Pass.class);
        add(Ruleset.class, Values::write, Values::ruleset);
        add(Rule.class, (rule, json) -> json.writeString(rule.number()), Values::rule);
        add(Outcome.class, Values::write, Values::outcome);
        add(Setup.class, Values::write, Values::setup);
        add(Position.class, Values::write, Values::position);
        add(Game.class, Values::write, Values::game);
        add(Tag.class, RecordValues::write, RecordValues::tag);
        add(RecordedMove.class, RecordValues::write, RecordValues::ply);
        add(GameRecord.class, RecordValues::write, RecordValues::record);
        add(Legality.class, Values::write, Values::legality);
        add(
                CanonicalPosition.class,
                (position, json) -> {
                    throw JsonMappingException.from(json, NOT_CANONICAL);
                },
                json -> {
                    throw new IllegalArgumentException(NOT_CANONICAL);
                });
        RecordJson.types().forEach(this::addParts);
        addKeyDeserializer(Piece.class, new PieceKey());
    }

    /** Writes a value as JSON. */
    interface Writer<T> {
        void write(T value, JsonGenerator json) throws IOException;
    }

    /** Makes a value of JSON. */
    interface Reader<T> {
        T read(JsonNode json);
    }

    private <T> void add(Class<T> type, Writer<T> writer, Reader<T> reader) {
        addSerializer(type, new Printing<>(type, writer));
        addDeserializer(type, new Reading<>(type, reader));
    }

    private <T extends Move> void addMove(Class<T> type) {
        add(type, Values::write, json -> Values.move(type, json));
    }

    private <T> void addParts(Class<T> type) {
        add(type, RecordJson::write, json -> RecordJson.read(type, json));
    }

    private static final class PieceKey extends KeyDeserializer {
        @Override
        public Piece deserializeKey(String key, DeserializationContext context) throws IOException {
            return Piece.find(key)
                    .orElseThrow(() ->
                            InvalidFormatException.from(context.getParser(), "no piece such as wA1", key, Piece.class));
        }
    }

    private static final class Printing<T> extends StdSerializer<T> {
        private static final long serialVersionUID = 1;

        private final transient Writer<T> writer;

        Printing(Class<T> type, Writer<T> writer) {
            super(type);
            this.writer = writer;
        }

        @Override
        public void serialize(T value, JsonGenerator json, SerializerProvider provider) throws IOException {
            writer.write(value, json);
        }
    }

    private static final class Reading<T> extends StdDeserializer<T> {
        private static final long serialVersionUID = 1;

        private final transient Reader<T> reader;

        Reading(Class<T> type, Reader<T> reader) {
            super(type);
            this.reader = reader;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            JsonNode json = context.readTree(parser);
            try {
                return reader.read(json);
            } catch (IllegalArgumentException | IllegalStateException e) {
                return context.reportInputMismatch(this, "%s", e.getMessage());
            }
        }
    }
}
