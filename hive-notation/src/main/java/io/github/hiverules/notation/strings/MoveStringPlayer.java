// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.strings;

import io.github.hiverules.api.Piece;
import io.github.hiverules.notation.internal.Finding.Kind;
import io.github.hiverules.notation.reading.ParseError;
import io.github.hiverules.notation.reading.RecordBuilder;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Plays the MoveStrings of a record (N1). */
public final class MoveStringPlayer {
    public final RecordBuilder record;
    private final boolean corrections;
    private final MoveStringParser parser;
    private boolean hasOwnReferences;

    /**
     * Creates a player.
     *
     * @param corrections whether to accept wrong piece numbers and references to the moving piece itself
     */
    public MoveStringPlayer(RecordBuilder record, boolean corrections) {
        this.record = record;
        this.corrections = corrections;
        UnaryOperator<Piece> names = corrections ? record::pieceNamed : UnaryOperator.identity();
        parser = new MoveStringParser(piece -> record.game().cellOf(piece), corrections, names);
    }

    /**
     * Plays a move, given as the two words of a MoveString.
     *
     * @param place the destination; empty for a game's first move and a pass
     * @throws ParseError if the words are not a MoveString or the move is illegal
     */
    public void play(String pieceName, String place, int offset) {
        Supplier<String> source = () -> place.isEmpty() ? pieceName : pieceName + " " + place;
        MoveStringParser.Named named;
        try {
            named = parser.parse(pieceName, place);
        } catch (ParseError e) {
            throw e.at(offset, record.nextPly(), source.get());
        }
        record.play(named.move(), corrections ? Optional.ofNullable(named.name()) : Optional.empty(), offset, source);
        if (corrections) {
            record.remarkMark(place, offset, record.nextPly() - 1);
        }
        if (named.byItself() && !hasOwnReferences) {
            hasOwnReferences = true;
            record.remark(offset, record.nextPly() - 1, Kind.OWN_REFERENCES);
        }
    }
}
