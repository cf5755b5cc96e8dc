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
import io.github.hiverules.notation.internal.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A game with its circumstances and variations, whatever the format it was read from. Reading judges every move, and so does
 * editing; a {@linkplain Builder builder} judges nothing.
 *
 * <pre>{@code
 * GameRecord record = Records.parseOne(pgn);
 * RecordPath seventh = RecordPath.of(7);
 * GameRecord edited = record.withVariation(seventh, Line.of(move)) // instead of the seventh move
 *         .withComments(seventh.variation(1, 1), "stronger")
 *         .promote(seventh.variation(1, 1));
 * }</pre>
 *
 * <p>Two records are equal when they hold the same: rules and start, tags, moves with all that was noted beside them,
 * variations, outcome. A record that is printed as PGN or SGF and read again is equal to itself. Whether two records with
 * different notes hold the same game, {@link #gameKey()} tells. What reading had to say of the source is a {@link ReadGame}.
 *
 * <p>The table has no places of its own (R1.4), so a record has its own coordinates: its first piece stands on
 * {@link Hex#ORIGIN}, or, where it begins at a position that was set up, that position's {@linkplain Position#corner corner}
 * does. A record built with other coordinates is shifted.
 *
 * <p>Java serialization and JSON write a record as its PGN; one that can't be printed, because it was built by hand with an
 * illegal move, can't be written.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class GameRecord {
    /** Tags of PGN that tell what are attributes of their own: ruleset, start position, outcome. */
    private static final Set<String> NO_TAGS = Stream.of("GameType", "Rules", "Position", "Result", "Termination")
            .collect(Collectors.toCollection(() -> new TreeSet<>(String.CASE_INSENSITIVE_ORDER)));

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

    /** Whether a tag of that name, in any case, tells what a record keeps apart from its tags. */
    static boolean isReserved(String name) {
        return NO_TAGS.contains(name);
    }

    /** A builder that begins with what this record has. */
    public Builder toBuilder() {
        return builder()
                .startPosition(startPosition())
                .tags(tags())
                .comments(comments())
                .recordedMoves(recordedMoves())
                .outcome(outcome());
    }

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
     * say in PGN's words (Date, Event, Site, Round, White, Black). What PGN's tags GameType, Rules, Position, Result and
     * Termination say is no tag but {@link #startPosition()} and {@link #outcome()}.
     */
    public abstract List<Tag> tags();

    /** The comments that stand before the first move. */
    public abstract List<String> comments();

    /** The moves of the game, passes included, with what was noted and what might have been played beside each. */
    public abstract List<RecordedMove> recordedMoves();

    /** How the game stood at the record's end, and why: by the board, or by what the record says of it. */
    public abstract Outcome outcome();

    /** The record as it is kept: in its own coordinates. */
    @Value.Check
    @SuppressWarnings("ReferenceEquality") // a line that needs no shift comes back itself
    GameRecord check() {
        for (Tag tag : tags()) {
            if (isReserved(tag.name())) {
                throw new IllegalArgumentException("The tag " + tag.name()
                        + " is no tag of a record: start position and outcome tell what it says.");
            }
        }
        Line main = mainLine();
        boolean set = !startPosition().stacks().isEmpty();
        Hex zero = set ? startPosition().corner() : RecordTree.firstCell(main);
        Line own = RecordTree.inOwnCoordinates(main, zero, !set);
        return own == main && zero.equals(Hex.ORIGIN)
                ? this
                : toBuilder()
                        .startPosition(startPosition().translate(-zero.q(), -zero.r()))
                        .recordedMoves(own.recordedMoves())
                        .build();
    }

    /** The game as a line, the comments before its first move included. */
    public Line mainLine() {
        return ImmutableLine.of(comments(), recordedMoves());
    }

    GameRecord withMainLine(Line line) {
        return toBuilder()
                .comments(line.comments())
                .recordedMoves(line.recordedMoves())
                .build();
    }

    /** The moves of the game alone. */
    public List<Move> moves() {
        return recordedMoves().stream().map(RecordedMove::move).toList();
    }

    /**
     * The move at a path.
     *
     * @throws IllegalArgumentException if there is none
     */
    public RecordedMove at(RecordPath path) {
        return RecordTree.moveAt(mainLine(), requireNonNull(path, "path"));
    }

    /**
     * The paths of all moves: each move comes before the moves behind it, and before those come its variations.
     *
     * <p>{@code RecordPath.start()} is not among them.
     */
    public List<RecordPath> paths() {
        return RecordTree.paths(mainLine());
    }

    /**
     * The game as it stands after the move at a path.
     *
     * @throws IllegalArgumentException if there is no such move
     * @throws IllegalMoveException if the record was built by hand and a move that leads there is illegal
     */
    public Game game(RecordPath path) {
        Game game = Game.of(startPosition());
        for (Move move : RecordTree.movesTo(mainLine(), requireNonNull(path, "path"))) {
            game = game.play(move);
        }
        return game;
    }

    /**
     * This record with a variation more beside the move at a path, behind those that are there.
     *
     * @param line the moves that might have been played instead of that move and after it
     * @throws IllegalArgumentException if there is no such move, the line has none, or variations would lie too deep
     * @throws IllegalMoveException if a move of the line is illegal there
     */
    public GameRecord withVariation(RecordPath path, Line line) {
        requireNonNull(line, "line");
        RecordTree.moveAt(mainLine(), requireNonNull(path, "path"));
        RecordTree.requireLegal(line, game(path.plus(-1)));
        return withMainLine(RecordTree.addVariation(mainLine(), path, line));
    }

    /**
     * This record with moves more behind the move at a path: they go on with its line where that ends there, and are a
     * variation of what follows where it does not.
     *
     * @param line the moves; the comments before them stand beside the move at the path where they go on with its line
     * @throws IllegalArgumentException if there is no such move, the line has none, or variations would lie too deep
     * @throws IllegalMoveException if a move of the line is illegal there
     */
    public GameRecord withContinuation(RecordPath path, Line line) {
        RecordTree.requireLegal(requireNonNull(line, "line"), game(requireNonNull(path, "path")));
        return settled(RecordTree.addContinuation(mainLine(), path, line));
    }

    /**
     * This record with the variation that a path leads into one place further to the front; the first one becomes the line that
     * it departs from, and what followed there becomes the first variation. Comments before the first move of a variation that
     * becomes such a line stand first beside that move.
     *
     * <p>The outcome stays where the game may have ended so, see {@link #remove}.
     *
     * @throws IllegalArgumentException if there is no such move, it is one of the game itself, or variations would lie too deep
     * @throws IllegalMoveException if the record was built by hand and a move that becomes the game's is illegal
     */
    public GameRecord promote(RecordPath path) {
        return settled(RecordTree.promote(mainLine(), requireNonNull(path, "path")));
    }

    /**
     * This record with the move at a path, and what follows it, behind the variation that comes next. It takes back what
     * {@link #promote} does, but for comments that stood before a variation's first move.
     *
     * @throws IllegalArgumentException if there is no such move, no variation behind it, or variations would lie too deep
     * @throws IllegalMoveException if the record was built by hand and a move that becomes the game's is illegal
     */
    public GameRecord demote(RecordPath path) {
        return settled(RecordTree.demote(mainLine(), requireNonNull(path, "path")));
    }

    /**
     * This record without the move at a path and what follows it. Where there are variations beside the move, the first of them
     * takes its place.
     *
     * <p>Where the moves of the game itself change, the outcome is what the board decides; where it decides nothing, an outcome
     * off the board stays, and any other is gone.
     *
     * @throws IllegalArgumentException if there is no such move
     * @throws IllegalMoveException if the record was built by hand and a move that becomes the game's is illegal
     */
    public GameRecord remove(RecordPath path) {
        return settled(RecordTree.remove(mainLine(), requireNonNull(path, "path")));
    }

    /**
     * This record with other comments beside the move at a path, or, for number 0, before the first move of its line.
     *
     * @param comments none to have none there
     * @throws IllegalArgumentException if there is no such move, or a comment has a surrogate without its other half
     */
    public GameRecord withComments(RecordPath path, String... comments) {
        List<String> all = List.of(requireNonNull(comments, "comments"));
        return requireNonNull(path, "path").move() == 0
                ? withMainLine(RecordTree.edit(mainLine(), path, line -> line.withComments(comments)))
                : edited(path, move -> move.toBuilder().comments(all).build());
    }

    /**
     * This record with other marks beside the move at a path.
     *
     * @param marks numbers as in {@link RecordedMove#marks()}; none to have none there
     * @throws IllegalArgumentException if there is no such move, or a mark is out of range
     */
    public GameRecord withMarks(RecordPath path, int... marks) {
        RecordedMove.Builder marked = RecordedMove.builder().addMarks(requireNonNull(marks, "marks"));
        return edited(
                requireNonNull(path, "path"),
                move -> marked.from(move.toBuilder().marks(List.of()).build()).build());
    }

    private GameRecord edited(RecordPath path, UnaryOperator<RecordedMove> edit) {
        return withMainLine(RecordTree.editMove(mainLine(), path, edit));
    }

    /** This record with those moves, and with an outcome that they can have. */
    private GameRecord settled(Line line) {
        GameRecord edited = withMainLine(line);
        if (edited.moves().equals(moves())) {
            return edited;
        }
        Outcome byBoard =
                edited.game(RecordPath.of(line.recordedMoves().size())).outcome();
        boolean offBoard = Results.reasonOf(outcome()).isPresent();
        return edited.toBuilder()
                .outcome(byBoard.isOver() || !offBoard ? byBoard : outcome())
                .build();
    }

    /**
     * A text that is equal for two records exactly when they hold the same game: the same rules, the same start, the same moves
     * of the same pieces. Notes, variations and result make no difference, and neither does where on the table the game was
     * played.
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
        return Results.stateOf(outcome(), recordedMoves().size());
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
        Game game = game(RecordPath.of(recordedMoves().size()));
        requireEnd(outcome(), game.outcome());
        return outcome().isOver() && !game.outcome().isOver() ? game.conclude(outcome()) : game;
    }

    /** Throws an exception unless a game that stands so by its moves can have ended so. */
    static void requireEnd(Outcome told, Outcome byBoard) {
        boolean offBoard = !told.isOver() || Results.reasonOf(told).isPresent();
        boolean fits = byBoard.isOver() ? told.equals(byBoard) : offBoard;
        if (!fits) {
            throw new IllegalArgumentException("By its moves the game is " + byBoard + ", not " + told + ".");
        }
    }

    /** Builds a {@link GameRecord}; nothing is judged. Not safe for use by several threads. */
    public static final class Builder {
        private final List<Tag> tags = new ArrayList<>();
        private final List<String> comments = new ArrayList<>(0);
        private final List<RecordedMove> recordedMoves = new ArrayList<>();
        private @Nullable Position startPosition;
        private Outcome outcome = Outcome.inProgress();

        Builder() {}

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
            replace(this.tags, tags, "tags");
            return this;
        }

        /** Adds tags. */
        public Builder addTags(Tag... tags) {
            this.tags.addAll(List.of(requireNonNull(tags, "tags")));
            return this;
        }

        /**
         * Sets a tag, in place of all of that name in any case; a new one comes behind the others.
         *
         * @throws IllegalArgumentException if it can't be a tag, see {@link Tag}
         */
        public Builder tag(String name, String value) {
            Tag tag = new Tag(name, value);
            int index = 0;
            while (index < tags.size() && !tags.get(index).isNamed(name)) {
                index++;
            }
            tags.removeIf(other -> other.isNamed(name));
            tags.add(index, tag);
            return this;
        }

        /** Sets the moves, in place of any that were set before. */
        public Builder recordedMoves(Iterable<RecordedMove> recordedMoves) {
            replace(this.recordedMoves, recordedMoves, "recordedMoves");
            return this;
        }

        /** Adds moves. */
        public Builder addRecordedMoves(RecordedMove... recordedMoves) {
            this.recordedMoves.addAll(List.of(requireNonNull(recordedMoves, "recordedMoves")));
            return this;
        }

        /** Sets the comments before the first move, in place of any that were set before. */
        public Builder comments(Iterable<String> comments) {
            replace(this.comments, comments, "comments");
            return this;
        }

        /** Adds comments before the first move. */
        public Builder addComments(String... comments) {
            this.comments.addAll(List.of(requireNonNull(comments, "comments")));
            return this;
        }

        /** Sets how the game stood at the record's end; in progress unless set. */
        public Builder outcome(Outcome outcome) {
            this.outcome = requireNonNull(outcome, "outcome");
            return this;
        }

        private static <T> void replace(List<T> list, Iterable<? extends T> elements, String name) {
            List<T> copy = new ArrayList<>();
            requireNonNull(elements, name).forEach(element -> copy.add(requireNonNull(element, name)));
            list.clear();
            list.addAll(copy);
        }

        /**
         * The record.
         *
         * @throws IllegalStateException if neither ruleset nor start position is set
         * @throws IllegalArgumentException for a tag that a record has no room for, because its start position or its outcome
         *     tells what it says (GameType, Rules, Position, Result, Termination), for a comment with a surrogate without its
         *     other half, or if variations lie more than 100 deep within each other
         */
        public GameRecord build() {
            if (startPosition == null) {
                throw new IllegalStateException("A record needs a ruleset or a start position.");
            }
            return ImmutableGameRecord.of(startPosition, tags, comments, recordedMoves, outcome);
        }
    }
}
