// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.internal.GameRecordBuilder;
import io.github.hiverules.notation.internal.MoveStringParser;
import io.github.hiverules.notation.internal.PieceNumbering;
import io.github.hiverules.notation.internal.TextSource;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the moves that drops mean (N4): which piece, for the record's names need not follow R1.3 and may leave out the colour,
 * and which cell, for the board wraps.
 */
final class DropReader {
    private final GameRecordBuilder record;
    private final MutableGame game;
    private final PieceNumbering numbering;
    private final BoardSpaceCoordinates coordinates;
    private @Nullable Piece lastName;
    private @Nullable PieceMove lastMove;

    DropReader(GameRecordBuilder record) {
        this.record = record;
        this.game = record.mutableGame();
        this.numbering = new PieceNumbering(game);
        this.coordinates = new BoardSpaceCoordinates(game);
    }

    /**
     * The move that a drop means, legal or not.
     *
     * @throws RecordException if it names no piece
     */
    Move moveOf(Drop drop, Color mover) {
        WrappedCell to = drop.to();
        if (to == null) {
            lastMove = null;
            return Move.pass();
        }
        Piece guess = piece(drop, drop.color() != null ? drop.color() : mover);
        WrappedCell from = drop.from();
        Piece lifted = from == null
                ? null
                : coordinates.topAt(from, numbering.pieceNamed(guess)).orElse(null);
        Piece name =
                lifted == null || drop.color() != null || hasColor(drop.name()) ? guess : piece(drop, lifted.color());
        Piece piece;
        if (drop.fromHand()) {
            piece = numbering.nextInHand(name);
        } else {
            piece = lifted != null && lifted.isAlike(name) ? lifted : numbering.pieceNamed(name);
        }
        Hex hex =
                coordinates.destination(to, piece, () -> attached(drop, name), () -> record.remark(guessed(drop, to)));
        lastName = name;
        lastMove = drop.fromHand() ? Placement.of(piece, hex) : game.moveOf(piece, hex);
        return lastMove;
    }

    /** Notes that the move found last was legal and is played. */
    void played() {
        PieceMove move = lastMove;
        Piece name = lastName;
        if (move != null && name != null) {
            coordinates.moved(move.piece(), move.to());
            if (move instanceof Placement) {
                numbering.moved(name, move.piece()).ifPresent(record::remark);
            }
        }
    }

    /** The cell that a drop's attachment means, if it is one. */
    private Optional<Hex> attached(Drop drop, Piece moving) {
        try {
            return MoveStringParser.in(game)
                    .withNames(numbering::pieceNamed)
                    .parse(moving.toString(), drop.attachment(), false)
                    .destination();
        } catch (NotationParseException e) {
            return Optional.empty();
        }
    }

    private String guessed(Drop drop, WrappedCell to) {
        return "At ply " + record.nextPly() + " the cell " + to + " means two cells beside the hive, and \""
                + TextSource.shown(drop.action().source())
                + "\" names no piece beside one of them; the one nearer to the last move is taken.";
    }

    private static boolean hasColor(String name) {
        return name.length() >= 2 && Piece.tryParse(name.substring(0, 2)).isPresent();
    }

    /** The piece that a drop names, by the record's numbers; of that colour, where its name leaves it out. */
    private Piece piece(Drop drop, Color color) {
        String name = drop.name();
        return Piece.tryParse(hasColor(name) ? name : color.letter() + name)
                .orElseThrow(() -> wrong(
                        drop.action(), name, "a piece such as wA1", "\"" + TextSource.shown(name) + "\" is no piece."));
    }

    /**
     * The cell that two words of an action name.
     *
     * @param first which word is the column; the row stands behind it
     * @throws RecordException if they are missing, or name none
     */
    WrappedCell cell(Action action, List<String> words, int first) {
        if (words.size() < first + 2) {
            throw wrong(
                    action,
                    action.source(),
                    "a piece, a column and a row",
                    "\"" + TextSource.shown(action.source()) + "\" breaks off.");
        }
        WrappedCell cell = WrappedCell.parse(words.get(first), words.get(first + 1));
        if (cell == null) {
            String named = words.get(first) + " " + words.get(first + 1);
            throw wrong(
                    action,
                    named,
                    "a column letter and a row number",
                    "\"" + TextSource.shown(named) + "\" is no cell.");
        }
        return cell;
    }

    /** The error of an action. */
    RecordException wrong(Action action, String token, String expected, String reason) {
        return new RecordException(action.place(), record.nextPly(), TextSource.shown(token), expected, reason);
    }
}
