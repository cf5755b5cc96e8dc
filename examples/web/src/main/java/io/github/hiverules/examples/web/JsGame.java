// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.sentences.Sentences;
import io.github.hiverules.search.Perft;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The function of {@code hive-rules.js}, and a game as an object of JavaScript. */
public final class JsGame {
    private final Game game;

    JsGame(Game game) {
        this.game = game;
    }

    /** Starts a game under rules such as {@code Base+MLP}. */
    @JSExport
    public static JsGame start(String rules) {
        return Failure.orThrow(() -> new JsGame(Game.start(Ruleset.parse(rules))));
    }

    Game game() {
        return game;
    }

    /** Returns the game after a move. */
    @JSExport
    public JsGame play(String move) {
        return Failure.orThrow(() -> new JsGame(MoveStrings.play(game, move)));
    }

    /** Returns the game before the last move, or null at the start. */
    @JSExport
    public @Nullable JsGame previous() {
        return game.previous().map(JsGame::new).orElse(null);
    }

    /** Returns the properties of the game that don't need a list of moves. */
    @JSExport
    public @Nullable JSObject state() {
        Position position = game.position();
        Map<String, @Nullable Object> state = new LinkedHashMap<>();
        state.put("rules", game.ruleset().toString());
        state.put("turn", position.turn());
        state.put("ply", position.ply());
        state.put("sideToMove", Json.name(position.sideToMove()));
        Outcome outcome = game.outcome();
        state.put("outcome", outcome(outcome));
        state.put("isOver", outcome.isOver());
        state.put("winner", outcome.winner().map(Json::name).orElse(null));
        state.put("moves", MoveStrings.print(game));
        List<Object> stacks = new ArrayList<>();
        new TreeMap<>(position.stacks()).forEach((hex, stack) -> stacks.add(stack(hex, stack)));
        state.put("stacks", stacks);
        Map<String, Object> hands = new LinkedHashMap<>();
        for (Color color : Color.values()) {
            hands.put(
                    Json.name(color),
                    position.hand(color).stream().map(Object::toString).toList());
        }
        state.put("hands", hands);
        return JsTrees.toJs(state);
    }

    /** Returns an outcome as {@code HiveJson} writes it, without the code of {@code HiveJson}. */
    private static Map<String, Object> outcome(Outcome outcome) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put(
                "state",
                outcome.winner()
                        .map(winner -> winner == Color.WHITE ? "WhiteWins" : "BlackWins")
                        .orElse(outcome.isDraw() ? "Draw" : "InProgress"));
        outcome.termination()
                .ifPresent(reason -> view.put(
                        "reason", reason.name().toLowerCase(Locale.ROOT).replace('_', '-')));
        return view;
    }

    private static Map<String, Object> stack(Hex hex, PieceStack stack) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("at", cell(hex));
        view.put("pieces", stack.pieces().stream().map(Object::toString).toList());
        return view;
    }

    private static List<Integer> cell(Hex hex) {
        return List.of(hex.q(), hex.r());
    }

    /** Lists the legal moves. */
    @JSExport
    public @Nullable JSObject legalMoves() {
        return JsTrees.toJs(game.legalMoves().stream().map(this::move).toList());
    }

    private Map<String, Object> move(Move move) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("move", MoveStrings.print(move, game));
        if (move instanceof PieceMove pieceMove) {
            view.put("piece", pieceMove.piece().toString());
            game.position().cellOf(pieceMove.piece()).ifPresent(from -> view.put("from", cell(from)));
            view.put("to", cell(pieceMove.to()));
        }
        return view;
    }

    /** Lists the reasons against a move. A legal move has no reasons. */
    @JSExport
    public @Nullable JSObject judge(String move, String language) {
        return Failure.orThrow(() -> {
            Sentences sentences = Sentences.of(new Locale(language));
            return JsTrees.toJs(game.judge(MoveStrings.parse(move, game)).violations().stream()
                    .map(reason -> reason(reason, sentences))
                    .toList());
        });
    }

    private Map<String, Object> reason(Violation reason, Sentences sentences) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("kind", reason.code());
        view.put("rule", reason.rule().number());
        view.put("message", sentences.describe(reason, game.position()));
        return view;
    }

    /** Returns the position string. */
    @JSExport
    public String position() {
        return PositionStrings.print(game.position());
    }

    /** Returns the key that symmetric positions share. */
    @JSExport
    public String canonicalKey() {
        return CanonicalPosition.of(game.position()).key();
    }

    /** Counts the sequences of moves. */
    @JSExport
    public double perft(int depth) {
        return Perft.count(game.position(), depth);
    }
}
