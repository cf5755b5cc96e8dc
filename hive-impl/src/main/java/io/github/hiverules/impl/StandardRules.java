// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static io.github.hiverules.api.spi.Answers.answers;

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
import io.github.hiverules.api.spi.FoundRace;
import io.github.hiverules.api.spi.HiveRules;
import io.github.hiverules.api.spi.MetricsOfSide;
import io.github.hiverules.impl.analysis.MetricsCalculator;
import io.github.hiverules.impl.analysis.RaceSearch;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.MoveCodec;
import io.github.hiverules.impl.board.PackedMove;
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
 * Implements the rules on {@link Board}s. Thread-safe.
 *
 * <p>Two cached workspaces serve two games that are played alternately. For a game's next position, the cached board
 * makes one move instead of being set up again.
 */
public final class StandardRules implements HiveRules {
    /** The verdict on each legal move. Stored, because every replayed move asks for it. */
    static final Legality LEGAL = answers().legality(List.of());

    /**
     * The maximum number of moves made on a cached board. The maximum limits memory, because a board stores these
     * moves.
     */
    private static final int MAX_MADE = 1000;

    /** The last used workspace, or null while a thread uses that workspace. */
    private final AtomicReference<@Nullable CachedWorkspace> recent = new AtomicReference<>();

    /** A workspace used earlier, or null while a thread uses that workspace. */
    private final AtomicReference<@Nullable CachedWorkspace> older = new AtomicReference<>();

    public StandardRules() {}

    /** A workspace whose board shows a known position. */
    @SuppressWarnings("ReferenceEquality") // references suffice: an equal copy only misses the cache
    private static final class CachedWorkspace {
        final Workspace workspace;
        private Position shown;

        /** The position before the last move, or null if unknown. */
        private @Nullable Position previous;

        CachedWorkspace(Position position) {
            workspace = new Workspace(position);
            shown = position;
        }

        boolean hasJustShown(Position position) {
            return shown == position || previous == position;
        }

        void show(Position position) {
            if (previous == position) {
                workspace.board.undo();
            } else if (shown != position) {
                workspace.board.setUp(position);
            } else {
                return;
            }
            shown = position;
            previous = null;
        }

        void show(Position before, Move move, Position after) {
            Board board = workspace.board;
            int packed = PackedMove.NONE;
            if (hasJustShown(before) && board.made() < MAX_MADE) {
                show(before);
                packed = MoveCodec.encode(board, move);
            }
            if (packed == PackedMove.NONE) { // an impossible unchecked move, such as a move to a far cell
                show(after);
            } else {
                MoveCodec.prepare(board, move);
                board.make(packed);
                shown = after;
                previous = before;
            }
        }
    }

    private <T> T query(Position position, Function<Workspace, T> query) {
        CachedWorkspace cached = take(position);
        cached.show(position);
        T answer = query.apply(cached.workspace);
        putBack(cached);
        return answer;
    }

    /**
     * Takes the recent workspace if its board shows the position or returns to the position by one undo. Otherwise
     * takes the older workspace. If there is no workspace, creates one.
     */
    private CachedWorkspace take(Position position) {
        CachedWorkspace cached = recent.getAndSet(null);
        if (cached == null || !cached.hasJustShown(position)) {
            cached = older.getAndSet(cached);
        }
        return cached == null ? new CachedWorkspace(position) : cached;
    }

    private void putBack(CachedWorkspace cached) {
        CachedWorkspace replaced = recent.getAndSet(cached);
        if (replaced != null) { // another thread has put back a workspace meanwhile
            older.set(replaced);
        }
    }

    @Override
    public List<Move> legalMoves(Position position) {
        return query(position, Workspace::legalMoves);
    }

    @Override
    public List<PieceMove> legalMoves(Position position, Piece piece) {
        return query(position, workspace -> workspace.legalMoves(piece));
    }

    @Override
    public List<Movement> legalThrows(Position position, Piece thrower) {
        return query(position, workspace -> workspace.legalThrows(thrower));
    }

    @Override
    public int countLegalMoves(Position position) {
        return query(position, Workspace::countLegalMoves);
    }

    @Override
    public boolean isLegal(Position position, Move move) {
        return query(position, workspace -> workspace.generator.isLegal(MoveCodec.encode(workspace.board, move)));
    }

    @Override
    public Legality judge(Position position, Move move) {
        return query(
                position,
                workspace -> workspace.generator.isLegal(MoveCodec.encode(workspace.board, move))
                        ? LEGAL
                        : answers()
                                .legality(Explainer.reasonsAgainst(
                                        workspace.generator, position, QueenSurround.outcome(workspace.board), move)));
    }

    @Override
    public List<MovePath> paths(Position position, Move move) {
        return move instanceof Movement movement
                ? query(position, workspace -> PathFinder.paths(workspace.generator, position, movement))
                : List.of();
    }

    @Override
    public boolean isPinned(Position position, Piece piece) {
        return query(position, workspace -> {
            int cell = workspace.board.cellOf[piece.index()];
            return cell >= 0 && OneHive.isPinned(workspace.board, cell);
        });
    }

    @Override
    public Mobility mobility(Position position, Piece piece) {
        return query(
                position, workspace -> MobilityExplainer.of(workspace.generator, position, piece, workspace.moves()));
    }

    @Override
    public Outcome outcome(Position position) {
        return query(position, workspace -> QueenSurround.outcome(workspace.board));
    }

    @Override
    public Outcome outcomeAfter(Position before, Move move, Position after, int occurrences) {
        CachedWorkspace cached = take(before);
        cached.show(before, move, after);
        Outcome outcome = Repetition.outcome(cached.workspace.board, occurrences);
        putBack(cached);
        return outcome;
    }

    @Override
    public boolean haveSameMoves(Position earlier, Position later) {
        return query(later, workspace -> workspace.repetition.haveSameMoves(earlier, later));
    }

    @Override
    public MutableGame mutableGame(Position start) {
        return answers().mutableGame(start, new PackedGame(start));
    }

    @Override
    public MetricsOfSide metrics(Position position, Color side) {
        return MetricsCalculator.of(new Board(position), side.ordinal());
    }

    @Override
    public Optional<FoundRace> race(Position position, Color side, int limit) {
        return RaceSearch.race(new Board(position), side.ordinal(), limit);
    }
}
