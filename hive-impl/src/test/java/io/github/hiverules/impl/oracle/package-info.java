// SPDX-License-Identifier: Apache-2.0
/**
 * A slow and simple reference implementation of the rules, written from the numbered rules with sets and maps. It shares no rule
 * code with hive-impl; tests compare both.
 */
@NullMarked
package io.github.hiverules.impl.oracle;

import org.jspecify.annotations.NullMarked;
