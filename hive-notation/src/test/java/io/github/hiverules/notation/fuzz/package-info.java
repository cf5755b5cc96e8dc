// SPDX-License-Identifier: Apache-2.0
/**
 * Fuzz targets, and a test that repeats the inputs that the fuzzer has kept. {@code .ci/fuzz} fuzzes one of
 * {@link FuzzTargets}. Inputs worth keeping go to {@code src/test/resources/fuzz}.
 */
@NullMarked
package io.github.hiverules.notation.fuzz;

import org.jspecify.annotations.NullMarked;
