// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Asks an engine for moves. Tries several formats of {@code bestmove} until the engine accepts one. */
final class MoveSearch {
    /** A line with a move. Some engines print the command before the move, figures after it, and other lines. */
    private static final Pattern MOVE = Pattern.compile("(?i)\\s*(?:best\\s?move:?\\s+)?"
            + "((?:pass|[wb][abglmpqs][1-3]?)(?![a-z0-9])(?:\\s+[^\\w\\s,;]?[wb][abglmpqs][^\\s,;]*)?)[\\s,;]*(.*)");

    private final UhpConnection connection;

    /** The index of the first time format that the engine may accept. */
    private int timeForm;

    MoveSearch(UhpConnection connection) {
        this.connection = connection;
    }

    /** Returns the engine's move. Reports the legal moves that the engine prints during the search. */
    Move bestMove(Game game, SearchLimit limit, BiConsumer<Move, String> best) {
        List<String> answer = answer(limit, line -> {
            Optional<Move> move = legalMoveIn(line, game);
            move.ifPresent(found -> best.accept(found, line));
            return move.isPresent();
        });
        Map<Boolean, List<String>> lines = answer.stream()
                .collect(Collectors.partitioningBy(line -> MOVE.matcher(line).lookingAt()));
        List<String> moves = lines.getOrDefault(true, List.of());
        if (moves.isEmpty()) {
            return moveIn(lastOf(answer), game); // which fails
        }
        connection.remarkForeign(lines.getOrDefault(false, List.of()));
        return moveIn(lastOf(moves), game);
    }

    /** Tries several formats for a fractional time. Remembers the format that the engine accepts. */
    private List<String> answer(SearchLimit limit, Predicate<String> isBestMove) {
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

    private Move moveIn(String line, Game game) {
        Matcher move = MOVE.matcher(line);
        if (move.matches() && !move.group(2).isEmpty()) {
            connection.remark(Finding.Kind.MORE_THAN_MOVE, EngineAnswer.excerpt(List.of(move.group(2))));
        }
        try {
            return ProtocolChecks.parseMove(moveString(line), game);
        } catch (IllegalArgumentException e) {
            String message = "The engine's move can't be played (" + e.getMessage() + ")";
            throw connection.fail(Kind.PROTOCOL, message, List.of(line), null);
        }
    }

    private static String moveString(String line) {
        Matcher move = MOVE.matcher(line);
        return move.matches() ? move.group(1) : line;
    }

    private static Optional<Move> legalMoveIn(String line, Game game) {
        try {
            return Optional.of(ProtocolChecks.parseMove(moveString(line), game));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
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
