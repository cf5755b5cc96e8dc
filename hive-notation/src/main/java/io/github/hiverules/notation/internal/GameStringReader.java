// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads GameStrings (N1), one a line. State and turn are checked against the moves. */
public final class GameStringReader extends GameReader {
    private static final String STATES = "NotStarted, InProgress, Draw, WhiteWins or BlackWins";

    /** A reader of that text. */
    public GameStringReader(TextSource text, ReaderOptions options) {
        super(text, options);
    }

    @Override
    protected void skipToNextGame() {
        text.skipLine();
    }

    /** What stands between two semicolons. */
    private record Field(String text, Place place) {
        boolean is(String word) {
            return text.equalsIgnoreCase(word);
        }

        RecordException wrong(int ply, String expected, String reason) {
            return new RecordException(place, ply, TextSource.shown(text), expected, reason);
        }

        RecordException wrong(String expected, String reason) {
            return wrong(0, expected, "\"" + TextSource.shown(text) + "\" " + reason);
        }
    }

    @Override
    protected Draft parse() {
        List<Field> fields = new ArrayList<>();
        do {
            fields.add(field());
        } while (takeSemicolon());
        if (fields.size() > 1 && fields.get(fields.size() - 1).text().isEmpty()) {
            fields.remove(fields.size() - 1); // a semicolon may stand at the end
        }
        return ruleset -> judge(fields, ruleset);
    }

    /** Takes the text up to the next semicolon or the line's end. */
    private Field field() {
        while (text.peek() == ' ') {
            text.skip();
        }
        Place place = text.place();
        text.beginItem();
        StringBuilder field = new StringBuilder();
        for (int c = text.peek(); c != TextSource.END && c != ';' && !TextSource.isLineEnd(c); c = text.peek()) {
            field.append((char) text.next());
        }
        return new Field(field.toString().trim(), place);
    }

    private boolean takeSemicolon() {
        boolean more = text.peek() == ';';
        if (more) {
            text.next();
        }
        return more;
    }

    private GameRecord judge(List<Field> fields, Ruleset ruleset) {
        GameRecordBuilder record =
                begin(new GameRecordBuilder(RecordFormat.GAME_STRING, start(fields.get(0), ruleset)));
        if (GameType.parse(fields.get(0).text()).isEmpty()) {
            record.remark("A position stands in the place of the game type.");
        }
        MoveStringPlayer player = new MoveStringPlayer(record, options.corrections());
        int next = 1;
        Optional<Field> state = Optional.empty();
        Optional<Field> turn = Optional.empty();
        if (options.corrections()) {
            state = at(fields, next).filter(field -> told(field).isPresent());
            next += state.isPresent() ? 1 : 0;
            turn = at(fields, next)
                    .filter(field -> GameStrings.parseTurn(field.text()).isPresent());
            next += turn.isPresent() ? 1 : 0;
        } else if (fields.size() > 1) {
            state = Optional.of(requireState(fields.get(1)));
            turn = Optional.of(requireTurn(fields));
            next = 3;
        }
        for (Field field : fields.subList(Math.min(next, fields.size()), fields.size())) {
            int space = indexOfSpace(field.text());
            player.play(
                    field.text().substring(0, space),
                    field.text().substring(space).trim(),
                    field.place());
        }
        if (options.corrections()) {
            conclude(record, state, turn, fields.size() > 1);
        } else if (state.isPresent() && turn.isPresent()) {
            checkState(record, state.get());
            checkTurn(record, turn.get());
        }
        return record.finish();
    }

    private static Optional<Field> at(List<Field> fields, int index) {
        return index < fields.size() ? Optional.of(fields.get(index)) : Optional.empty();
    }

    private static int indexOfSpace(String text) {
        int space = 0;
        while (space < text.length() && !TextSource.isSpace(text.charAt(space))) {
            space++;
        }
        return space;
    }

    private Position start(Field type, Ruleset ruleset) {
        Optional<Position> start =
                GameType.parse(type.text()).map(expansions -> Position.start(ruleset.withExpansions(expansions)));
        if (start.isEmpty() && options.corrections() && beginsWithGameType(type.text())) {
            return position(type);
        }
        return start.orElseThrow(() -> type.wrong("a game type such as Base+MLP", "is no game type."));
    }

    /** Whether the text looks like a position's line: a game type with more behind it. */
    private static boolean beginsWithGameType(String text) {
        return GameType.parse(text.substring(0, indexOfSpace(text))).isPresent();
    }

    private static Position position(Field line) {
        try {
            return PositionStrings.parse(line.text());
        } catch (NotationParseException e) {
            throw line.wrong(0, e.expected(), e.reason());
        } catch (ImpossiblePositionException e) {
            throw line.wrong(0, "a possible position", String.valueOf(e.getMessage()));
        }
    }

    private static Field requireState(Field state) {
        if (Results.parse(state.text()).isEmpty()) {
            throw state.wrong(STATES, "is no state of a game.");
        }
        return state;
    }

    private static Field requireTurn(List<Field> fields) {
        Field turn = fields.size() == 2 ? new Field("", fields.get(1).place()) : fields.get(2);
        if (GameStrings.parseTurn(turn.text()).isEmpty()) {
            throw turn.wrong("a turn such as White[1]", "is no turn.");
        }
        return turn;
    }

    /** The outcome that a state names, with the reason that may stand behind it. */
    private static Optional<Outcome> told(Field state) {
        int space = indexOfSpace(state.text());
        Optional<Outcome> outcome = Results.parse(state.text().substring(0, space));
        String reason = state.text().substring(space).trim();
        if (reason.isEmpty()) {
            return outcome;
        }
        Optional<Termination> termination = Results.parseReason(reason);
        return outcome.filter(end -> termination.isPresent() && Results.canEnd(end, termination.get()))
                .map(end -> Results.withReason(end, termination.get()));
    }

    private static void checkState(GameRecordBuilder record, Field state) {
        String due = dueState(record, state);
        if (!state.is(due)) {
            throw state.wrong(
                    record.nextPly() - 1,
                    due,
                    "The state says " + state.text() + ", but with the moves it is " + due + ".");
        }
        Results.parse(state.text()).ifPresent(claimed -> record.claim(claimed, state.place(), state.text()));
    }

    /** The state that belongs there, where the state can't belong to these moves; otherwise the state itself. */
    private static String dueState(GameRecordBuilder record, Field state) {
        boolean started = record.nextPly() > 1;
        if (state.is("NotStarted") && started) {
            return "InProgress";
        }
        return state.is("InProgress") && !started ? "NotStarted" : state.text();
    }

    private static String dueTurn(GameRecordBuilder record) {
        return GameStrings.turn(record.mutableGame().ply());
    }

    private static void checkTurn(GameRecordBuilder record, Field turn) {
        String due = dueTurn(record);
        if (!turn.is(due)) {
            throw turn.wrong(
                    record.nextPly() - 1,
                    due,
                    "The turn says " + turn.text() + ", but after the moves it is " + due + ".");
        }
    }

    /**
     * Takes the moves for the truth, and says which claims contradict them or are missing.
     *
     * @param isLonger whether there is more than a game type
     */
    private static void conclude(
            GameRecordBuilder record, Optional<Field> state, Optional<Field> turn, boolean isLonger) {
        if (isLonger && (state.isEmpty() || turn.isEmpty())) {
            record.remark("The GameString lacks "
                    + (state.isPresent() ? "the turn" : turn.isPresent() ? "the state" : "state and turn") + ".");
        }
        if (state.isPresent()) {
            Outcome claimed = told(state.get()).orElse(Outcome.inProgress());
            Outcome board = record.mutableGame().outcome();
            String due = board.isOver() && !Results.agree(claimed, board)
                    ? Results.nameOf(board)
                    : dueState(record, state.get());
            if (!state.get().is(due)) {
                record.remark("The state says " + state.get().text() + "; with the moves it is " + due + ".");
            } else {
                record.claim(claimed, state.get().place(), state.get().text());
            }
            if (indexOfSpace(state.get().text()) < state.get().text().length()) {
                record.remark("The state tells a reason, which a GameString has no room for.");
            }
        }
        turn.filter(field -> !field.is(dueTurn(record)))
                .ifPresent(field -> record.remark(
                        "The turn says " + field.text() + "; after the moves it is " + dueTurn(record) + "."));
    }
}
