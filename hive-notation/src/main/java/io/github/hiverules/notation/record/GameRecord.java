// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.Elements;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.strings.PositionText;
import io.github.hiverules.notation.text.RecordPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An immutable game with tags, notes and variations, independent of any file format.
 *
 * <p>{@link #of} creates a record from a {@link Game}, {@link io.github.hiverules.notation.Records} reads records, and a
 * {@link RecordCursor} edits a record. A record is always valid: all moves, including variations, are legal, and the outcome fits the moves.
 *
 * <pre>{@code
 * GameRecord record = Records.parseOne(pgn);
 * GameRecord edited = record.cursor(RecordPath.parse("7"))
 *         .previous().orElseThrow()
 *         .play("bA1 wS1-") // instead of the seventh move
 *         .withComments("stronger")
 *         .promote()
 *         .record();
 * }</pre>
 *
 * <p>A record shifts the cells of a game so that the first piece is on {@link Hex#ORIGIN} (R1.4). If the game starts
 * from a set-up position, the position's {@linkplain Position#corner corner} is on {@link Hex#ORIGIN}.
 *
 * <p>A record that is printed as PGN or SGF and parsed again is equal to the original. Use {@link #gameKey} to compare
 * games without notes.
 */
public final class GameRecord {
    private final Position start;
    private final List<Tag> tags;
    private final List<String> comments;
    private final List<RecordedMove> children;
    private final Outcome outcome;

    private GameRecord(
            Position start, List<Tag> tags, List<String> comments, List<RecordedMove> children, Outcome outcome) {
        this.start = start;
        this.tags = tags;
        this.comments = comments;
        this.children = children;
        this.outcome = outcome;
    }

    /**
     * {@return a record of a game, without tags, notes and variations}
     *
     * @param game the game
     * @throws IllegalMoveException if a move of the game is illegal, which is possible after {@link Game#playUnchecked}
     */
    public static GameRecord of(Game game) {
        MutableGame.of(requireNonNull(game, "game")); // plays the moves
        return unchecked(game);
    }

    /** Creates a record of a game, without judging the moves. */
    static GameRecord unchecked(Game game) {
        return ofUnchecked(game.startPosition(), List.of(), List.of(), line(game.moves(), List.of()), game.outcome());
    }

    /** Creates a line of moves without notes. */
    static List<RecordedMove> line(List<Move> moves, List<RecordedMove> children) {
        List<RecordedMove> next = children;
        for (int i = moves.size() - 1; i >= 0; i--) {
            next = List.of(RecordedMove.of(moves.get(i)).withChildren(next));
        }
        return next;
    }

    /**
     * {@return a record with the given parts} Doesn't check that the moves are legal and that the outcome fits the
     * moves, like {@link Position#playUnchecked}: after an illegal move or a wrong outcome, the behaviour of the record
     * is undefined. Programs that judge the moves themselves, such as readers of other formats, can use this method.
     *
     * @param start the position before the first move
     * @param tags the tags, in order
     * @param comments the comments on the game
     * @param children the first move of the main line, then the first move of each variation beside it
     * @param outcome the outcome
     * @throws IllegalArgumentException if a tag is {@linkplain Tag#isReserved reserved}, or a comment has an unpaired
     *     surrogate
     */
    public static GameRecord ofUnchecked(
            Position start, List<Tag> tags, List<String> comments, List<RecordedMove> children, Outcome outcome) {
        Hex corner = requireNonNull(start, "start").corner();
        List<RecordedMove> moves = Elements.of(children, "children").stream()
                .map(move -> start.stacks().isEmpty()
                        ? RecordedMove.fromOrigin(move)
                        : RecordedMove.translate(move, -corner.q(), -corner.r()))
                .toList();
        return new GameRecord(
                start.normalized(),
                checked(tags),
                RecordedMove.texts(comments),
                moves,
                requireNonNull(outcome, "outcome"));
    }

    private static List<Tag> checked(List<Tag> tags) {
        List<Tag> all = Elements.of(tags, "tags");
        for (Tag tag : all) {
            if (tag.isReserved()) {
                throw new IllegalArgumentException(
                        "The tag " + tag.name() + " is set by the start position or the outcome of the record.");
            }
        }
        return all;
    }

    /** {@return the position before the first move: the empty table, or a set-up position} */
    public Position startPosition() {
        return start;
    }

    /** {@return whether the game starts on the empty table, with White to move} */
    public boolean startsOnEmptyTable() {
        return start.equals(Position.start(ruleset()));
    }

    /** {@return the ruleset of the start position} */
    public Ruleset ruleset() {
        return start.ruleset();
    }

    /**
     * {@return the tags, in order} If a record was read from another program's SGF, the first tags are Date, Event,
     * Site, Round, White and Black, if known. The properties of the SGF header follow as tags, without the charset
     * {@code CA}. The tags GameType, Rules, Position, Result and Termination are never listed; see
     * {@link #startPosition} and {@link #outcome}.
     */
    public List<Tag> tags() {
        return tags;
    }

    /**
     * {@return the value of the first non-empty tag with a name, ignoring case} Common names are White, Black, Event,
     * Site, Round and Date ({@code 2013.04.19}; {@code ??} replaces an unknown part).
     *
     * @param name the name
     */
    public Optional<String> tag(String name) {
        requireNonNull(name, "name");
        return tags.stream()
                .filter(tag -> tag.isNamed(name) && !tag.value().isEmpty())
                .map(Tag::value)
                .findFirst();
    }

    /** {@return the outcome of the game, for example White's resignation} */
    public Outcome outcome() {
        return outcome;
    }

    /** {@return the comments on the game, before the first move} */
    public List<String> comments() {
        return comments;
    }

    /** {@return the first move of the main line, then the first move of each variation beside it} */
    public List<RecordedMove> children() {
        return children;
    }

    /** {@return the moves of the main line, including passes} */
    public List<Move> moves() {
        return recordedMoves().stream().map(RecordedMove::move).toList();
    }

    /** {@return the moves of the main line with their notes} */
    public List<RecordedMove> recordedMoves() {
        List<RecordedMove> moves = new ArrayList<>();
        for (List<RecordedMove> next = children;
                !next.isEmpty();
                next = next.get(0).children()) {
            moves.add(next.get(0));
        }
        return List.copyOf(moves);
    }

    /** {@return the main line as a game, with the record's outcome} */
    public Game game() {
        return cursor().end().game();
    }

    /**
     * {@return a key of the game} Two keys are equal if and only if the rulesets, start positions and moves are equal.
     * The key ignores notes, variations, outcome and coordinates. Compare keys of one version only: the text may
     * change.
     */
    public String gameKey() {
        StringBuilder key = new StringBuilder(ruleset().toString());
        if (!startsOnEmptyTable()) {
            key.append(", ").append(PositionText.print(startPosition().toSetup()));
        }
        for (Move played : moves()) {
            key.append(';');
            if (played instanceof PieceMove move) {
                key.append(move.piece()).append(' ');
                key.append(move.to().q()).append(',').append(move.to().r());
            } else {
                key.append("pass");
            }
        }
        return key.toString();
    }

    /** {@return the state of the game in UHP: NotStarted, InProgress, Draw, WhiteWins or BlackWins} */
    public String uhpState() {
        return Results.stateOf(outcome, children.size());
    }

    /** {@return a cursor before the first move} */
    public RecordCursor cursor() {
        return RecordCursor.atStart(this);
    }

    /**
     * {@return a cursor at the move at a path}
     *
     * @param path the path
     * @throws IllegalArgumentException if the record has no move at the path
     */
    public RecordCursor cursor(RecordPath path) {
        return RecordCursor.at(this, requireNonNull(path, "path"));
    }

    private Game game(List<Move> moves) {
        Game game = Game.of(start);
        for (Move move : moves) {
            game = game.playUnchecked(move);
        }
        return game;
    }

    /**
     * {@return a copy of the record with a tag} The tag replaces all tags of the same name, ignoring case. A tag with a
     * new name is added at the end.
     *
     * @param name the name
     * @param value the value
     * @throws IllegalArgumentException if {@link Tag} rejects the name or the value, or the name is GameType, Rules,
     *     Position, Result or Termination
     */
    public GameRecord withTag(String name, String value) {
        Tag tag = new Tag(name, value);
        List<Tag> edited = new ArrayList<>(tags);
        int index = 0;
        while (index < edited.size() && !edited.get(index).isNamed(name)) {
            index++;
        }
        edited.removeIf(other -> other.isNamed(name));
        edited.add(index, tag);
        return withTags(edited);
    }

    /**
     * {@return a copy of the record without the tags of a name, ignoring case}
     *
     * @param name the name
     */
    public GameRecord withoutTag(String name) {
        requireNonNull(name, "name");
        return withTags(tags.stream().filter(tag -> !tag.isNamed(name)).toList());
    }

    /**
     * {@return a copy of the record with the given tags}
     *
     * @param tags the tags
     * @throws IllegalArgumentException if the name of a tag is GameType, Rules, Position, Result or Termination
     */
    public GameRecord withTags(List<Tag> tags) {
        return new GameRecord(start, checked(tags), comments, children, outcome);
    }

    /**
     * {@return a copy of the record with the given outcome} To add moves after a resignation, an agreed draw or a loss
     * on time, set {@link Outcome#inProgress} first.
     *
     * @param outcome the outcome
     * @throws IllegalArgumentException if the outcome contradicts the moves (R7.1, R7.3), for example a draw by
     *     repetition without repeated positions
     */
    public GameRecord withOutcome(Outcome outcome) {
        requireNonNull(outcome, "outcome");
        Outcome byBoard = game(moves()).outcome();
        boolean isOffBoard = !outcome.isOver() || Results.reasonOf(outcome).isPresent();
        if (byBoard.isOver() ? !outcome.equals(byBoard) : !isOffBoard) {
            throw new IllegalArgumentException("By its moves the game is " + byBoard + ", not " + outcome + ".");
        }
        return with(comments, children, outcome);
    }

    GameRecord with(List<String> comments, List<RecordedMove> children, Outcome outcome) {
        return new GameRecord(start, tags, comments, children, outcome);
    }

    /**
     * Replaces the moves. If the new moves don't end the game, keeps a resignation, an agreed draw or a loss on time.
     */
    GameRecord withMoves(List<RecordedMove> others) {
        GameRecord edited = with(comments, others, outcome);
        if (edited.moves().equals(moves())) {
            return edited;
        }
        Outcome byBoard = game(edited.moves()).outcome();
        boolean keepsOutcome = !byBoard.isOver() && Results.reasonOf(outcome).isPresent();
        return keepsOutcome ? edited : with(comments, others, byBoard);
    }

    /** Returns whether start positions, tags, moves, notes, variations and outcomes are equal. */
    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof GameRecord other
                && start.equals(other.start)
                && tags.equals(other.tags)
                && comments.equals(other.comments)
                && outcome.equals(other.outcome)
                && RecordedMove.areEqual(children, other.children);
    }

    @Override
    public int hashCode() {
        return Objects.hash(start, tags, comments, outcome, moves());
    }

    /** Returns a debug string. */
    @Override
    public String toString() {
        return ruleset().gameType() + ", " + moves().size() + " plies, " + outcome + ", " + tags;
    }
}
