package io.github.hiverules.impl;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Figures;
import io.github.hiverules.api.Freedom;
import io.github.hiverules.api.HiveRules;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Race;
import io.github.hiverules.api.Referee;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Way;
import io.github.hiverules.impl.internal.Board;
import io.github.hiverules.impl.internal.Ending;
import io.github.hiverules.impl.internal.Explainer;
import io.github.hiverules.impl.internal.Freedoms;
import io.github.hiverules.impl.internal.RaceSearch;
import io.github.hiverules.impl.internal.Rules;
import io.github.hiverules.impl.internal.Survey;
import io.github.hiverules.impl.internal.Ways;
import io.github.hiverules.impl.internal.Whereabouts;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * The implementation of {@link HiveRules} that {@link HiveRules#load()} finds: every question is put to the packed board
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
            desk = new Desk(Board.of(position), new int[Rules.MAX_MOVES]);
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
            int count = Rules.list(desk.board, desk.moves, 0);
            return Whereabouts.of(position).toMoves(desk.board, desk.moves, count);
        });
    }

    @Override
    public List<Move> legalMoves(Position position, Piece piece) {
        return ask(position, desk -> {
            int count = Rules.listOf(desk.board, piece.index(), desk.moves);
            return Whereabouts.of(position).toMoves(desk.board, desk.moves, count);
        });
    }

    @Override
    public int countLegalMoves(Position position) {
        return ask(position, desk -> Rules.count(desk.board));
    }

    @Override
    public boolean isLegal(Position position, Move move) {
        return ask(position, desk -> isLegal(desk.board, Whereabouts.of(position), move));
    }

    static boolean isLegal(Board board, Whereabouts whereabouts, Move move) {
        int packed = whereabouts.toInt(board, move);
        return packed >= 0 && Rules.isLegal(board, packed);
    }

    @Override
    public Legality judge(Position position, Move move) {
        return ask(position, desk -> {
            Whereabouts whereabouts = Whereabouts.of(position);
            return isLegal(desk.board, whereabouts, move)
                    ? Legality.legal()
                    : Legality.illegal(
                            Explainer.reasonsAgainst(desk.board, position, whereabouts, outcome(desk.board), move));
        });
    }

    @Override
    public List<Way> ways(Position position, Move move) {
        Legality legality = judge(position, move);
        if (!legality.isLegal()) {
            throw new IllegalMoveException(move, legality.reasons());
        }
        return move instanceof Movement movement
                ? ask(position, desk -> Ways.of(desk.board, position, movement))
                : List.of();
    }

    @Override
    public Optional<Freedom> freedom(Position position, Piece piece) {
        return ask(position, desk -> freedoms(position, desk).of(piece));
    }

    @Override
    public Map<Piece, Freedom> freedoms(Position position) {
        return ask(position, desk -> {
            Freedoms freedoms = freedoms(position, desk);
            Map<Piece, Freedom> all = new TreeMap<>();
            Piece.values().forEach(piece -> freedoms.of(piece).ifPresent(freedom -> all.put(piece, freedom)));
            return Collections.unmodifiableMap(all);
        });
    }

    private static Freedoms freedoms(Position position, Desk desk) {
        return new Freedoms(desk.board, position, outcome(desk.board), desk.moves);
    }

    @Override
    public Outcome outcome(Position position) {
        return ask(position, desk -> outcome(desk.board));
    }

    static Outcome outcome(Board board) {
        boolean whiteLost = Ending.isQueenLost(board, Color.WHITE.ordinal());
        boolean blackLost = Ending.isQueenLost(board, Color.BLACK.ordinal());
        if (whiteLost && blackLost) {
            return Outcome.drawn(Termination.BOTH_QUEENS_SURROUNDED);
        }
        if (whiteLost || blackLost) {
            return Outcome.wonBy(whiteLost ? Color.BLACK : Color.WHITE, Termination.QUEEN_SURROUNDED);
        }
        return Outcome.inProgress();
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
            int count = Rules.list(desk.board, desk.moves, 0);
            long[] shifted = new long[count];
            for (int i = 0; i < count; i++) {
                shifted[i] = Rules.shifted(desk.board, desk.moves[i], position.corner());
            }
            Arrays.sort(shifted);
            return shifted;
        });
    }

    @Override
    public Figures figures(Position position) {
        return ask(position, desk -> Survey.of(desk.board, Whereabouts.of(position)));
    }

    @Override
    public Optional<Race> race(Position position, Color side) {
        return ask(position, desk -> RaceSearch.race(desk.board, side.ordinal()));
    }

    @Override
    public Referee referee(Position start) {
        return new BoardReferee(start);
    }
}
