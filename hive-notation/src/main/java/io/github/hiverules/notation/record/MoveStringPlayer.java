// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import io.github.hiverules.api.Piece;
import io.github.hiverules.notation.internal.Finding;
import java.util.Optional;

/** Plays the MoveStrings of one record. */
public final class MoveStringPlayer {
    private final RecordBuilder record;
    private final boolean corrections;
    private final MoveStringParser parser;
    private boolean hasOwnPlaces;

    /**
     * Creates a player for a record.
     *
     * @param corrections whether to accept pieces that aren't numbered in order of entry, and moving pieces as their own references
     */
    public MoveStringPlayer(RecordBuilder record, boolean corrections) {
        this.record = record;
        this.corrections = corrections;
        MoveStringParser strict = MoveStringParser.in(record.game());
        parser = corrections ? strict.lenient().withNames(record::pieceNamed) : strict;
    }

    /**
     * Plays a move from the two words of its MoveString.
     *
     * @param goal the destination; empty for a game's first move and a pass
     * @param offset the offset of the move
     * @throws Flaw if the words are not a MoveString or the move is illegal
     */
    public void play(String pieceName, String goal, int offset) {
        String source = goal.isEmpty() ? pieceName : pieceName + " " + goal;
        boolean isFirst = record.game().ply() == 0; // read before parsing, which may change the game
        MoveStringParser.Named named;
        try {
            named = parser.parse(pieceName, goal, isFirst);
        } catch (Flaw e) {
            throw e.at(offset, record.nextPly(), source);
        }
        Optional<Piece> name = corrections ? Optional.ofNullable(named.name()) : Optional.empty();
        record.play(named.move(), name, offset, source);
        if (named.byItself() && !hasOwnPlaces) {
            hasOwnPlaces = true;
            record.remark(offset, record.nextPly() - 1, Finding.OWN_REFERENCES);
        }
    }
}
