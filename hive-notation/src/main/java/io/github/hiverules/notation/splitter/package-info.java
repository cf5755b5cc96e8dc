// SPDX-License-Identifier: Apache-2.0
/** Splits a source into the texts of its games. */
@NullMarked
package io.github.hiverules.notation.splitter;

import org.jspecify.annotations.NullMarked;
