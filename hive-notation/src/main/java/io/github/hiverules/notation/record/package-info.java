// SPDX-License-Identifier: Apache-2.0
/**
 * Records of games, independent of any file format. {@link io.github.hiverules.notation.Records} reads and prints
 * records. Start with {@link io.github.hiverules.notation.record.GameRecord}.
 *
 * <p>Types are immutable, thread-safe and comparable with {@code equals}.
 */
@NullMarked
package io.github.hiverules.notation.record;

import org.jspecify.annotations.NullMarked;
