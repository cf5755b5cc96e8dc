// SPDX-License-Identifier: Apache-2.0
/** The questions that the board asks about games: JSON in, JSON out. */
module io.github.hiverules.examples.questions {
    requires transitive io.github.hiverules.api;
    requires io.github.hiverules.examples.bot;
    requires transitive io.github.hiverules.notation;
    requires static org.jspecify;

    exports io.github.hiverules.examples.questions;
}
