package io.github.hiverules.notation;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A record on its way through Java serialization: its parts, from which it is built again as any program builds one. Of an
 * error the reasons against an illegal move stay behind; its words travel.
 */
final class SerializedRecord implements Serializable {
    private static final long serialVersionUID = 1;

    private final RecordFormat format;
    private final Position startPosition;
    private final Outcome outcome;
    private final String[] tags;
    private final String[] header;
    private final String[] comments;
    private final String[] remarks;
    private final Move[] moves;
    private final String[][] moveComments;
    private final String[][] variations;
    private final @Nullable String[] sources;

    /** A clock for each move, less than 0 where there is none. */
    private final long[] clocks;

    /** Source, token, expected and reason of the error; empty for a record that was read whole. */
    private final String[] errorTexts;

    /** Line, column and ply of the error. */
    private final int[] errorPlace;

    private final @Nullable Rule errorRule;

    SerializedRecord(GameRecord record) {
        format = record.format();
        startPosition = record.startPosition();
        outcome = record.outcome();
        tags = flat(record.tags());
        header = flat(record.header());
        comments = record.comments().toArray(String[]::new);
        remarks = record.remarks().toArray(String[]::new);
        List<RecordedMove> recorded = record.recordedMoves();
        moves = recorded.stream().map(RecordedMove::move).toArray(Move[]::new);
        moveComments =
                recorded.stream().map(move -> move.comments().toArray(String[]::new)).toArray(String[][]::new);
        variations =
                recorded.stream().map(move -> move.variations().toArray(String[]::new)).toArray(String[][]::new);
        sources = recorded.stream().map(move -> move.source().orElse(null)).toArray(String[]::new);
        clocks = recorded.stream().mapToLong(move -> move.clockMillis().orElse(-1)).toArray();
        RecordException error = record.error().orElse(null);
        errorTexts = error == null
                ? new String[0]
                : new String[] {error.place().source(), error.token(), error.expected(), error.reason()};
        errorPlace = error == null
                ? new int[0]
                : new int[] {error.place().line(), error.place().column(), error.ply()};
        errorRule = error == null ? null : error.rule().orElse(null);
    }

    private static String[] flat(List<Tag> tags) {
        return tags.stream().flatMap(tag -> List.of(tag.name(), tag.value()).stream()).toArray(String[]::new);
    }

    private static List<Tag> tags(String[] flat) {
        List<Tag> tags = new ArrayList<>(flat.length / 2);
        for (int i = 0; i < flat.length; i += 2) {
            tags.add(new Tag(flat[i], flat[i + 1]));
        }
        return tags;
    }

    private Object readResolve() throws InvalidObjectException {
        try {
            return build();
        } catch (IllegalArgumentException
                | IllegalStateException
                | NullPointerException
                | ArrayIndexOutOfBoundsException e) {
            InvalidObjectException invalid = new InvalidObjectException("no record: " + e.getMessage());
            invalid.initCause(e);
            throw invalid;
        }
    }

    private GameRecord build() {
        GameRecord.Builder record = GameRecord.builder()
                .format(format)
                .startPosition(startPosition)
                .outcome(outcome)
                .tags(tags(tags))
                .header(tags(header))
                .comments(List.of(comments))
                .remarks(List.of(remarks));
        for (int i = 0; i < moves.length; i++) {
            RecordedMove.Builder move = RecordedMove.builder()
                    .move(moves[i])
                    .comments(List.of(moveComments[i]))
                    .variations(List.of(variations[i]))
                    .source(Optional.ofNullable(sources[i]));
            if (clocks[i] >= 0) {
                move.clockMillis(clocks[i]);
            }
            record.addRecordedMove(move.build());
        }
        if (errorTexts.length > 0) {
            record.error(new RecordException(
                    new RecordException.Place(errorTexts[0], errorPlace[0], errorPlace[1]),
                    errorPlace[2],
                    errorTexts[1],
                    errorTexts[2],
                    errorTexts[3],
                    Optional.ofNullable(errorRule),
                    List.of()));
        }
        return record.build();
    }
}
