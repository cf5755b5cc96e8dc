// SPDX-License-Identifier: Apache-2.0
/** The SGF of BoardSpace (N4). */
@NullMarked
package io.github.hiverules.notation.sgf;

import org.jspecify.annotations.NullMarked;
