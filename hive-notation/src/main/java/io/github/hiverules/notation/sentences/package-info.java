// SPDX-License-Identifier: Apache-2.0
/**
 * Describes reasons, paths, metrics and the state of a game in sentences for players, in English and Russian.
 */
@NullMarked
package io.github.hiverules.notation.sentences;

import org.jspecify.annotations.NullMarked;
