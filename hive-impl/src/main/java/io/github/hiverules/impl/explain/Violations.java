// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import static io.github.hiverules.api.spi.Answers.answers;

import io.github.hiverules.api.Violation;

/** Creates violations. */
final class Violations {
    private Violations() {}

    static Violation of(Violation.Kind kind, Object... parts) {
        return answers().violation(kind, parts);
    }
}
