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
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.spi.HiveRules;
import io.github.hiverules.impl.analysis.MetricsCalculator;
import io.github.hiverules.impl.analysis.RaceSearch;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.MoveCodec;
import io.github.hiverules.impl.enumeration.MoveCounter;
import io.github.hiverules.impl.explain.Explainer;
import io.github.hiverules.impl.explain.MobilityExplainer;
import io.github.hiverules.impl.explain.PathFinder;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.OneHive;
import io.github.hiverules.impl.rules.QueenSurround;
import io.github.hiverules.impl.rules.Repetition;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * The implementation of {@link HiveRules} that the values of hive-api find: every question is put to the packed board that
 * {@link io.github.hiverules.search.SearchBoard} plays on. Safe for use by several threads.
 */
public final class StandardRules implements HiveRules {
    private final AtomicReference<Workspace> spare = new AtomicReference<>();

    /** The rules; all instances are alike. */
    public StandardRules() {}

    /** A board and what works on it, used again from question to question. */
    private static final class Workspace {
        final Board board;
        final MoveGenerator generator;
        final MoveCounter counter;
        final Repetition repetition;
        final int[] moves = new int[MoveGenerator.MAX_MOVES];
        private Position shown;

        Workspace(Position position) {
            board = new Board(position);
            generator = new MoveGenerator(board);
            counter = new MoveCounter(board);
            repetition = new Repetition(generator);
            shown = position;
        }

        @SuppressWarnings("ReferenceEquality") // equal positions may differ in their coordinates
        void show(Position position) {
            if (shown != position) {
                board.show(position);
                shown = position;
            }
        }
    }

    private <T> T ask(Position position, Function<Workspace, T> question) {
        Workspace workspace = spare.getAndSet(null);
        if (workspace == null) {
            workspace = new Workspace(position);
        } else {
            workspace.show(position);
        }
        T answer = question.apply(workspace);
        spare.set(workspace);
        return answer;
    }

    @Override
    public List<Move> legalMoves(Position position) {
        return ask(
                position,
                workspace -> MoveCodec.decode(
                        workspace.board, workspace.moves, workspace.generator.list(workspace.moves, 0)));
    }

    @Override
    public List<Move> legalMoves(Position position, Piece piece) {
        return ask(
                position,
                workspace -> MoveCodec.decode(
                        workspace.board, workspace.moves, workspace.generator.listOf(piece.index(), workspace.moves)));
    }

    @Override
    public int countLegalMoves(Position position) {
        return ask(position, workspace -> workspace.counter.count());
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
        return ask(position, workspace -> MobilityExplainer.of(workspace.generator, position, piece, workspace.moves));
    }

    @Override
    public Outcome outcome(Position position, int occurrences) {
        return ask(position, workspace -> Repetition.outcome(workspace.board, occurrences));
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
