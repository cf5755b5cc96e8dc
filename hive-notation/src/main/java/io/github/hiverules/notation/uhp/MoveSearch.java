// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Asks an engine for moves, in the form of {@code bestmove} that it accepts. */
final class MoveSearch {
    private final UhpConnection connection;
    private final Duration timeout;
    private final EngineRemarks remarks;

    /** The first form of fractional times that the engine may accept. */
    private int timeForm;

    MoveSearch(UhpConnection connection, Duration timeout, EngineRemarks remarks) {
        this.connection = connection;
        this.timeout = timeout;
        this.remarks = remarks;
    }

    /** Returns the engine's move in its current game, and reports legal moves that it prints before. */
    Move bestMove(Game game, SearchLimit limit, BiConsumer<Move, String> best) {
        List<String> answer = answer(limit, line -> legalMoveIn(line, game).ifPresent(move -> best.accept(move, line)));
        return moveIn(answer, game);
    }

    /** Tries forms of a fractional time one after the other, until the engine accepts one, and remembers it. */
    private List<String> answer(SearchLimit limit, Consumer<String> onLine) {
        if (limit.time().isEmpty()) {
            return connection.ask("bestmove " + limit, timeout, onLine);
        }
        if (limit.depth().isPresent()) {
            remarks.add(Finding.DEPTH_NOT_SENT);
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
                List<String> answer = connection.ask("bestmove " + forms.get(form), timeout.plus(rounded), onLine);
                if (!isWhole && form == last) {
                    remarks.add(Finding.TIME_ROUNDED, rounded.toSeconds(), time.toMillis());
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

    /** Some engines print figures after the move, and lines before it. */
    private Move moveIn(List<String> answer, Game game) {
        String[] moveAndFigures = lastOf(answer).split(";", 2);
        if (moveAndFigures.length > 1) {
            remarks.add(Finding.MORE_THAN_MOVE, EngineAnswer.excerpt(List.of(moveAndFigures[1])));
        }
        String wrong;
        try {
            Move move = MoveStrings.parseLenient(moveAndFigures[0], game);
            Optional<String> violation = ProtocolChecks.violation(move, game);
            if (violation.isEmpty()) {
                return move;
            }
            wrong = "is illegal, " + violation.get();
        } catch (NotationException e) {
            wrong = "can't be read, " + e.sentence(Locale.ENGLISH);
        }
        throw connection.fail(Kind.PROTOCOL, "the engine's move " + wrong, answer, null);
    }

    private static Optional<Move> legalMoveIn(String line, Game game) {
        try {
            return Optional.of(MoveStrings.parseLenient(line.split(";", 2)[0], game))
                    .filter(game::isLegal);
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    /** Returns the last line that isn't blank, or an empty text. */
    static String lastOf(List<String> answer) {
        return answer.stream()
                .filter(line -> !line.isBlank())
                .reduce((before, last) -> last)
                .orElse("");
    }
}
