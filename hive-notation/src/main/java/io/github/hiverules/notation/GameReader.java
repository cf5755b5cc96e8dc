// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Ruleset;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the games of a source one by one; each format says how one game is read, and where the next may begin behind one that
 * is broken.
 */
abstract class GameReader implements Iterator<ReadGame> {
    final ReaderOptions options;

    /** The text in which games are looked for. */
    TextSource text;

    private final RecordFormat format;
    private @Nullable GameRecorder recorder;
    private List<Tag> head = List.of();
    private boolean lost;

    GameReader(RecordFormat format, TextSource text, ReaderOptions options) {
        this.format = format;
        this.text = text;
        this.options = options;
    }

    @Override
    public final boolean hasNext() {
        if (lost) {
            lost = false;
            skipToNextGame();
        }
        return hasGame();
    }

    @Override
    public final ReadGame next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        head = List.of();
        recorder = null;
        try {
            return judge(parse());
        } catch (RecordException e) {
            loseTrack();
            return broken(e);
        }
    }

    /** Notes that the text of this game can't be read on, so that the next has to be looked for. */
    final void loseTrack() {
        lost = true;
    }

    /** Takes down the head of the game as it stands in the source. */
    final void head(List<Tag> tags) {
        head = tags;
    }

    /** Goes to where another game begins, if one does; tells whether one does. */
    boolean hasGame() {
        text.skipSpace();
        return text.peek() != TextSource.END;
    }

    /**
     * Goes on behind a game whose text is broken, to where another may begin, or to the end. What is passed over is not kept
     * in memory.
     */
    abstract void skipToNextGame();

    /** Judges by one ruleset after the other, until the game is legal by one; by none, the first one's error counts. */
    private ReadGame judge(Draft draft) {
        ReadGame first = judge(draft, options.rulesets().get(0));
        if (first.error().flatMap(RecordException::rule).isPresent()) {
            for (Ruleset other :
                    options.rulesets().subList(1, options.rulesets().size())) {
                ReadGame game = judge(draft, other);
                if (game.isWhole()) {
                    return game;
                }
            }
        }
        return first;
    }

    private ReadGame judge(Draft draft, Ruleset ruleset) {
        recorder = null;
        try {
            draft.judge(ruleset);
            if (recorder != null && !options.corrections()) {
                recorder.requireVariations();
            }
        } catch (RecordException e) {
            return broken(e);
        }
        return game(Optional.empty());
    }

    private ReadGame broken(RecordException error) {
        return game(Optional.of(error));
    }

    private ReadGame game(Optional<RecordException> error) {
        GameRecorder open = recorder;
        return ImmutableReadGame.of(
                Optional.of(format),
                head,
                Optional.ofNullable(open).map(GameRecorder::finish),
                error,
                open == null ? List.of() : open.remarks());
    }

    /** Takes down the game that is being judged, so that its legal part can be kept; from here on the text is a game. */
    final GameRecorder begin(GameRecorder game) {
        recorder = game;
        return game;
    }

    /**
     * Takes the text of one game apart; the text behind it is left for the next.
     *
     * @throws RecordException if the text is no game, or can't be read on
     */
    abstract Draft parse();

    /** A game taken apart and not yet judged. */
    interface Draft {
        /**
         * Judges the game, move by move.
         *
         * @param ruleset the rules; the expansions come from the game
         * @throws RecordException if something is wrong with it, after what could be read was judged
         */
        void judge(Ruleset ruleset);
    }
}
