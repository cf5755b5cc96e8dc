package io.github.hiverules.notation;

import io.github.hiverules.api.Ruleset;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Reads the games of a source one by one; each format says how one game is read. */
public abstract class GameReader implements Iterator<GameRecord> {
    /** Where the games come from. */
    protected final TextSource text;

    /** How they are read. */
    protected final ReaderOptions options;

    private @Nullable RecordScribe scribe;
    private boolean broken;

    /** A reader of that text. */
    protected GameReader(TextSource text, ReaderOptions options) {
        this.text = text;
        this.options = options;
    }

    @Override
    public final boolean hasNext() {
        if (broken) {
            return false;
        }
        text.beginGame(); // so that the space between games makes none of them too long
        text.skipSpace();
        return text.peek() != TextSource.END || holdsMore();
    }

    /** Whether the format's reader has taken a part of the next game already. */
    protected boolean holdsMore() {
        return false;
    }

    /**
     * The next game.
     *
     * @throws RecordException if the game is broken and broken games are not to be kept
     */
    @Override
    public final GameRecord next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        text.beginGame();
        scribe = null;
        GameRecord record;
        try {
            record = judge(parse());
        } catch (SyntaxException e) {
            broken = true; // there is no telling where another game would begin
            record = keep(e.error());
        } catch (RecordException e) {
            broken = true;
            record = keep(e);
        }
        if (record.error().isPresent() && !options.keepingLegalPart()) {
            broken = true;
            throw record.error().get();
        }
        return record;
    }

    /** Judges by one ruleset after the other, until the game is legal by one; by none, the first one's error counts. */
    private GameRecord judge(Draft draft) {
        GameRecord first = judge(draft, options.rulesets().get(0));
        if (first.error().flatMap(RecordException::rule).isPresent()) {
            for (Ruleset other : options.rulesets().subList(1, options.rulesets().size())) {
                GameRecord record = judge(draft, other);
                if (record.error().isEmpty()) {
                    return record;
                }
            }
        }
        return first;
    }

    private GameRecord judge(Draft draft, Ruleset ruleset) {
        try {
            return draft.judge(ruleset);
        } catch (SyntaxException e) {
            broken = true;
            return keep(e.error());
        } catch (RecordException e) {
            return keep(e);
        }
    }

    private GameRecord keep(RecordException error) {
        RecordScribe open = scribe;
        return open != null
                ? open.finish(error)
                : GameRecord.builder().ruleset(options.rulesets().get(0)).error(error).build();
    }

    /** Has a scribe take down the game that is being judged, so that its legal part can be kept. */
    protected final RecordScribe begin(RecordScribe scribe) {
        this.scribe = scribe;
        return scribe;
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
