// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.internal.GameRecordBuilder;
import io.github.hiverules.notation.internal.TextSource;
import java.util.Optional;

/** Compares what a header says of the result with how the game stands at its end. */
final class ResultClaims {
    private final GameRecordBuilder record;
    private final MutableGame game;

    ResultClaims(GameRecordBuilder record) {
        this.record = record;
        this.game = record.mutableGame();
    }

    /**
     * Takes what the header says.
     *
     * @param whitePlayer which player has the white pieces
     * @throws RecordException if it contradicts an end that the board decides
     */
    void claim(Header header, int whitePlayer) {
        header.result().ifPresent(property -> {
            String white = header.player(whitePlayer);
            String black = header.player(1 - whitePlayer);
            claim(property, ResultProse.read(property.value(), white, black));
        });
        header.outcome().ifPresent(this::claim);
    }

    /** The result in the archive's words. A game that was given up is over, whatever they say. */
    private void claim(SgfParser.Property property, Optional<Outcome> claimed) {
        String prose = TextSource.shown(property.value());
        if (claimed.isEmpty()) {
            if (!record.outcome().isOver()) {
                record.remark(cantBeRead(prose));
            }
            return;
        }
        if (record.outcome().isOver() && !game.outcome().isOver() && !Results.agree(record.outcome(), claimed.get())) {
            record.remark("The result says \"" + prose + "\", but by the actions it is "
                    + Results.nameOf(record.outcome()) + ", which counts.");
        }
        record.claim(claimed.get(), property.place(), prose);
    }

    /** The result as this library keeps it: PGN's word, and the word of its reason where the board does not tell it. */
    private void claim(SgfParser.Property property) {
        String shown = TextSource.shown(property.value());
        String[] words = property.value().trim().split(" ", 2);
        Optional<Outcome> claimed = Results.parse(words[0]);
        Optional<Termination> reason = Results.parseReason(words.length > 1 ? words[1] : "unknown");
        if (claimed.isEmpty() || reason.isEmpty()) {
            record.remark(cantBeRead(shown));
            return;
        }
        record.claim(Results.withReason(claimed.get(), reason.get()), property.place(), shown);
    }

    private static String cantBeRead(String result) {
        return "The result \"" + result + "\" can't be read; the board decides.";
    }
}
