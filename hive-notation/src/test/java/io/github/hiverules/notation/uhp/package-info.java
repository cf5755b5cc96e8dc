// SPDX-License-Identifier: Apache-2.0
/** Engines and clients of UHP, held against scripts, chance and each other. */
@NullMarked
package io.github.hiverules.notation.uhp;

import org.jspecify.annotations.NullMarked;
