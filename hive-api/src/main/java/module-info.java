// SPDX-License-Identifier: Apache-2.0
/**
 * The board game Hive as immutable values: pieces, positions, moves, games, and the questions one can ask them. The answers
 * come from an implementation of the rules, found by {@link java.util.ServiceLoader}: the module
 * {@code io.github.hiverules.impl}, artifact {@code hive-impl}.
 */
module io.github.hiverules.api {
    requires static org.immutables.value;
    requires static org.jspecify;

    exports io.github.hiverules.api;
    exports io.github.hiverules.api.analysis;

    uses io.github.hiverules.api.HiveRules;
    uses io.github.hiverules.api.analysis.PositionAnalyzer;
}
