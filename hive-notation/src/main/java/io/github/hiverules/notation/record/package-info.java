// SPDX-License-Identifier: Apache-2.0
/** What the readers and writers of all formats share: texts and their errors, a game that is being read, lines of moves. */
@NullMarked
package io.github.hiverules.notation.record;

import org.jspecify.annotations.NullMarked;
