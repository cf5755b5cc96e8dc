// SPDX-License-Identifier: Apache-2.0
/** The implementation of {@link io.github.hiverules.api.spi.HiveRules}, which hive-api loads. Not exported. */
@NullMarked
package io.github.hiverules.impl;

import org.jspecify.annotations.NullMarked;
