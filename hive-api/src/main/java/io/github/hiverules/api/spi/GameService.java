// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import java.util.List;
import java.util.Optional;

/**
 * The part of a {@code MutableGame} that needs the rules. For the meaning of the methods, see the methods of
 * {@code MutableGame} with equal names.
 */
public interface GameService {
    int ply();

    Outcome outcome();

    int occurrences();

    Optional<Hex> cellOf(Piece piece);

    Optional<Piece> topAt(Hex hex);

    int heightAt(Hex hex);

    List<Move> legalMoves();

    List<PieceMove> legalMoves(Piece piece);

    int countLegalMoves();

    boolean isLegal(Move move);

    Legality judge(Move move);

    Legality tryPlay(Move move);

    /** Undoes the last move. The game must have a move. */
    void undo();

    Position position();
}
