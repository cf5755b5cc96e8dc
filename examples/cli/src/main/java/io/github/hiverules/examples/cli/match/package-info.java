// SPDX-License-Identifier: Apache-2.0
/** The command {@code match}: matches between engines, with scores and ratings. */
@NullMarked
package io.github.hiverules.examples.cli.match;

import org.jspecify.annotations.NullMarked;
