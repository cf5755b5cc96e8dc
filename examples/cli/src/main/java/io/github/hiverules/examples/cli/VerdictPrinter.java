// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import java.util.Optional;

/** A way to print verdicts; several threads may use it at a time. */
interface VerdictPrinter {
    /** The line of a verdict, without its end. */
    String print(Verdict verdict);

    /** The line behind all verdicts; empty for none. */
    Optional<String> summary(int valid, int invalid);
}
