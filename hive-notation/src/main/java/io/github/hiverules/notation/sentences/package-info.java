// SPDX-License-Identifier: Apache-2.0
/** Describes illegal moves, paths, metrics and outcomes in sentences for players, in English and Russian. */
@NullMarked
package io.github.hiverules.notation.sentences;

import org.jspecify.annotations.NullMarked;
