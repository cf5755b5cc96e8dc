// SPDX-License-Identifier: Apache-2.0
/** Reasons, paths and mobility: what the rules forbid and allow, translated into the values of hive-api with their witnesses. */
@NullMarked
package io.github.hiverules.impl.explain;

import org.jspecify.annotations.NullMarked;
