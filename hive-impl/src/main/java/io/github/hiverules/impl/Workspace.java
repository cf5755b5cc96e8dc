// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.MoveCodec;
import io.github.hiverules.impl.counting.MoveCounter;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.Repetition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A board, and the objects that answer queries about the board. */
final class Workspace {
    final Board board;
    final MoveGenerator generator;
    final Repetition repetition;

    // Both fields are set on first use, because replaying a record needs neither of them.
    private @Nullable MoveCounter counter;
    private int @Nullable [] moves;

    Workspace(Position position) {
        board = new Board(position);
        generator = new MoveGenerator(board);
        repetition = new Repetition(generator);
    }

    /** Returns an array that is large enough for any list of moves. Each call returns the same array. */
    int[] moves() {
        int[] array = moves;
        if (array == null) {
            array = new int[MoveGenerator.MAX_MOVES];
            moves = array;
        }
        return array;
    }

    List<Move> legalMoves() {
        return MoveCodec.decode(board, moves(), generator.list(moves(), 0));
    }

    List<PieceMove> legalMoves(Piece piece) {
        return MoveCodec.decodePieceMoves(board, moves(), generator.listOf(piece.index(), moves()));
    }

    List<Movement> legalThrows(Piece thrower) {
        return MoveCodec.decode(board, moves(), generator.listThrowsBy(thrower.index(), moves())).stream()
                .map(Movement.class::cast)
                .toList();
    }

    int countLegalMoves() {
        MoveCounter existing = counter;
        if (existing == null) {
            existing = new MoveCounter(board);
            counter = existing;
        }
        return existing.count();
    }
}
