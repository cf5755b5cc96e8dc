// SPDX-License-Identifier: Apache-2.0
/**
 * What an implementation of the rules provides; programs that use one have no business here. Positions and games put their
 * questions to {@link io.github.hiverules.api.spi.HiveRules}, analyses to {@link io.github.hiverules.api.spi.PositionAnalyzer};
 * {@link java.util.ServiceLoader} finds both. The artifact {@code hive-impl} is such an implementation.
 *
 * <p>New methods of these interfaces come with a default, so that an implementation of an earlier version goes on to work.
 */
@NullMarked
package io.github.hiverules.api.spi;

import org.jspecify.annotations.NullMarked;
