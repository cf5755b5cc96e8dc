// SPDX-License-Identifier: Apache-2.0
/**
 * The service that {@code hive-impl} implements. Only {@code hive-impl} and {@code hive-notation} may use this package.
 * Positions, games and analyses delegate to {@link io.github.hiverules.api.spi.HiveRules}.
 */
@NullMarked
package io.github.hiverules.api.spi;

import org.jspecify.annotations.NullMarked;
