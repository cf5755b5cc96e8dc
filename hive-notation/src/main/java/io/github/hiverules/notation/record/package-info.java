// SPDX-License-Identifier: Apache-2.0
/** Classes shared by the readers and writers of all formats. */
@NullMarked
package io.github.hiverules.notation.record;

import org.jspecify.annotations.NullMarked;
