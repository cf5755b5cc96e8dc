// SPDX-License-Identifier: Apache-2.0
/** The commands of {@code hive.jar}, which {@link io.github.hiverules.examples.cli.Main} lists. */
@NullMarked
package io.github.hiverules.examples.cli;

import org.jspecify.annotations.NullMarked;
