// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordedMove;

/** Plays the MoveStrings of one record. */
public final class MoveStringPlayer {
    private final GameRecordBuilder record;
    private final MutableGame game;
    private final MoveStringParser parser;
    private final boolean corrections;
    private final PieceNumbering numbering;
    private boolean hasOwnPlaces;

    /**
     * Plays moves into that record.
     *
     * @param corrections whether pieces may be numbered otherwise than by their entry, and be the reference of their own goal
     */
    public MoveStringPlayer(GameRecordBuilder record, boolean corrections) {
        this.record = record;
        this.corrections = corrections;
        game = record.mutableGame();
        numbering = new PieceNumbering(game);
        MoveStringParser strict = MoveStringParser.in(game);
        parser = corrections ? strict.lenient().withNames(numbering::pieceNamed) : strict;
    }

    /**
     * Plays the move that a piece's name and a place name.
     *
     * @param goal empty for a game's first move and a pass
     * @param place where it stands in the source
     * @throws RecordException if they name no move, or an illegal one
     */
    public void play(String pieceName, String goal, RecordException.Place place) {
        String source = goal.isEmpty() ? pieceName : pieceName + " " + goal;
        Move move;
        try {
            move = parser.parse(pieceName, goal, game.ply() == 0);
        } catch (NotationParseException e) {
            throw new RecordException(place, record.nextPly(), TextSource.shown(source), e.expected(), e.reason());
        }
        record.play(RecordedMove.builder().move(move).source(source).build(), place, source);
        if (corrections && move instanceof PieceMove pieceMove) {
            remark(pieceName, goal, pieceMove);
        }
    }

    private void remark(String pieceName, String goal, PieceMove move) {
        Piece.tryParse(pieceName)
                .flatMap(name -> numbering.moved(name, move.piece()))
                .ifPresent(record::remark);
        if (!hasOwnPlaces && MoveStringParser.isNamedBy(pieceName, goal)) {
            hasOwnPlaces = true;
            record.remark(
                    "Goals are named by the moving piece itself, from where it stood before its move; first at ply "
                            + (record.nextPly() - 1) + ".");
        }
    }
}
