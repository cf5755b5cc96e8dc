// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static io.github.hiverules.api.spi.Answers.answers;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.spi.GameService;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.MoveCodec;
import io.github.hiverules.impl.explain.Explainer;
import io.github.hiverules.impl.history.PositionHistory;
import java.util.List;
import java.util.Optional;

/** Implements a mutable game on a {@link Board}. */
final class PackedGame implements GameService {
    private final Workspace workspace;
    private final Board board;
    private final PositionHistory history;
    private Outcome outcome;

    PackedGame(Position start) {
        workspace = new Workspace(start);
        board = workspace.board;
        history = new PositionHistory(workspace.generator);
        outcome = history.outcome();
    }

    @Override
    public int ply() {
        return board.plyOfPosition();
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    @Override
    public int occurrences() {
        return history.occurrences();
    }

    @Override
    public Optional<Hex> cellOf(Piece piece) {
        int cell = board.cellOf[piece.index()];
        return cell < 0 ? Optional.empty() : Optional.of(board.coordinates.hexOf(cell));
    }

    @Override
    public Optional<Piece> topAt(Hex hex) {
        return heightAt(hex) > 0 ? Optional.of(Piece.values().get(board.top[Grid.cell(hex)])) : Optional.empty();
    }

    @Override
    public int heightAt(Hex hex) {
        return board.coordinates.contains(hex) ? board.height[Grid.cell(hex)] : 0;
    }

    @Override
    public List<Move> legalMoves() {
        return outcome.isOver() ? List.of() : workspace.legalMoves();
    }

    @Override
    public List<PieceMove> legalMoves(Piece piece) {
        return outcome.isOver() ? List.of() : workspace.legalMoves(piece);
    }

    @Override
    public int countLegalMoves() {
        return outcome.isOver() ? 0 : workspace.countLegalMoves();
    }

    @Override
    public boolean isLegal(Move move) {
        return isLegal(MoveCodec.encode(board, move));
    }

    private boolean isLegal(int packed) {
        return !outcome.isOver() && workspace.generator.isLegal(packed);
    }

    @Override
    public Legality judge(Move move) {
        return judge(move, MoveCodec.encode(board, move));
    }

    private Legality judge(Move move, int packed) {
        return isLegal(packed)
                ? StandardRules.LEGAL
                : answers().legality(Explainer.reasonsAgainst(workspace.generator, position(), outcome, move));
    }

    @Override
    public Legality tryPlay(Move move) {
        int packed = MoveCodec.encode(board, move);
        Legality legality = judge(move, packed);
        if (legality.isLegal()) {
            MoveCodec.prepare(board, move);
            history.make(packed);
            outcome = history.outcome();
        }
        return legality;
    }

    @Override
    public void undo() {
        history.undo();
        outcome = history.outcome();
    }

    @Override
    public Position position() {
        return board.position();
    }
}
