// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.examples.common.RandomGames;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.learning.MoveNumbers;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.text.RecordFormat;
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

/** Measures single operations in a middle game with all expansions, and parsing of whole records. */
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
    private final int[] buffer = new int[SearchBoard.maxMoves()];
    private final FeaturePlanes planes = FeaturePlanes.of(position.ruleset());
    private final byte[] input = new byte[planes.size()];
    private final byte[] mask = new byte[MoveNumbers.COUNT];
    private final Game game = RandomGames.extend(Game.start(Ruleset.full()), PLIES, new Random(11));
    private final List<Position> positions = game.positions();
    private final String pgn = Records.print(GameRecord.of(game), RecordFormat.PGN);
    private final String sgf = Records.print(GameRecord.of(game), RecordFormat.SGF);
    private int next;

    private Move nextMove() {
        next = next + 1 == moves.size() ? 0 : next + 1;
        return moves.get(next);
    }

    /** Lists all legal moves of a {@code Position}. */
    @Benchmark
    public List<Move> legalMoves() {
        return position.legalMoves();
    }

    /** Judges a legal move. */
    @Benchmark
    public Legality judge() {
        return position.judge(nextMove());
    }

    /** Plays a legal move on a {@code Position}. */
    @Benchmark
    public Position play() {
        return position.play(nextMove());
    }

    /** Plays a game of 60 plies, including repetition counts. */
    @Benchmark
    public Game playGame() {
        Game replayed = Game.start(game.ruleset());
        for (Move move : game.moves()) {
            replayed = replayed.play(move);
        }
        return replayed;
    }

    /** Lists all legal moves of a {@code SearchBoard}. */
    @Benchmark
    public int generate() {
        return board.generate(buffer, 0);
    }

    /** Lists all legal moves and writes their mask and the 23 standard planes. */
    @Benchmark
    public boolean planesAndMask() {
        int count = board.generate(buffer, 0);
        MoveNumbers.mask(board, buffer, count, mask, 0);
        return planes.write(board, position.sideToMove(), input, 0);
    }

    /** Counts the legal moves of a {@code SearchBoard}. */
    @Benchmark
    public int countLegalMoves() {
        return board.countLegalMoves();
    }

    /** Makes each legal move, counts the replies, and undoes the move. */
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

    /** Reads and judges a PGN of 60 plies. */
    @Benchmark
    public List<GameRecord> textToVerdict() {
        return Records.parse(pgn, ReaderOptions.strict());
    }

    /** Reads and judges a BoardSpace SGF of 60 plies. */
    @Benchmark
    public List<GameRecord> sgfToVerdict() {
        return Records.parse(sgf, ReaderOptions.strict());
    }

    /** Computes the canonical key of a position with 18 pieces. */
    @Benchmark
    public String canonicalKey() {
        return CanonicalPosition.of(position).key();
    }

    /** Computes the canonical keys of all 61 positions of a game. */
    @Benchmark
    public int keysOfGame() {
        int length = 0;
        for (Position position : positions) {
            length += CanonicalPosition.of(position).key().length();
        }
        return length;
    }
}
