// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/**
 * Stands for the kinds of reasons and paths that new versions will add. Nothing implements these types, and nothing outside this
 * package can name them, so no {@code switch} outside is exhaustive without a {@code default}.
 */
final class FutureKind {
    private FutureKind() {}

    non-sealed interface OfViolation extends Violation {}

    non-sealed interface OfPathViolation extends PathViolation {}

    non-sealed interface OfSetupProblem extends SetupProblem {}

    non-sealed interface OfMovePath extends MovePath {}
}
