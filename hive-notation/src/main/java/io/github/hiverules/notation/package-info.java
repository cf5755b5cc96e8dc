// SPDX-License-Identifier: Apache-2.0
/**
 * Records of games: the value they all become, a tree of judged moves; the reader that knows a format by its content; the one
 * exception. Moves, positions and games as texts. Start with {@link io.github.hiverules.notation.Records}.
 *
 * <p>In a database column, keep a record as its PGN ({@link io.github.hiverules.notation.Records#print}), a position as its line
 * ({@link io.github.hiverules.notation.PositionStrings}), a move as its MoveString beside the position.
 *
 * <p>{@link io.github.hiverules.notation.NotationException} says what is wrong with a text.
 *
 * @see <a href="{@docRoot}/doc-files/notation.html">The notations of Hive</a>
 */
@NullMarked
package io.github.hiverules.notation;

import org.jspecify.annotations.NullMarked;
