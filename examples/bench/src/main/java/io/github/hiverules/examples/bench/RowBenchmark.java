// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.api.Position;
import io.github.hiverules.search.Perft;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures perft without a hash table, listing moves, and playing moves. Uses one thread. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RowBenchmark {
    /** The position. */
    @Param
    public Row row = Row.BASE_START;

    private Position position = Row.BASE_START.position();
    private MoveTree tree = new MoveTree(position, Row.BASE_START.depth());

    /** Sets the position up. */
    @Setup
    public void setUp() {
        position = row.position();
        tree = new MoveTree(position, row.depth());
    }

    /** Counts the row's leaves and checks the number. */
    @Benchmark
    @Warmup(iterations = 4, time = 2)
    @Measurement(iterations = 5, time = 2)
    public long perft() {
        long leaves = Perft.count(position, row.depth());
        if (leaves != row.leaves()) {
            throw new IllegalStateException(row + " has " + row.leaves() + " leaves, not " + leaves);
        }
        return leaves;
    }

    /** Lists the row's leaves. */
    @Benchmark
    public long list() {
        return tree.leaves(row.depth(), MoveTree.LastPly.LISTED);
    }

    /** Counts the replies to each move alone. */
    @Benchmark
    public long single() {
        return tree.leaves(row.depth(), MoveTree.LastPly.COUNTED);
    }

    /** Plays all lines up to one ply less than the row's depth. */
    @Benchmark
    public long play() {
        return tree.leaves(row.depth() - 1, MoveTree.LastPly.PLAYED);
    }
}
