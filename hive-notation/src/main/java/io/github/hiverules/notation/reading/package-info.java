// SPDX-License-Identifier: Apache-2.0
/** Classes that the readers and writers of all formats share, and the reader of GameStrings. */
@NullMarked
package io.github.hiverules.notation.reading;

import org.jspecify.annotations.NullMarked;
