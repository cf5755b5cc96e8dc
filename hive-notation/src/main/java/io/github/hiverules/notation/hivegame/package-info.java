// SPDX-License-Identifier: Apache-2.0
/** Reads the analyses of hivegame.com. */
@NullMarked
package io.github.hiverules.notation.hivegame;

import org.jspecify.annotations.NullMarked;
