// SPDX-License-Identifier: Apache-2.0
/**
 * PGN for Hive (notation section N3). Not exported: programs read and print it with
 * {@link io.github.hiverules.notation.Records}.
 */
@NullMarked
package io.github.hiverules.notation.internal.pgn;

import org.jspecify.annotations.NullMarked;
