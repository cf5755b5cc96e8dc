// SPDX-License-Identifier: Apache-2.0
/** Splits a source into game texts. */
@NullMarked
package io.github.hiverules.notation.splitter;

import org.jspecify.annotations.NullMarked;
