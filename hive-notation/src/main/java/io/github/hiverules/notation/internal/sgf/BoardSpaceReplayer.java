// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.internal.GameRecordBuilder;
import io.github.hiverules.notation.internal.TextSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What BoardSpace's actions mean (N4). A player may put a piece down, take it up and put it elsewhere; what lies there at
 * {@code Done} is the move.
 */
final class BoardSpaceReplayer {
    private final GameRecordBuilder record;
    private final MutableGame game;
    private final DropReader drops;

    /** Which player has the white pieces; a swap changes it. */
    private int whitePlayer;

    private @Nullable Drop pending;
    private @Nullable WrappedCell pickedFrom;
    private boolean pickedFromHand;
    private boolean talked;

    BoardSpaceReplayer(GameRecordBuilder record) {
        this.record = record;
        this.game = record.mutableGame();
        this.drops = new DropReader(record);
    }

    /** Which player has the white pieces after the actions so far. */
    int whitePlayer() {
        return whitePlayer;
    }

    /** Takes the next action of the record. */
    void act(Action action) {
        switch (action.command()) {
            case COMMENT -> record.comment(action.source());
            case VARIATION -> record.variation(action.source());
            case ALTERNATIVE -> record.variationOfNext(action.source());
            case REMARK -> record.remark(action.source());
            case START -> {}
            case PICK -> pick(true, null);
            case PICKB -> pickUp(drops.cell(action, action.arguments(), 0));
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
            case RESIGN -> {
                leaveOut(takeBack());
                talked = true;
                record.conclude(Outcome.wonBy(colorOf(action).opposite(), Termination.RESIGNATION));
            }
            case OFFER_DRAW, DECLINE_DRAW -> talked = true;
            case ACCEPT_DRAW -> {
                leaveOut(takeBack());
                talked = true;
                record.conclude(Outcome.drawn(Termination.AGREEMENT));
            }
            case SWAP, PLAY_WHITE, PLAY_BLACK -> {
                talked = true; // a Done behind it confirms the choice and is no pass
                whitePlayer = action.whitePlayerAfter(whitePlayer);
                record.remark("The players settled who has White: " + TextSource.shown(action.source()) + ".");
            }
            case EDIT -> record.remark("The action \"Edit\" is left out.");
            case UNKNOWN ->
                throw drops.wrong(
                        action,
                        action.source(),
                        "an action such as Dropb or Done",
                        "\"" + TextSource.shown(action.source()) + "\" is no action that is known.");
        }
    }

    /** Forgets what was put down and not confirmed, and gives it back. */
    private @Nullable Drop takeBack() {
        Drop drop = pending;
        pending = null;
        pick(false, null);
        return drop;
    }

    private void leaveOut(@Nullable Drop drop) {
        if (drop != null) {
            record.remark("A move that the game's end came before is left out: "
                    + TextSource.shown(drop.action().source()) + ".");
        }
    }

    private Color colorOf(Action action) {
        return action.player() == whitePlayer ? Color.WHITE : Color.BLACK;
    }

    /** Takes a piece from the table, or takes up again the one that was just put down. */
    private void pickUp(WrappedCell at) {
        Drop down = pending;
        if (down != null && at.equals(down.to())) {
            pick(down.fromHand(), down.from());
            pending = null;
        } else {
            pick(false, at);
        }
    }

    private void pick(boolean fromHand, @Nullable WrappedCell from) {
        pickedFromHand = fromHand;
        pickedFrom = from;
    }

    private void drop(Action action) {
        List<String> words = action.arguments();
        WrappedCell to = drops.cell(action, words, 1);
        String attachment = words.size() > 3 ? words.get(3) : "";
        pending = new Drop(action, words.get(0), to, attachment, pickedFrom, pickedFromHand, null);
    }

    private void move(Action action) {
        List<String> words = action.arguments();
        WrappedCell to = drops.cell(action, words, 2);
        String side = words.get(0);
        boolean white = side.equalsIgnoreCase("w");
        if (!white && !side.equalsIgnoreCase("b")) {
            throw drops.wrong(action, side, "W or B", "A move needs W or B before its piece.");
        }
        String attachment = words.size() > 4 ? words.get(4) : "";
        pending = new Drop(action, words.get(1), to, attachment, null, false, white ? Color.WHITE : Color.BLACK);
    }

    /** Confirms what is pending; alone, and by the side to move, it is a pass. */
    private void done(Action action) {
        Drop drop = takeBack();
        boolean talkedBefore = talked;
        talked = false;
        if (drop != null) {
            play(drop, action);
        } else if (!talkedBefore && !record.outcome().isOver()) {
            if (colorOf(action) == game.sideToMove()) {
                play(Drop.pass(action), action);
            } else {
                record.remark("A \"Done\" with nothing before it, by the side that is not to move, is left out.");
            }
        }
    }

    private void play(Drop drop, Action done) {
        Action action = drop.action();
        Color mover = colorOf(action);
        if (mover != game.sideToMove() && !record.outcome().isOver() && !record.supplyForcedPass()) {
            throw drops.wrong(action, drop.name(), "a move of " + game.sideToMove(), "It is not this side's turn.");
        }
        RecordedMove.Builder move = RecordedMove.builder()
                .move(drops.moveOf(drop, mover))
                .source(action.source())
                .clockMillis(done.clockMillis().isPresent() ? done.clockMillis() : action.clockMillis());
        record.play(move.build(), action.place(), TextSource.shown(action.source()));
        drops.played();
    }

    /** Plays the last drop where the record breaks off before its {@code Done}, if it is legal, and says so. */
    void keepLastDrop() {
        Drop last = pending;
        if (last != null) {
            pending = null;
            try {
                play(last, last.action());
                record.remark("The record breaks off before the \"Done\" of its last move, which is legal and kept.");
            } catch (RecordException e) {
                record.remark(
                        "The record breaks off before the \"Done\" of its last move, which is left out: " + e.reason());
            }
        }
    }
}
