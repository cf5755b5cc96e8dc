/** PGN for Hive (notation section N3). */
@NullMarked
package io.github.hiverules.notation.pgn;

import org.jspecify.annotations.NullMarked;
