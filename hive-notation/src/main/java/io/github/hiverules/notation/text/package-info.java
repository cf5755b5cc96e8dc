// SPDX-License-Identifier: Apache-2.0
/**
 * Texts of games, places in texts and records, and errors and remarks about them.
 *
 * <p>Types are immutable and thread-safe. Exceptions aside, they are comparable with {@code equals}.
 */
@NullMarked
package io.github.hiverules.notation.text;

import org.jspecify.annotations.NullMarked;
