// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import java.util.Optional;

/** Prints verdicts. Thread-safe. */
interface VerdictPrinter {
    /** Returns the line for a verdict, without line separator. */
    String print(Verdict verdict);

    /** Returns the last line of the output, or empty if there is none. */
    Optional<String> summary(int valid, int invalid);
}
