// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.record.Flaw;
import io.github.hiverules.notation.record.GameReader;
import io.github.hiverules.notation.record.Property;
import io.github.hiverules.notation.record.RecordBuilder;
import io.github.hiverules.notation.record.RecordStart;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads records of BoardSpace (N4). {@link SgfReplayer} interprets the actions. */
public final class SgfReader extends GameReader {
    private final SgfHead header = new SgfHead();
    private final SgfLine mainLine = new SgfLine(header);
    private final SgfParser parser = new SgfParser(text);

    private @Nullable Flaw broken;

    public SgfReader(GameText source, ReaderOptions options) {
        super(source, options);
    }

    @Override
    public void parse() {
        text.skipSpace();
        try {
            parser.tree(mainLine);
        } catch (Flaw e) {
            broken = e;
        }
        mainLine.actions(); // completes the header
        if (broken != null && header.isEmpty()) {
            throw broken; // without a header, the text isn't a record
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
        List<SgfAction> actions = mainLine.actions();
        int whitePlayer = whiteAtTheEnd(actions);
        header.tags(whitePlayer).forEach(tag -> record.tag(tag, 0));
        // if a client disconnects during a turn, the record ends with an unconfirmed drop
        new SgfReplayer(record).play(actions, broken == null || parser.breaksOff());
        if (broken != null) {
            throw broken;
        }
        claimResult(record, header, whitePlayer);
    }

    private static int whiteAtTheEnd(List<SgfAction> actions) {
        int white = 0;
        for (SgfAction action : actions) {
            white = action.whitePlayerAfter(white);
        }
        return white;
    }

    /**
     * Compares the result in the header with the moves. If an action such as a resignation ended the game, a
     * contradiction causes only a remark.
     */
    private static void claimResult(RecordBuilder record, SgfHead header, int whitePlayer) {
        header.result().ifPresent(prose -> {
            Optional<Outcome> claimed =
                    ResultProse.read(prose.value(), header.player(whitePlayer), header.player(1 - whitePlayer));
            Outcome byActions = record.outcome();
            boolean givenUp = byActions.isOver() && !record.game().outcome().isOver();
            if (givenUp && claimed.isPresent() && !Results.agree(byActions, claimed.get())) {
                record.remark(
                        prose.offset(), Finding.RESULT_CONTRADICTS_ACTIONS, prose.quoted(), Results.nameOf(byActions));
            }
            if (claimed.isPresent() || !byActions.isOver()) {
                claim(record, prose, claimed);
            }
        });
        header.outcome()
                .ifPresent(words -> claim(
                        record, words, Results.parseWithReason(words.value().trim())));
    }

    private static void claim(RecordBuilder record, Property result, Optional<Outcome> claimed) {
        claimed.ifPresentOrElse(
                outcome -> record.checkResult(outcome, result.offset(), result.value()),
                () -> record.remark(result.offset(), Finding.RESULT_UNREADABLE, result.quoted()));
    }
}
