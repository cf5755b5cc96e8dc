// SPDX-License-Identifier: Apache-2.0
/** Describes illegal moves, paths, metrics and outcomes in sentences for players, in English and Russian. Finds
 * the cells that explain a reason. */
@NullMarked
package io.github.hiverules.notation.sentences;

import org.jspecify.annotations.NullMarked;
