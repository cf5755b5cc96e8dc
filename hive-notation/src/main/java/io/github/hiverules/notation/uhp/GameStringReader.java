package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.notation.GameReader;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordScribe;
import io.github.hiverules.notation.RecordedPly;
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.TextSource;

/** Reads GameStrings (N1), one a line. State and turn are checked against the moves. */
public final class GameStringReader extends GameReader {
    private RecordException.Place place;

    /** A reader of that text. */
    public GameStringReader(TextSource text, ReaderOptions options) {
        super(text, options);
        place = text.place();
    }

    /** Takes the text up to the next semicolon or the line's end; the semicolon is left. */
    private String field() {
        place = text.place();
        StringBuilder field = new StringBuilder();
        for (int c = text.peek(); c != TextSource.END && c != ';' && c != '\n'; c = text.peek()) {
            field.append((char) text.next());
        }
        return field.toString().trim();
    }

    private boolean hasMore() {
        if (text.peek() != ';') {
            return false;
        }
        text.next();
        return true;
    }

    @Override
    protected GameRecord read() {
        try {
            return line();
        } finally {
            for (int c = text.peek(); c != TextSource.END && c != '\n'; c = text.peek()) {
                text.next();
            }
        }
    }

    private GameRecord line() {
        String type = field();
        RecordScribe scribe = begin(new RecordScribe(
                RecordFormat.GAME_STRING,
                options.ruleset().withExpansions(GameTypes.parse(type).orElseThrow(() ->
                        wrong(0, type, "a game type such as Base+MLP", "is no game type.")))));
        if (!hasMore()) {
            return scribe.finish();
        }
        String state = field();
        RecordException.Place statePlace = place;
        Outcome claimed = Results.parse(state).orElseThrow(() ->
                wrong(0, state, "NotStarted, InProgress, Draw, WhiteWins or BlackWins", "is no state of a game."));
        if (!hasMore()) {
            throw wrong(0, "", "a turn such as White[1]", "Behind the state a turn is missing.");
        }
        String turn = field();
        RecordException.Place turnPlace = place;
        if (!GameStrings.isTurn(turn)) {
            throw wrong(0, turn, "a turn such as White[1]", "is no turn.");
        }
        while (hasMore()) {
            String move = field();
            boolean lastSemicolon = move.isEmpty() && text.peek() != ';';
            if (!lastSemicolon) {
                play(scribe, move);
            }
        }
        checkState(scribe, state, claimed, statePlace);
        String due = GameStrings.turn(scribe.nextPly() - 1);
        if (!turn.equalsIgnoreCase(due)) {
            throw new RecordException(turnPlace, scribe.nextPly() - 1, turn, due,
                    "The turn says " + turn + ", but after the moves it is " + due + ".");
        }
        return scribe.finish();
    }

    private void play(RecordScribe scribe, String string) {
        Move move;
        try {
            move = MoveStrings.parse(string, scribe.referee());
        } catch (MoveStrings.UnreadableMove e) {
            throw new RecordException(
                    place, scribe.nextPly(), TextSource.shown(string), e.expected(), String.valueOf(e.getMessage()));
        }
        scribe.play(RecordedPly.builder().move(move).source(string).build(), place, TextSource.shown(string));
    }

    private static void checkState(RecordScribe scribe, String state, Outcome claimed, RecordException.Place place) {
        boolean notStarted = state.equalsIgnoreCase("NotStarted");
        boolean started = scribe.nextPly() > 1;
        if (notStarted && started || state.equalsIgnoreCase("InProgress") && !started) {
            String due = started ? "InProgress" : "NotStarted";
            throw new RecordException(place, scribe.nextPly() - 1, state, due,
                    "The state says " + state + ", but with the moves it is " + due + ".");
        }
        scribe.claim(claimed, place, state);
    }

    private RecordException wrong(int ply, String token, String expected, String reason) {
        String shown = TextSource.shown(token);
        return new RecordException(
                place, ply, shown, expected, token.isEmpty() ? reason : "\"" + shown + "\" " + reason);
    }
}
