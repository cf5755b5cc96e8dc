// SPDX-License-Identifier: Apache-2.0
/** A small bot, for every example that wants an opponent. */
module io.github.hiverules.examples.bot {
    requires transitive io.github.hiverules.api;
    requires io.github.hiverules.impl;
    requires transitive io.github.hiverules.notation;
    requires static org.jspecify;

    exports io.github.hiverules.examples.bot;
}
