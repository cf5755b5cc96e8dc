// SPDX-License-Identifier: Apache-2.0
/** The command {@code features}: training sets from records. */
@NullMarked
package io.github.hiverules.examples.cli.training;

import org.jspecify.annotations.NullMarked;
