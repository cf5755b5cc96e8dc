// SPDX-License-Identifier: Apache-2.0
/** Positions and games made by chance, for the tests of every module. */
@NullMarked
package io.github.hiverules.testkit;

import org.jspecify.annotations.NullMarked;
