// SPDX-License-Identifier: Apache-2.0
/** Finds the paths of legal moves, the reasons why moves are illegal, and the mobility of pieces. */
@NullMarked
package io.github.hiverules.impl.explain;

import org.jspecify.annotations.NullMarked;
