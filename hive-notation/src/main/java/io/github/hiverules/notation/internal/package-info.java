// SPDX-License-Identifier: Apache-2.0
/**
 * Internal code shared by all formats. Not exported; use {@link io.github.hiverules.notation.Records}.
 */
@NullMarked
package io.github.hiverules.notation.internal;

import org.jspecify.annotations.NullMarked;
