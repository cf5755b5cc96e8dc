// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import static java.util.Objects.requireNonNullElse;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.reading.RecordBuilder;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.MoveStringParser;
import io.github.hiverules.notation.text.NotationException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Converts BoardSpace's drop actions to moves (N4). A piece's name may lack the colour, and the piece's number may
 * violate R1.3. A cell's name may be ambiguous because BoardSpace's board wraps.
 */
record DropPlayer(RecordBuilder record, BoardSpaceCoordinates coordinates) {
    /**
     * A placement, movement or pass that isn't confirmed yet.
     *
     * @param name the record's name of the piece
     * @param to the destination; null for a pass
     * @param attachment the index of the argument that describes the destination as in a MoveString. The argument may
     *     be a dot or missing
     * @param from the cell that the piece leaves, or {@link WrappedCell#HAND}; null if unknown
     * @param color the piece's colour; null if only the piece's name contains the colour
     */
    record Drop(
            SgfAction action,
            String name,
            @Nullable WrappedCell to,
            int attachment,
            @Nullable WrappedCell from,
            @Nullable Color color) {
        static Drop pass(SgfAction action) {
            return new Drop(action, "", null, 0, null, null);
        }

        /** {@return the offset of the piece's name, which precedes the cell and the attachment} */
        int nameOffset() {
            return to == null ? action.sourceOffset() : action.offsetOf(attachment - 3);
        }
    }

    DropPlayer(RecordBuilder record) {
        this(record, new BoardSpaceCoordinates(record.game()));
    }

    void play(Drop drop, Color mover) {
        SgfAction action = drop.action();
        WrappedCell to = drop.to();
        if (to == null) {
            record.play(Move.pass(), Optional.empty(), action.sourceOffset(), action::source);
            return;
        }
        Piece guess = piece(drop, requireNonNullElse(drop.color(), mover));
        WrappedCell from = drop.from();
        boolean enters = WrappedCell.HAND.equals(from);
        Piece lifted = from == null || enters
                ? null
                : coordinates.topAt(from, record.pieceNamed(guess)).orElse(null);
        Piece name = lifted == null || drop.color() != null ? guess : piece(drop, lifted.color());
        Piece piece = enters
                ? record.nextInHand(name)
                : lifted != null && lifted.isAlike(name) ? lifted : record.pieceNamed(name);
        Runnable remark = () ->
                record.remark(action.offset(), record.nextPly(), Kind.CELL_GUESSED, to, Texts.quoted(action.source()));
        Hex hex = coordinates.destination(to, piece, record.lastCell(), () -> attached(drop, name), remark);
        Move move = enters ? Move.place(piece, hex) : record.game().moveOf(piece, hex);
        record.play(move, Optional.of(name), action.sourceOffset(), action::source);
    }

    /** Returns the cell that the attachment describes, if any. */
    private Optional<Hex> attached(Drop drop, Piece moving) {
        try {
            return new MoveStringParser(piece -> record.game().cellOf(piece), false, record::pieceNamed)
                    .parse(moving.toString(), drop.action().argument(drop.attachment()))
                    .move()
                    .destination();
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    /** Parses the name of the drop's piece. If the name lacks a colour, uses the given colour. */
    private Piece piece(Drop drop, Color color) {
        String name = drop.name();
        return Piece.tryParse(name)
                .or(() -> Piece.tryParse(color.letter() + name))
                .orElseThrow(() -> wrong(drop.nameOffset(), name, Kind.PIECE));
    }

    /** Parses a cell from two consecutive arguments, the column and the row. */
    WrappedCell cell(SgfAction action, int column) {
        WrappedCell cell = action.cell(column);
        if (cell == null) {
            String row = action.argument(column + 1);
            throw row.isEmpty()
                    ? wrong(action, Kind.ACTION_INCOMPLETE)
                    : wrong(action.offsetOf(column), action.argument(column) + " " + row, Kind.CELL);
        }
        return cell;
    }

    NotationException wrong(SgfAction action, Kind kind) {
        return wrong(action.sourceOffset(), action.source(), kind);
    }

    NotationException wrong(int offset, String token, Kind kind) {
        return Errors.quoting(offset, record.nextPly(), token, kind);
    }
}
