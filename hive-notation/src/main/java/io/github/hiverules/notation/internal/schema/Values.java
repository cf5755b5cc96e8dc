// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Pass;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.internal.TextSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** The table of what stands on the table: pieces, cells, moves, positions and games. */
final class Values {
    /** More cells or pieces than a position can have by far; more are refused, whatever they are. */
    private static final int MAX_PIECES = 1_000;

    static final TextType<String> TEXT = new TextType<>("text", Function.identity(), Function.identity());
    static final ValueType<Boolean> FLAG = scalar(JsonFields::flag);
    static final ValueType<Integer> NUMBER = scalar(JsonFields::number);
    static final ValueType<Long> LONG_NUMBER = scalar(JsonFields::longNumber);

    static final TextType<Piece> PIECE = new TextType<>(
            "piece", Piece::toString, text -> Piece.tryParse(text).orElseThrow(() -> no("piece such as wA1", text)));

    static final ValueType<Hex> HEX = list(NUMBER)
            .as(hex -> List.of(hex.q(), hex.r()), coordinates -> Hex.of(q(coordinates), coordinates.get(1)));

    /** A cell as the key of a JSON object. */
    static final TextType<Hex> HEX_KEY = new TextType<>("cell", Hex::toString, Hex::parse);

    static final ValueType<OptionalInt> OPTIONAL_NUMBER = NUMBER.as(OptionalInt::orElseThrow, OptionalInt::of);
    static final ValueType<List<Piece>> PIECES = list(PIECE);
    static final ValueType<Set<Hex>> CELLS = set(HEX);
    static final ValueType<List<Set<Hex>>> GROUPS = list(CELLS);

    static final ValueType<Stack> STACK = PIECES.as(Stack::pieces, pieces -> {
        if (pieces.size() > MAX_PIECES) {
            throw new IllegalArgumentException("A stack has too many pieces.");
        }
        return Stack.of(pieces);
    });

    static final Kind<Placement> PLACEMENT = Kind.of(
            "place",
            Placement.class,
            Field.of("place", PIECE, Placement::piece),
            Field.of("to", HEX, Placement::to),
            Placement::of);

    static final Kind<Movement> MOVEMENT = Kind.of(
            "move",
            Movement.class,
            Field.of("move", PIECE, Movement::piece),
            Field.of("to", HEX, Movement::to),
            Movement::of);

    static final Kind<Pass> PASS = Kind.of("pass", Pass.class, Field.of("pass", FLAG, pass -> true), pass -> {
        if (!pass) {
            throw noMove();
        }
        return Move.pass();
    });

    static final ValueType<Move> MOVE = new ValueType<>() {
        @Override
        public Object write(Move move) {
            if (move instanceof Placement placement) {
                return PLACEMENT.write(placement);
            }
            return move instanceof Movement movement ? MOVEMENT.write(movement) : PASS.write(Move.pass());
        }

        @Override
        public Move read(Object json) {
            Map<String, Object> object = JsonFields.object(json);
            List<Kind<? extends Move>> named = new ArrayList<>(List.of(PLACEMENT, MOVEMENT, PASS));
            named.removeIf(kind -> !object.containsKey(kind.code()));
            if (named.size() != 1) {
                throw noMove();
            }
            return named.get(0).read(json);
        }
    };

    static final ValueType<Set<Expansion>> GAME_TYPE = TEXT.as(
            expansions -> Ruleset.tournament().withExpansions(expansions).gameType(),
            text -> Ruleset.findExpansions(text).orElseThrow(() -> no("game type such as Base+MLP", text)));

    static final Kind<Ruleset> RULESET = Kind.of(
            "",
            Ruleset.class,
            Field.of("gameType", GAME_TYPE, Ruleset::expansions),
            Field.of("queenMayOpen", FLAG, Ruleset::queenMayOpen),
            Field.of("repetitionDraws", FLAG, Ruleset::repetitionDraws),
            (expansions, queenMayOpen, repetitionDraws) -> Ruleset.tournament()
                    .withExpansions(expansions)
                    .withQueenMayOpen(queenMayOpen)
                    .withRepetitionDraws(repetitionDraws));

    /** An outcome without its reason, as UHP writes it. */
    private static final ValueType<Outcome> STATE = TEXT.as(
            Results::nameOf, text -> Results.parse(text).orElseThrow(() -> no("state such as WhiteWins", text)));

    static final Kind<Outcome> OUTCOME = Kind.of(
            "",
            Outcome.class,
            Field.of("state", STATE, Function.identity()),
            Field.optional("reason", Names.TERMINATION, Outcome::termination),
            Values::outcome);

    private static final Kind<Map.Entry<Hex, Stack>> STACK_AT = Kind.of(
            "",
            entryClass(),
            Field.of("at", HEX, Map.Entry::getKey),
            Field.of("pieces", STACK, Map.Entry::getValue),
            Map::entry);

    static final Kind<Setup> SETUP = Kind.of(
            "",
            Setup.class,
            Field.of("ruleset", RULESET, Setup::ruleset),
            Field.of("ply", NUMBER, Setup::ply),
            Field.optional("resting", PIECE, Setup::restingPiece),
            Field.omitted("passesWithoutQueen", NUMBER, Setup::passesWithoutQueen, 0),
            Field.of(
                    "stacks",
                    list(STACK_AT).as(stacks -> List.copyOf(stacks.entrySet()), Values::stacks),
                    Setup::stacks),
            (ruleset, ply, resting, passes, stacks) -> Setup.builder()
                    .ruleset(ruleset)
                    .ply(ply)
                    .restingPiece(resting)
                    .passesWithoutQueen(passes)
                    .stacks(stacks)
                    .build());

    static final ValueType<Position> POSITION = SETUP.as(Position::toSetup, Setup::toPosition);

    static final Kind<Game> GAME = Kind.of(
            "",
            Game.class,
            Field.of("start", POSITION, Game::startPosition),
            Field.of("moves", list(MOVE), Game::moves),
            Field.of("outcome", OUTCOME, Game::outcome),
            Values::game);

    private Values() {}

    private static <V> ValueType<V> scalar(Function<Object, V> reader) {
        return new ValueType<>() {
            @Override
            public Object write(V value) {
                return value;
            }

            @Override
            public V read(Object json) {
                return reader.apply(json);
            }
        };
    }

    static <V> ValueType<List<V>> list(ValueType<V> type) {
        return new ValueType<>() {
            @Override
            public Object write(List<V> members) {
                List<Object> list = new ArrayList<>(members.size());
                members.forEach(member -> list.add(type.write(member)));
                return list;
            }

            @Override
            public List<V> read(Object json) {
                return JsonFields.list(json, type::read);
            }
        };
    }

    /** Sets, whose members stand in their order, so that a value has one JSON, and each once. */
    static <V extends Comparable<V>> ValueType<Set<V>> set(ValueType<V> type) {
        return list(type).as(set -> List.copyOf(new TreeSet<>(set)), members -> {
            Set<V> set = new TreeSet<>();
            for (V member : members) {
                if (!set.add(member)) {
                    throw new IllegalArgumentException(member + " stands there twice.");
                }
            }
            return set;
        });
    }

    /** Maps as JSON objects. */
    static <K, V> ValueType<Map<K, V>> map(TextType<K> keys, ValueType<V> values) {
        return new ValueType<>() {
            @Override
            public Object write(Map<K, V> map) {
                Map<String, Object> json = new LinkedHashMap<>();
                map.forEach((key, value) -> json.put(keys.print().apply(key), values.write(value)));
                return json;
            }

            @Override
            public Map<K, V> read(Object json) {
                Map<K, V> map = new LinkedHashMap<>();
                for (String name : JsonFields.object(json).keySet()) {
                    V value = JsonFields.member(json, name, values::read).orElseThrow();
                    if (map.put(keys.parse().apply(name), value) != null) {
                        throw new IllegalArgumentException(name + " stands there twice.");
                    }
                }
                return map;
            }
        };
    }

    private static int q(List<Integer> coordinates) {
        if (coordinates.size() != 2) {
            throw new IllegalArgumentException("A cell has two coordinates, q and r.");
        }
        return coordinates.get(0);
    }

    private static Map<Hex, Stack> stacks(List<Map.Entry<Hex, Stack>> entries) {
        if (entries.size() > MAX_PIECES) {
            throw new IllegalArgumentException("There are too many stacks.");
        }
        Map<Hex, Stack> stacks = new LinkedHashMap<>();
        for (Map.Entry<Hex, Stack> entry : entries) {
            if (stacks.put(entry.getKey(), entry.getValue()) != null) {
                throw new IllegalArgumentException("The cell " + entry.getKey() + " stands there twice.");
            }
        }
        return stacks;
    }

    @SuppressWarnings("unchecked")
    private static Class<Map.Entry<Hex, Stack>> entryClass() {
        return (Class<Map.Entry<Hex, Stack>>) (Class<?>) Map.Entry.class;
    }

    private static Outcome outcome(Outcome state, Optional<Termination> reason) {
        if (!state.isOver()) {
            if (reason.isPresent()) {
                throw new IllegalArgumentException("A game in progress has no reason for its end.");
            }
            return state;
        }
        Termination termination = reason.orElseThrow(() -> JsonFields.missing("reason"));
        return state.winner()
                .map(winner -> Outcome.wonBy(winner, termination))
                .orElseGet(() -> Outcome.drawn(termination));
    }

    private static Game game(Position start, List<Move> moves, Outcome outcome) {
        Game game = Game.of(start);
        for (Move move : moves) {
            game = game.play(move);
        }
        if (outcome.isOver() && !game.isOver()) {
            game = game.conclude(outcome);
        }
        if (!game.outcome().equals(outcome)) {
            throw new IllegalArgumentException("By its moves the game is " + game.outcome() + ", not " + outcome + ".");
        }
        return game;
    }

    private static IllegalArgumentException noMove() {
        return new IllegalArgumentException("A move has one of \"place\", \"move\" and \"pass\", which is true.");
    }

    private static IllegalArgumentException no(String what, String text) {
        return new IllegalArgumentException("\"" + TextSource.shown(text) + "\" is no " + what + ".");
    }
}
