// SPDX-License-Identifier: Apache-2.0
/** Code shared by the programs. */
module io.github.hiverules.examples.common {
    requires transitive info.picocli;
    requires transitive io.github.hiverules.api;
    requires transitive io.github.hiverules.notation;
    requires static org.jspecify;

    exports io.github.hiverules.examples.common;

    opens io.github.hiverules.examples.common to
            info.picocli;
}
