// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.spi.HiveRules;
import io.github.hiverules.impl.analysis.MetricsCalculator;
import io.github.hiverules.impl.analysis.RaceSearch;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.MoveCodec;
import io.github.hiverules.impl.explain.Explainer;
import io.github.hiverules.impl.explain.MobilityExplainer;
import io.github.hiverules.impl.explain.PathFinder;
import io.github.hiverules.impl.rules.OneHive;
import io.github.hiverules.impl.rules.QueenSurround;
import io.github.hiverules.impl.rules.Repetition;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The rules on the packed board. Thread-safe.
 *
 * <p>Two boards are cached between questions. A board that shows a position makes the moves of a game from there, so a game, or two
 * games in turns, are played without setting up a board for each move.
 */
public final class StandardRules implements HiveRules {
    /** The board of a desk is set up anew after so many moves, as it stores them all. */
    private static final int MAX_MADE = 1000;

    /** The desk that answered the last question, and the desk before. A thread that takes a desk leaves null. */
    private final AtomicReference<@Nullable Desk> recent = new AtomicReference<>();

    private final AtomicReference<@Nullable Desk> older = new AtomicReference<>();

    /** Creates the rules. */
    public StandardRules() {}

    /** A workspace and the position that its board shows. */
    @SuppressWarnings("ReferenceEquality") // equal positions may differ in their coordinates
    private static final class Desk {
        final Workspace workspace;
        private Position shown;

        /** The position that an undo leads to; null if the board was just set up. */
        private @Nullable Position previous;

        Desk(Position position) {
            workspace = new Workspace(position);
            shown = position;
        }

        boolean isNear(Position position) {
            return shown == position || previous == position;
        }

        void show(Position position) {
            if (previous == position) {
                workspace.board.undo();
            } else if (shown != position) {
                workspace.board.show(position);
            } else {
                return;
            }
            shown = position;
            previous = null;
        }

        void show(Position before, Move move, Position after) {
            Board board = workspace.board;
            int packed = MoveCodec.NONE;
            if (isNear(before) && board.made() < MAX_MADE) {
                show(before);
                packed = MoveCodec.encode(board, move);
            }
            if (packed == MoveCodec.NONE) { // after an unchecked move, perhaps
                show(after);
            } else {
                MoveCodec.begin(board, move);
                board.make(packed);
                shown = after;
                previous = before;
            }
        }
    }

    private <T> T ask(Position position, Function<Workspace, T> question) {
        Desk desk = take(position);
        desk.show(position);
        T answer = question.apply(desk.workspace);
        putBack(desk);
        return answer;
    }

    /** Takes a desk near a position if there is one, otherwise the older desk. */
    private Desk take(Position position) {
        Desk desk = recent.getAndSet(null);
        if (desk == null || !desk.isNear(position)) {
            desk = older.getAndSet(desk);
        }
        return desk == null ? new Desk(position) : desk;
    }

    private void putBack(Desk desk) {
        Desk replaced = recent.getAndSet(desk);
        if (replaced != null) { // another thread put back
            older.set(replaced);
        }
    }

    @Override
    public List<Move> legalMoves(Position position) {
        return ask(position, Workspace::legalMoves);
    }

    @Override
    public List<PieceMove> legalMoves(Position position, Piece piece) {
        List<Move> moves = ask(
                position,
                workspace -> MoveCodec.decode(
                        workspace.board,
                        workspace.moves(),
                        workspace.generator.listOf(piece.index(), workspace.moves())));
        return moves.stream().map(PieceMove.class::cast).toList();
    }

    @Override
    public int countLegalMoves(Position position) {
        return ask(position, Workspace::countLegalMoves);
    }

    @Override
    public boolean isLegal(Position position, Move move) {
        return ask(position, workspace -> workspace.generator.isLegal(MoveCodec.encode(workspace.board, move)));
    }

    @Override
    public Legality judge(Position position, Move move) {
        return ask(
                position,
                workspace -> workspace.generator.isLegal(MoveCodec.encode(workspace.board, move))
                        ? Legality.legal()
                        : Legality.illegal(Explainer.reasonsAgainst(
                                workspace.generator, position, QueenSurround.outcome(workspace.board), move)));
    }

    @Override
    public List<MovePath> paths(Position position, Move move) {
        return move instanceof Movement movement
                ? ask(position, workspace -> PathFinder.paths(workspace.generator, position, movement))
                : List.of();
    }

    @Override
    public boolean isPinned(Position position, Piece piece) {
        return ask(position, workspace -> {
            int cell = workspace.board.cellOf[piece.index()];
            return cell >= 0 && OneHive.isPinned(workspace.board, cell);
        });
    }

    @Override
    public Mobility mobility(Position position, Piece piece) {
        return ask(
                position, workspace -> MobilityExplainer.of(workspace.generator, position, piece, workspace.moves()));
    }

    @Override
    public Outcome outcome(Position position) {
        return ask(position, workspace -> QueenSurround.outcome(workspace.board));
    }

    @Override
    public Outcome outcomeAfter(Position before, Move move, Position after, int occurrences) {
        Desk desk = take(before);
        desk.show(before, move, after);
        Outcome outcome = Repetition.outcome(desk.workspace.board, occurrences);
        putBack(desk);
        return outcome;
    }

    @Override
    public boolean haveSameMoves(Position earlier, Position later) {
        return ask(later, workspace -> workspace.repetition.haveSameMoves(earlier, later));
    }

    @Override
    public MutableGame mutableGame(Position start) {
        return new PackedGame(start);
    }

    @Override
    public PositionMetrics metrics(Position position) {
        return MetricsCalculator.of(new Board(position));
    }

    @Override
    public Optional<Race> race(Position position, Color side, int limit) {
        return RaceSearch.race(new Board(position), side.ordinal(), limit);
    }
}
