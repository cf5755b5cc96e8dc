// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.learning.MoveNumbers;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import io.github.hiverules.search.SearchBoard;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What single questions cost in a middle game with all expansions, and what a whole record costs from text to verdict. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class QuestionsBenchmark {
    private static final int PLIES = 60;

    private final Position position = Row.P4.position();
    private final List<Move> moves = position.legalMoves();
    private final SearchBoard board = SearchBoard.of(position);
    private final int[] buffer = new int[SearchBoard.MAX_MOVES];
    private final FeaturePlanes planes = FeaturePlanes.of(position.ruleset());
    private final byte[] input = new byte[planes.size()];
    private final byte[] mask = new byte[MoveNumbers.COUNT];
    private final Game game = randomGame();
    private final List<Position> positions = game.positions();
    private final String pgn = Records.print(GameRecord.of(game), RecordFormat.PGN);
    private final String sgf = Records.print(GameRecord.of(game), RecordFormat.SGF);
    private int next;

    private static Game randomGame() {
        Random random = new Random(11);
        Game game = Game.start(Ruleset.tournament().withExpansions(Expansion.values()));
        while (game.length() < PLIES && !game.outcome().isOver()) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    private Move nextMove() {
        next = next + 1 == moves.size() ? 0 : next + 1;
        return moves.get(next);
    }

    /** Immutable face: all legal moves as values. */
    @Benchmark
    public List<Move> legalMoves() {
        return position.legalMoves();
    }

    /** Immutable face: one legal move judged. */
    @Benchmark
    public Legality judge() {
        return position.judge(nextMove());
    }

    /** Immutable face: one legal move judged and played. */
    @Benchmark
    public Position play() {
        return position.play(nextMove());
    }

    /** Immutable face: a game of 60 plies played from the start, repetitions counted. */
    @Benchmark
    public Game playGame() {
        Game replayed = Game.start(game.ruleset());
        for (Move move : game.moves()) {
            replayed = replayed.play(move);
        }
        return replayed;
    }

    /** Search face: all legal moves listed. */
    @Benchmark
    public int generate() {
        return board.generate(buffer, 0);
    }

    /** Learning: all legal moves listed, their mask, and the usual 23 planes, in bytes. */
    @Benchmark
    public boolean planesAndMask() {
        int count = board.generate(buffer, 0);
        MoveNumbers.mask(board, buffer, count, mask, 0);
        return planes.write(board, position.sideToMove(), input, 0);
    }

    /** Search face: the number of legal moves. */
    @Benchmark
    public int countLegalMoves() {
        return board.countLegalMoves();
    }

    /** Search face: every legal move made, the replies counted, and taken back. */
    @Benchmark
    public int makeCountUndo() {
        int count = board.generate(buffer, 0);
        int replies = 0;
        for (int i = 0; i < count; i++) {
            board.make(buffer[i]);
            replies += board.countLegalMoves();
            board.undo();
        }
        return replies;
    }

    /** A PGN of 60 plies from text to verdict. */
    @Benchmark
    public List<GameRecord> textToVerdict() {
        return Records.parse(pgn, ReaderOptions.strict());
    }

    /** A BoardSpace SGF of 60 plies from text to verdict. */
    @Benchmark
    public List<GameRecord> sgfToVerdict() {
        return Records.parse(sgf, ReaderOptions.strict());
    }

    /** The canonical key of a position with 18 pieces. */
    @Benchmark
    public String canonicalKey() {
        return CanonicalPosition.of(position).key();
    }

    /** The canonical keys of all 61 positions of a game of 60 plies, as an archive makes them. */
    @Benchmark
    public int keysOfGame() {
        int length = 0;
        for (Position position : positions) {
            length += CanonicalPosition.of(position).key().length();
        }
        return length;
    }
}
