// SPDX-License-Identifier: Apache-2.0
/** A small bot, used by the other examples. */
module io.github.hiverules.examples.bot {
    requires transitive io.github.hiverules.api;
    requires io.github.hiverules.examples.common;
    requires io.github.hiverules.impl;
    requires transitive io.github.hiverules.notation;
    requires static org.jspecify;

    exports io.github.hiverules.examples.bot;
}
