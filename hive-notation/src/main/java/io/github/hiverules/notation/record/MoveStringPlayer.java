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
     * Plays moves into that record.
     *
     * @param corrections whether pieces may be numbered otherwise than by their entry, and be the reference of their own goal
     */
    public MoveStringPlayer(RecordBuilder record, boolean corrections) {
        this.record = record;
        this.corrections = corrections;
        MoveStringParser strict = MoveStringParser.in(record.game());
        parser = corrections ? strict.lenient().withNames(record::pieceNamed) : strict;
    }

    /**
     * Plays the move that a piece's name and a place name.
     *
     * @param goal empty for a game's first move and a pass
     * @param offset where it begins in the text
     * @throws Flaw if they name no move, or an illegal one
     */
    public void play(String pieceName, String goal, int offset) {
        String source = goal.isEmpty() ? pieceName : pieceName + " " + goal;
        boolean isFirst = record.game().ply() == 0; // asked first: the parser finds pieces as this game stands then
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
