// SPDX-License-Identifier: Apache-2.0
/** Random positions and games for the tests of every module. */
@NullMarked
package io.github.hiverules.testkit;

import org.jspecify.annotations.NullMarked;
