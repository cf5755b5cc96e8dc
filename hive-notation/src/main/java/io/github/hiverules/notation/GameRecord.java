// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.PackagePrivateValue;
import io.github.hiverules.notation.internal.RecordedEnd;
import io.github.hiverules.notation.internal.TextSource;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A game with its circumstances, whatever the format it was read from. Reading judges every move, so that all moves of a
 * record are legal in their order; a reader that was asked to keep the legal part of a broken record says where it broke in
 * {@link #error()}.
 *
 * <p>Two records are equal when they hold the same: rules and start, tags, moves with all that was noted beside them, outcome.
 * Which file it came from, and how that file spelled it ({@link #format()}, {@link #header()}, {@link RecordedMove#source()},
 * {@link #remarks()}, {@link #error()}), makes no difference. So a record that is printed as PGN or SGF and read again is
 * equal to itself. Whether two records with different notes hold the same game, {@link #gameKey()} tells.
 *
 * <p>The table has no places of its own (R1.4), so a record has its own coordinates: its first piece stands on
 * {@link Hex#ORIGIN}, or, where it begins at a position that was set up, that position's {@linkplain Position#corner corner}
 * does. A record built with other coordinates is shifted.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class GameRecord implements Serializable {
    private static final long serialVersionUID = 1;

    /** Tags of PGN that tell the ruleset and the start position, which are attributes of their own. */
    private static final Set<String> NO_TAGS = Set.of("gametype", "rules", "position");

    GameRecord() {}

    /** Starts a record. */
    public static Builder builder() {
        return new Builder();
    }

    /** A record of that game, with nothing noted beside it. */
    public static GameRecord of(Game game) {
        requireNonNull(game, "game");
        return builder()
                .startPosition(game.startPosition())
                .recordedMoves(game.moves().stream().map(RecordedMove::of).toList())
                .outcome(game.outcome())
                .build();
    }

    /** Whether a tag of that name, in any case, tells what a record keeps apart from its tags: the ruleset, the start. */
    public static boolean isReservedTag(String name) {
        requireNonNull(name, "name");
        for (String reserved : NO_TAGS) {
            if (reserved.equalsIgnoreCase(name)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The format this record was read from; PGN for a record that was built, and for text in which no format can be
     * recognised.
     */
    @Value.Auxiliary
    public abstract RecordFormat format();

    /** The position before the first move: the empty table, or one that was set up. */
    public abstract Position startPosition();

    /** The rules the game was played and judged by: those of the start position. */
    public Ruleset ruleset() {
        return startPosition().ruleset();
    }

    /** Whether the game began on the empty table. */
    public boolean startsOnEmptyTable() {
        return startPosition().equals(Position.start(ruleset()));
    }

    /**
     * What the record tells about the game, in order: PGN's tags, or the properties of an SGF header and before them what they
     * say in PGN's words (Date, Event, Site, Round, White, Black). The game type, the rules, the start position, the result
     * and its reason are no tags; they are {@link #startPosition()} and {@link #outcome()}.
     */
    public abstract List<Tag> tags();

    /** The head of the source as it stands there, nothing left out and nothing put right. */
    @Value.Auxiliary
    public abstract List<Tag> header();

    /** The moves, passes included, with what was noted beside each. */
    public abstract List<RecordedMove> recordedMoves();

    /** The comments that stand before the first move. */
    public abstract List<String> comments();

    /** How the game stood at the record's end, and why: by the board, or by what the record says of it. */
    public abstract Outcome outcome();

    /** What the reader noticed and put right, a sentence each. */
    @Value.Auxiliary
    public abstract List<String> remarks();

    /** Why the record ends before its source does; empty for a record that was read whole. */
    @Value.Auxiliary
    public abstract Optional<RecordException> error();

    /** The record as it is kept: in its own coordinates. */
    @Value.Check
    GameRecord check() {
        for (Tag tag : tags()) {
            if (isReservedTag(tag.name())) {
                throw new IllegalArgumentException(
                        "The tag " + tag.name() + " is no tag of a record: the start position tells it.");
            }
        }
        comments().forEach(comment -> TextSource.requireWholeCharacters(comment, "A comment"));
        Hex zero = zero();
        return zero.equals(Hex.ORIGIN) ? this : translate(-zero.q(), -zero.r());
    }

    /** The cell that becomes the origin. */
    private Hex zero() {
        if (!startPosition().stacks().isEmpty()) {
            return startPosition().corner();
        }
        for (RecordedMove recorded : recordedMoves()) {
            if (recorded.move() instanceof PieceMove first) {
                return first.to();
            }
        }
        return Hex.ORIGIN;
    }

    private GameRecord translate(int dq, int dr) {
        return builder()
                .from(this)
                .startPosition(startPosition().translate(dq, dr))
                .recordedMoves(recordedMoves().stream()
                        .map(recorded -> recorded.translate(dq, dr))
                        .toList())
                .build();
    }

    /** The moves alone. */
    public List<Move> moves() {
        return recordedMoves().stream().map(RecordedMove::move).toList();
    }

    /**
     * A text that is equal for two records exactly when they hold the same game: the same rules, the same start, the same moves
     * of the same pieces. Format, notes and result make no difference, and neither does where on the table the game was played.
     */
    public String gameKey() {
        StringBuilder key = new StringBuilder(ruleset().toString());
        if (!startsOnEmptyTable()) {
            key.append(", ").append(PositionStrings.print(startPosition()));
        }
        for (RecordedMove recorded : recordedMoves()) {
            key.append(';');
            if (recorded.move() instanceof PieceMove move) {
                key.append(move.piece()).append(' ');
                key.append(move.to().q()).append(',').append(move.to().r());
            } else {
                key.append("pass");
            }
        }
        return key.toString();
    }

    /**
     * How the game stands, in UHP's words: {@code NotStarted}, {@code InProgress}, {@code Draw}, {@code WhiteWins},
     * {@code BlackWins}.
     */
    public String state() {
        return recordedMoves().isEmpty() && !outcome().isOver() ? "NotStarted" : Results.nameOf(outcome());
    }

    /** The value of the first tag of that name, in any case of its letters; empty when there is none or it says nothing. */
    public Optional<String> tag(String name) {
        requireNonNull(name, "name");
        return tags().stream()
                .filter(tag -> tag.isNamed(name) && !tag.value().isEmpty())
                .map(Tag::value)
                .findFirst();
    }

    /** The name of White's player, where the record has it. */
    public Optional<String> white() {
        return tag("White");
    }

    /** The name of Black's player, where the record has it. */
    public Optional<String> black() {
        return tag("Black");
    }

    /** The day the game was played, as PGN writes it: {@code 2013.04.19}, with {@code ??} for what is not known. */
    public Optional<String> date() {
        return tag("Date");
    }

    /** The tournament or match, where the record has it. */
    public Optional<String> event() {
        return tag("Event");
    }

    /** The place or the web site, where the record has it. */
    public Optional<String> site() {
        return tag("Site");
    }

    /** The round of the event, where the record has it. */
    public Optional<String> round() {
        return tag("Round");
    }

    /**
     * The game, played through, with the outcome that the record tells.
     *
     * @throws IllegalMoveException if the record was built by hand and a move of it is illegal
     * @throws IllegalArgumentException if the record was built by hand and its outcome is not what its moves lead to: the
     *     board has decided otherwise, or has not decided what only it can (R7.1, R7.3)
     */
    public Game game() {
        Game game = Game.of(startPosition());
        for (RecordedMove recorded : recordedMoves()) {
            game = game.play(recorded.move());
        }
        RecordedEnd.check(outcome(), game.outcome());
        return outcome().isOver() && !game.outcome().isOver() ? game.conclude(outcome()) : game;
    }

    /** Travels through Java serialization as its parts, and is built again from them where it arrives. */
    Object writeReplace() {
        return new SerializedRecord(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a record comes as its parts");
    }

    private void readObjectNoData() throws InvalidObjectException {
        throw new InvalidObjectException("a record comes as its parts");
    }

    /** Builds a {@link GameRecord}; nothing is judged. Not safe for use by several threads. */
    public static final class Builder {
        private final List<Tag> tags = new ArrayList<>();
        private final List<Tag> header = new ArrayList<>();
        private final List<RecordedMove> recordedMoves = new ArrayList<>();
        private final List<String> comments = new ArrayList<>(0);
        private final List<String> remarks = new ArrayList<>(0);
        private RecordFormat format = RecordFormat.PGN;
        private @Nullable Position startPosition;
        private Outcome outcome = Outcome.inProgress();
        private Optional<RecordException> error = Optional.empty();

        Builder() {}

        /** Sets everything to what that record has. */
        public Builder from(GameRecord other) {
            requireNonNull(other, "other");
            error = other.error();
            return format(other.format())
                    .startPosition(other.startPosition())
                    .tags(other.tags())
                    .header(other.header())
                    .recordedMoves(other.recordedMoves())
                    .comments(other.comments())
                    .outcome(other.outcome())
                    .remarks(other.remarks());
        }

        /** Sets the format this record was read from; PGN unless set. */
        public Builder format(RecordFormat format) {
            this.format = requireNonNull(format, "format");
            return this;
        }

        /** Begins the game on the empty table, by these rules. */
        public Builder ruleset(Ruleset ruleset) {
            return startPosition(Position.start(requireNonNull(ruleset, "ruleset")));
        }

        /** Begins the game at that position, by its rules. */
        public Builder startPosition(Position startPosition) {
            this.startPosition = requireNonNull(startPosition, "startPosition");
            return this;
        }

        /** Sets the tags, in place of any that were set before. */
        public Builder tags(Iterable<Tag> tags) {
            requireNonNull(tags, "tags");
            this.tags.clear();
            tags.forEach(tag -> this.tags.add(requireNonNull(tag, "tags")));
            return this;
        }

        /** Adds tags. */
        public Builder addTags(Tag... tags) {
            requireNonNull(tags, "tags");
            this.tags.addAll(List.of(tags));
            return this;
        }

        /** Sets the head of the source, in place of any that was set before. */
        public Builder header(Iterable<Tag> header) {
            requireNonNull(header, "header");
            this.header.clear();
            header.forEach(tag -> this.header.add(requireNonNull(tag, "header")));
            return this;
        }

        /** Sets the moves, in place of any that were set before. */
        public Builder recordedMoves(Iterable<RecordedMove> recordedMoves) {
            requireNonNull(recordedMoves, "recordedMoves");
            this.recordedMoves.clear();
            recordedMoves.forEach(
                    recordedMove -> this.recordedMoves.add(requireNonNull(recordedMove, "recordedMoves")));
            return this;
        }

        /** Adds moves. */
        public Builder addRecordedMoves(RecordedMove... recordedMoves) {
            requireNonNull(recordedMoves, "recordedMoves");
            this.recordedMoves.addAll(List.of(recordedMoves));
            return this;
        }

        /** Sets the comments before the first move, in place of any that were set before. */
        public Builder comments(Iterable<String> comments) {
            requireNonNull(comments, "comments");
            this.comments.clear();
            comments.forEach(comment -> this.comments.add(requireNonNull(comment, "comments")));
            return this;
        }

        /** Adds comments before the first move. */
        public Builder addComments(String... comments) {
            requireNonNull(comments, "comments");
            this.comments.addAll(List.of(comments));
            return this;
        }

        /** Sets how the game stood at the record's end; in progress unless set. */
        public Builder outcome(Outcome outcome) {
            this.outcome = requireNonNull(outcome, "outcome");
            return this;
        }

        /** Sets the reader's remarks, in place of any that were set before. */
        public Builder remarks(Iterable<String> remarks) {
            requireNonNull(remarks, "remarks");
            this.remarks.clear();
            remarks.forEach(remark -> this.remarks.add(requireNonNull(remark, "remarks")));
            return this;
        }

        /** Adds remarks of the reader. */
        public Builder addRemarks(String... remarks) {
            requireNonNull(remarks, "remarks");
            this.remarks.addAll(List.of(remarks));
            return this;
        }

        /** Sets why the record ends before its source does. */
        public Builder error(RecordException error) {
            return error(Optional.of(requireNonNull(error, "error")));
        }

        /** Sets why the record ends before its source does, or that it does not. */
        public Builder error(Optional<RecordException> error) {
            this.error = requireNonNull(error, "error");
            return this;
        }

        /**
         * The record.
         *
         * @throws IllegalStateException if neither ruleset nor start position is set
         * @throws IllegalArgumentException for a {@linkplain #isReservedTag reserved} tag, or a comment with a surrogate
         *     without its other half
         */
        public GameRecord build() {
            if (startPosition == null) {
                throw new IllegalStateException("A record needs a ruleset or a start position.");
            }
            return ImmutableGameRecord.of(
                    format, startPosition, tags, header, recordedMoves, comments, outcome, remarks, error);
        }
    }
}
