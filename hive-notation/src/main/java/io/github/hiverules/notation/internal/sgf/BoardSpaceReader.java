// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.api.Position;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.internal.GameReader;
import io.github.hiverules.notation.internal.GameRecordBuilder;
import io.github.hiverules.notation.internal.TextSource;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads BoardSpace's records (N4), one game tree after the other; {@link BoardSpaceReplayer} says what the players' actions
 * mean.
 */
public final class BoardSpaceReader extends GameReader {
    private static final Place NOWHERE = new Place("", 0, 0);

    private final SgfParser parser;

    /** A reader of that text. */
    public BoardSpaceReader(TextSource text, ReaderOptions options) {
        super(text, options);
        parser = new SgfParser(text);
    }

    @Override
    protected void skipToNextGame() {
        parser.skipRest();
    }

    @Override
    protected Draft parse() {
        Place start = text.place();
        SgfParser.MainLine mainLine = new SgfParser.MainLine();
        SyntaxException broken = parseTree(mainLine);
        boolean breaksOff = parser.breaksOff();
        Header header = new Header();
        List<Action> actions = new ArrayList<>(mainLine.size());
        takeApart(mainLine, header, actions);
        return ruleset -> {
            if (broken != null && header.isEmpty()) {
                throw broken; // no record at all, so that its syntax is what is wrong
            }
            Position first = HeaderStart.read(header, ruleset, start);
            GameRecordBuilder record = begin(new GameRecordBuilder(RecordFormat.SGF, first));
            record.header(header.properties());
            header.tags(whiteAtTheEnd(actions)).forEach(record::tag);
            BoardSpaceReplayer replayer = new BoardSpaceReplayer(record);
            actions.forEach(replayer::act);
            if (broken == null || breaksOff) {
                replayer.keepLastDrop(); // a client that was lost in the middle of a turn leaves a file like this
            }
            if (broken != null) {
                throw broken;
            }
            new ResultClaims(record).claim(header, replayer.whitePlayer());
            return record.finish();
        };
    }

    private @Nullable SyntaxException parseTree(SgfParser.MainLine mainLine) {
        try {
            parser.tree(mainLine);
            return null;
        } catch (SyntaxException e) {
            loseTrack();
            return e;
        } catch (RecordException e) {
            loseTrack();
            return new SyntaxException(e); // longer than a game may be
        }
    }

    /** Which player has the white pieces when all swaps are done. */
    private static int whiteAtTheEnd(List<Action> actions) {
        int white = 0;
        for (Action action : actions) {
            white = action.whitePlayerAfter(white);
        }
        return white;
    }

    /** Tells actions, and what is noted between them, from properties of the header. */
    private static void takeApart(SgfParser.MainLine mainLine, Header header, List<Action> actions) {
        for (int node = 0; node < mainLine.size(); node++) {
            for (String branch : mainLine.alternatives(node)) {
                actions.add(Action.note(Command.ALTERNATIVE, branch, NOWHERE));
            }
            for (SgfParser.Property property : mainLine.properties(node)) {
                takeApart(property, header, actions);
            }
        }
    }

    private static void takeApart(SgfParser.Property property, Header header, List<Action> actions) {
        String name = property.name();
        if (name.length() > Action.VARIATION_PROPERTY.length()) {
            header.add(property);
        } else if (isPlayer(name) && Action.isAction(property.value())) {
            actions.add(Action.parse(name.charAt(1) - '0', property));
        } else if (name.equalsIgnoreCase("TM") && !actions.isEmpty()) {
            clock(property, header, actions);
        } else if (name.equalsIgnoreCase("C")) {
            actions.add(Action.note(Command.COMMENT, property.value(), property.place()));
        } else if (name.equalsIgnoreCase(Action.VARIATION_PROPERTY)) {
            actions.add(Action.note(Command.VARIATION, property.value(), property.place()));
        } else {
            header.add(property);
        }
    }

    private static boolean isPlayer(String name) {
        return name.length() == 2
                && (name.charAt(0) == 'P' || name.charAt(0) == 'p')
                && (name.charAt(1) == '0' || name.charAt(1) == '1');
    }

    /** Gives the last action its clock; one that can't be told so stays in the header, with a remark. */
    private static void clock(SgfParser.Property property, Header header, List<Action> actions) {
        int last = actions.size() - 1;
        long millis = millis(property.value().trim());
        if (millis >= 0 && actions.get(last).clockMillis().isEmpty()) {
            actions.set(last, actions.get(last).withClock(millis));
        } else {
            header.add(property);
            String remark = "The clock \"" + TextSource.shown(property.value()) + "\" at line "
                    + property.place().line() + " is no time of the move before it; it is kept as a property.";
            actions.add(last, Action.note(Command.REMARK, remark, property.place()));
        }
    }

    /** A number of milliseconds that a clock can show; -1 for any other text. */
    private static long millis(String digits) {
        long millis = digits.isEmpty() ? -1 : 0;
        for (int i = 0; i < digits.length() && millis >= 0; i++) {
            int digit = digits.charAt(i) - '0';
            millis = digit >= 0 && digit <= 9 ? millis * 10 + digit : -1;
            millis = millis > RecordedMove.MAX_CLOCK_MILLIS ? -1 : millis;
        }
        return millis;
    }
}
