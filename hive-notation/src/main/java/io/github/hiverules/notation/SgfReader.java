// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.notation.RecordException.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads BoardSpace's records (N4), one game tree after the other; {@link SgfReplayer} says what the players' actions mean. */
final class SgfReader extends GameReader {
    private final TextSource text;
    private final SgfParser parser;

    /** A reader of that text. */
    SgfReader(TextSource text, ReaderOptions options) {
        super(RecordFormat.SGF, options);
        this.text = text;
        parser = new SgfParser(text);
    }

    @Override
    boolean hasGame() {
        text.skipSpace();
        return text.peek() != TextSource.END;
    }

    @Override
    void skipToNextGame() {
        parser.skipRest();
    }

    @Override
    Draft parse() {
        text.beginGame();
        Place start = text.place();
        SgfParser.Nodes mainLine = new SgfParser.Nodes();
        RecordException broken = parseTree(mainLine);
        boolean breaksOff = parser.breaksOff();
        SgfHead header = new SgfHead();
        List<SgfAction> actions = SgfActions.of(mainLine, header);
        head(header.properties());
        return ruleset -> {
            if (broken != null && header.isEmpty()) {
                throw broken; // no record at all, so that its syntax is what is wrong
            }
            GameRecorder record = begin(new GameRecorder(RecordStart.of(
                    ruleset,
                    header.expansions(start),
                    header.own(RecordStart.RULES),
                    header.own(RecordStart.POSITION))));
            header.tags(whiteAtTheEnd(actions)).forEach(record::tag);
            SgfReplayer replayer = new SgfReplayer(record);
            // a client that was lost in the middle of a turn leaves a file that breaks off
            replayer.play(actions, broken == null || breaksOff);
            if (broken != null) {
                throw broken;
            }
            new SgfResult(record).claim(header, replayer.whitePlayer());
        };
    }

    private @Nullable RecordException parseTree(SgfParser.Nodes mainLine) {
        try {
            parser.tree(mainLine);
            return null;
        } catch (RecordException e) {
            loseTrack();
            return e;
        }
    }

    /** Which player has the white pieces when all swaps are done. */
    private static int whiteAtTheEnd(List<SgfAction> actions) {
        int white = 0;
        for (SgfAction action : actions) {
            white = action.whitePlayerAfter(white);
        }
        return white;
    }
}
