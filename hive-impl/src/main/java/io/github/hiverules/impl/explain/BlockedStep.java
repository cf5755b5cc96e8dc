// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import io.github.hiverules.api.Hex;

/**
 * A step that R3.4 or R3.5 forbids.
 *
 * @param step the number of the step, counted from 1 along a path
 * @param losesContact true if R3.5 forbids the step, false if R3.4 forbids the step
 */
record BlockedStep(int step, Hex from, Hex to, boolean losesContact) {}
