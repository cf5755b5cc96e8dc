// SPDX-License-Identifier: Apache-2.0
/** Command-line programs that use only the library's published API. */
module io.github.hiverules.examples.cli {
    requires com.fasterxml.jackson.core;
    requires com.fasterxml.jackson.databind;
    requires info.picocli;
    requires io.github.hiverules.api;
    requires io.github.hiverules.examples.board;
    requires io.github.hiverules.examples.bot;
    requires io.github.hiverules.impl;
    requires io.github.hiverules.notation;
    requires static org.jspecify;

    opens io.github.hiverules.examples.cli to
            info.picocli;
}
