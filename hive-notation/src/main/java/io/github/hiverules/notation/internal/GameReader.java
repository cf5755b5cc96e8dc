// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.ErrorPolicy;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * Reads the games of a source one by one; each format says how one game is read, and where the next may begin behind one that
 * is broken.
 */
public abstract class GameReader implements Iterator<GameRecord> {
    /** Where the games come from. */
    protected final TextSource text;

    /** How they are read. */
    protected final ReaderOptions options;

    private @Nullable GameRecordBuilder game;
    private @Nullable GameRecord ready;
    private boolean lost;
    private boolean stopped;

    /** A reader of that text. */
    protected GameReader(TextSource text, ReaderOptions options) {
        this.text = text;
        this.options = options;
    }

    @Override
    public final boolean hasNext() {
        while (ready == null && findGame()) {
            if (options.brokenGames() == ErrorPolicy.STOP) {
                return true;
            }
            try {
                GameRecord record = read();
                if (record.error().isEmpty() || options.brokenGames() != ErrorPolicy.SKIP) {
                    ready = record;
                } else {
                    record.error().ifPresent(options.report());
                }
            } catch (RecordException e) {
                options.report().accept(e);
            }
        }
        return ready != null;
    }

    /**
     * The next game.
     *
     * @throws RecordException if the game is broken and the options say to stop there
     */
    @Override
    public final GameRecord next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        GameRecord record = ready;
        ready = null;
        return record == null ? readOrStop() : record;
    }

    private GameRecord readOrStop() {
        stopped = true;
        GameRecord record = read();
        if (record.error().isPresent()) {
            throw record.error().get();
        }
        stopped = false;
        return record;
    }

    /** Goes to where the next game begins; false if there is none. */
    private boolean findGame() {
        if (stopped) {
            return false;
        }
        text.beginGame();
        if (lost) {
            lost = false;
            skipToNextGame();
        }
        text.skipSpace();
        return hasGame();
    }

    /** Notes that the text of this game can't be read on, so that the next has to be looked for. */
    protected final void loseTrack() {
        lost = true;
    }

    /** Whether another game begins here. */
    protected boolean hasGame() {
        return text.peek() != TextSource.END;
    }

    /**
     * Goes on behind a game whose text is broken, to where another may begin, or to the end. What is passed over is not kept
     * in memory.
     */
    protected abstract void skipToNextGame();

    /**
     * Reads a game; its legal part, with the error, where it is broken.
     *
     * @throws RecordException if it is no game
     */
    private GameRecord read() {
        text.beginGame();
        game = null;
        try {
            return judge(parse());
        } catch (SyntaxException e) {
            loseTrack();
            return keep(e.error());
        } catch (RecordException e) {
            loseTrack();
            return keep(e);
        }
    }

    /** Judges by one ruleset after the other, until the game is legal by one; by none, the first one's error counts. */
    private GameRecord judge(Draft draft) {
        GameRecord first = judge(draft, options.rulesets().get(0));
        if (first.error().flatMap(RecordException::rule).isPresent()) {
            for (Ruleset other :
                    options.rulesets().subList(1, options.rulesets().size())) {
                GameRecord record = judge(draft, other);
                if (record.error().isEmpty()) {
                    return record;
                }
            }
        }
        return first;
    }

    private GameRecord judge(Draft draft, Ruleset ruleset) {
        game = null;
        try {
            return draft.judge(ruleset);
        } catch (SyntaxException e) {
            return keep(e.error());
        } catch (RecordException e) {
            return keep(e);
        }
    }

    private GameRecord keep(RecordException error) {
        GameRecordBuilder open = game;
        if (open != null) {
            return open.finish(error);
        }
        if (options.brokenGames() != ErrorPolicy.KEEP_ALL) {
            throw error;
        }
        return GameRecord.builder()
                .ruleset(options.rulesets().get(0))
                .error(error)
                .build();
    }

    /** Takes down the game that is being judged, so that its legal part can be kept; from here on the text is a game. */
    protected final GameRecordBuilder begin(GameRecordBuilder builder) {
        game = builder;
        return builder;
    }

    /**
     * Takes the text of one game apart; the text behind it is left for the next.
     *
     * @throws SyntaxException if the text can't be read on
     */
    protected abstract Draft parse();

    /** A game taken apart and not yet judged. */
    protected interface Draft {
        /**
         * Judges the game, move by move.
         *
         * @param ruleset the rules; the expansions come from the game
         * @throws RecordException if something is wrong with it
         * @throws SyntaxException if its text had broken off, after what could be read was judged
         */
        GameRecord judge(Ruleset ruleset);
    }

    /** Thrown inside readers where the text itself is broken. */
    public static final class SyntaxException extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final RecordException error;

        /** Carries the error to the caller. */
        public SyntaxException(RecordException error) {
            super(error.getMessage(), error);
            this.error = error;
        }

        RecordException error() {
            return error;
        }
    }
}
