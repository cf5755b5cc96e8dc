// SPDX-License-Identifier: Apache-2.0
/** What hive-api finds at run time: the implementation of the rules on the packed board. Not exported. */
@NullMarked
package io.github.hiverules.impl.internal;

import org.jspecify.annotations.NullMarked;
