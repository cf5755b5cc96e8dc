// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.MoveCodec;
import io.github.hiverules.impl.board.ZobristHistory;
import io.github.hiverules.impl.enumeration.MoveCounter;
import io.github.hiverules.impl.explain.Explainer;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.Repetition;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game on the packed board. */
final class PackedGame implements MutableGame {
    private final Board board;
    private final MoveGenerator generator;
    private final ZobristHistory history;
    private final Repetition repetition;
    private Outcome outcome;

    /** Made when moves are counted for the first time: most games, those of records among them, are played without. */
    private @Nullable MoveCounter counter;

    PackedGame(Position start) {
        board = new Board(start);
        generator = new MoveGenerator(board);
        history = new ZobristHistory(board);
        repetition = new Repetition(generator);
        outcome = repetition.outcome(history);
    }

    @Override
    public Ruleset ruleset() {
        return board.ruleset();
    }

    @Override
    public int ply() {
        return board.ply;
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    @Override
    public int occurrences() {
        return repetition.occurrences(history);
    }

    @Override
    public Optional<Hex> cellOf(Piece piece) {
        int cell = board.cellOf[requireNonNull(piece, "piece").index()];
        return cell < 0 ? Optional.empty() : Optional.of(board.coordinates.hexOf(cell));
    }

    @Override
    public Optional<Piece> topAt(Hex hex) {
        return heightAt(hex) > 0 ? Optional.of(Piece.values().get(board.top[Grid.cell(hex)])) : Optional.empty();
    }

    @Override
    public int heightAt(Hex hex) {
        return board.coordinates.contains(requireNonNull(hex, "hex")) ? board.height[Grid.cell(hex)] : 0;
    }

    @Override
    public boolean mustPass() {
        return !outcome.isOver() && !generator.canMove();
    }

    @Override
    public List<Move> legalMoves() {
        if (outcome.isOver()) {
            return List.of();
        }
        int[] moves = new int[MoveGenerator.MAX_MOVES];
        int count = generator.list(moves, 0);
        return MoveCodec.decode(board, moves, count);
    }

    @Override
    public int countLegalMoves() {
        if (outcome.isOver()) {
            return 0;
        }
        MoveCounter counts = counter;
        if (counts == null) {
            counts = new MoveCounter(board);
            counter = counts;
        }
        return counts.count();
    }

    @Override
    public Legality judge(Move move) {
        return judge(move, MoveCodec.encode(board, move));
    }

    private Legality judge(Move move, int packed) {
        boolean legal = generator.isLegal(packed) && !outcome.isOver();
        return legal
                ? Legality.legal()
                : Legality.illegal(Explainer.reasonsAgainst(generator, position(), outcome, move));
    }

    @Override
    public Legality tryPlay(Move move) {
        int packed = MoveCodec.encode(board, move);
        Legality legality = judge(move, packed);
        if (legality.isLegal()) {
            if (board.placed == 0 && move instanceof Placement first) {
                board.coordinates.beginAt(first.to());
            }
            history.make(packed);
            outcome = repetition.outcome(history);
        }
        return legality;
    }

    @Override
    public void undo() {
        history.undo();
        if (board.placed == 0) {
            board.coordinates.beginAt(Hex.ORIGIN);
        }
        outcome = repetition.outcome(history);
    }

    @Override
    public Position position() {
        return MoveCodec.position(board);
    }
}
