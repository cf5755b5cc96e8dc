// SPDX-License-Identifier: Apache-2.0
/**
 * The implementation of the rules of Hive on a packed board. Programs use it through {@code hive-api}; bots use
 * {@link io.github.hiverules.search.SearchBoard}.
 *
 * <ul>
 *   <li>Search: {@link io.github.hiverules.search.SearchBoard#of(io.github.hiverules.api.Position) SearchBoard.of}, {@link
 *       io.github.hiverules.search.SearchBoard#generate(int[], int) generate}, {@link
 *       io.github.hiverules.search.SearchBoard#make(int) make}, {@link io.github.hiverules.search.SearchBoard#undo() undo}.
 *   <li>Train models: {@link io.github.hiverules.learning.MoveNumbers MoveNumbers}, {@link
 *       io.github.hiverules.learning.FeaturePlanes FeaturePlanes}.
 *   <li>Compare move generators: {@link io.github.hiverules.search.Perft#count(io.github.hiverules.api.Position, int)
 *       Perft.count}.
 *   <li>Solve problems: {@link io.github.hiverules.search.Solver#solve(io.github.hiverules.api.Game, int, long) Solver.solve}.
 * </ul>
 */
module io.github.hiverules.impl {
    requires transitive io.github.hiverules.api;
    requires static org.immutables.value;
    requires static org.jspecify;

    exports io.github.hiverules.search;
    exports io.github.hiverules.learning;

    provides io.github.hiverules.api.spi.HiveRules with
            io.github.hiverules.impl.StandardRules;
}
