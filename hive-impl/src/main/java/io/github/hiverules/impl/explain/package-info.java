// SPDX-License-Identifier: Apache-2.0
/** Explains the decisions of the rules: converts them to reasons, paths and mobilities of hive-api. */
@NullMarked
package io.github.hiverules.impl.explain;

import org.jspecify.annotations.NullMarked;
