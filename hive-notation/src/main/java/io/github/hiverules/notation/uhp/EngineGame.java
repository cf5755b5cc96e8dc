// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Keeps the game of an engine up to date. */
final class EngineGame {
    /** The maximum number of missing moves that the client sends one by one. */
    private static final int MAX_PLAYS = 2;

    private final UhpConnection connection;

    /** The current game of the engine; empty if unknown. */
    private Optional<Game> known = Optional.empty();

    EngineGame(UhpConnection connection) {
        this.connection = connection;
    }

    void forget() {
        known = Optional.empty();
    }

    void follow(Game game) {
        if (known.equals(Optional.of(game))) {
            return;
        }
        Optional<Game> shared = known.filter(theirs -> theirs.ruleset().equals(game.ruleset()))
                .map(theirs -> theirs.at(sharedPlies(theirs.moves(), game.moves())))
                .filter(before -> !before.isOver() && game.length() - before.length() <= MAX_PLAYS);
        boolean isDecidedOffBoard = !game.reopen().equals(game); // which can't be played
        if (shared.isEmpty() || isDecidedOffBoard) {
            boolean isNew = game.length() == 0 && !game.isOver();
            change("newgame " + (isNew ? game.ruleset().gameType() : GameStrings.printLenient(game)), game);
            return;
        }
        int plies = shared.get().length();
        int undone = known.get().length() - plies;
        if (undone > 0) {
            change("undo " + undone, shared.get());
        }
        for (; plies < game.length(); plies++) {
            Move move = game.moves().get(plies);
            String string = MoveStrings.print(move, game.at(plies));
            change(move.equals(Move.pass()) ? string : "play " + string, game.at(plies + 1));
        }
    }

    private static int sharedPlies(List<Move> moves, List<Move> others) {
        int shared = Math.min(moves.size(), others.size());
        return IntStream.range(0, shared)
                .filter(ply -> !moves.get(ply).equals(others.get(ply)))
                .findFirst()
                .orElse(shared);
    }

    /** Sends a command and checks that the engine then has the expected game. */
    private void change(String command, Game expected) {
        forget();
        List<String> answer = connection.ask(command);
        Map<Boolean, List<String>> lines = answer.stream()
                .filter(line -> !line.isBlank())
                .collect(Collectors.partitioningBy(ProtocolChecks::isGameString));
        List<String> games = lines.getOrDefault(true, List.of());
        List<String> others = lines.getOrDefault(false, List.of());
        if (!games.isEmpty()) {
            connection.remarkForeign(others);
        }
        if (games.size() != 1 || !ProtocolChecks.matches(games.get(0), expected)) {
            String message = "The engine does not answer with the game " + GameStrings.printLenient(expected);
            throw connection.fail(Kind.PROTOCOL, message, answer, null);
        }
        known = Optional.of(expected);
    }
}
