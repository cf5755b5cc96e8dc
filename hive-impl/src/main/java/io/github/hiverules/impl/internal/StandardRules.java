// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal;

import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.spi.HiveRules;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.MoveCodec;
import io.github.hiverules.impl.internal.explain.Explainer;
import io.github.hiverules.impl.internal.explain.MobilityExplainer;
import io.github.hiverules.impl.internal.explain.PathFinder;
import io.github.hiverules.impl.internal.rules.MoveGenerator;
import io.github.hiverules.impl.internal.rules.OneHive;
import io.github.hiverules.impl.internal.rules.QueenSurround;
import io.github.hiverules.impl.internal.rules.Repetition;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * The implementation of {@link HiveRules} that the values of hive-api find: every question is put to the packed board that
 * {@link io.github.hiverules.impl.SearchBoard} plays on. Safe for use by several threads.
 */
public final class StandardRules implements HiveRules {
    private final AtomicReference<Desk> spare = new AtomicReference<>();

    /** The rules; all instances are alike. */
    public StandardRules() {}

    /** A board and what works on it, used again from question to question. */
    private static final class Desk {
        final Board board;
        final MoveGenerator generator;
        final Repetition repetition;
        final int[] moves = new int[MoveGenerator.MAX_MOVES];
        private Position shown;

        Desk(Position position) {
            board = new Board(position);
            generator = new MoveGenerator(board);
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

    private <T> T ask(Position position, Function<Desk, T> question) {
        Desk desk = spare.getAndSet(null);
        if (desk == null) {
            desk = new Desk(position);
        } else {
            desk.show(position);
        }
        T answer = question.apply(desk);
        spare.set(desk);
        return answer;
    }

    @Override
    public List<Move> legalMoves(Position position) {
        return ask(position, desk -> MoveCodec.decode(desk.board, desk.moves, desk.generator.list(desk.moves, 0)));
    }

    @Override
    public List<Move> legalMoves(Position position, Piece piece) {
        return ask(
                position,
                desk -> MoveCodec.decode(desk.board, desk.moves, desk.generator.listOf(piece.index(), desk.moves)));
    }

    @Override
    public int countLegalMoves(Position position) {
        return ask(position, desk -> desk.generator.count());
    }

    @Override
    public boolean isLegal(Position position, Move move) {
        return ask(position, desk -> desk.generator.isLegal(MoveCodec.encode(desk.board, move)));
    }

    @Override
    public Legality judge(Position position, Move move) {
        return ask(
                position,
                desk -> desk.generator.isLegal(MoveCodec.encode(desk.board, move))
                        ? Legality.legal()
                        : Legality.illegal(Explainer.reasonsAgainst(
                                desk.generator, position, QueenSurround.outcome(desk.board), move)));
    }

    @Override
    public List<MovePath> paths(Position position, Move move) {
        return move instanceof Movement movement
                ? ask(position, desk -> PathFinder.paths(desk.generator, position, movement))
                : List.of();
    }

    @Override
    public boolean isPinned(Position position, Piece piece) {
        return ask(position, desk -> {
            int cell = desk.board.cellOf[piece.index()];
            return cell >= 0 && OneHive.isPinned(desk.board, cell);
        });
    }

    @Override
    public Mobility mobility(Position position, Piece piece) {
        return ask(position, desk -> MobilityExplainer.of(desk.generator, position, piece, desk.moves));
    }

    @Override
    public Outcome outcome(Position position, int occurrences) {
        return ask(position, desk -> Repetition.outcome(desk.board, occurrences));
    }

    @Override
    public boolean isRepetition(Position earlier, Position later) {
        return ask(later, desk -> desk.repetition.isSame(earlier, later));
    }

    @Override
    public MutableGame mutableGame(Position start) {
        return new PackedGame(start);
    }
}
