// SPDX-License-Identifier: Apache-2.0
/** The command {@code check}: compares an engine with the rules. */
@NullMarked
package io.github.hiverules.examples.cli.check;

import org.jspecify.annotations.NullMarked;
