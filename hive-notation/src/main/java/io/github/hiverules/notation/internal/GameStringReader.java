package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.uhp.GameStrings;
import io.github.hiverules.notation.uhp.MoveStrings;
import java.util.ArrayList;
import java.util.List;

/** Reads GameStrings (N1), one a line. State and turn are checked against the moves. */
public final class GameStringReader extends GameReader {
    /** A reader of that text. */
    public GameStringReader(TextSource text, ReaderOptions options) {
        super(text, options);
    }

    @Override
    protected void skipToNextGame() {
        text.skipLine();
    }

    /** What stands between two semicolons. */
    private record Field(String text, Place place) {}

    @Override
    protected Draft parse() {
        List<Field> fields = new ArrayList<>();
        do {
            fields.add(field());
        } while (hasMore());
        return ruleset -> judge(fields, ruleset);
    }

    /** Takes the text up to the next semicolon or the line's end. */
    private Field field() {
        Place place = text.place();
        text.beginItem();
        StringBuilder field = new StringBuilder();
        for (int c = text.peek(); c != TextSource.END && c != ';' && c != '\n'; c = text.peek()) {
            field.append((char) text.next());
        }
        return new Field(field.toString().trim(), place);
    }

    private boolean hasMore() {
        return text.next() == ';';
    }

    private GameRecord judge(List<Field> fields, Ruleset ruleset) {
        Field type = fields.get(0);
        GameRecordBuilder scribe = begin(new GameRecordBuilder(
                RecordFormat.GAME_STRING,
                ruleset.withExpansions(Ruleset.findExpansions(type.text())
                        .orElseThrow(() -> wrong(type, "a game type such as Base+MLP", "is no game type.")))));
        if (fields.size() == 1) {
            return scribe.finish();
        }
        Field state = fields.get(1);
        Outcome claimed = Results.parse(state.text())
                .orElseThrow(() ->
                        wrong(state, "NotStarted, InProgress, Draw, WhiteWins or BlackWins", "is no state of a game."));
        Field turn = fields.size() == 2 ? new Field("", state.place()) : fields.get(2);
        if (GameStrings.parseTurn(turn.text()).isEmpty()) {
            throw wrong(turn, "a turn such as White[1]", "is no turn.");
        }
        for (int i = 3; i < fields.size(); i++) {
            boolean behindLastSemicolon =
                    i == fields.size() - 1 && fields.get(i).text().isEmpty();
            if (!behindLastSemicolon) {
                play(scribe, fields.get(i));
            }
        }
        checkState(scribe, state, claimed);
        String due = GameStrings.turn(scribe.nextPly() - 1);
        if (!turn.text().equalsIgnoreCase(due)) {
            throw new RecordException(
                    turn.place(),
                    scribe.nextPly() - 1,
                    turn.text(),
                    due,
                    "The turn says " + turn.text() + ", but after the moves it is " + due + ".");
        }
        return scribe.finish();
    }

    private static void play(GameRecordBuilder scribe, Field field) {
        String shown = TextSource.shown(field.text());
        Move move;
        try {
            move = MoveStrings.parse(field.text(), scribe.mutableGame());
        } catch (NotationParseException e) {
            throw new RecordException(
                    field.place(), scribe.nextPly(), shown, e.expected(), String.valueOf(e.getMessage()));
        }
        scribe.play(RecordedMove.builder().move(move).source(field.text()).build(), field.place(), shown);
    }

    private static void checkState(GameRecordBuilder scribe, Field state, Outcome claimed) {
        boolean notStarted = state.text().equalsIgnoreCase("NotStarted");
        boolean started = scribe.nextPly() > 1;
        if (notStarted && started || state.text().equalsIgnoreCase("InProgress") && !started) {
            String due = started ? "InProgress" : "NotStarted";
            throw new RecordException(
                    state.place(),
                    scribe.nextPly() - 1,
                    state.text(),
                    due,
                    "The state says " + state.text() + ", but with the moves it is " + due + ".");
        }
        scribe.claim(claimed, state.place(), state.text());
    }

    private static RecordException wrong(Field field, String expected, String reason) {
        String shown = TextSource.shown(field.text());
        return new RecordException(field.place(), 0, shown, expected, "\"" + shown + "\" " + reason);
    }
}
