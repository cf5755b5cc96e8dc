package io.github.hiverules.notation.json;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.hiverules.api.Freedom;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Hindrance;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Prospect;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.Way;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordedPly;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.uhp.PieceNames;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

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
 *     cells as they are; {@code resting} is left out where nothing rests</td></tr>
 * <tr><td>{@link Game}</td><td>{@code {"start":…,"moves":[…],"outcome":…}}; reading plays the moves and judges them</td></tr>
 * <tr><td>{@link Tag}</td><td>{@code {"name":"Event","value":"…"}}</td></tr>
 * <tr><td>{@link RecordedPly}</td><td>{@code {"move":…,"clockMillis":1500,"source":"bA1 wS1-","comments":[…],"variations":[…]}}; what is
 *     absent or empty is left out</td></tr>
 * <tr><td>{@link GameRecord}</td><td>{@code {"format":"PGN","ruleset":…,"tags":[…],"header":[…],"comments":[…],"plies":[…],"outcome":…,
 *     "remarks":[…],"error":"…"}}; the error is for people and not read back</td></tr>
 * <tr><td>{@link Violation}, {@link SetupProblem}, {@link Hindrance}, {@link Freedom}, {@link Way}</td><td>an object with {@code kind}, the name of the record, and its witnesses by their names;
 *     {@code rule} is the R-number and not read back</td></tr>
 * <tr><td>{@link io.github.hiverules.api.Figures}, {@link io.github.hiverules.api.Race}, {@link Prospect}</td>
 *     <td>an object with their parts by their names</td></tr>
 * </table>
 *
 * <p>A program that uses this class needs {@code jackson-databind} and {@code jackson-datatype-jdk8}. JSON that is no such value is a {@link com.fasterxml.jackson.core.JsonProcessingException}, which says why.
 */
public final class HiveJacksonModule extends SimpleModule {
    private static final long serialVersionUID = 1;

    /** The module, ready to be registered. */
    public HiveJacksonModule() {
        super("hive-rules", Version.unknownVersion());
        add(Piece.class, Values::write, Values::piece);
        add(Hex.class, Values::write, Values::hex);
        add(Stack.class, Values::write, Values::stack);
        add(Move.class, Values::write, Values::move);
        add(Ruleset.class, Values::write, Values::ruleset);
        add(Rule.class, (rule, json) -> json.writeString(rule.number()), Values::rule);
        add(Outcome.class, Values::write, Values::outcome);
        add(Setup.class, Values::write, Values::setup);
        add(Position.class, Values::write, Values::position);
        add(Game.class, Values::write, Values::game);
        add(Tag.class, RecordValues::write, RecordValues::tag);
        add(RecordedPly.class, RecordValues::write, RecordValues::ply);
        add(GameRecord.class, RecordValues::write, RecordValues::record);
        setMixInAnnotation(Prospect.class, WithoutRepetition.class);
        addKeyDeserializer(Piece.class, new PieceKey());
        List.of(Violation.class, SetupProblem.class, Hindrance.class, Freedom.class, Way.class)
                .forEach(this::kinds);
    }

    /** The module for {@code Optional}, which some reasons hold. */
    @Override
    public Iterable<? extends Module> getDependencies() {
        return List.of(new Jdk8Module());
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

    private void kinds(Class<?> type) {
        setMixInAnnotation(type, Kind.class);
        records(type).forEach(kind -> registerSubtypes(new NamedType(kind, kind.getSimpleName())));
    }

    /** The records of a closed type, those of closed types within it included. */
    private static Stream<Class<?>> records(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Stream.of(type.getPermittedSubclasses()).flatMap(HiveJacksonModule::records);
    }

    /** How the kinds of a sealed type are told apart. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonIgnoreProperties("free") // it follows from the kind
    private interface Kind {
        @JsonProperty(value = "rule", access = JsonProperty.Access.READ_ONLY)
        Rule rule();
    }

    /** What follows from the other parts of a prospect is not told again. */
    @JsonIgnoreProperties("repetition")
    private interface WithoutRepetition {}

    private static final class PieceKey extends KeyDeserializer {
        @Override
        public Piece deserializeKey(String key, DeserializationContext context) throws IOException {
            return PieceNames.parse(key)
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
