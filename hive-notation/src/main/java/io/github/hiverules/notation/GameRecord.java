package io.github.hiverules.notation;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.PackagePrivateImplementation;
import io.github.hiverules.notation.internal.RecordedEnd;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A game with its circumstances, whatever the format it was read from. Reading judges every move, so that all moves of a
 * record are legal in their order; a reader that was asked to keep the legal part of a broken record says where it broke in
 * {@link #error()}.
 *
 * <p>Two records are equal when they tell the same game: rules, tags, turns with all that was noted beside them, outcome. Which
 * file it came from, and how that file spelled it ({@link #format()}, {@link #header()}, {@link RecordedMove#source()},
 * {@link #remarks()}, {@link #error()}), makes no difference. So a record that is printed as PGN or SGF and read again is
 * equal to itself.
 *
 * <p>A record begins on the empty table, and its first piece stands on {@link Hex#ORIGIN}: no format says where on the table
 * a game was played, because the table has no places of its own (R1.4). A record built with moves elsewhere has them shifted.
 */
@Value.Immutable
@PackagePrivateImplementation
public abstract class GameRecord implements Serializable {
    private static final long serialVersionUID = 1;

    GameRecord() {}

    /** Starts a record. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * A record of that game, with nothing noted beside it; its moves shifted so that the first piece stands on
     * {@link Hex#ORIGIN}.
     *
     * @throws IllegalArgumentException if the game does not start from the empty table, which no record can tell
     */
    public static GameRecord of(Game game) {
        if (!game.startsOnEmptyTable()) {
            throw new IllegalArgumentException(
                    "a record tells a game from the empty table, not from " + game.startPosition());
        }
        return builder()
                .ruleset(game.ruleset())
                .plies(game.moves().stream().map(RecordedMove::of).toList())
                .outcome(game.outcome())
                .build();
    }

    /** The format this record was read from. */
    @Value.Default
    @Value.Auxiliary
    public RecordFormat format() {
        return RecordFormat.PGN;
    }

    /** The rules the game was played and judged by. */
    public abstract Ruleset ruleset();

    /**
     * What the record tells about the game, in order: PGN's tags, or the properties of an SGF header and before them what they
     * say in PGN's words (Date, Event, Site, Round, White, Black). The game type, the result and its reason are no tags; they
     * are {@link #ruleset()} and {@link #outcome()}.
     */
    public abstract List<Tag> tags();

    /** The head of the source as it stands there, nothing left out and nothing put right. */
    @Value.Auxiliary
    public abstract List<Tag> header();

    /** The turns, passes included; the first piece stands on {@link Hex#ORIGIN}. */
    public abstract List<RecordedMove> plies();

    /** The comments that stand before the first turn. */
    public abstract List<String> comments();

    /** How the game stood at the record's end, and why: by the board, or by what the record says of it. */
    @Value.Default
    public Outcome outcome() {
        return Outcome.inProgress();
    }

    /** What the reader noticed and put right, a sentence each. */
    @Value.Auxiliary
    public abstract List<String> remarks();

    /** Why the record ends before its source does; empty for a record that was read whole. */
    @Value.Auxiliary
    public abstract Optional<RecordException> error();

    /** The record as it is kept: with its first piece on {@link Hex#ORIGIN}. */
    @Value.Check
    GameRecord check() {
        if (tags().stream().anyMatch(tag -> tag.isNamed("GameType"))) {
            throw new IllegalArgumentException("the game type is no tag but the ruleset's");
        }
        Hex first = plies().stream()
                .flatMap(ply -> ply.move().destination().stream())
                .findFirst()
                .orElse(Hex.ORIGIN);
        return first.equals(Hex.ORIGIN)
                ? this
                : builder()
                        .from(this)
                        .plies(plies().stream()
                                .map(ply -> ply.translate(-first.q(), -first.r()))
                                .toList())
                        .build();
    }

    /** The moves alone. */
    public List<Move> moves() {
        return plies().stream().map(RecordedMove::move).toList();
    }

    /** The value of the first tag of that name, in any case of its letters; empty when there is none or it says nothing. */
    public Optional<String> tag(String name) {
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
        Game game = Game.start(Position.start(ruleset()));
        for (RecordedMove ply : plies()) {
            game = game.play(ply.move());
        }
        RecordedEnd.check(this, game.outcome());
        return outcome().isOver() && !game.outcome().isOver() ? game.conclude(outcome()) : game;
    }

    /**
     * Builds a {@link GameRecord}. Not safe for use by several threads. {@code build} throws an {@link IllegalStateException}
     * where no ruleset is set, and an {@link IllegalArgumentException} for a tag {@code GameType}; nothing is judged.
     */
    public static final class Builder extends ImmutableGameRecord.Builder {
        Builder() {}
    }
}
