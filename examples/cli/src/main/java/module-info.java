// SPDX-License-Identifier: Apache-2.0
/** Command-line programs that use only the library's published API. */
module io.github.hiverules.examples.cli {
    requires com.fasterxml.jackson.core;
    requires com.fasterxml.jackson.databind;
    requires io.github.hiverules.api;
    requires io.github.hiverules.examples.board;
    requires io.github.hiverules.examples.bot;
    requires io.github.hiverules.examples.common;
    requires io.github.hiverules.impl;
    requires io.github.hiverules.notation;
    requires static org.jspecify;

    opens io.github.hiverules.examples.cli to
            info.picocli;
    opens io.github.hiverules.examples.cli.check to
            info.picocli;
    opens io.github.hiverules.examples.cli.commands to
            info.picocli;
    opens io.github.hiverules.examples.cli.match to
            info.picocli;
    opens io.github.hiverules.examples.cli.training to
            info.picocli;
}
