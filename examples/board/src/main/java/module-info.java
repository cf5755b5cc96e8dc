// SPDX-License-Identifier: Apache-2.0
/** A Hive board in the browser, with a JSON interface. */
@SuppressWarnings("requires-automatic") // H2 has no module descriptor
module io.github.hiverules.examples.board {
    requires com.fasterxml.jackson.databind;
    requires com.h2database.mvstore;
    requires transitive io.github.hiverules.api;
    requires io.github.hiverules.examples.common;
    requires transitive io.github.hiverules.examples.questions;
    requires transitive io.github.hiverules.notation;
    requires java.logging;
    requires java.xml;
    requires jdk.httpserver;
    requires static org.jspecify;

    exports io.github.hiverules.examples.board;

    opens io.github.hiverules.examples.board to
            info.picocli;
}
