// SPDX-License-Identifier: Apache-2.0
/**
 * Smart Game Format as BoardSpace writes it (notation section N4): the syntax, and on it the meaning of the actions. Not
 * exported: programs read and print it with {@link io.github.hiverules.notation.Records}.
 */
@NullMarked
package io.github.hiverules.notation.internal.sgf;

import org.jspecify.annotations.NullMarked;
