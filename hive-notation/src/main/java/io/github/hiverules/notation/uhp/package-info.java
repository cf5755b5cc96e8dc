// SPDX-License-Identifier: Apache-2.0
/**
 * An engine and a client for the Universal Hive Protocol (N2).
 *
 * <p>{@link io.github.hiverules.notation.uhp.UhpEngine} turns a {@link io.github.hiverules.notation.uhp.MoveChooser}
 * into an engine. {@link io.github.hiverules.notation.uhp.UhpClient} plays with an engine in another process.
 *
 * <p>{@link io.github.hiverules.notation.MoveStrings} and {@link io.github.hiverules.notation.GameStrings} parse and
 * print the protocol's moves and games.
 */
@NullMarked
package io.github.hiverules.notation.uhp;

import org.jspecify.annotations.NullMarked;
