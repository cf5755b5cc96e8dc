// SPDX-License-Identifier: Apache-2.0
/**
 * Reads and prints moves, positions, games and records (PGN, SGF, GameStrings). Start with {@link
 * io.github.hiverules.notation.Records}.
 *
 * <p>In a database, store a record as PGN ({@link io.github.hiverules.notation.Records#print}) and a position as a
 * position string ({@link io.github.hiverules.notation.PositionStrings}). Store a move as a MoveString, together with
 * the position before the move.
 *
 * <p>Types are immutable, thread-safe and comparable with {@code equals}, except streams, builders and exceptions.
 *
 * @see <a href="{@docRoot}/doc-files/notation.html">The notations of Hive</a>
 */
@NullMarked
package io.github.hiverules.notation;

import org.jspecify.annotations.NullMarked;
