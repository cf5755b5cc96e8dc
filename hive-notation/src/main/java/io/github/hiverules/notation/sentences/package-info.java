// SPDX-License-Identifier: Apache-2.0
/**
 * Describes illegal moves, paths, metrics and outcomes in sentences for players, in English and Russian. Finds the cells
 * that explain a reason.
 *
 * <p>{@link io.github.hiverules.notation.text.Remark} and {@link io.github.hiverules.notation.text.NotationException}
 * return the sentences of remarks and errors about texts.
 */
@NullMarked
package io.github.hiverules.notation.sentences;

import org.jspecify.annotations.NullMarked;
