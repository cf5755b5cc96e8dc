// SPDX-License-Identifier: Apache-2.0
/** Benchmarks of the library's public API. */
module io.github.hiverules.examples.bench {
    requires io.github.hiverules.api;
    requires io.github.hiverules.examples.common;
    requires io.github.hiverules.examples.bot;
    requires io.github.hiverules.impl;
    requires io.github.hiverules.notation;
    requires java.management;
    requires jdk.unsupported;
    requires jmh.core;
    requires static org.jspecify;

    opens io.github.hiverules.examples.bench to
            info.picocli;
}
