// SPDX-License-Identifier: Apache-2.0
/**
 * The rules once more, slow and obvious: a reading of the numbered rules into sets and maps, against which the fast engine is
 * held. It shares no rule code with it.
 */
@NullMarked
package io.github.hiverules.impl.oracle;

import org.jspecify.annotations.NullMarked;
