// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Converts set-ups and their problems to JSON. */
final class SetupView {
    private static final int MAX_CELLS = 28;
    private static final int MAX_TURN = 100_000;

    /** The highest turn number that {@link #leastTurn} tries. No set-up needs a higher turn number. */
    private static final int TRIED_TURNS = 60;

    private SetupView() {}

    static Json of(Setup setup, Sentences sentences) {
        List<Json> problems = new Reasons(sentences).of(setup);
        Json view = Json.object()
                .put("ply", setup.ply())
                .put("turn", setup.ply() / 2 + 1)
                .put("side", sideToMove(setup))
                .put("rules", rules(setup.ruleset()))
                .put("board", Json.board(setup.stacks()))
                .put("hands", hands(setup::hand))
                .put("resting", setup.restingPiece())
                .put("problems", problems);
        try {
            view.put("position", PositionStrings.print(setup));
        } catch (IllegalArgumentException e) {
            throw new BadRequest("too-far-apart");
        }
        int leastTurn = leastTurn(setup);
        if (problemsInTurn(setup, leastTurn) < problems.size()) {
            view.put("leastTurn", leastTurn);
        }
        if (problems.isEmpty()) {
            view.put("game", GameLine.print(Game.of(setup.toPosition())));
            view.put("hop", PositionStrings.printHop(setup.toPosition()));
        }
        return view;
    }

    /** Returns the smallest turn number at which the set-up has the fewest problems. */
    private static int leastTurn(Setup setup) {
        return IntStream.rangeClosed(1, TRIED_TURNS)
                .boxed()
                .min(Comparator.comparingInt(turn -> problemsInTurn(setup, turn)))
                .orElse(1);
    }

    private static int problemsInTurn(Setup setup, int turn) {
        return Setup.builder()
                .from(setup)
                .turn(sideToMove(setup), turn)
                .build()
                .problems()
                .size();
    }

    private static Color sideToMove(Setup setup) {
        return setup.ply() % 2 == 0 ? Color.WHITE : Color.BLACK;
    }

    static Json hands(Function<Color, List<Piece>> handOf) {
        Json hands = Json.object();
        for (Color color : Color.values()) {
            hands.put(Json.name(color), handOf.apply(color));
        }
        return hands;
    }

    static Json rules(Ruleset ruleset) {
        return Json.object()
                .put("type", ruleset.gameType())
                .put("queenOpening", ruleset.queenMayOpen())
                .put("repetition", ruleset.repetition() != RepetitionRule.OFF);
    }

    /** @throws BadRequest if the node is malformed. An impossible set-up isn't an error */
    static Setup parse(Json node) {
        if (!node.isObject()) {
            throw new BadRequest("missing", "setup");
        }
        Json rules = node.path("rules");
        Ruleset ruleset = Ruleset.tryParse(rules.path("type").asText())
                .orElseThrow(() -> new BadRequest("game-type"))
                .withQueenMayOpen(rules.flag("queenOpening", false))
                .withRepetition(rules.flag("repetition", true) ? RepetitionRule.SHIFT : RepetitionRule.OFF);
        int turn = node.number("turn", 1, MAX_TURN, 1);
        Setup.Builder setup =
                Setup.builder().ruleset(ruleset).turn(node.path("side").toColor(), turn);
        stacks(node.list("board", Map.class, "not-objects").map(Json::new).toList())
                .forEach(setup::put);
        if (node.path("resting").tree() != null) {
            setup.restingPiece(node.path("resting").toPiece());
        }
        return setup.build();
    }

    private static Map<Hex, PieceStack> stacks(List<Json> board) {
        if (board.size() > MAX_CELLS) {
            throw new BadRequest("too-many-cells");
        }
        Map<Hex, PieceStack> stacks = new LinkedHashMap<>();
        Set<Piece> placed = new HashSet<>();
        for (Json cell : board) {
            List<Piece> pieces = cell.list("pieces", String.class, "not-texts")
                    .map(name -> new Json(name).toPiece())
                    .toList();
            for (Piece piece : pieces) {
                if (!placed.add(piece)) {
                    throw new BadRequest("piece-twice", piece);
                }
            }
            if (pieces.isEmpty() || stacks.put(cell.toHex(), PieceStack.of(pieces)) != null) {
                throw new BadRequest("cell-twice");
            }
        }
        return stacks;
    }
}
