/** The strings of the Universal Hive Protocol (notation section N1): MoveStrings, GameStrings, game types. */
@NullMarked
package io.github.hiverules.notation.uhp;

import org.jspecify.annotations.NullMarked;
