// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Messages;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.reading.RecordBuilder;
import io.github.hiverules.notation.sgf.DropPlayer.Drop;
import io.github.hiverules.notation.strings.TextCursor;
import io.github.hiverules.notation.text.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Replays BoardSpace's actions (N4). Before confirming a turn with {@code Done}, a player may move the piece several
 * times.
 */
final class SgfReplayer {
    private final RecordBuilder record;
    private final DropPlayer drops;
    private final List<Fork> forks = new ArrayList<>(0);

    /** The player, 0 or 1, who has the white pieces. */
    private int whitePlayer;

    private @Nullable Drop pending;

    /** The cell of the piece that the player picked up, or the hand. */
    private @Nullable WrappedCell picked;

    private boolean talked;

    /** The notes of the unconfirmed turn. */
    private final List<SgfItem.Note> notes = new ArrayList<>(0);

    /** The variations of a turn. Turns are counted from 0. */
    private record Fork(int turn, SgfReplayer before, List<TextCursor> branches) {}

    SgfReplayer(RecordBuilder record) {
        this.record = record;
        this.drops = new DropPlayer(record);
    }

    private SgfReplayer(SgfReplayer other) {
        record = other.record;
        drops = other.drops;
        whitePlayer = other.whitePlayer;
        pending = other.pending;
        picked = other.picked;
        talked = other.talked;
    }

    /**
     * Replays the items of a line, then the line's branches.
     *
     * @param keepsLastDrop whether to play an unconfirmed drop at the end of the line
     */
    void play(List<SgfItem> items, boolean keepsLastDrop) {
        NotationException error = null;
        try {
            items.forEach(this::act);
            if (keepsLastDrop) {
                keepLastDrop();
            }
        } catch (NotationException e) {
            error = e;
        }
        addNotes();
        if (error == null || record.isMainLine()) {
            for (int i = forks.size() - 1; i >= 0; i--) {
                Fork fork = forks.get(i);
                fork.branches().forEach(branch -> play(fork, branch));
            }
        }
        if (error != null) {
            throw error;
        }
    }

    private void play(Fork fork, TextCursor branch) {
        Supplier<String> source = () -> branch.between(branch.offset(), branch.end());
        if (fork.turn() < record.lineLength()) {
            Runnable moves = () -> new SgfReplayer(fork.before()).play(items(branch), true);
            drops.coordinates().atBranch(() -> record.variation(fork.turn(), branch.offset(), moves, source));
        } else {
            record.remark(branch.offset(), Kind.BRANCH_WITHOUT_MOVE);
            record.comment(source.get());
        }
    }

    /** Parses a branch. Throws a {@code NotationException} if the syntax is wrong. */
    private static List<SgfItem> items(TextCursor branch) {
        SgfLine line = new SgfLine(null);
        new SgfParser(branch.rest()).tree(line);
        return line.items();
    }

    private void act(SgfItem item) {
        if (item instanceof SgfAction action) {
            act(action);
        } else if (item instanceof SgfItem.Problem problem) {
            record.remark(problem.offset(), problem.kind(), Texts.quoted(problem.text()));
        } else if (item instanceof SgfItem.Fork fork && !fork.branches().isEmpty()) {
            forks.add(new Fork(record.lineLength(), new SgfReplayer(this), fork.branches()));
        } else if (item instanceof SgfItem.Note note) {
            notes.add(note);
            if (pending == null && picked == null) {
                addNotes();
            }
        }
    }

    private void act(SgfAction action) {
        switch (action.command()) {
            case START -> {}
            case PICK -> picked = WrappedCell.HAND;
            case PICKB -> pickUp(drops.cell(action, 0));
            case DROPB, PDROPB -> drop(action);
            case DROP -> takeBack();
            case MOVE, PMOVE -> move(action);
            case MOVE_DONE, PMOVE_DONE -> {
                move(action);
                done(action);
            }
            case PASS -> pending = Drop.pass(action);
            case PASS_DONE -> {
                pending = Drop.pass(action);
                done(action);
            }
            case DONE -> done(action);
            case RESIGN -> conclude(action, Outcome.wonBy(colorOf(action).opposite(), Termination.RESIGNATION));
            case OFFER_DRAW, DECLINE_DRAW -> talked = true;
            case ACCEPT_DRAW -> conclude(action, Outcome.drawn(Termination.AGREEMENT));
            case SWAP, PLAY_WHITE, PLAY_BLACK -> {
                talked = true; // the next Done confirms the choice of colours, not a pass
                whitePlayer = action.whitePlayerAfter(whitePlayer);
                remark(action, Kind.COLORS_CHOSEN, Texts.quoted(action.source()));
            }
            case EDIT -> remark(action, Kind.EDIT_IGNORED);
            case UNKNOWN -> throw drops.wrong(action, Kind.ACTION_UNKNOWN);
        }
    }

    private void remark(SgfAction action, Kind kind, Object... arguments) {
        record.remark(action.offset(), kind, arguments);
    }

    private void addNotes() {
        for (SgfItem.Note note : notes) {
            if (note.isNag()) {
                record.nag(note.text());
            } else {
                record.comment(note.text());
            }
        }
        notes.clear();
    }

    private void conclude(SgfAction action, Outcome outcome) {
        if (!record.isMainLine()) {
            remark(action, Kind.END_IN_VARIATION, Texts.quoted(action.source()));
            record.comment(action.source());
            return;
        }
        Drop drop = takeBack();
        if (drop != null) {
            remark(
                    drop.action(),
                    Kind.MOVE_BEFORE_END_DROPPED,
                    Texts.quoted(drop.action().source()));
        }
        talked = true;
        addNotes();
        record.conclude(outcome);
    }

    /** Removes and returns the pending drop. */
    private @Nullable Drop takeBack() {
        Drop drop = pending;
        pending = null;
        picked = null;
        return drop;
    }

    private Color colorOf(SgfAction action) {
        return action.player() == whitePlayer ? Color.WHITE : Color.BLACK;
    }

    /** Picks up the piece on a cell. If the pending drop ends on the cell, cancels the drop. */
    private void pickUp(WrappedCell at) {
        Drop down = pending;
        if (down != null && at.equals(down.to())) {
            picked = down.from();
            pending = null;
        } else {
            picked = at;
        }
    }

    private void drop(SgfAction action) {
        record.supplyForcedPass(colorOf(action), action.offset());
        pending = new Drop(action, action.argument(0), drops.cell(action, 1), 3, picked, null);
    }

    private void move(SgfAction action) {
        record.supplyForcedPass(colorOf(action), action.offset());
        WrappedCell to = drops.cell(action, 2);
        String side = action.argument(0);
        boolean white = side.equalsIgnoreCase("w");
        if (!white && !side.equalsIgnoreCase("b")) {
            throw drops.wrong(action.offsetOf(0), side, Kind.SIDE_MISSING);
        }
        pending = new Drop(action, action.argument(1), to, 4, null, white ? Color.WHITE : Color.BLACK);
    }

    /** Confirms the pending drop. Without a pending drop, the player passes. */
    private void done(SgfAction action) {
        Drop drop = takeBack();
        boolean talkedBefore = talked;
        talked = false;
        if (drop != null) {
            play(drop, action);
        } else if (!talkedBefore && !record.outcome().isOver()) {
            if (colorOf(action) == record.game().sideToMove()) {
                play(Drop.pass(action), action);
            } else {
                remark(action, Kind.DONE_IGNORED);
            }
        }
        addNotes();
    }

    private void play(Drop drop, SgfAction done) {
        SgfAction action = drop.action();
        Color mover = colorOf(action);
        record.supplyForcedPass(mover, action.offset());
        if (mover != record.game().sideToMove() && !record.outcome().isOver()) {
            throw drops.wrong(drop.nameOffset(), drop.name(), Kind.WRONG_SIDE);
        }
        drops.play(drop, mover);
        (done.clockMillis().isPresent() ? done : action).clockMillis().ifPresent(record::clock);
    }

    /** Plays the pending drop if the move is legal. Adds a remark, even if the move is illegal. */
    private void keepLastDrop() {
        Drop last = pending;
        if (last != null) {
            pending = null;
            try {
                play(last, last.action());
                remark(last.action(), Kind.LAST_DROP_KEPT);
            } catch (NotationException e) {
                remark(last.action(), Kind.LAST_DROP_DROPPED, Messages.spoken(e::sentence));
            }
        }
    }
}
