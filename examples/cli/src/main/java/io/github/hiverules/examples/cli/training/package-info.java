// SPDX-License-Identifier: Apache-2.0
/** The commands {@code features} and {@code train}: training sets from records, and networks from training sets. */
@NullMarked
package io.github.hiverules.examples.cli.training;

import org.jspecify.annotations.NullMarked;
