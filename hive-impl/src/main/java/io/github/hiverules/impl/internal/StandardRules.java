package io.github.hiverules.impl.internal;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.HiveRules;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CoordinateMap;
import io.github.hiverules.impl.internal.explain.Explainer;
import io.github.hiverules.impl.internal.explain.MobilityExplainer;
import io.github.hiverules.impl.internal.explain.PathFinder;
import io.github.hiverules.impl.internal.rules.MoveGenerator;
import io.github.hiverules.impl.internal.rules.OneHive;
import io.github.hiverules.impl.internal.rules.QueenSurround;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * The implementation of {@link HiveRules} that the values of hive-api find: every question is put to the packed board
 * that the search face plays on. Safe for use by several threads.
 */
public final class StandardRules implements HiveRules {
    /** A board and a list of moves, used again from question to question. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Desk(Board board, int[] moves) {}

    private final AtomicReference<Desk> spare = new AtomicReference<>();

    /** The rules; all instances are alike. */
    public StandardRules() {}

    private <T> T ask(Position position, Function<Desk, T> question) {
        Desk desk = spare.getAndSet(null);
        if (desk == null) {
            desk = new Desk(Board.of(position), new int[MoveGenerator.MAX_MOVES]);
        } else {
            desk.board.show(position);
        }
        T answer = question.apply(desk);
        spare.set(desk);
        return answer;
    }

    @Override
    public List<Move> legalMoves(Position position) {
        return ask(position, desk -> {
            int count = MoveGenerator.list(desk.board, desk.moves, 0);
            return CoordinateMap.of(position).toMoves(desk.board, desk.moves, count);
        });
    }

    @Override
    public List<Move> legalMoves(Position position, Piece piece) {
        return ask(position, desk -> {
            int count = MoveGenerator.listOf(desk.board, piece.index(), desk.moves);
            return CoordinateMap.of(position).toMoves(desk.board, desk.moves, count);
        });
    }

    @Override
    public int countLegalMoves(Position position) {
        return ask(position, desk -> MoveGenerator.count(desk.board));
    }

    @Override
    public boolean isLegal(Position position, Move move) {
        return ask(position, desk -> isLegal(desk.board, CoordinateMap.of(position), move));
    }

    static boolean isLegal(Board board, CoordinateMap whereabouts, Move move) {
        int packed = whereabouts.toInt(board, move);
        return packed >= 0 && MoveGenerator.isLegal(board, packed);
    }

    @Override
    public Legality judge(Position position, Move move) {
        return ask(position, desk -> {
            CoordinateMap whereabouts = CoordinateMap.of(position);
            return isLegal(desk.board, whereabouts, move)
                    ? Legality.legal()
                    : Legality.illegal(Explainer.reasonsAgainst(
                            desk.board, position, whereabouts, QueenSurround.outcome(desk.board), move));
        });
    }

    @Override
    public List<MovePath> paths(Position position, Move move) {
        return move instanceof Movement movement
                ? ask(position, desk -> PathFinder.of(desk.board, position, movement))
                : List.of();
    }

    @Override
    public boolean isPinned(Position position, Piece piece) {
        return ask(position, desk -> OneHive.isPinnedPiece(desk.board, piece.index()));
    }

    @Override
    public Mobility mobility(Position position, Piece piece) {
        return ask(
                position,
                desk -> new MobilityExplainer(desk.board, position, QueenSurround.outcome(desk.board), desk.moves)
                        .of(piece));
    }

    @Override
    public Outcome outcome(Position position) {
        return ask(position, desk -> QueenSurround.outcome(desk.board));
    }

    @Override
    public boolean isRepetition(Position earlier, Position later) {
        return earlier.sideToMove() == later.sideToMove()
                && earlier.ruleset().equals(later.ruleset())
                && earlier.hasSameArrangement(later)
                && (movesDependOnTheTableAlone(earlier) && movesDependOnTheTableAlone(later)
                        || Arrays.equals(shiftedMoves(earlier), shiftedMoves(later)));
    }

    /** Whether nothing rests (R5.1) and no Queen Bee may become due (R2.4), so that the arrangement says which moves are legal. */
    private static boolean movesDependOnTheTableAlone(Position position) {
        return position.restingPiece().isEmpty()
                && position.find(Piece.of(position.sideToMove(), Bug.QUEEN_BEE)).isPresent();
    }

    /** The legal moves as sorted numbers that a shift of the table and the numbers of alike pieces do not change. */
    private long[] shiftedMoves(Position position) {
        return ask(position, desk -> {
            int count = MoveGenerator.list(desk.board, desk.moves, 0);
            long[] shifted = new long[count];
            for (int i = 0; i < count; i++) {
                shifted[i] = MoveGenerator.shifted(desk.board, desk.moves[i], position.corner());
            }
            Arrays.sort(shifted);
            return shifted;
        });
    }

    @Override
    public MutableGame mutableGame(Position start) {
        return new PackedGame(start);
    }
}
