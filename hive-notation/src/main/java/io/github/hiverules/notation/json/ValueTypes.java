// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static io.github.hiverules.api.spi.Answers.answers;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.internal.JsonTree;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.json.ObjectType.Member;
import io.github.hiverules.notation.strings.Errors;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;

/** JSON types of constants, pieces, cells, moves, positions and games. */
final class ValueTypes {
    /** The maximum number of pieces in a stack and of stacks in a position. */
    private static final int MAX_PIECES = 1_000;

    static final TextType<String> TEXT = new TextType<>(Function.identity(), Function.identity());
    static final ValueType<Boolean> FLAG = scalar(JsonTree::flag);
    static final ValueType<Integer> NUMBER = scalar(JsonTree::number);

    static final TextType<Piece> PIECE = new TextType<>(
            Piece::toString,
            text -> Piece.tryParse(text).orElseThrow(() -> TextType.wrong("a piece such as wA1", text)));

    static final ValueType<Hex> HEX = list(NUMBER).as(hex -> List.of(hex.q(), hex.r()), ValueTypes::hex);

    static final TextType<Hex> HEX_KEY = new TextType<>(Hex::toString, Hex::parse);

    static final ValueType<Set<Hex>> CELLS = set(HEX);

    static final ValueType<PieceStack> STACK = list(PIECE).as(PieceStack::pieces, pieces -> {
        if (pieces.size() > MAX_PIECES) {
            throw new IllegalArgumentException("Expected at most " + MAX_PIECES + " pieces in a stack.");
        }
        return PieceStack.of(pieces);
    });

    static final ValueType<Move> MOVE = ValueType.of(ValueTypes::write, ValueTypes::move);

    static final ValueType<Set<Expansion>> GAME_TYPE = TEXT.as(
            expansions -> Ruleset.tournament().withExpansions(expansions).gameType(),
            text -> GameType.parse(text).orElseThrow(() -> TextType.wrong("a game type such as Base+MLP", text)));

    static final ValueType<Ruleset> RULESET = ObjectType.of(
            in -> Ruleset.tournament()
                    .withExpansions(in.<Set<Expansion>>next())
                    .withQueenMayOpen(in.next())
                    .withRepetition(repetition(in.next(), in.next())),
            Member.of("gameType", GAME_TYPE, Ruleset::expansions),
            Member.of("queenMayOpen", FLAG, Ruleset::queenMayOpen),
            Member.of("repetitionDraws", FLAG, ruleset -> ruleset.repetition() != RepetitionRule.OFF),
            Member.omitted(
                    "symmetricRepetition", FLAG, ruleset -> ruleset.repetition() == RepetitionRule.SYMMETRY, false));

    private static RepetitionRule repetition(boolean draws, boolean symmetric) {
        return !draws ? RepetitionRule.OFF : symmetric ? RepetitionRule.SYMMETRY : RepetitionRule.SHIFT;
    }

    /** An outcome without a reason, written as in UHP. */
    private static final ValueType<Outcome> STATE = TEXT.as(
            Outcome::uhpState,
            text -> Results.parse(text).orElseThrow(() -> TextType.wrong("a state such as WhiteWins", text)));

    static final ValueType<Outcome> OUTCOME = ObjectType.of(
            in -> outcome(in.next(), in.next()),
            Member.of("state", STATE, Function.identity()),
            Member.optional("reason", TextType.of(Termination.class), Outcome::termination));

    private static final ValueType<Map.Entry<Hex, PieceStack>> STACK_AT = ObjectType.of(
            in -> Map.entry(in.next(), in.next()),
            Member.of("at", HEX, Map.Entry::getKey),
            Member.of("pieces", STACK, Map.Entry::getValue));

    static final ValueType<Setup> SETUP = ObjectType.of(
            in -> Setup.builder()
                    .ruleset(in.next())
                    .ply(in.next())
                    .restingPiece(in.<Optional<Piece>>next())
                    .passesWithoutQueen(in.next())
                    .stacks(in.next())
                    .build(),
            Member.of("ruleset", RULESET, Setup::ruleset),
            Member.of("ply", NUMBER, Setup::ply),
            Member.optional("resting", PIECE, Setup::restingPiece),
            Member.omitted("passesWithoutQueen", NUMBER, Setup::passesWithoutQueen, 0),
            Member.of(
                    "stacks",
                    list(STACK_AT).as(stacks -> List.copyOf(stacks.entrySet()), ValueTypes::stacks),
                    Setup::stacks));

    static final ValueType<Position> POSITION = SETUP.as(Position::toSetup, Setup::toPosition);

    static final ValueType<Game> GAME = ObjectType.of(
            in -> game(in.next(), in.next(), in.next()),
            Member.of("start", POSITION, Game::startPosition),
            Member.of("moves", list(MOVE), Game::moves),
            Member.of("outcome", OUTCOME, Game::outcome));

    private ValueTypes() {}

    private static <V> ValueType<V> scalar(Function<Object, V> reader) {
        return ValueType.of(value -> value, reader);
    }

    static <V> ValueType<List<V>> list(ValueType<V> type) {
        return ValueType.of(
                members -> {
                    List<Object> list = new ArrayList<>(members.size());
                    members.forEach(member -> list.add(type.write(member)));
                    return list;
                },
                json -> JsonTree.list(json, type::read));
    }

    /** Returns a type of sets. Sets are written in ascending order and can't be read. */
    static <V extends Comparable<V>> ValueType<Set<V>> set(ValueType<V> type) {
        return set -> list(type).write(List.copyOf(new TreeSet<>(set)));
    }

    /** Returns a type of maps. Maps are written as JSON objects and can't be read. */
    static <K, V> ValueType<Map<K, V>> map(TextType<K> keys, ValueType<V> values) {
        return map -> {
            Map<String, Object> json = new LinkedHashMap<>();
            map.forEach((key, value) -> json.put(keys.print().apply(key), values.write(value)));
            return json;
        };
    }

    private static Object write(Move move) {
        Map<String, Object> json = new LinkedHashMap<>();
        if (move instanceof PieceMove pieceMove) {
            json.put(pieceMove instanceof Placement ? "place" : "move", PIECE.write(pieceMove.piece()));
            json.put("to", HEX.write(pieceMove.to()));
        } else {
            json.put("pass", true);
        }
        return json;
    }

    private static Move move(Object json) {
        List<String> kinds = Stream.of("place", "move", "pass")
                .filter(JsonTree.object(json)::containsKey)
                .toList();
        String kind = kinds.size() == 1 ? kinds.get(0) : "";
        if (kind.equals("pass") && JsonTree.required(json, kind, FLAG::read)) {
            return Move.pass();
        }
        if (kind.isEmpty() || kind.equals("pass")) {
            throw new IllegalArgumentException("Expected one of \"place\", \"move\" and \"pass\": true.");
        }
        Piece piece = JsonTree.required(json, kind, PIECE::read);
        Hex to = JsonTree.required(json, "to", HEX::read);
        return kind.equals("place") ? Move.place(piece, to) : Move.move(piece, to);
    }

    private static Hex hex(List<Integer> coordinates) {
        if (coordinates.size() != 2) {
            throw new IllegalArgumentException("Expected two coordinates, q and r.");
        }
        return Hex.of(coordinates.get(0), coordinates.get(1));
    }

    private static Map<Hex, PieceStack> stacks(List<Map.Entry<Hex, PieceStack>> entries) {
        if (entries.size() > MAX_PIECES) {
            throw new IllegalArgumentException("Expected at most " + MAX_PIECES + " stacks.");
        }
        Map<Hex, PieceStack> stacks = new LinkedHashMap<>();
        entries.forEach(entry -> {
            if (stacks.put(entry.getKey(), entry.getValue()) != null) {
                throw JsonTree.twice("cell " + entry.getKey());
            }
        });
        return stacks;
    }

    private static Outcome outcome(Outcome state, Optional<Termination> reason) {
        if (!state.isOver()) {
            if (reason.isPresent()) {
                throw new IllegalArgumentException("A game in progress has no reason.");
            }
            return state;
        }
        return answers().outcome(state.winner(), reason.orElseThrow(() -> JsonTree.missing("reason")));
    }

    private static Game game(Position start, List<Move> moves, Outcome outcome) {
        Game game = Game.of(start);
        for (Move move : moves) {
            Game before = game;
            game = JsonTree.at("moves[" + before.length() + "]", () -> play(before, move));
        }
        Game played = game;
        return JsonTree.at("outcome", () -> withOutcome(played, outcome));
    }

    private static Game play(Game game, Move move) {
        Legality legality = game.judge(move);
        if (!legality.isLegal()) {
            throw new IllegalArgumentException(Errors.sentence(Errors.illegal(0, 0, "", legality, game.position())));
        }
        return game.play(move);
    }

    private static Game withOutcome(Game played, Outcome outcome) {
        Game game = outcome.isOver() && !played.isOver() ? played.conclude(outcome) : played;
        if (!game.outcome().equals(outcome)) {
            throw new IllegalArgumentException("By its moves the game is " + game.outcome() + ", not " + outcome + ".");
        }
        return game;
    }
}
