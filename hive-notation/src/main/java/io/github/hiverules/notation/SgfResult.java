// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;
import java.util.Optional;

/** Compares what a header says of the result with how the game stands at its end. */
final class SgfResult {
    private final GameRecorder record;

    SgfResult(GameRecorder record) {
        this.record = record;
    }

    /**
     * Takes what the header says.
     *
     * @param whitePlayer which player has the white pieces
     * @throws RecordException if it contradicts an end that the board decides
     */
    void claim(SgfHead header, int whitePlayer) {
        header.result().ifPresent(property -> {
            String white = header.player(whitePlayer);
            String black = header.player(1 - whitePlayer);
            claim(property, ResultProse.read(property.value(), white, black));
        });
        header.outcome().ifPresent(this::claim);
    }

    /** The result in the archive's words. A game that was given up is over, whatever they say. */
    private void claim(Property property, Optional<Outcome> claimed) {
        String prose = Texts.shown(property.value());
        if (claimed.isEmpty()) {
            if (!record.outcome().isOver()) {
                record.remark(cantBeRead(prose));
            }
            return;
        }
        if (record.outcome().isOver()
                && !record.game().outcome().isOver()
                && !Results.agree(record.outcome(), claimed.get())) {
            record.remark("The result says \"" + prose + "\", but by the actions it is "
                    + Results.nameOf(record.outcome()) + ", which counts.");
        }
        record.claim(claimed.get(), property.place(), prose);
    }

    /** The result as this library keeps it: PGN's word, and the word of its reason where the board does not tell it. */
    private void claim(Property property) {
        String shown = Texts.shown(property.value());
        Optional<Outcome> claimed = Results.parseWithReason(property.value().trim());
        if (claimed.isEmpty()) {
            record.remark(cantBeRead(shown));
        } else {
            record.claim(claimed.get(), property.place(), shown);
        }
    }

    private static String cantBeRead(String result) {
        return "The result \"" + result + "\" can't be read; the board decides.";
    }
}
