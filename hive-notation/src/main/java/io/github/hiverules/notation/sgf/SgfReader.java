// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.reading.GameReader;
import io.github.hiverules.notation.reading.RecordBuilder;
import io.github.hiverules.notation.reading.RecordStart;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.strings.Property;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.NotationException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads records of BoardSpace (N4). {@link SgfReplayer} interprets the actions. */
public final class SgfReader extends GameReader {
    private final SgfHead header = new SgfHead();
    private final SgfLine mainLine = new SgfLine(header);
    private final SgfParser parser = new SgfParser(text);

    private @Nullable NotationException broken;

    public SgfReader(GameText source, ReaderOptions options) {
        super(source, options);
    }

    @Override
    public void parse() {
        text.skipSpace();
        try {
            parser.tree(mainLine);
        } catch (NotationException e) {
            broken = e;
        }
        mainLine.items(); // completes the header
        if (broken != null && header.lacksVariant()) {
            throw broken; // the error prevented reading the header
        }
    }

    @Override
    public List<Tag> sourceTags() {
        return header.properties();
    }

    @Override
    public void judge(Ruleset ruleset) {
        RecordBuilder record = begin(RecordStart.of(
                ruleset, header.expansions(), header.own(RecordStart.RULES), header.own(RecordStart.POSITION)));
        List<SgfItem> items = mainLine.items();
        int whitePlayer = whiteAtTheEnd(items);
        header.tags(whitePlayer).forEach(tag -> record.tag(tag, 0));
        // if a client disconnects during a turn, the record ends with an unconfirmed drop
        new SgfReplayer(record).play(items, broken == null || parser.breaksOff());
        if (broken != null) {
            throw broken;
        }
        claimResult(record, whitePlayer);
        text.skipSpace();
        if (text.peek() != Texts.END) {
            record.remark(
                    text.offset(),
                    Kind.WORDS_IGNORED,
                    Texts.quoted(Texts.strip(text.between(text.offset(), text.end()))));
        }
    }

    private static int whiteAtTheEnd(List<SgfItem> items) {
        int white = 0;
        for (SgfItem item : items) {
            white = item instanceof SgfAction action ? action.whitePlayerAfter(white) : white;
        }
        return white;
    }

    /**
     * Compares the result in the header with the moves. If an action such as a resignation ended the game, a
     * contradiction causes only a remark.
     */
    private void claimResult(RecordBuilder record, int whitePlayer) {
        header.result().ifPresent(prose -> {
            Optional<Outcome> claimed =
                    ResultProse.read(prose.value(), header.player(whitePlayer), header.player(1 - whitePlayer));
            Outcome byActions = record.outcome();
            boolean givenUp = byActions.isOver() && !record.game().outcome().isOver();
            if (givenUp && claimed.isPresent() && !Results.agree(byActions, claimed.get())) {
                record.remark(prose.offset(), Kind.RESULT_CONTRADICTS_ACTIONS, prose.quoted(), byActions.uhpState());
            }
            if (claimed.isPresent() || !byActions.isOver()) {
                claim(record, prose, claimed);
            }
        });
        header.outcome().ifPresent(words -> claim(record, words, Results.parseWithReason(words.stripped())));
    }

    private static void claim(RecordBuilder record, Property result, Optional<Outcome> claimed) {
        claimed.ifPresentOrElse(
                outcome -> record.checkResult(outcome, result.offset(), result.value()),
                () -> record.remark(result.offset(), Kind.RESULT_UNREADABLE, result.quoted()));
    }
}
