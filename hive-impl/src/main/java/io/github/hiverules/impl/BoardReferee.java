package io.github.hiverules.impl;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Referee;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Violation;
import io.github.hiverules.impl.internal.Board;
import io.github.hiverules.impl.internal.Explainer;
import io.github.hiverules.impl.internal.Grid;
import io.github.hiverules.impl.internal.Rules;
import io.github.hiverules.impl.internal.Whereabouts;
import java.util.List;
import java.util.Optional;

/** A referee on the search face, which also remembers where on the endless table everything stands. */
final class BoardReferee implements Referee {
    private final SearchBoard search;
    private final Whereabouts whereabouts;
    private Outcome outcome;

    BoardReferee(Position start) {
        search = SearchBoard.of(start);
        whereabouts = Whereabouts.of(start);
        outcome = search.outcome();
    }

    @Override
    public Ruleset ruleset() {
        return search.ruleset();
    }

    @Override
    public int ply() {
        return search.ply();
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    @Override
    public int occurrences() {
        return search.occurrences();
    }

    @Override
    public Optional<Hex> find(Piece piece) {
        return whereabouts.find(piece.index());
    }

    @Override
    public Optional<Piece> topAt(Hex hex) {
        return whereabouts.isOccupied(search.board(), hex)
                ? Optional.of(Piece.values().get(search.board().topOf(Grid.cell(hex))))
                : Optional.empty();
    }

    @Override
    public int heightAt(Hex hex) {
        return whereabouts.isOccupied(search.board(), hex) ? search.board().heightOf(Grid.cell(hex)) : 0;
    }

    @Override
    public boolean mustPass() {
        return !outcome.isOver() && !Rules.canMove(search.board());
    }

    @Override
    public List<Move> legalMoves() {
        if (outcome.isOver()) {
            return List.of();
        }
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = search.generate(moves, 0);
        return whereabouts.toMoves(search.board(), moves, count);
    }

    @Override
    public Legality judge(Move move) {
        if (outcome.isOver()) {
            return Legality.illegal(List.of(new Violation.GameOver(outcome)));
        }
        Board board = search.board();
        return StandardRules.isLegal(board, whereabouts, move)
                ? Legality.legal()
                : Legality.illegal(Explainer.reasonsAgainst(board, position(), whereabouts, outcome, move));
    }

    @Override
    public Legality play(Move move) {
        Legality legality = judge(move);
        if (legality.isLegal()) {
            search.make(whereabouts.toInt(search.board(), move));
            if (move instanceof Placement placement) {
                whereabouts.put(placement.piece().index(), placement.to());
            } else if (move instanceof Movement movement) {
                whereabouts.put(movement.piece().index(), movement.to());
            }
            outcome = search.outcome();
        }
        return legality;
    }

    @Override
    public Position position() {
        return search.toPosition(whereabouts);
    }
}
