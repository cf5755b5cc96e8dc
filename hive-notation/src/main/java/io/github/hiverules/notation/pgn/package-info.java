// SPDX-License-Identifier: Apache-2.0
/** PGN for Hive (N3). */
@NullMarked
package io.github.hiverules.notation.pgn;

import org.jspecify.annotations.NullMarked;
