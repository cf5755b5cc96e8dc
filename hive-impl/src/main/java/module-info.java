// SPDX-License-Identifier: Apache-2.0
/**
 * The rules of Hive, decided once on a packed board. Programs meet them through the values of {@code hive-api}; bots use
 * {@link io.github.hiverules.impl.SearchBoard}.
 */
module io.github.hiverules.impl {
    requires transitive io.github.hiverules.api;
    requires static org.jspecify;

    exports io.github.hiverules.impl;

    provides io.github.hiverules.api.HiveRules with
            io.github.hiverules.impl.internal.StandardRules;
    provides io.github.hiverules.api.analysis.PositionAnalyzer with
            io.github.hiverules.impl.internal.analysis.StandardAnalyzer;
}
