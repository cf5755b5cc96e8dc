// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The game of an engine. Keeps the game up to date and asks the engine for moves. */
final class EngineGame {
    /** The maximum number of missing moves that the client sends one by one. */
    private static final int MAX_PLAYS = 2;

    /** A line with a move. Some engines print the command before the move, figures after it, and other lines. */
    private static final Pattern MOVE = Pattern.compile("(?i)\\s*(?:best\\s?move:?\\s+)?"
            + "((?:pass|[wb][abglmpqs][1-3]?)(?![a-z0-9])(?:\\s+[^\\w\\s,;]?[wb][abglmpqs][^\\s,;]*)?)[\\s,;]*(.*)");

    private final UhpConnection connection;

    /** The current game of the engine; empty if unknown. */
    private Optional<Game> known = Optional.empty();

    /** The index of the first time format that the engine may accept. */
    private int timeForm;

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
        int shared = 0;
        while (shared < Math.min(moves.size(), others.size())
                && moves.get(shared).equals(others.get(shared))) {
            shared++;
        }
        return shared;
    }

    /** Sends a command and checks that the engine then has the expected game. */
    private void change(String command, Game expected) {
        forget();
        List<String> answer = connection.ask(command);
        List<String> games = connection.linesOf(answer, ProtocolChecks::isGameString);
        if (games.size() != 1 || !ProtocolChecks.matches(games.get(0), expected)) {
            String message = "The engine does not answer with the game " + GameStrings.printLenient(expected);
            throw connection.fail(Kind.PROTOCOL, message, answer, null);
        }
        known = Optional.of(expected);
    }

    /** Returns the engine's move. Reports the legal moves that the engine prints during the search. */
    Move bestMove(Game game, SearchLimit limit, BiConsumer<Move, String> best) {
        follow(game);
        List<String> answer = search(limit, line -> {
            Optional<Move> move = legalMoveIn(line, game);
            move.ifPresent(found -> best.accept(found, line));
            return move.isPresent();
        });
        List<String> moves =
                connection.linesOf(answer, line -> MOVE.matcher(line).lookingAt());
        String line = lastOf(moves.isEmpty() ? answer : moves);
        Matcher move = MOVE.matcher(line);
        if (move.matches() && !move.group(2).isEmpty()) {
            connection.remark(Finding.Kind.MORE_THAN_MOVE, EngineAnswer.excerpt(List.of(move.group(2))));
        }
        try {
            return moveIn(line, game);
        } catch (IllegalArgumentException e) {
            String message = "The engine's move can't be played (" + e.getMessage() + ")";
            throw connection.fail(Kind.PROTOCOL, message, List.of(line), null);
        }
    }

    /** Tries several formats for a fractional time. Remembers the format that the engine accepts. */
    private List<String> search(SearchLimit limit, Predicate<String> isBestMove) {
        if (limit.time().isEmpty()) {
            return connection.ask("bestmove " + limit, Duration.ZERO, isBestMove);
        }
        if (limit.depth().isPresent()) {
            connection.remark(Finding.Kind.DEPTH_NOT_SENT);
        }
        Duration time = limit.time().get();
        Duration rounded = Duration.ofSeconds(time.plusNanos(999_999_999).toSeconds());
        List<String> forms = List.of(
                SearchLimit.time(time).toString(),
                "seconds " + SearchLimit.seconds(time),
                SearchLimit.time(rounded).toString());
        int last = forms.size() - 1;
        boolean isWhole = time.equals(rounded);
        for (int form = isWhole ? last : timeForm; ; form++) {
            try {
                List<String> answer = connection.ask("bestmove " + forms.get(form), rounded, isBestMove);
                if (!isWhole && form == last) {
                    connection.remark(Finding.Kind.TIME_ROUNDED, rounded.toSeconds(), time.toMillis());
                }
                timeForm = isWhole ? timeForm : form;
                return answer;
            } catch (UhpException e) {
                if (e.kind() != Kind.REFUSED || form == last) {
                    throw e;
                }
            }
        }
    }

    private static Optional<Move> legalMoveIn(String line, Game game) {
        try {
            return Optional.of(moveIn(line, game));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Move moveIn(String line, Game game) {
        Matcher move = MOVE.matcher(line);
        return ProtocolChecks.parseMove(move.matches() ? move.group(1) : line, game);
    }

    /** Returns the last line that isn't blank, or an empty string if all lines are blank. */
    static String lastOf(List<String> answer) {
        return answer.stream()
                .filter(line -> !line.isBlank())
                .reduce((before, last) -> last)
                .orElse("");
    }
}
