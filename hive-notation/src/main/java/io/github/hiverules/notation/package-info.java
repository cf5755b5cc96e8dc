// SPDX-License-Identifier: Apache-2.0
/**
 * Reads and prints records of games in PGN, SGF and GameStrings; parses and prints moves, positions and games. Start with {@link
 * io.github.hiverules.notation.Records}.
 *
 * <p>In a database, store a record as PGN ({@link io.github.hiverules.notation.Records#print}) and a position as a
 * position string ({@link io.github.hiverules.notation.PositionStrings}). Store a move as a MoveString together with
 * its position.
 *
 * @see <a href="{@docRoot}/doc-files/notation.html">The notations of Hive</a>
 */
@NullMarked
package io.github.hiverules.notation;

import org.jspecify.annotations.NullMarked;
