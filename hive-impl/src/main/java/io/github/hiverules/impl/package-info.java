// SPDX-License-Identifier: Apache-2.0
/** The implementation of the rules that hive-api loads. Not exported. */
@NullMarked
package io.github.hiverules.impl;

import org.jspecify.annotations.NullMarked;
