package io.github.hiverules.impl.internal;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CoordinateMap;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.ZobristHistory;
import io.github.hiverules.impl.internal.explain.Explainer;
import io.github.hiverules.impl.internal.rules.MoveGenerator;
import io.github.hiverules.impl.internal.rules.QueenSurround;
import java.util.List;
import java.util.Optional;

/** A game on the packed board, which also remembers where on the endless table everything stands. */
final class PackedGame implements MutableGame {
    private final Ruleset ruleset;
    private final Board board;
    private final ZobristHistory history;
    private final CoordinateMap whereabouts;
    private Outcome outcome;

    PackedGame(Position start) {
        ruleset = start.ruleset();
        board = Board.of(start);
        history = new ZobristHistory(board);
        whereabouts = CoordinateMap.of(start);
        outcome = outcomeNow();
    }

    @Override
    public Ruleset ruleset() {
        return ruleset;
    }

    @Override
    public int ply() {
        return board.ply();
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
    public Optional<Hex> find(Piece piece) {
        return whereabouts.find(piece.index());
    }

    @Override
    public Optional<Piece> topAt(Hex hex) {
        return whereabouts.isOccupied(board, hex)
                ? Optional.of(Piece.values().get(board.topOf(Grid.cell(hex))))
                : Optional.empty();
    }

    @Override
    public int heightAt(Hex hex) {
        return whereabouts.isOccupied(board, hex) ? board.heightOf(Grid.cell(hex)) : 0;
    }

    @Override
    public boolean mustPass() {
        return !outcome.isOver() && !MoveGenerator.canMove(board);
    }

    @Override
    public List<Move> legalMoves() {
        if (outcome.isOver()) {
            return List.of();
        }
        int[] moves = new int[MoveGenerator.MAX_MOVES];
        int count = MoveGenerator.list(board, moves, 0);
        return whereabouts.toMoves(board, moves, count);
    }

    @Override
    public Legality judge(Move move) {
        if (outcome.isOver()) {
            return Legality.illegal(List.of(new Violation.GameOver(outcome)));
        }
        return StandardRules.isLegal(board, whereabouts, move)
                ? Legality.legal()
                : Legality.illegal(Explainer.reasonsAgainst(board, position(), whereabouts, outcome, move));
    }

    @Override
    public Legality play(Move move) {
        Legality legality = judge(move);
        if (legality.isLegal()) {
            history.make(whereabouts.toInt(board, move));
            if (move instanceof PieceMove pieceMove) {
                whereabouts.put(pieceMove.piece().index(), pieceMove.to());
            }
            outcome = outcomeNow();
        }
        return legality;
    }

    @Override
    public Position position() {
        return whereabouts.toPosition(board, ruleset);
    }

    private Outcome outcomeNow() {
        Outcome byQueens = QueenSurround.outcome(board);
        return !byQueens.isOver() && ruleset.repetition() && history.occurrences() >= 3
                ? Outcome.drawn(Termination.REPETITION)
                : byQueens;
    }
}
