// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.sentences.ReasonCells;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Games and the answers about games as JSON trees. The JSON is that of {@code HiveJson}, without the code of
 * {@code HiveJson}, which the rules don't need.
 */
record GameView(Game game) {
    /** Returns the properties of the game that don't need a list of moves. */
    Map<String, @Nullable Object> state() {
        Position position = game.position();
        Map<String, @Nullable Object> state = new LinkedHashMap<>();
        state.put("rules", game.ruleset().toString());
        state.put("turn", position.turn());
        state.put("ply", position.ply());
        state.put("sideToMove", code(position.sideToMove()));
        state.put("outcome", outcome(game.outcome()));
        state.put("isOver", game.isOver());
        state.put("winner", game.outcome().winner().map(GameView::code).orElse(null));
        state.put("moves", MoveStrings.print(game));
        state.put("mustPass", game.mustPass());
        state.put("occurrences", game.occurrences());
        state.put("resting", position.restingPiece().map(Piece::toString).orElse(null));
        state.put(
                "stacks",
                new TreeMap<>(position.stacks())
                        .entrySet().stream()
                                .map(entry -> stack(entry.getKey(), entry.getValue()))
                                .toList());
        Map<String, Object> hands = new LinkedHashMap<>();
        for (Color color : Color.values()) {
            hands.put(code(color), names(position.hand(color)));
        }
        state.put("hands", hands);
        return state;
    }

    private static Map<String, Object> outcome(Outcome outcome) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("state", outcome.uhpState());
        outcome.termination().ifPresent(reason -> view.put("reason", code(reason)));
        return view;
    }

    private static String code(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static List<String> names(Collection<Piece> pieces) {
        return pieces.stream().map(Piece::toString).toList();
    }

    private static Map<String, Object> stack(Hex hex, PieceStack stack) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("at", cell(hex));
        view.put("pieces", names(stack.pieces()));
        return view;
    }

    private static List<Integer> cell(Hex hex) {
        return List.of(hex.q(), hex.r());
    }

    private static List<List<Integer>> cells(Collection<Hex> hexes) {
        return hexes.stream().map(GameView::cell).toList();
    }

    /** Lists the legal moves. */
    List<Map<String, Object>> legalMoves() {
        return moves(game.legalMoves());
    }

    private List<Map<String, Object>> moves(Collection<? extends Move> moves) {
        return moves.stream().map(this::move).toList();
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
    List<Map<String, Object>> judge(String move, String language) {
        return reasons(game.judge(MoveStrings.parse(move, game)).violations(), language);
    }

    private List<Map<String, Object>> reasons(List<Violation> violations, String language) {
        Sentences sentences = Sentences.of(new Locale(language));
        return violations.stream().map(reason -> reason(reason, sentences)).toList();
    }

    private Map<String, Object> reason(Violation reason, Sentences sentences) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("kind", reason.code());
        view.put("rule", reason.rule().number());
        view.put("message", sentences.describe(reason, game.position()));
        Map<String, Object> cells = new LinkedHashMap<>();
        ReasonCells.of(reason, game.position()).forEach((part, hexes) -> cells.put(part, cells(hexes)));
        view.put("cells", cells);
        return view;
    }

    /** Returns the legal moves of a piece, and the reasons that block the piece. */
    Map<String, Object> mobility(String piece, String language) {
        Mobility mobility = game.mobility(Piece.parse(piece));
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("kind", mobility.isFree() ? "free" : "blocked");
        view.put("piece", mobility.piece().toString());
        view.put("moves", moves(mobility.moves()));
        view.put("reasons", reasons(mobility.violations(), language));
        return view;
    }

    /** Lists the paths of a legal move, the shortest first. */
    List<Map<String, Object>> paths(String move) {
        Game next = MoveStrings.play(game, move);
        return game.position().paths(next.lastMove().orElseThrow()).stream()
                .map(GameView::path)
                .toList();
    }

    private static Map<String, Object> path(MovePath path) {
        Map<String, Object> view = new LinkedHashMap<>();
        boolean isThrow = path.thrower().isPresent();
        boolean isJump = path.movesAs() == Bug.GRASSHOPPER;
        view.put("kind", isThrow ? "throw" : isJump ? "jump" : "walk");
        view.put("piece", path.piece().toString());
        if (!isThrow && !isJump) {
            view.put("movesAs", code(path.movesAs()));
        }
        path.thrower().ifPresent(thrower -> view.put("thrower", thrower.toString()));
        view.put("from", cell(path.from()));
        view.put("steps", path.steps().stream().map(GameView::step).toList());
        view.put("rule", path.rule().number());
        return view;
    }

    private static Map<String, Object> step(MovePath.Step step) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("to", cell(step.to()));
        view.put("height", step.height());
        return view;
    }

    /** Converts a move to the corresponding move of the position that the canonical key describes. */
    Map<String, Object> toCanonical(String move) {
        Map<String, Object> view = new LinkedHashMap<>();
        if (CanonicalPosition.of(game.position()).toCanonical(MoveStrings.parse(move, game))
                instanceof PieceMove canonical) {
            view.put("piece", canonical.piece().toString());
            view.put("to", cell(canonical.to()));
        }
        return view;
    }

    /** Converts a move of a piece in the position that the canonical key describes to a MoveString of this game. */
    String fromCanonical(Piece piece, Hex to) {
        CanonicalPosition canonical = CanonicalPosition.of(game.position());
        Move move = game.moveOf(canonical.fromCanonical(piece), canonical.fromCanonical(to));
        return MoveStrings.print(move, game);
    }
}
