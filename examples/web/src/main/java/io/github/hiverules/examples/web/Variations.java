// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.Records;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Variations as records keep them, as text, and as moves. The text is what the format writes behind the moves that lead there:
 * so it is cut from the text of the whole line, and read behind the text of those moves.
 */
final class Variations {
    /** What begins the moves of an SGF record that has neither tags nor comments. */
    private static final String SGF_START = "; P0[0 Start P0]\n";

    private static final String SGF_END = ")\n";

    private Variations() {}

    /**
     * The text of a variation.
     *
     * @param line the game at the variation's end
     * @param moves the moves that are the variation, with what is noted beside them
     * @param format PGN or SGF
     */
    static String print(Game line, List<RecordedMove> moves, RecordFormat format) {
        List<Move> before = line.moves().subList(0, line.moves().size() - moves.size());
        List<RecordedMove> all =
                new ArrayList<>(before.stream().map(RecordedMove::of).toList());
        String prefix = body(record(line, all, Outcome.inProgress()), format);
        all.addAll(moves);
        String whole = body(record(line, all, line.outcome()), format);
        return format == RecordFormat.SGF
                ? "(" + whole.substring(prefix.length()).strip() + ")"
                : whole.substring(prefix.length());
    }

    /**
     * The moves of a variation with what is noted beside them; empty if the text is none, or not all of it is legal.
     *
     * @param before the moves that lead there
     */
    static Optional<List<RecordedMove>> parse(Game start, List<RecordedMove> before, String text) {
        RecordFormat format = text.startsWith("(") ? RecordFormat.SGF : RecordFormat.PGN;
        List<RecordedMove> played =
                before.stream().map(move -> RecordedMove.of(move.move())).toList();
        String prefix = Records.print(record(start, played, Outcome.inProgress()), format);
        String whole = format == RecordFormat.SGF
                ? prefix.substring(0, prefix.length() - SGF_END.length()) + text + SGF_END
                : prefix.substring(0, prefix.lastIndexOf("\n\n") + 2) + text;
        List<GameRecord> records = Records.parse(whole, ReaderOptions.lenient());
        GameRecord line = records.get(0);
        boolean good = records.size() == 1
                && line.error().isEmpty()
                && line.recordedMoves().size() > before.size();
        return good
                ? Optional.of(line.recordedMoves()
                        .subList(before.size(), line.recordedMoves().size()))
                : Optional.empty();
    }

    private static GameRecord record(Game game, List<RecordedMove> moves, Outcome outcome) {
        return GameRecord.builder()
                .startPosition(game.startPosition())
                .recordedMoves(moves)
                .outcome(outcome)
                .build();
    }

    /** The text of the moves alone, without head and end. */
    private static String body(GameRecord record, RecordFormat format) {
        String text = Records.print(record, format);
        return format == RecordFormat.SGF
                ? text.substring(text.indexOf(SGF_START), text.length() - SGF_END.length())
                : text.substring(
                        text.indexOf("\n\n") + 2, text.length() - record.state().length() - 2);
    }
}
