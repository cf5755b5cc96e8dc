// SPDX-License-Identifier: Apache-2.0
/**
 * A slow and simple reference implementation of the rules, written from the numbered rules with sets and maps. It
 * shares no code about rules with hive-impl. Tests compare both implementations.
 */
@NullMarked
package io.github.hiverules.impl.oracle;

import org.jspecify.annotations.NullMarked;
