// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.internal.Message;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** The game of an engine. Keeps the game up to date and asks the engine for moves. */
final class EngineGame {
    /** The maximum number of missing moves that the client sends one by one, if the engine loads GameStrings. */
    private static final int MAX_PLAYS = 2;

    private static final String UNDO = "undo";
    private static final String LOAD = "newgame GameString";

    private final UhpConnection connection;

    /** The commands that the engine doesn't support. */
    private final Set<String> missing = new HashSet<>();

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

    /** Updates the engine's game with as few commands as the engine supports. */
    void follow(Game game) {
        boolean isPlayable = game.reopen().equals(game); // a result off the board can't be played
        if (known.equals(Optional.of(game)) || isPlayable && sendDifference(game)) {
            return;
        }
        Game start = game.at(0);
        String begin = "newgame " + game.ruleset().gameType();
        String load = "newgame " + GameStrings.print(game);
        if (game.equals(start)) {
            change(begin, game);
        } else if (!isPlayable) {
            change(load, game);
        } else if (!isSupported(LOAD, load, game)) {
            change(begin, start);
            play(start, game);
        }
    }

    /** Takes moves back and plays others. Returns false if the engine must load the game. */
    private boolean sendDifference(Game game) {
        if (known.isEmpty() || !known.get().ruleset().equals(game.ruleset())) {
            return false;
        }
        Game theirs = known.get();
        Game shared = theirs.at(sharedPlies(theirs.moves(), game.moves()));
        int undone = theirs.length() - shared.length();
        boolean isLong = game.length() - shared.length() > MAX_PLAYS && !missing.contains(LOAD);
        if (isLong || shared.isOver() || undone > 0 && !isSupported(UNDO, "undo " + undone, shared)) {
            return false;
        }
        play(shared, game);
        return true;
    }

    private static int sharedPlies(List<Move> moves, List<Move> others) {
        int shared = 0;
        while (shared < Math.min(moves.size(), others.size())
                && moves.get(shared).equals(others.get(shared))) {
            shared++;
        }
        return shared;
    }

    /** Plays the moves after the beginning of a game. */
    private void play(Game beginning, Game game) {
        for (int plies = beginning.length(); plies < game.length(); plies++) {
            Move move = game.moves().get(plies);
            String string = MoveStrings.print(move, game.at(plies));
            change(move.equals(Move.pass()) ? string : "play " + string, game.at(plies + 1));
        }
    }

    /** Sends a command that the engine must support. */
    private void change(String command, Game expected) {
        List<String> answer = send(command, expected);
        if (known.isEmpty()) {
            String what = "does not answer with the game " + GameStrings.print(expected);
            throw connection.fail(Kind.PROTOCOL, what, answer);
        }
    }

    /** Sends a command unless the engine has refused the command before. Returns whether the engine supports it. */
    private boolean isSupported(String name, String command, Game expected) {
        if (missing.contains(name)) {
            return false;
        }
        try {
            send(command, expected);
        } catch (UhpException e) {
            if (e.kind() != Kind.REFUSED && e.kind() != Kind.ILLEGAL_MOVE) {
                throw e;
            }
        }
        if (known.isEmpty()) {
            missing.add(name);
            connection.remark(Message.Kind.COMMAND_MISSING, name);
        }
        return known.isPresent();
    }

    /** Sends a command and checks whether the engine then has the expected game. */
    private List<String> send(String command, Game expected) {
        forget();
        List<String> answer = connection.ask(command);
        List<String> games = linesOf(answer, ProtocolChecks::isGameString);
        if (games.size() == 1 && ProtocolChecks.matches(games.get(0), expected)) {
            known = Optional.of(expected);
        }
        return answer;
    }

    /** Returns the lines of an answer that have a form. If there are any, adds a remark on the other lines. */
    private List<String> linesOf(List<String> answer, Predicate<String> form) {
        List<String> found = answer.stream().filter(form).toList();
        if (!found.isEmpty()) {
            connection.remarkForeign(answer.stream().filter(form.negate()).toList());
        }
        return found;
    }

    /** Returns the engine's move. Reports the legal moves that the engine prints during the search. */
    Move bestMove(Game game, SearchLimit limit, BiConsumer<BestMove, String> best) {
        follow(game);
        List<String> answer = search(limit, line -> {
            Optional<BestMove> found = parse(line, game);
            found.ifPresent(move -> best.accept(move, line));
            return found.isPresent();
        });
        List<String> moves = linesOf(answer, BestMove::isMove);
        String line = lastOf(moves.isEmpty() ? answer : moves);
        if (!BestMove.textAfterMove(line).isEmpty()) {
            connection.remark(Message.Kind.MORE_THAN_MOVE, EngineAnswer.excerpt(List.of(BestMove.textAfterMove(line))));
        }
        try {
            return BestMove.parse(line, game).move();
        } catch (IllegalArgumentException e) {
            String what = "returns a move that can't be played (" + e.getMessage() + ")";
            throw connection.fail(Kind.PROTOCOL, what, List.of(line));
        }
    }

    private static Optional<BestMove> parse(String line, Game game) {
        try {
            return Optional.of(BestMove.parse(line, game));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Tries several formats for a fractional time. Remembers the format that the engine accepts. */
    private List<String> search(SearchLimit limit, Predicate<String> isBestMove) {
        if (limit.time().isEmpty()) {
            return connection.ask("bestmove " + limit, Duration.ZERO, isBestMove);
        }
        if (limit.depth().isPresent()) {
            connection.remark(Message.Kind.DEPTH_NOT_SENT);
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
                    connection.remark(Message.Kind.TIME_ROUNDED, rounded.toSeconds(), time.toMillis());
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

    /** Returns the last line that isn't blank, or an empty string if all lines are blank. */
    static String lastOf(List<String> answer) {
        return answer.stream()
                .filter(line -> !line.isBlank())
                .reduce((before, last) -> last)
                .orElse("");
    }
}
