// SPDX-License-Identifier: Apache-2.0
/**
 * The commands of {@code hive.jar}, one class each. {@link io.github.hiverules.examples.cli.Main} lists them.
 */
@NullMarked
package io.github.hiverules.examples.cli;

import org.jspecify.annotations.NullMarked;
