// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.words.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Takes down one game while its source is read: plays and judges its moves, and keeps what stands beside them. */
public final class GameRecordBuilder {
    private final GameRecord.Builder record = GameRecord.builder();
    private final List<RecordedMove> moves = new ArrayList<>();
    private final MutableGame game;
    private @Nullable RecordedMove last;
    private RecordedMove.@Nullable Builder notes;
    private final List<String> ahead = new ArrayList<>();
    private boolean hasClock;
    private int played;
    private Outcome outcome = Outcome.inProgress();

    /** Takes down a game from the empty table. */
    public GameRecordBuilder(RecordFormat format, Ruleset ruleset) {
        this(format, Position.start(ruleset));
    }

    /** Takes down a game from that position. */
    public GameRecordBuilder(RecordFormat format, Position start) {
        record.format(format).startPosition(start);
        game = MutableGame.of(start);
    }

    /** The game so far; only this builder plays its moves. */
    public MutableGame mutableGame() {
        return game;
    }

    /** The number of the next turn, from 1. */
    public int nextPly() {
        return played + 1;
    }

    /** Keeps a tag; the game type is none, since the format tells it elsewhere. */
    public void tag(Tag tag) {
        if (GameRecord.isReservedTag(tag.name())) {
            remark("The tag " + tag.name() + " says " + TextSource.shown(tag.value())
                    + ", where that is not told; it is left out.");
        } else {
            record.addTags(tag);
        }
    }

    /** Keeps the source's head, as it stands there. */
    public void header(List<Tag> header) {
        record.header(header);
    }

    /** Keeps a remark, a full sentence. */
    public void remark(String sentence) {
        record.addRemarks(sentence);
    }

    /** Keeps a comment: with the last turn, or with the game before the first. */
    public void comment(String comment) {
        if (played == 0) {
            record.addComments(comment);
        } else {
            notes().addComments(comment);
        }
    }

    /** Keeps the mover's clock after the last turn; tells whether there is such a turn and it has none yet. */
    public boolean clock(long millis) {
        boolean isFirst = played > 0 && !hasClock;
        if (isFirst) {
            notes().clockMillis(millis);
            hasClock = true;
        }
        return isFirst;
    }

    /** Keeps what might have been played instead of the last turn; a comment before the first. */
    public void variation(String variation) {
        if (played == 0) {
            record.addComments("(" + variation + ")");
        } else {
            notes().addVariations(variation);
        }
    }

    /** Keeps what might be played instead of the turn that comes next. */
    public void variationOfNext(String variation) {
        ahead.add(variation);
    }

    /** Begins the next turn; what is noted from now on belongs to it. */
    private void begin(RecordedMove move) {
        finishLast();
        last = move;
        notes = null;
        hasClock = move.clockMillis().isPresent();
        played++;
        if (!ahead.isEmpty()) {
            ahead.forEach(notes()::addVariations);
            ahead.clear();
        }
    }

    /** What is noted beside the last move. */
    private RecordedMove.Builder notes() {
        RecordedMove.Builder open = notes;
        if (open == null) {
            open = RecordedMove.builder();
            if (last != null) {
                open.from(last);
            }
            notes = open;
        }
        return open;
    }

    private void finishLast() {
        RecordedMove move = last;
        if (move != null) {
            moves.add(notes == null ? move : notes.build());
            last = null;
        }
    }

    /**
     * Plays a turn.
     *
     * @throws RecordException if the move is illegal, with the reasons
     */
    public void play(RecordedMove ply, RecordException.Place place, String token) {
        Move move = ply.move();
        if (outcome.isOver() && !game.outcome().isOver()) {
            throw new RecordException(
                    place,
                    nextPly(),
                    TextSource.shown(token),
                    "the end of the game",
                    "The game had ended before this move.",
                    Optional.of(Rule.GAME_OVER),
                    List.of());
        }
        Legality legality = game.tryPlay(move);
        if (!legality.isLegal()) {
            throw new RecordException(
                    place,
                    nextPly(),
                    TextSource.shown(token),
                    "a legal move",
                    Sentences.of(Locale.ENGLISH).about(legality.reasons().get(0), game.position()),
                    Optional.of(legality.reasons().get(0).rule()),
                    legality.reasons());
        }
        begin(ply);
    }

    /** Supplies a pass that the record left out, if it is the only legal move; tells whether it did. */
    public boolean supplyForcedPass() {
        boolean forced = game.mustPass() && !outcome.isOver();
        if (forced) {
            game.play(Move.pass());
            begin(RecordedMove.of(Move.pass()));
            remark("The forced pass at ply " + played + " is not written in the record.");
        }
        return forced;
    }

    /** Notes an end that the players brought about off the board. */
    public void conclude(Outcome offBoard) {
        outcome = offBoard;
    }

    /** How the game stands: by the board, or by what the players agreed on. */
    public Outcome outcome() {
        return game.outcome().isOver() ? game.outcome() : outcome;
    }

    /**
     * Compares the result that the record claims with the board.
     *
     * @param claimed the result the record names; its reason does not matter
     * @throws RecordException if it contradicts an end that the board decides
     */
    public void claim(Outcome claimed, RecordException.Place place, String token) {
        Outcome board = game.outcome();
        if (board.isOver()) {
            if (!Results.agree(claimed, board)) {
                Rule rule = board.termination().equals(Optional.of(Termination.REPETITION))
                        ? Rule.REPETITION
                        : Rule.QUEEN_LOST;
                throw new RecordException(
                        place,
                        played,
                        token,
                        Results.nameOf(board),
                        "The result says " + Results.nameOf(claimed) + ", but by the board it is "
                                + Results.nameOf(board) + ".",
                        Optional.of(rule),
                        List.of());
            }
        } else if (!outcome.isOver()) {
            outcome = claimed;
        }
    }

    /** The finished record. */
    public GameRecord finish() {
        ahead.forEach(this::variation); // no turn came that they could stand beside
        ahead.clear();
        finishLast();
        return record.recordedMoves(moves).outcome(outcome()).build();
    }

    /** The record as far as it is legal, with the error behind it. */
    public GameRecord finish(RecordException error) {
        record.error(error);
        return finish();
    }
}
