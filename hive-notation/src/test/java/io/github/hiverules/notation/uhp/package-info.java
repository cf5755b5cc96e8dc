// SPDX-License-Identifier: Apache-2.0
/** Tests engines and clients of UHP with scripts, with random games and with each other. */
@NullMarked
package io.github.hiverules.notation.uhp;

import org.jspecify.annotations.NullMarked;
