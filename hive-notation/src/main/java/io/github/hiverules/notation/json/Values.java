package io.github.hiverules.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
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
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.uhp.GameTypes;
import io.github.hiverules.notation.uhp.PieceNames;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** JSON of the values of hive-api. What is no such value is an {@link IllegalArgumentException}. */
final class Values {
    private Values() {}

    /** The member of that name. */
    static JsonNode member(JsonNode json, String name) {
        JsonNode member = json.get(name);
        if (member == null) {
            throw new IllegalArgumentException("here \"" + name + "\" is missing");
        }
        return member;
    }

    static String text(JsonNode json) {
        if (!json.isTextual()) {
            throw new IllegalArgumentException("here a text should stand");
        }
        return json.textValue();
    }

    static boolean flag(JsonNode json) {
        if (!json.isBoolean()) {
            throw new IllegalArgumentException("here true or false should stand");
        }
        return json.booleanValue();
    }

    private static int number(JsonNode json) {
        if (!json.canConvertToInt() || !json.isIntegralNumber()) {
            throw new IllegalArgumentException("here a whole number should stand");
        }
        return json.intValue();
    }

    /** The members of a list; none where there is no list. */
    static List<JsonNode> list(JsonNode json) {
        if (!json.isArray()) {
            throw new IllegalArgumentException("here a list should stand");
        }
        List<JsonNode> members = new ArrayList<>();
        json.forEach(members::add);
        return members;
    }

    static void write(Piece piece, JsonGenerator json) throws IOException {
        json.writeString(piece.toString());
    }

    static Piece piece(JsonNode json) {
        return PieceNames.parse(text(json))
                .orElseThrow(() -> new IllegalArgumentException("no piece such as wA1: " + json));
    }

    static void write(Hex hex, JsonGenerator json) throws IOException {
        json.writeStartArray();
        json.writeNumber(hex.q());
        json.writeNumber(hex.r());
        json.writeEndArray();
    }

    static Hex hex(JsonNode json) {
        List<JsonNode> coordinates = list(json);
        if (coordinates.size() != 2) {
            throw new IllegalArgumentException("a cell has two coordinates, q and r");
        }
        return Hex.of(number(coordinates.get(0)), number(coordinates.get(1)));
    }

    static void write(Stack stack, JsonGenerator json) throws IOException {
        json.writeStartArray();
        for (Piece piece : stack.pieces()) {
            write(piece, json);
        }
        json.writeEndArray();
    }

    static Stack stack(JsonNode json) {
        return Stack.of(list(json).stream().map(Values::piece).toList());
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
            return Placement.of(piece(json.get("place")), hex(member(json, "to")));
        }
        if (json.has("move")) {
            return Movement.of(piece(json.get("move")), hex(member(json, "to")));
        }
        if (!flag(member(json, "pass"))) {
            throw new IllegalArgumentException("a move is a placement, a movement or a pass");
        }
        return Move.pass();
    }

    static Rule rule(JsonNode json) {
        String number = text(json);
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
                .withExpansions(GameTypes.parse(text(member(json, "gameType")))
                        .orElseThrow(() -> new IllegalArgumentException("no game type such as Base+MLP")))
                .withQueenOpening(flag(member(json, "queenOpening")))
                .withRepetition(flag(member(json, "repetition")));
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
        Outcome outcome = Results.parse(text(member(json, "state")))
                .orElseThrow(() -> new IllegalArgumentException("no state such as WhiteWins"));
        if (!outcome.isOver()) {
            return outcome;
        }
        Termination reason = Termination.valueOf(text(member(json, "reason")));
        return outcome.winner().map(winner -> Outcome.wonBy(winner, reason)).orElseGet(() -> Outcome.drawn(reason));
    }

    static void write(Setup setup, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeFieldName("ruleset");
        write(setup.ruleset(), json);
        json.writeNumberField("ply", setup.ply());
        if (setup.restingPiece().isPresent()) {
            json.writeStringField("resting", setup.restingPiece().get().toString());
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
        Setup.Builder setup =
                Setup.builder().ruleset(ruleset(member(json, "ruleset"))).ply(number(member(json, "ply")));
        if (json.has("resting")) {
            setup.restingPiece(piece(json.get("resting")));
        }
        for (JsonNode stack : list(member(json, "stacks"))) {
            setup.putStacks(hex(member(stack, "at")), stack(member(stack, "pieces")));
        }
        return setup.build();
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
        Game game = Game.start(position(member(json, "start")));
        for (JsonNode move : list(member(json, "moves"))) {
            game = game.play(move(move));
        }
        Outcome outcome = outcome(member(json, "outcome"));
        if (outcome.isOver() && !game.outcome().isOver()) {
            game = game.conclude(outcome);
        }
        if (!game.outcome().equals(outcome)) {
            throw new IllegalArgumentException("by its moves the game is " + game.outcome() + ", not " + outcome);
        }
        return game;
    }

    /** The text of a member, where there is one. */
    static Optional<String> textOf(JsonNode json, String name) {
        return Optional.ofNullable(json.get(name)).map(Values::text);
    }
}
