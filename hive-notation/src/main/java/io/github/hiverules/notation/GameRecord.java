package io.github.hiverules.notation;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.HiveRules;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A game with its circumstances, whatever the format it was read from. Reading judges every move, so that all moves of a
 * record are legal in their order; a reader that was asked to keep the legal part of a broken record says where it broke in
 * {@link #error()}.
 */
@Value.Immutable
@HiddenImplementation
public abstract class GameRecord {
    GameRecord() {}

    /** Starts a record. */
    public static Builder builder() {
        return new Builder();
    }

    /** The format this record was read from. */
    @Value.Default
    public RecordFormat format() {
        return RecordFormat.PGN;
    }

    /** The rules the game was played and judged by. */
    public abstract Ruleset ruleset();

    /** Everything in the record's head, in order, nothing left out. */
    public abstract List<Tag> tags();

    /** The turns, passes included. */
    public abstract List<RecordedPly> plies();

    /** The comments that stand before the first turn. */
    public abstract List<String> comments();

    /** How the game stood at the record's end, and why: by the board, or by what the record says of it. */
    @Value.Default
    public Outcome outcome() {
        return Outcome.inProgress();
    }

    /** What the reader noticed and put right, a sentence each. */
    public abstract List<String> remarks();

    /** Why the record ends before its source does; empty for a record that was read whole. */
    @Value.Auxiliary
    public abstract Optional<RecordException> error();

    /** The moves alone. */
    public List<Move> moves() {
        return plies().stream().map(RecordedPly::move).toList();
    }

    /** The value of the first tag of that name, in any case of its letters. */
    public Optional<String> tag(String name) {
        return tags().stream()
                .filter(tag -> tag.name().equalsIgnoreCase(name))
                .map(Tag::value)
                .findFirst();
    }

    /** The name of White's player, where the record has it. */
    public Optional<String> white() {
        return tag("White").filter(name -> !name.isEmpty());
    }

    /** The name of Black's player, where the record has it. */
    public Optional<String> black() {
        return tag("Black").filter(name -> !name.isEmpty());
    }

    /** The game, played through under {@link HiveRules#load()}, with the outcome that the record tells. */
    public Game game() {
        Game game = Game.start(Position.start(ruleset()), HiveRules.load());
        for (RecordedPly ply : plies()) {
            game = game.play(ply.move());
        }
        return outcome().isOver() && !game.outcome().isOver() ? game.conclude(outcome()) : game;
    }

    /** Builds a {@link GameRecord}. Not safe for use by several threads. */
    public static final class Builder extends ImmutableGameRecord.Builder {
        Builder() {}
    }
}
