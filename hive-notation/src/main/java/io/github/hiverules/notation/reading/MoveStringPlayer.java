// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Piece;
import io.github.hiverules.notation.internal.Marks;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.MoveStringParser;
import io.github.hiverules.notation.text.NotationException;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Plays the MoveStrings of a record (N1). */
public final class MoveStringPlayer {
    public final RecordBuilder record;
    private final boolean corrections;
    private final MoveStringParser parser;
    private boolean hasOwnReferences;
    private boolean hasDash;
    private boolean hasDoubled;

    /**
     * Creates a player.
     *
     * @param corrections whether to accept wrong piece numbers, references to the moving piece itself, dashes of word
     *     processors and doubled backslashes
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
     * @throws NotationException if the words are not a MoveString or the move is illegal
     */
    public void play(String pieceName, String place, int offset) {
        Supplier<String> source = () -> place.isEmpty() ? pieceName : pieceName + " " + place;
        for (Color side : Color.values()) {
            if (pieceName.regionMatches(true, 0, String.valueOf(side.letter()), 0, 1)) {
                record.supplyForcedPass(side, offset);
            }
        }
        MoveStringParser.Named named;
        try {
            named = parser.parse(pieceName, place);
        } catch (NotationException e) {
            throw Errors.at(e, offset, record.nextPly(), source.get());
        }
        Optional<Piece> name = Optional.ofNullable(named.name()).filter(any -> corrections);
        record.play(named.move(), name, offset, source);
        if (corrections) {
            remarkMarks(place, offset);
        }
        if (named.byItself() && !hasOwnReferences) {
            hasOwnReferences = true;
            record.remark(offset, record.nextPly() - 1, Kind.OWN_REFERENCES);
        }
    }

    /** Adds remarks on the record's first dash of a word processor and on the first doubled backslash. */
    private void remarkMarks(String place, int offset) {
        int dash = hasDash ? -1 : Marks.firstIn(place);
        if (dash >= 0) {
            hasDash = true;
            record.remark(offset, record.nextPly() - 1, Kind.MARK_READ, Marks.describe(place.charAt(dash)), "\"-\"");
        }
        if (!hasDoubled && !Marks.undoubled(place).equals(place)) {
            hasDoubled = true;
            record.remark(offset, record.nextPly() - 1, Kind.BACKSLASHES_DOUBLED);
        }
    }
}
