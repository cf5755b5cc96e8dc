// SPDX-License-Identifier: Apache-2.0
/** What is counted about a position beyond its legal moves (R8): metrics and races. */
@NullMarked
package io.github.hiverules.impl.analysis;

import org.jspecify.annotations.NullMarked;
