// SPDX-License-Identifier: Apache-2.0
/** Finds where the games of a source begin, and judges nothing. */
@NullMarked
package io.github.hiverules.notation.splitter;

import org.jspecify.annotations.NullMarked;
