// SPDX-License-Identifier: Apache-2.0
/**
 * The service that {@code hive-impl} provides. Only that module may use this package. Positions, games and analyses send their
 * questions to {@link io.github.hiverules.api.spi.HiveRules}.
 */
@NullMarked
package io.github.hiverules.api.spi;

import org.jspecify.annotations.NullMarked;
