package io.github.hiverules.notation;

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
        text.skipSpace();
        return text.peek() != TextSource.END;
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
        try {
            return read();
        } catch (SyntaxException e) {
            broken = true; // there is no telling where another game would begin
            return keep(e.error());
        } catch (RecordException e) {
            return keep(e);
        }
    }

    private GameRecord keep(RecordException error) {
        if (!options.keepingLegalPart()) {
            broken = true;
            throw error;
        }
        RecordScribe open = scribe;
        return open != null
                ? open.finish(error)
                : GameRecord.builder().ruleset(options.ruleset()).error(error).build();
    }

    /** Has a scribe take down the game that is being read, so that its legal part can be kept. */
    protected final RecordScribe begin(RecordScribe scribe) {
        this.scribe = scribe;
        return scribe;
    }

    /**
     * Reads one game and takes all its text.
     *
     * @throws RecordException if the game means nothing, while the text behind it can be read on
     * @throws SyntaxException if the text can't be read on
     */
    protected abstract GameRecord read();

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
