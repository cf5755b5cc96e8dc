// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.check;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A difference between an engine and the rules.
 *
 * @param key identifies the cause of the difference
 * @param game the game after which the engine differs from the rules
 */
record Difference(String key, Game game, String sentence) {
    private static final Sentences ENGLISH = Sentences.of(Locale.ENGLISH);

    String gameString() {
        return GameStrings.print(game);
    }

    /** Compares an engine's GameString and legal moves with the rules. */
    static List<Difference> of(Game game, String gameString, List<String> moves) {
        List<Difference> differences = new ArrayList<>();
        String[] fields = gameString.split(";", -1);
        String[] due = GameStrings.print(game).split(";", -1);
        if (fields.length < 3) {
            return List.of(new Difference("game string", game, "Expected a GameString, found \"" + gameString + "\"."));
        }
        if (!fields[1].equalsIgnoreCase(due[1])) {
            differences.add(new Difference(
                    "state " + due[1] + " " + fields[1],
                    game,
                    "The state is " + due[1] + ", but the engine says " + fields[1] + ". " + state(game)));
        }
        if (!fields[2].equalsIgnoreCase(due[2])) {
            differences.add(new Difference(
                    "turn", game, "The turn is " + due[2] + ", but the engine says " + fields[2] + ". [R6.1]"));
        }
        if (!game.isOver()) {
            compareMoves(game, moves, differences);
        }
        return differences;
    }

    private static String state(Game game) {
        if (game.isOver()) {
            boolean repeated = game.outcome().termination().equals(Optional.of(Termination.REPETITION));
            return ENGLISH.describe(game.outcome()) + (repeated ? " [R7.3]" : " [R7.1]");
        }
        return "No Queen Bee is surrounded [R7.1], and this is occurrence " + game.occurrences()
                + " of the position; the third draws [R7.3].";
    }

    private static void compareMoves(Game game, List<String> moves, List<Difference> differences) {
        Position position = game.position();
        Set<Move> missing = new LinkedHashSet<>(game.legalMoves());
        for (String text : moves) {
            Move move;
            try {
                move = MoveStrings.parse(text, game);
            } catch (IllegalArgumentException e) {
                differences.add(
                        new Difference("unreadable", game, "Can't read the move " + text + ": " + e.getMessage()));
                continue;
            }
            List<Violation> reasons = game.judge(move).violations();
            if (!reasons.isEmpty()) {
                Violation reason = reasons.get(0);
                differences.add(new Difference(
                        "illegal " + bug(move) + " " + reason.kind(),
                        game,
                        "The engine lists " + text + ", which is illegal: " + ENGLISH.describe(reason, position) + " ["
                                + reason.rule().number() + "]"));
            }
            missing.remove(move);
        }
        for (Move move : missing) {
            Optional<MovePath> path = move instanceof PieceMove && !(move instanceof Placement)
                    ? position.paths(move).stream().findFirst()
                    : Optional.empty();
            String rule = path.map(p -> p.rule().number()).orElse(move instanceof Placement ? "R2.2" : "R6.2");
            String why = path.map(p -> ENGLISH.describe(p, position))
                    .orElse(move instanceof Placement ? "The cell is free for placing." : "No other move is legal.");
            differences.add(new Difference(
                    "missing " + bug(move) + " " + rule,
                    game,
                    "The engine doesn't list " + MoveStrings.print(move, game) + ", which is legal: " + why + " ["
                            + rule + "]"));
        }
    }

    private static String bug(Move move) {
        return move instanceof PieceMove pieceMove
                ? (move instanceof Placement ? "placed " : "")
                        + pieceMove.piece().bug()
                : "pass";
    }
}
