// SPDX-License-Identifier: Apache-2.0
/**
 * An implementation of the rules of Hive. Programs use the implementation through {@code hive-api}.
 *
 * <p>Bots and training programs use these classes:
 *
 * <ul>
 *   <li>{@link io.github.hiverules.search.SearchBoard} generates, makes and undoes moves.
 *   <li>{@link io.github.hiverules.search.Solver} proves or refutes that the side to move wins.
 *   <li>{@link io.github.hiverules.search.Perft} counts move sequences to compare move generators.
 *   <li>{@link io.github.hiverules.learning.MoveNumbers} and {@link io.github.hiverules.learning.FeaturePlanes} encode
 *       moves and positions for machine learning.
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
