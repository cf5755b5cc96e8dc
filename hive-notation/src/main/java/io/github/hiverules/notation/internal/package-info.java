// SPDX-License-Identifier: Apache-2.0
/** Internal code that several formats use. Programs use {@link io.github.hiverules.notation.Records}. */
@NullMarked
package io.github.hiverules.notation.internal;

import org.jspecify.annotations.NullMarked;
