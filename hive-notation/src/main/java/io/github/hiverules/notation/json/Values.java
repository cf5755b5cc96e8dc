package io.github.hiverules.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.Results;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** JSON of the values of hive-api. What is no such value is an {@link IllegalArgumentException}. */
final class Values {
    private Values() {}

    static void write(Piece piece, JsonGenerator json) throws IOException {
        json.writeString(piece.toString());
    }

    static Piece piece(JsonNode json) {
        return piece(JsonFields.text(json));
    }

    static Piece piece(String name) {
        return Piece.find(name).orElseThrow(() -> new IllegalArgumentException("no piece such as wA1"));
    }

    static void write(Hex hex, JsonGenerator json) throws IOException {
        json.writeStartArray();
        json.writeNumber(hex.q());
        json.writeNumber(hex.r());
        json.writeEndArray();
    }

    static Hex hex(JsonNode json) {
        List<Integer> coordinates = JsonFields.list(json, JsonFields::number);
        if (coordinates.size() != 2) {
            throw new IllegalArgumentException("a cell has two coordinates, q and r");
        }
        return Hex.of(coordinates.get(0), coordinates.get(1));
    }

    static void write(Stack stack, JsonGenerator json) throws IOException {
        json.writeStartArray();
        for (Piece piece : stack.pieces()) {
            write(piece, json);
        }
        json.writeEndArray();
    }

    static Stack stack(JsonNode json) {
        return Stack.of(JsonFields.list(json, Values::piece));
    }

    static void write(Move move, JsonGenerator json) throws IOException {
        json.writeStartObject();
        if (move instanceof Placement placement) {
            json.writeStringField("place", placement.piece().toString());
            json.writeFieldName("to");
            write(placement.to(), json);
        } else if (move instanceof Movement movement) {
            json.writeStringField("move", movement.piece().toString());
            json.writeFieldName("to");
            write(movement.to(), json);
        } else {
            json.writeBooleanField("pass", true);
        }
        json.writeEndObject();
    }

    static Move move(JsonNode json) {
        if (json.has("place")) {
            return Placement.of(JsonFields.of(json, "place", Values::piece), JsonFields.of(json, "to", Values::hex));
        }
        if (json.has("move")) {
            return Movement.of(JsonFields.of(json, "move", Values::piece), JsonFields.of(json, "to", Values::hex));
        }
        if (!JsonFields.of(json, "pass", JsonFields::flag)) {
            throw new IllegalArgumentException("a move is a placement, a movement or a pass");
        }
        return Move.pass();
    }

    /** A move of that sort. */
    static <T extends Move> T move(Class<T> type, JsonNode json) {
        Move move = move(json);
        if (!type.isInstance(move)) {
            throw new IllegalArgumentException("no " + type.getSimpleName() + " but another move");
        }
        return type.cast(move);
    }

    static Rule rule(JsonNode json) {
        String number = JsonFields.text(json);
        return Stream.of(Rule.values())
                .filter(rule -> rule.number().equals(number))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no rule has that number"));
    }

    static void write(Ruleset ruleset, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("gameType", ruleset.gameType());
        json.writeBooleanField("queenOpening", ruleset.queenOpening());
        json.writeBooleanField("repetition", ruleset.repetition());
        json.writeEndObject();
    }

    static Ruleset ruleset(JsonNode json) {
        return Ruleset.tournament()
                .withExpansions(JsonFields.of(json, "gameType", Values::expansions))
                .withQueenOpening(JsonFields.of(json, "queenOpening", JsonFields::flag))
                .withRepetition(JsonFields.of(json, "repetition", JsonFields::flag));
    }

    private static Set<Expansion> expansions(JsonNode json) {
        return Ruleset.findExpansions(JsonFields.text(json))
                .orElseThrow(() -> new IllegalArgumentException("no game type such as Base+MLP"));
    }

    static void write(Outcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("state", Results.nameOf(outcome));
        if (outcome.termination().isPresent()) {
            json.writeStringField("reason", outcome.termination().get().name());
        }
        json.writeEndObject();
    }

    static Outcome outcome(JsonNode json) {
        Outcome outcome = JsonFields.of(json, "state", Values::state);
        if (!outcome.isOver()) {
            return outcome;
        }
        Termination reason = JsonFields.of(json, "reason", word -> JsonFields.constant(Termination.class, word));
        return outcome.winner().map(winner -> Outcome.wonBy(winner, reason)).orElseGet(() -> Outcome.drawn(reason));
    }

    private static Outcome state(JsonNode json) {
        return Results.parse(JsonFields.text(json))
                .orElseThrow(() -> new IllegalArgumentException("no state such as WhiteWins"));
    }

    static void write(Legality legality, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeBooleanField("legal", legality.isLegal());
        json.writeFieldName("reasons");
        RecordJson.write(legality.reasons(), json);
        json.writeEndObject();
    }

    static Legality legality(JsonNode json) {
        boolean legal = JsonFields.of(json, "legal", JsonFields::flag);
        List<Violation> reasons = JsonFields.of(
                json, "reasons", list -> JsonFields.list(list, reason -> RecordJson.read(Violation.class, reason)));
        if (legal != reasons.isEmpty()) {
            throw new IllegalArgumentException("an illegal move has reasons against it, and a legal one has none");
        }
        return legal ? Legality.legal() : Legality.illegal(reasons);
    }

    static void write(Setup setup, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeFieldName("ruleset");
        write(setup.ruleset(), json);
        json.writeNumberField("ply", setup.ply());
        if (setup.restingPiece().isPresent()) {
            json.writeStringField("resting", setup.restingPiece().get().toString());
        }
        if (setup.passes() != 0) {
            json.writeNumberField("passes", setup.passes());
        }
        json.writeArrayFieldStart("stacks");
        for (Map.Entry<Hex, Stack> stack : setup.stacks().entrySet()) {
            json.writeStartObject();
            json.writeFieldName("at");
            write(stack.getKey(), json);
            json.writeFieldName("pieces");
            write(stack.getValue(), json);
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    static Setup setup(JsonNode json) {
        return Setup.builder()
                .ruleset(JsonFields.of(json, "ruleset", Values::ruleset))
                .ply(JsonFields.of(json, "ply", JsonFields::number))
                .restingPiece(JsonFields.optional(json, "resting", Values::piece))
                .passes(JsonFields.optional(json, "passes", JsonFields::number).orElse(0))
                .stacks(JsonFields.of(json, "stacks", Values::stacks))
                .build();
    }

    private static Map<Hex, Stack> stacks(JsonNode json) {
        Map<Hex, Stack> stacks = new LinkedHashMap<>();
        for (JsonNode stack : JsonFields.list(json, Function.identity())) {
            Hex at = JsonFields.of(stack, "at", Values::hex);
            if (stacks.put(at, JsonFields.of(stack, "pieces", Values::stack)) != null) {
                throw new IllegalArgumentException("the cell " + at + " stands there twice");
            }
        }
        return stacks;
    }

    static void write(Position position, JsonGenerator json) throws IOException {
        write(position.toSetup(), json);
    }

    static Position position(JsonNode json) {
        return setup(json).toPosition();
    }

    static void write(Game game, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeFieldName("start");
        write(game.startPosition(), json);
        json.writeArrayFieldStart("moves");
        for (Move move : game.moves()) {
            write(move, json);
        }
        json.writeEndArray();
        json.writeFieldName("outcome");
        write(game.outcome(), json);
        json.writeEndObject();
    }

    static Game game(JsonNode json) {
        Game start = Game.start(JsonFields.of(json, "start", Values::position));
        Game game = JsonFields.of(json, "moves", moves -> play(start, moves));
        Outcome outcome = JsonFields.of(json, "outcome", Values::outcome);
        if (outcome.isOver() && !game.outcome().isOver()) {
            game = game.conclude(outcome);
        }
        if (!game.outcome().equals(outcome)) {
            throw new IllegalArgumentException("by its moves the game is " + game.outcome() + ", not " + outcome);
        }
        return game;
    }

    private static Game play(Game start, JsonNode moves) {
        Game game = start;
        for (Move move : JsonFields.list(moves, Values::move)) {
            game = game.play(move);
        }
        return game;
    }
}
