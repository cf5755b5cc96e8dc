// SPDX-License-Identifier: Apache-2.0
/** Reads and prints MoveStrings, position strings and HOP. */
@NullMarked
package io.github.hiverules.notation.strings;

import org.jspecify.annotations.NullMarked;
